// npm run check:content [-- --fix] [-- --sans-grammaire]: checks the pages by rules, grammar and spelling; tells file, line and correction.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkGrammar, isGrammarCheckerInstalled } from './grammar';
import { pageRules, siteRules } from './rules';
import { readSite, type Site, type SiteFinding } from './site';

type Reported = SiteFinding & { readonly rule: string };

function checkRules(site: Site): Reported[] {
  const pageFindings = site.pages.flatMap((page) =>
    pageRules.flatMap(({ id, check }) =>
      check(page).map((finding) => ({ ...finding, rule: id, file: page.file })),
    ),
  );
  const siteFindings = siteRules.flatMap(({ id, check }) =>
    check(site).map((finding) => ({ ...finding, rule: id })),
  );
  return [...pageFindings, ...siteFindings];
}

/** Writes the safe corrections and returns the findings that are left. */
function applyFixes(findings: readonly Reported[]): Reported[] {
  const fixable = findings.filter(({ fix }) => fix);
  for (const file of new Set(fixable.map((finding) => finding.file))) {
    const fixes = fixable.flatMap((finding) => (finding.file === file && finding.fix ? [finding.fix] : []));
    // From the end of the file, so that the offsets of the other corrections stay right.
    const corrected = fixes
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
        readFileSync(file, 'utf8'),
      );
    writeFileSync(file, corrected);
  }
  console.log(`${fixable.length} correction(s) appliquée(s).`);
  return findings.filter(({ fix }) => !fix);
}

function checkSpelling(): boolean {
  const { status } = spawnSync('npx', ['cspell', 'lint', '--no-progress', '--no-summary', '--gitignore'], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.log(
      'Orthographe : corrigez le mot, ou ajoutez-le à checks/mots-du-projet.txt si le produit le nomme ainsi, à checks/mots-des-lecteurs.txt si seuls des lecteurs le disent.',
    );
  }
  return status === 0;
}

const locationOf = ({ file, line, column }: Reported): string =>
  `${file}:${line}${column ? `:${column}` : ''}`;

const WITHOUT_GRAMMAR = '--sans-grammaire';
/** Grammar is never left out unless somebody asked for it. */
const GRAMMAR_MISSING = `Grammaire NON contrôlée : Grammalecte est absent. Installez les paquets Debian grammalecte-cli et python3-grammalecte (en root, la commande le fait elle-même), ou contrôlez le reste seulement : npm run check:content -- ${WITHOUT_GRAMMAR}`;

function main(): number {
  const site = readSite();
  console.log(`Contrôle de ${site.pages.length} pages : règles…`);
  let findings = checkRules(site);
  if (process.argv.includes('--fix')) findings = applyFixes(findings);

  const isGrammarWanted = !process.argv.includes(WITHOUT_GRAMMAR);
  const isGrammarChecked = isGrammarWanted && isGrammarCheckerInstalled();
  if (isGrammarChecked) {
    console.log('Grammaire (Grammalecte)…');
    findings.push(...checkGrammar(site.pages).map((finding) => ({ ...finding, rule: 'grammaire' })));
  }

  console.log('Orthographe (cspell)…');
  const isSpellingRight = checkSpelling();

  for (const finding of findings) {
    const level = finding.level === 'warning' ? 'avertissement' : 'erreur';
    console.log(`${locationOf(finding)} ${level} ${finding.rule}\n    ${finding.message}`);
  }
  const errors = findings.filter(({ level }) => level !== 'warning').length;
  console.log(`${errors} erreur(s), ${findings.length - errors} avertissement(s).`);
  if (!isGrammarChecked)
    console.error(isGrammarWanted ? GRAMMAR_MISSING : 'Grammaire NON contrôlée, à votre demande.');
  return errors === 0 && isSpellingRight && (isGrammarChecked || !isGrammarWanted) ? 0 : 1;
}

process.exit(main());
