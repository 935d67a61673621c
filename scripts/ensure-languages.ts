// Before samples are executed: find their languages, or install them, or stop and say what to do. Never skip.
import { installDebianPackages } from './install';
import { missingTools } from './languages';

const wanted = missingTools();
if (wanted.length > 0) installDebianPackages(wanted.flatMap(({ packages }) => packages));
const missing = missingTools();
if (missing.length > 0) {
  console.error(
    [
      'Il manque de quoi exécuter les exemples des pages :',
      ...missing.map(({ name, packages }) => `- ${name} (paquets Debian : ${packages.join(', ')})`),
      `Installez-les (par exemple « apt-get install ${missing.flatMap(({ packages }) => packages).join(' ')} »), puis relancez la commande.`,
    ].join('\n'),
  );
  process.exit(1);
}
