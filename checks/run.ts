// npm run check:content [-- --fix] [-- --sans-grammaire]: checks the pages by rules, grammar and spelling; tells file, line and correction.
import { readFileSync, writeFileSync } from 'node:fs';
import { checkGrammar, isGrammarCheckerInstalled } from './grammar';
import { printable, type Reported } from './report';
import { pageRules, siteRules } from './rules';
import { readSite, type Site, type SiteFinding } from './site';
import { checkSpelling } from './spelling';

const foundBy = (rule: string, findings: readonly SiteFinding[]): Reported[] =>
  findings.map((finding) => ({ ...finding, rule }));

function checkRules(site: Site): Reported[] {
  const pageFindings = site.pages.flatMap((page) =>
    pageRules.flatMap(({ id, check }) =>
      check(page).map((finding) => ({ ...finding, rule: id, file: page.file })),
    ),
  );
  return [...pageFindings, ...siteRules.flatMap(({ id, check }) => foundBy(id, check(site)))];
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

const WITHOUT_GRAMMAR = '--sans-grammaire';
/** Grammar is never left out unless somebody asked for it. */
const GRAMMAR_MISSING = `Grammaire NON contrôlée : Grammalecte est absent. Installez les paquets Debian grammalecte-cli et python3-grammalecte (en root, la commande le fait elle-même), ou contrôlez le reste seulement : npm run check:content -- ${WITHOUT_GRAMMAR}`;

async function main(): Promise<number> {
  const isFixing = process.argv.includes('--fix');
  // Spelling takes as long as the rest, on another processor; corrections come before it.
  const startedSpelling = isFixing ? undefined : checkSpelling();

  const site = readSite();
  console.log(`Contrôle de ${site.pages.length + site.unreadable.length} pages : règles…`);
  let findings = checkRules(site);
  if (isFixing) findings = applyFixes(findings);
  const spelling = startedSpelling ?? checkSpelling();

  const isGrammarWanted = !process.argv.includes(WITHOUT_GRAMMAR);
  const isGrammarChecked = isGrammarWanted && isGrammarCheckerInstalled();
  if (isGrammarChecked) {
    console.log('Grammaire (Grammalecte)…');
    findings.push(...foundBy('grammaire', checkGrammar(site.pages)));
  }
  console.log('Orthographe (cspell)…');
  findings.push(...foundBy('orthographe', await spelling));

  for (const text of printable(findings)) console.log(text);
  const errors = findings.filter(({ level }) => level !== 'warning').length;
  console.log(`${errors} erreur(s), ${findings.length - errors} avertissement(s).`);
  if (!isGrammarChecked)
    console.error(isGrammarWanted ? GRAMMAR_MISSING : 'Grammaire NON contrôlée, à votre demande.');
  return errors === 0 && (isGrammarChecked || !isGrammarWanted) ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
