import type { Finding, Rule } from '../rule';

/** What a writer types in place of each typographic character. */
const PLAIN: Readonly<Record<string, { text: string; name: string }>> = {
  '\u00A0': { text: ' ', name: 'espace insécable' },
  '\u202F': { text: ' ', name: 'espace fine insécable' },
  '\u2019': { text: "'", name: 'apostrophe typographique' },
};

/** Pages contain no typographic characters: the build adds them everywhere. */
export const plainTyping: Rule = {
  id: 'plain-typing',
  check({ source }) {
    const findings: Finding[] = [];
    for (const match of source.matchAll(/[\u00A0\u202F\u2019]/g)) {
      const plain = PLAIN[match[0]];
      if (!plain) continue;
      const before = source.slice(0, match.index);
      findings.push({
        line: before.split('\n').length,
        column: match.index - before.lastIndexOf('\n'),
        message: `Caractère « ${plain.name} » tapé à la main : tapez le caractère simple, la construction pose la typographie.`,
        fix: { start: match.index, end: match.index + 1, text: plain.text },
      });
    }
    return findings;
  },
};
