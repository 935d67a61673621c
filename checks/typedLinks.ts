// Links that are typed in a source file instead of a page.
import { readFileSync } from 'node:fs';
import { linesOfString } from '../lib/linesOfString';

export type TypedLink = { readonly file: string; readonly line: number; readonly to: string };

/** The lines of these files that have an address between quotes, or else the first line of the first file. */
export function placesOf(to: string, files: readonly string[]): TypedLink[] {
  const found = files.flatMap((file) =>
    linesOfString(readFileSync(file, 'utf8'), to).map((line) => ({ file, line, to })),
  );
  return found.length > 0 ? found : [{ file: files[0] ?? '', line: 1, to }];
}

/** `to="…"` in JSX, `to: '…'` or `href: '…'` in an object. */
export const linksTypedIn = (file: string): TypedLink[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const found = text.matchAll(/\b(?:to(?:=|: )|href: )(["'])(.*?)\1/g);
      return [...found].map(([, , to = '']) => ({ file, line: index + 1, to }));
    });
