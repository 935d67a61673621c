import type { Rule } from '../rule';

/** What a writer types in place of each typographic character. */
const PLAIN = [
  { sign: '\u00A0', text: ' ', name: 'espace insécable' },
  { sign: '\u202F', text: ' ', name: 'espace fine insécable' },
  { sign: '\u2019', text: "'", name: 'apostrophe typographique' },
];

/** Pages contain no typographic characters: the build adds them everywhere. */
export const plainTyping: Rule = {
  id: 'plain-typing',
  check: ({ source }) =>
    PLAIN.flatMap(({ sign, text, name }) =>
      [...source.matchAll(new RegExp(sign, 'g'))].map(({ index }) => {
        const before = source.slice(0, index);
        return {
          line: before.split('\n').length,
          column: index - before.lastIndexOf('\n'),
          message: `Caractère « ${name} » tapé à la main : tapez le caractère simple, la construction pose la typographie.`,
          fix: { start: index, end: index + 1, text },
        };
      }),
    ),
};
