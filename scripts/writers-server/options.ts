// Reads the options of `npm start` and `npm run serve`. Docusaurus gets the others.
export type Options = {
  readonly host: string;
  readonly port: number;
  readonly isToOpen: boolean;
  readonly others: readonly string[];
};

const NAMES: Readonly<Record<string, 'host' | 'port'>> = {
  '--host': 'host',
  '-h': 'host',
  '--port': 'port',
  '-p': 'port',
};

export function readOptions(args: readonly string[], command = 'npm start'): Options {
  const found = { host: 'localhost', port: '3000' };
  const others: string[] = [];
  // « --port=4000 »
  const words = args.flatMap((word) => /^(--\w+)=(.*)$/.exec(word)?.slice(1) ?? [word]);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const name = NAMES[word];
    if (name) {
      index += 1;
      found[name] = words[index] ?? '';
    } else if (!['--no-open', '--open'].includes(word)) others.push(word);
  }
  const port = Number(found.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`« ${found.port} » n'est pas un port. Par exemple : ${command} -- --port 4000`);
  }
  return { host: found.host, port, isToOpen: !words.includes('--no-open'), others };
}
