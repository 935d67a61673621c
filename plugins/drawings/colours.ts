// The colours of src/css/tokens.css, for pictures: a file cannot read the style sheet of the page that shows it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const TOKENS_FILE = 'src/css/tokens.css';
const TOKEN = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;

export type Mode = 'light' | 'dark';

function readTokens(): Map<string, Record<Mode, string>> {
  const css = readFileSync(path.resolve(__dirname, '../..', TOKENS_FILE), 'utf8');
  return new Map(
    [...css.matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
}

const tokens = readTokens();

export function colour(name: string, mode: Mode = 'light'): string {
  const token = tokens.get(name);
  if (!token) {
    throw new Error(
      `${TOKENS_FILE} : les images du site prennent la couleur « --${name} », qui n'y est pas sous la forme --${name}: light-dark(#rrggbb, #rrggbb).`,
    );
  }
  return token[mode];
}
