// What the API's pages tell a reader to type, typed in both shells: it ends well, and answers the same.
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { execute } from './execute';
import { environmentOf } from './operations';
import { apiPages, codeIn } from './pageCode';
import { faultsWhere, type Result } from './results';
import type { SampleServer } from './server';

/** Fingerprints are run by pageCode.test.ts, on files that have them. */
const RUN_ELSEWHERE = /^sha256sum /;
/** A secret that the commands ask for is what the reader types next. */
const TYPED = 'cs_tape-au-clavier';

const fences = () =>
  apiPages()
    .flatMap(codeIn)
    .filter(({ lang, text }) => lang === 'bash' && !RUN_ELSEWHERE.test(text))
    .map(({ text, place }) => ({ place, commands: substituteFacts(text).text }));

type Fence = ReturnType<typeof fences>[number];

async function runFence({ place, commands }: Fence, server: SampleServer, folder: string): Promise<Result> {
  const names = [...commands.matchAll(/^export (\w+)/gm), ...commands.matchAll(/^read .*?(\w+) &&/gm)];
  const shown = names.map(([, name]) => `"$${name}"`).join(' ');
  const text = [commands, ...(/^read /m.test(commands) ? [TYPED] : []), `printf '%s\\n' ${shown}`].join('\n');
  const type = async (shell: 'bash' | 'zsh') => {
    const environment = environmentOf(server.open());
    return execute(shell, [text], { folder, environment });
  };
  const [bash, zsh] = [await type('bash'), await type('zsh')];
  return {
    group: 'Autres',
    name: place,
    faults: faultsWhere({
      [`bash finit en ${bash.code} : ${bash.stderr}`]: bash.code !== 0,
      [`zsh finit en ${zsh.code} : ${zsh.stderr}`]: zsh.code !== 0,
      [`bash affiche ${bash.stdout} et zsh ${zsh.stdout}`]: bash.stdout !== zsh.stdout,
      'une variable reste vide': names.length > 0 && /^$/m.test(bash.stdout.trimEnd()),
    }),
  };
}

export const fenceTasks = (server: SampleServer, folder: string): (() => Promise<Result>)[] =>
  fences().map((fence) => () => runFence(fence, server, folder));
