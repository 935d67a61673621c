// Links that are typed in a source file instead of a page.
import { readFileSync } from 'node:fs';
import { linesOfString } from '../lib/linesOfString';

export type TypedLink = { readonly file: string; readonly line: number; readonly to: string };

/** Every `to: '…'` of a value, however deep. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'to' && typeof item === 'string' ? [item] : addressesIn(item),
  );
}

/** The places of an address in files of source, or in the last resort the first line of the first file. */
export function placesOf(to: string, files: readonly string[]): TypedLink[] {
  const found = files.flatMap((file) =>
    linesOfString(readFileSync(file, 'utf8'), to).map((line) => ({ file, line, to })),
  );
  return found.length > 0 ? found : [{ file: files[0] ?? '', line: 1, to }];
}

/** The links of a value that a file exports. */
export const linksIn = (value: unknown, file: string): TypedLink[] =>
  [...new Set(addressesIn(value))].flatMap((to) => placesOf(to, [file]));

/** The links of a file that exports none of its own: `to="…"` in JSX, `to: '…'` or `href: '…'` in an object. */
export const linksTypedIn = (file: string): TypedLink[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const found = text.matchAll(/\b(?:to(?:=|: )|href: )(["'])(.*?)\1/g);
      return [...found].map(([, , to = '']) => ({ file, line: index + 1, to }));
    });
