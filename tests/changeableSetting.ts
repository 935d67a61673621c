// A setting of product/settings.ts whose value a test can change, whatever the product.
import { readFileSync } from 'node:fs';
import { type Setting, settingEntries } from '../product/settings';

export function changeableSetting(isWanted: (name: string) => boolean) {
  const source = readFileSync('product/settings.ts', 'utf8');
  const changeable = ([name, { value, range, unit }]: readonly [string, Setting]) => {
    if (typeof value !== 'number' || typeof range === 'string' || !isWanted(name)) return [];
    const [typed] = new RegExp(`\\b${name}: \\{[^}]*?(?:quantity\\(|value: )${value},`).exec(source) ?? [];
    if (!typed) return [];
    const isAtMost = range?.max?.unit === unit && value >= range.max.value;
    const now = isAtMost ? value - 1 : value + 1;
    return [{ name, unit, now, source: source.replace(typed, typed.replace(/\d+,$/, `${now},`)) }];
  };
  const [found] = settingEntries.flatMap(changeable);
  if (!found) throw new Error('product/settings.ts : aucun réglage à changer.');
  return found;
}
