import type { Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { parseFragment, printFragment } from '../lib/hast';
import rehypeTypography from './rehypeTypography';

function formatted(html: string): string {
  const page = parseFragment(html);
  rehypeTypography()(page);
  return printFragment(page).replaceAll('\u00A0', '⍽').replaceAll('\u202F', '␣');
}

describe('a page gets its French typography', () => {
  it.each([
    ['<p>Prêt ?</p>', '<p>Prêt␣?</p>'],
    ['<p><strong>Nom</strong> : valeur</p>', '<p><strong>Nom</strong>⍽: valeur</p>'],
    ['<p><strong>Nom :</strong> valeur</p>', '<p><strong>Nom⍽:</strong> valeur</p>'],
    ['<p>« <a href="/a">Nom</a> » ; fin</p>', '<p>«⍽<a href="/a">Nom</a>⍽»␣; fin</p>'],
    ["<p>l'<em>aide</em> de l'<code>a'b</code></p>", "<p>l’<em>aide</em> de l’<code>a'b</code></p>"],
    ['<p>Le champ <code>a ?</code> : oui</p>', '<p>Le champ <code>a ?</code>⍽: oui</p>'],
    ['<p><code>10</code> Mo</p>', '<p><code>10</code>⍽Mo</p>'],
    ['<ul><li>Un</li><li>? deux</li></ul>', '<ul><li>Un</li><li>? deux</li></ul>'],
    ['<svg><text>Prêt ?</text><text>! non</text></svg>', '<svg><text>Prêt␣?</text><text>! non</text></svg>'],
    ['<p>R&amp;D : l&#x27;un</p>', '<p>R&amp;D⍽: l’un</p>'],
  ])('%s', (typed, expected) => {
    expect(formatted(typed)).toBe(expected);
  });

  it.each([
    "<pre>l'un ?</pre>",
    "<pre><code>l'un ?</code></pre>",
    "<p><kbd>l'un ?</kbd></p>",
    "<p><samp>l'un ?</samp> <var>l'un ?</var></p>",
    '<p translate="no" title="l\'un ?">l\'un ?</p>',
    '<p lang="en">Don\'t <em>panic !</em></p>',
    "<script>let a = 'l'un ?'</script><style>a ! {}</style>",
    '<p id="l\'un" class="a ;" href="a : b">un</p>',
  ])('%s stays as it is', (html) => {
    expect(formatted(html)).toBe(html);
  });

  it('in the attributes that are seen or heard', () => {
    expect(
      formatted('<img src="/l\'a" alt="L\'écran : un"><a title="Prêt ?" aria-label="Prêt ?">a</a>'),
    ).toBe('<img src="/l\'a" alt="L’écran⍽: un"><a title="Prêt␣?" aria-label="Prêt␣?">a</a>');
  });

  it('in the title of a code block, and not in its code', () => {
    const code = h('code', "l'un ?");
    code.data = { position: {}, meta: 'title="L\'essai : un" {1}' };
    rehypeTypography()(h(null, h('pre', code)));
    expect(code.data?.meta).toBe('title="L’essai\u00A0: un" {1}');
    expect(code.children).toEqual([{ type: 'text', value: "l'un ?" }]);
  });

  it('in the texts given to components, and around expressions', () => {
    const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value });
    const page: Root = {
      type: 'root',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'TabItem',
          attributes: [attribute('label', "L'un ?"), attribute('value', "l'un ?")],
          children: [
            {
              type: 'element',
              tagName: 'p',
              properties: { ariaLabel: "L'un" },
              children: [
                { type: 'text', value: "l'" },
                { type: 'mdxTextExpression', value: 'produit' },
                { type: 'text', value: ' ?' },
              ],
            },
          ],
        },
      ],
    };
    rehypeTypography()(page);
    expect(page.children).toMatchObject([
      {
        attributes: [attribute('label', 'L’un\u202F?'), attribute('value', "l'un ?")],
        children: [
          {
            properties: { ariaLabel: 'L’un' },
            children: [{ value: 'l’' }, { value: 'produit' }, { value: '\u202F?' }],
          },
        ],
      },
    ]);
  });
});
