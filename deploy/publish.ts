// npm run publish-site -- <folder>         publishes the built site
// npm run publish-site -- <folder> --back  restores the version before
import { identity } from '../product/identity';
import { publishVersion, rollBack } from './versions';

const words = process.argv.slice(2);
const [target] = words.filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => word.startsWith('--') && word !== '--back');
if (!target || unknown.length > 0) {
  console.error(
    'Usage : npm run publish-site -- <dossier> pour publier build/, npm run publish-site -- <dossier> --back pour revenir à la version précédente.',
  );
  process.exit(1);
}
try {
  const now = new Date();
  const version = words.includes('--back')
    ? rollBack(target, now)
    : publishVersion({ from: 'build', target, baseUrl: identity.baseUrl, now });
  console.log(`Version publiée : ${version}. Rechargez les règles du serveur (nginx -s reload).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
