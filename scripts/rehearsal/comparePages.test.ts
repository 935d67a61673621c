import { describe, expect, it } from 'vitest';
import { differencesOf } from './comparePages';

describe('two texts of a page', () => {
  it('are the same whatever their quotes, the order of their attributes and the hashes in names of files', () => {
    const before = '<p class=a id="b">Texte</p><script src=/assets/js/main.0a1b2c3d.js></script>';
    const after = '<p id=b class="a"> Texte</p><script src="/assets/js/main.99998888.js"></script>';
    expect(differencesOf(before, after)).toEqual([]);
  });

  it('differ by a word, an attribute, an element more, or the order', () => {
    expect(differencesOf('<p>un</p>', '<p>deux</p>')).toEqual(['« un » → « deux »']);
    expect(differencesOf('<p>un</p>', '<p lang=en>un</p>')).toEqual(['« <p> » → « <p lang="en"> »']);
    expect(differencesOf('<p>un</p>', '<p>un<b></b></p>')).toEqual(['rien → « <b> »']);
    expect(differencesOf('<i></i><b></b>', '<b></b><i></i>')).toHaveLength(1);
  });
});
