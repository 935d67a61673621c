// Before tests that need more than Node: find the tools, or install them, or stop and say what to do. Never skip.
import { installDebianPackages } from './install';
import { isPurpose, missingTools, type Purpose } from './tools';

const WORDS: Readonly<Record<Purpose, string>> = {
  samples: 'exécuter les exemples des pages',
  hosting: "essayer les règles de l'hébergement",
  release: "vérifier l'archive d'une édition",
  engines: 'ouvrir le site dans Firefox et WebKit',
  pdf: 'relire les PDF de la documentation',
};

const purposes = process.argv.slice(2);
if (purposes.length === 0 || !purposes.every(isPurpose)) {
  console.error(`Usage : tsx scripts/ensure-tools.ts ${Object.keys(WORDS).join(' | ')}…`);
  process.exit(1);
}
const wanted = purposes.flatMap(missingTools);
if (wanted.length > 0) installDebianPackages(wanted.flatMap(({ packages }) => packages));
const faults = purposes.flatMap((purpose) => {
  const missing = missingTools(purpose);
  return missing.length > 0
    ? [
        `Il manque de quoi ${WORDS[purpose]} :`,
        ...missing.map(({ name, packages }) => `- ${name} (paquets Debian : ${packages.join(', ')})`),
        `Installez-les (par exemple « apt-get install ${missing.flatMap(({ packages }) => packages).join(' ')} »), puis relancez la commande.`,
      ]
    : [];
});
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
