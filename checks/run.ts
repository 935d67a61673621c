// npm run check:content [-- --sans-grammaire] [files]: checks rules, grammar and spelling of the pages. Grammar and spelling
// check the given files only; rules need the whole site.

import { checkRules, foundBy, printable } from './findings';
import { checkGrammar, isGrammarCheckerInstalled } from './grammar';
import { readSite } from './site';
import { checkSpelling } from './spelling';

const WITHOUT_GRAMMAR = '--sans-grammaire';
/** A missing grammar checker is a failure, unless the caller left it out. */
const GRAMMAR_MISSING = `Grammaire NON contrôlée : Grammalecte est absent. Installez les paquets Debian grammalecte-cli et python3-grammalecte (en root, la commande le fait elle-même), ou contrôlez le reste seulement : npm run check:content -- ${WITHOUT_GRAMMAR}`;

async function main(): Promise<number> {
  const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  // In parallel, because it takes as long as all other checks.
  const spelling = checkSpelling(files);

  const site = readSite();
  console.log(`Contrôle de ${site.pages.length + site.unreadable.length} pages : règles…`);
  const findings = checkRules(site);

  const isGrammarWanted = !process.argv.includes(WITHOUT_GRAMMAR);
  const isGrammarChecked = isGrammarWanted && isGrammarCheckerInstalled();
  if (isGrammarChecked) {
    console.log('Grammaire (Grammalecte)…');
    const pages = site.pages.filter(({ file }) => files.length === 0 || files.includes(file));
    findings.push(...foundBy('grammaire', checkGrammar(pages)));
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
