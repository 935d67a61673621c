// The colours of src/css/tokens.css, for pictures: a file cannot read the style sheet of the page that shows it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const TOKENS_FILE = 'src/css/tokens.css';

export type Mode = 'light' | 'dark';

const coloursIn = (css = ''): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );

const css = readFileSync(path.resolve(__dirname, '../..', TOKENS_FILE), 'utf8');
const [light, dark] = css.split('@media screen');
const colours = { light: coloursIn(light), dark: coloursIn(dark) };

export const colourNames = (mode: Mode): string[] => [...colours[mode].keys()];

export function colour(name: string, mode: Mode = 'light'): string {
  const found = colours[mode].get(name);
  if (found) return found;
  throw new Error(
    `${TOKENS_FILE} : les images du site prennent la couleur « --${name} », qui n'y est pas sous la forme --${name}: #rrggbb.`,
  );
}
