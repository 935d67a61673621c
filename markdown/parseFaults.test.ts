import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import remarkParseFaults from './parseFaults';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkParseFaults);

const messageOf = (source: string): string => {
  try {
    parser.parse(new VFile({ value: source, path: 'docs/x.mdx' }));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a page that cannot be parsed is reported with its file, the line as typed and the correction', () => {
  it.each([
    ['Un.\n\nDeux\n<b>trois.\n\nQuatre.', 4, /<b> n'est pas refermée : ajoutez <\/b>/],
    ['Un.\n\n<details>\n\nDeux.', 3, /<details> n'est pas refermée/],
    ['Un.\n\nDeux <br> trois.', 3, /écrivez <br \/>/],
    ['<details>\n\nUn </details>.', 3, /<\/details> n'est pas au même niveau/],
    ['<kbd>\n\nUn.\n\n</kdb>', 5, /<\/kdb> ne referme rien : .* écrivez <\/kbd>/],
    ['Un.\n\nDeux </b> trois.', 3, /refermée sans être ouverte/],
    ['Un.\n\n<!-- note -->', 3, /\{\/\* … \*\/\}/],
    ['Un.\n\n<https://a.example>', 3, /\[texte du lien\]\(adresse\)/],
    ['Un.\n\nMoins de <3 photos.', 3, /« <3 » se lit comme le début d'une balise : écrivez &lt;/],
    ['Un.\n\n<Figure name=a />', 3, /entre guillemets droits/],
    ['Un.\n\n<Figure name="a />', 3, /guillemet droit n'est pas refermé/],
    ['Un.\n\n<Figure name="a" ="b" />', 3, /« = » n'a pas sa place/],
    ['Un.\n\n<kbd>A</kbd', 3, /il manque > ou \/>/],
    ['Un {a} deux.\n\n{ trois\n\nQuatre.\n\nCinq.', 3, /accolade \{ n'est pas refermée/],
    ['Un.\n\nDeux { trois\nquatre.\n\nCinq.', 3, /accolade \{ n'est pas refermée/],
    ['Un.\n\nDeux {trois quatre}.', 3, /doubles accolades/],
    ['Un.\n\nexport des données', 3, /« import » ou « export »/],
  ])('%j', (source, line, mend) => {
    const message = messageOf(source);
    expect(message).toMatch(mend);
    expect(message.startsWith(`docs/x.mdx:${line} : `)).toBe(true);
  });

  it('in the words of the parser where there is no explanation', () => {
    expect(messageOf('> <a\nb>')).toMatch(/^docs\/x\.mdx:2 : la page ne se lit pas \(Unexpected lazy line/);
  });

  it('and a page without a fault is not', () => {
    expect(messageOf('Un `{a}`.\n\n<details>\n\nDeux.\n\n</details>')).toBe('');
  });
});
