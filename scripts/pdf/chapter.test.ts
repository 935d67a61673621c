import { describe, expect, it } from 'vitest';
import { parseFragment, printFragment } from '../../lib/hast';
import { chapterOf, sectionsOf } from './chapter';

const chapter = (html: string, level = 1) =>
  chapterOf(parseFragment(html), { key: 'docs.a', level, linkTo: (href, key) => `${key}>${href}` });
const inBook = (html: string, level?: number): string =>
  printFragment({ type: 'root', children: chapter(html, level) });

describe('the article of a page in a book', () => {
  it.each([
    [
      'has no buttons, pop-ups or anchors',
      '<p>Un <button class="term" popovertarget="t">semis</button><span id="t" popover class="term-definition">Def</span><a class="hash-link" href="#x">#</a></p><button>Copier</button>',
      '<p>Un <span>semis</span></p>',
    ],
    [
      'is unfolded',
      '<details><summary>S</summary>b</details>',
      '<details open><summary>S</summary>b</details>',
    ],
    [
      'shows every tab under its name',
      '<div class="tabs-container"><ul class="tabs"><li role="tab">A</li><li role="tab">B</li></ul><div><div role="tabpanel">1</div><div role="tabpanel" hidden>2</div></div></div>',
      '<div class="tabs-container"><div><div role="tabpanel"><p class="book-tab">A</p>1</div><div role="tabpanel"><p class="book-tab">B</p>2</div></div></div>',
    ],
    [
      'has ids of its own, also in links and references',
      '<h2 id="x">X</h2><svg aria-labelledby="x y"></svg><a href="/b">b</a>',
      '<h2 id="docs.a:x">X</h2><svg aria-labelledby="docs.a:x docs.a:y"></svg><a href="docs.a>/b">b</a>',
    ],
    [
      'may break names in narrow columns after punctuation',
      '<table><tbody><tr><td><code>a_b</code> 1,5</td></tr></tbody></table><code>a_b</code>',
      '<table><tbody><tr><td><code>a_<wbr>b</code> 1,5</td></tr></tbody></table><code>a_b</code>',
    ],
  ])('%s', (_, html, expected) => {
    expect(inBook(html)).toBe(expected);
  });

  it('has titles at a level below that of its part', () => {
    expect(inBook('<h1>A</h1><h2>B</h2><h6>C</h6>', 2)).toBe(
      '<h1 aria-level="2">A</h1><h2 aria-level="3">B</h2><h6 aria-level="6">C</h6>',
    );
  });

  it('has its sections in the contents', () => {
    expect(
      sectionsOf(chapter('<h2 id="x">X <code>y</code><a class="hash-link">#</a></h2><h3 id="z">Z</h3>')),
    ).toEqual([{ id: 'docs.a:x', title: 'X y' }]);
  });
});
