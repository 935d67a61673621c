// Before tests that read the API's contract with others' tools: install these when their lock has changed, or stop and say
// what to do. Never skip.
import { areToolsInstalled, noteInstallation, TOOLS_FOLDER } from '../tests/contract-tools';
import { run } from './install';

if (!areToolsInstalled()) {
  if (!run('npm', ['ci', '--prefix', TOOLS_FOLDER, '--no-audit', '--no-fund'])) {
    console.error(
      `Les outils qui lisent le contrat de l'API (${TOOLS_FOLDER}) n'ont pas pu être installés : npm dit pourquoi ci-dessus. Vérifiez l'accès au registre de paquets, puis relancez la commande.`,
    );
    process.exit(1);
  }
  noteInstallation();
}
