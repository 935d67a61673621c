import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { parseFragment, printFragment } from '../lib/hast';
import { renderMarkdown } from '../tests/renderMarkdown';
import rehypeTypography from './rehypeTypography';

const visible = (text: string): string => text.replaceAll('\u00A0', '⍽').replaceAll('\u202F', '␣');

function formatted(html: string): string {
  const page = parseFragment(html);
  rehypeTypography()(page);
  return visible(printFragment(page));
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
    ['<img src="/l\'a" alt="L\'écran : un">', '<img src="/l\'a" alt="L’écran⍽: un">'],
    ['<a title="Prêt ?" aria-label="Prêt ?">a</a>', '<a title="Prêt␣?" aria-label="Prêt␣?">a</a>'],
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

  it('in the title of a code block, and not in its code', () => {
    const code = h('code', "l'un ?");
    code.data = { position: {}, meta: 'title="L\'essai : un" {1}' };
    rehypeTypography()(h(null, h('pre', code)));
    expect(code.data?.meta).toBe('title="L’essai\u00A0: un" {1}');
    expect(code.children).toEqual([{ type: 'text', value: "l'un ?" }]);
  });

  it('in the texts given to components, and around expressions', async () => {
    const mdx = `<details summary="L'un ?" id="l'un ?">\n\nl'{'API'} ?\n\n</details>`;
    expect(visible(await renderMarkdown(mdx, { rehypePlugins: [rehypeTypography] }))).toBe(
      '<details summary="L’un␣?" id="l&#x27;un ?"><p>l’API␣?</p></details>',
    );
  });
});
