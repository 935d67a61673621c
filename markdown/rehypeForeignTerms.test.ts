import { describe, expect, it } from 'vitest';
import { parseFragment, printFragment } from '../lib/hast';
import rehypeForeignTerms from './rehypeForeignTerms';

const LEXICON = [
  ...['link', 'deep link', 'Swagger'].map((term) => ({ term, lang: 'en' })),
  { term: 'número', lang: 'es' },
];

function wrapped(html: string, lexicon = LEXICON): string {
  const page = parseFragment(html);
  rehypeForeignTerms({ lexicon })(page);
  return printFragment(page);
}

describe('foreign terms are marked with their language', () => {
  it.each([
    ['<p>Un link.</p>', '<p>Un <span lang="en">link</span>.</p>'],
    ['<p>Deep links</p>', '<p><span lang="en">Deep links</span></p>'],
    ['<p>un deep\u00A0link</p>', '<p>un <span lang="en">deep\u00A0link</span></p>'],
    ['<h2 id="link">L’API Swagger</h2>', '<h2 id="link">L’API <span lang="en">Swagger</span></h2>'],
    ['<p>l’<a href="/link">link</a></p>', '<p>l’<a href="/link"><span lang="en">link</span></a></p>'],
    ['<p>El número</p>', '<p>El <span lang="es">número</span></p>'],
  ])('%s', (html, expected) => {
    expect(wrapped(html)).toBe(expected);
  });

  it.each([
    '<p>linker, certilink, link_a, sym-link, swagger.json, a@link.fr</p>',
    '<p><code>link</code> <kbd>link</kbd></p><pre>link</pre>',
    '<p><span lang="en">deep link</span> <b translate="no">link</b></p>',
    '<svg><text>link</text></svg>',
    '<img alt="link">',
  ])('%s stays as it is', (html) => {
    expect(wrapped(html)).toBe(html);
  });

  it('an empty lexicon changes nothing', () => {
    expect(wrapped('<p>Un link.</p>', [])).toBe('<p>Un link.</p>');
  });
});
