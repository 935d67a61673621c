// npm run check:content [-- --fix]: everything that a machine can say of the texts, with file, line and mend.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkGrammar, isGrammarCheckerHere } from './grammar';
import { pageRules, siteRules } from './rules';
import { readSite, type Site, type SiteFinding } from './site';

type Reported = SiteFinding & { readonly rule: string };

function checkRules(site: Site): Reported[] {
  const ofPages = site.pages.flatMap((page) =>
    pageRules.flatMap(({ id, check }) =>
      check(page).map((finding) => ({ ...finding, rule: id, file: page.file })),
    ),
  );
  const ofSite = siteRules.flatMap(({ id, check }) =>
    check(site).map((finding) => ({ ...finding, rule: id })),
  );
  return [...ofPages, ...ofSite];
}

/** Writes the safe mends and returns what is left to a person. */
function applyFixes(findings: readonly Reported[]): Reported[] {
  const mendable = findings.filter(({ fix }) => fix);
  for (const file of new Set(mendable.map((finding) => finding.file))) {
    const fixes = mendable.flatMap((finding) => (finding.file === file && finding.fix ? [finding.fix] : []));
    // From the end, so that the offsets before stay true.
    const mended = fixes
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: mend }) => text.slice(0, start) + mend + text.slice(end),
        readFileSync(file, 'utf8'),
      );
    writeFileSync(file, mended);
  }
  console.log(`${mendable.length} correction(s) appliquée(s).`);
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

const place = ({ file, line, column }: Reported): string => `${file}:${line}${column ? `:${column}` : ''}`;

function main(): number {
  const site = readSite();
  console.log(`Contrôle de ${site.pages.length} pages : règles…`);
  let findings = checkRules(site);
  if (process.argv.includes('--fix')) findings = applyFixes(findings);

  console.log('Grammaire (Grammalecte)…');
  const grammarChecked = isGrammarCheckerHere();
  if (grammarChecked) {
    findings.push(...checkGrammar(site.pages).map((finding) => ({ ...finding, rule: 'grammaire' })));
  } else {
    console.error(
      'Grammaire NON contrôlée : Grammalecte est absent. Installez les paquets Debian grammalecte-cli et python3-grammalecte (en root : « npx tsx scripts/ensure-grammalecte.ts »).',
    );
  }

  console.log('Orthographe (cspell)…');
  const spelled = checkSpelling();

  for (const finding of findings) {
    const sign = finding.level === 'warning' ? 'avertissement' : 'erreur';
    console.log(`${place(finding)} ${sign} ${finding.rule}\n    ${finding.message}`);
  }
  const errors = findings.filter(({ level }) => level !== 'warning').length;
  console.log(`${errors} erreur(s), ${findings.length - errors} avertissement(s).`);
  // On a writer's own machine the rest still counts; before anything lands, nothing may be left out.
  return errors === 0 && spelled && (grammarChecked || !process.env.CI) ? 0 : 1;
}

process.exit(main());
