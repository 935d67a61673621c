// The tools that tests need besides Node, and where this machine has them.
import { spawnSync } from 'node:child_process';

type Tool = {
  readonly name: string;
  /** Tried in this order: a version manager's Python may come before Debian's. */
  readonly commands: readonly string[];
  /** The arguments of a command that succeeds where all that samples use is installed; `--version` by default. */
  readonly probe?: readonly string[];
  readonly packages: readonly string[];
};

const tools = {
  curl: { name: 'cURL', commands: ['curl'], packages: ['curl', 'ca-certificates'] },
  python: {
    name: 'Python 3 et requests',
    commands: ['python3', '/usr/bin/python3'],
    probe: ['-c', 'import requests'],
    packages: ['python3', 'python3-requests'],
  },
  php: {
    name: 'PHP et son extension curl',
    commands: ['php'],
    probe: ['-r', "exit(extension_loaded('curl') ? 0 : 1);"],
    packages: ['php-cli', 'php-curl'],
  },
  openssl: { name: 'OpenSSL', commands: ['openssl'], probe: ['version'], packages: ['openssl'] },
  uuidgen: { name: 'uuidgen', commands: ['uuidgen'], packages: ['uuid-runtime'] },
  jq: { name: 'jq', commands: ['jq'], packages: ['jq'] },
  bash: { name: 'Bash', commands: ['bash'], packages: ['bash'] },
  zsh: { name: 'Zsh', commands: ['zsh'], packages: ['zsh'] },
  unzip: { name: 'unzip', commands: ['unzip'], probe: ['-v'], packages: ['unzip'] },
  poppler: { name: 'pdfsig, pdfdetach', commands: ['pdfsig'], probe: ['-v'], packages: ['poppler-utils'] },
  qpdf: { name: 'qpdf', commands: ['qpdf'], packages: ['qpdf'] },
  nginx: { name: 'nginx', commands: ['nginx', '/usr/sbin/nginx'], probe: ['-v'], packages: ['nginx-light'] },
  brotli: {
    name: 'le module Brotli de nginx',
    commands: ['test'],
    probe: ['-e', '/usr/share/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['libnginx-mod-http-brotli-static'],
  },
  firefox: { name: 'Firefox', commands: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKitWebDriver',
    commands: ['WebKitWebDriver'],
    probe: ['--help'],
    packages: ['webkit2gtk-driver'],
  },
  xvfb: { name: 'Xvfb', commands: ['Xvfb'], probe: ['-help'], packages: ['xvfb'] },
  caddy: { name: 'Caddy', commands: ['caddy'], probe: ['version'], packages: ['caddy'] },
} satisfies Record<string, Tool>;

const find = ({ commands, probe = ['--version'] }: Tool): string | undefined =>
  commands.find((command) => spawnSync(command, probe).status === 0);

export const findTool = (name: keyof typeof tools): string | undefined => find(tools[name]);

const { nginx, brotli, caddy, unzip, qpdf, firefox, webkit, xvfb, ...ofSamples } = tools;

export const PURPOSES = {
  samples: { task: 'exécuter les exemples des pages', tools: Object.values(ofSamples) },
  hosting: { task: "essayer les règles de l'hébergement", tools: [nginx, brotli, caddy] },
  release: { task: "vérifier l'archive d'une édition", tools: [tools.openssl, unzip] },
  pdf: { task: 'relire les PDF de la documentation', tools: [tools.poppler, qpdf] },
  engines: { task: 'ouvrir le site dans Firefox et WebKit', tools: [firefox, webkit, xvfb] },
} satisfies Record<string, { task: string; tools: readonly Tool[] }>;

type Purpose = keyof typeof PURPOSES;
export const isPurpose = (name: string): name is Purpose => Object.hasOwn(PURPOSES, name);

export const missingTools = (purpose: Purpose): Tool[] =>
  PURPOSES[purpose].tools.filter((tool) => !find(tool));

/** How to ask for the version of a program or library, by the name that pages give it. */
const VERSION_COMMANDS: Readonly<
  Record<string, readonly [tool: keyof typeof tools | undefined, ...string[]]>
> = {
  curl: ['curl', '--version'],
  jq: ['jq', '--version'],
  'Node.js': [undefined, '--version'],
  Python: ['python', '--version'],
  requests: ['python', '-c', 'import requests; print(requests.__version__)'],
  PHP: ['php', '-r', 'echo PHP_VERSION;'],
};

/** Undefined where this list does not have the name. */
export function versionOf(name: string): string | undefined {
  const [tool, ...args] = VERSION_COMMANDS[name] ?? [];
  if (args.length === 0) return undefined;
  const command = tool ? findTool(tool) : process.execPath;
  return command && /\d+(?:\.\d+)*/.exec(spawnSync(command, args, { encoding: 'utf8' }).stdout)?.[0];
}
