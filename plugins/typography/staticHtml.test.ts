import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseStaticHtml, printStaticHtml } from './staticHtml';

const roundTrip = (html: string): string => printStaticHtml(parseStaticHtml(html));

describe('static HTML', () => {
  it('of React comes out as it went in', () => {
    const html = renderToStaticMarkup(
      h(
        'figure',
        { className: 'figure', hidden: true, 'aria-label': 'A > B & "C"' },
        h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' }), h('text', { x: 1 }, 'a < b')),
        h('p', null, 'Un', h('br'), h('img', { src: '/a.png', alt: '' }), h('code', null, '&nbsp;')),
      ),
    );
    expect(roundTrip(html)).toBe(html);
  });

  it('keeps the entities it does not know', () => {
    const html = '<pre class="shiki" data-x><span>&#x3C;b> &amp;&nbsp;</span></pre>';
    expect(roundTrip(html)).toBe(html);
  });

  it('shows apostrophes as such', () => {
    expect(parseStaticHtml('<p title="l&#x27;un">l&#39;un</p>').children).toMatchObject([
      { properties: { title: "l'un" }, children: [{ value: "l'un" }] },
    ]);
  });

  it.each(['<p>un', 'un</p>', '<p><b>un</p></b>', '<p title=un>un</p>', 'a <!-- b -->'])(
    'refuses %s and says where',
    (html) => {
      expect(() => parseStaticHtml(html)).toThrow(/^HTML statique/);
    },
  );
});
