// What a build still has of names that are gone.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frenchTypography } from '../../lib/typography/frenchTypography';

/** A host of examples is nobody else's; another may be named for its own sake. */
function traceOf(value: string): string {
  const [, host = ''] = /^(?:https?:\/\/|[^\s@]+@)([^/]+)/.exec(value) ?? [];
  return host.endsWith('.example') ? host : value.replace(/^https?:\/\//, '');
}

/** As typed, as shown, and as addresses and scripts write them. */
const formsOf = (value: string): string[] => [
  ...new Set([value, frenchTypography(value), encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]),
];

export function leftoversIn(build: string, values: readonly string[]): string[] {
  const forms = [...new Set(values.map(traceOf))].flatMap(formsOf);
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return forms
        .filter((form) => text.includes(form) || file.includes(form))
        .map((form) => `${path.relative(build, file)} : « ${form} »`);
    });
}

/** Their texts are drawn, or compressed, so nothing can be searched: they must not be those of the site as it was. */
const PICTURES = [
  ...['img/partage.png', 'img/qr-android.svg', 'img/qr-apple.svg'],
  ...['specimen/certificat-specimen.pdf', 'specimen/certificat-specimen-modifie.pdf'],
];

export const picturesLeftIn = (build: string): string[] =>
  PICTURES.filter((file) =>
    readFileSync(path.join('build', file)).equals(readFileSync(path.join(build, file))),
  ).map((file) => `${file} : l'ancien nom y est dessiné`);
