// Installs the tools that a command needs besides Node, or stops with what to install.
import { spawnSync } from 'node:child_process';
import { isGrammarCheckerInstalled } from '../checks/grammar';
import { areToolsInstalled, noteInstallation, TOOLS_FOLDER } from '../tests/contract-tools';
import { findChromium, NO_CHROMIUM } from './chromium';
import { isPurpose, missingTools, PURPOSES } from './tools';

function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** False where this is not Debian, or the user is not root. */
function installDebianPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

function chromium(): string | undefined {
  const ways = [
    () => true,
    () => installDebianPackages(['chromium-headless-shell']),
    () => run('npx', ['playwright', 'install', 'chromium-headless-shell']),
  ];
  const found = ways.some((way) => way() && findChromium() !== undefined);
  return found ? undefined : NO_CHROMIUM;
}

/** Installs them again when their lock has changed. */
function contract(): string | undefined {
  if (areToolsInstalled()) return undefined;
  if (!run('npm', ['ci', '--prefix', TOOLS_FOLDER, '--no-audit', '--no-fund']))
    return `Les outils qui lisent le contrat de l'API (${TOOLS_FOLDER}) n'ont pas pu être installés : npm dit pourquoi ci-dessus. Vérifiez l'accès au registre de paquets, puis relancez la commande.`;
  noteInstallation();
  return undefined;
}

/** Optional: the checks say when it is missing. */
function grammar(): undefined {
  if (!isGrammarCheckerInstalled()) installDebianPackages(['grammalecte-cli', 'python3-grammalecte']);
}

const OTHERS: Readonly<Record<string, () => string | undefined>> = { chromium, contract, grammar };

const wanted = process.argv.slice(2);
if (wanted.length === 0 || !wanted.every((name) => isPurpose(name) || OTHERS[name])) {
  const names = [...Object.keys(OTHERS), ...Object.keys(PURPOSES)].join(' | ');
  console.error(`Usage : tsx scripts/ensure-tools.ts ${names}…`);
  process.exit(1);
}

const purposes = wanted.filter(isPurpose);
const missingPackages = purposes.flatMap(missingTools).flatMap(({ packages }) => packages);
if (missingPackages.length > 0) installDebianPackages(missingPackages);

const faults = [
  ...wanted.flatMap((name) => OTHERS[name]?.() ?? []),
  ...purposes.flatMap((purpose) => {
    const missing = missingTools(purpose);
    if (missing.length === 0) return [];
    return [
      `Il manque de quoi ${PURPOSES[purpose].task} :`,
      ...missing.map(({ name, packages }) => `- ${name} (paquets Debian : ${packages.join(', ')})`),
      `Installez-les (par exemple « apt-get install ${missing.flatMap(({ packages }) => packages).join(' ')} »), puis relancez la commande.`,
    ];
  }),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
