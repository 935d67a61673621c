// The languages that samples are written in, the tools that pages name, and where this machine has them.
import { spawnSync } from 'node:child_process';

type Tool = {
  readonly name: string;
  /** Tried in this order: a version manager's Python may stand before Debian's. */
  readonly commands: readonly string[];
  /** Succeeds where everything that samples use is there. */
  readonly probe: readonly string[];
  readonly packages: readonly string[];
};

const tools = {
  curl: { name: 'cURL', commands: ['curl'], probe: ['--version'], packages: ['curl', 'ca-certificates'] },
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
  uuidgen: { name: 'uuidgen', commands: ['uuidgen'], probe: [], packages: ['uuid-runtime'] },
  jq: { name: 'jq', commands: ['jq'], probe: ['--version'], packages: ['jq'] },
  bash: { name: 'Bash', commands: ['bash'], probe: ['--version'], packages: ['bash'] },
  zsh: { name: 'Zsh', commands: ['zsh'], probe: ['--version'], packages: ['zsh'] },
  poppler: { name: 'pdfsig, pdfdetach', commands: ['pdfsig'], probe: ['-v'], packages: ['poppler-utils'] },
} satisfies Record<string, Tool>;

const find = ({ commands, probe }: Tool): string | undefined =>
  commands.find((command) => spawnSync(command, probe).status === 0);

export const findTool = (name: keyof typeof tools): string | undefined => find(tools[name]);

export const missingTools = (): Tool[] => Object.values(tools).filter((tool) => !find(tool));
