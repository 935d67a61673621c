import type { Nodes } from 'hast';
import { expect, it } from 'vitest';
import { parseFragment, printFragment } from './hast';
import { walk } from './walk';

const namesIn = (html: string, enter: (name: string, index: number) => number | undefined): string[] => {
  const names: string[] = [];
  walk<Nodes>(parseFragment(html), (node, index) => {
    if (node.type !== 'element') return undefined;
    names.push(node.tagName);
    return enter(node.tagName, index);
  });
  return names;
};

it('goes through a tree in the order of its text, and leaves aside what it is told to', () => {
  const html = '<ul><li><em>a</em></li></ul><p><b>c</b></p>';
  expect(namesIn(html, () => undefined)).toEqual(['ul', 'li', 'em', 'p', 'b']);
  expect(namesIn(html, (name, index) => (name === 'li' ? index + 1 : undefined))).toEqual([
    'ul',
    'li',
    'p',
    'b',
  ]);
});

it('goes on after what was put in the place of a node', () => {
  const tree = parseFragment('<p>a b</p><p>c</p>');
  walk<Nodes>(tree, (node, index, parent) => {
    if (node.type !== 'text' || !parent) return undefined;
    const words = node.value.split(' ').map((value) => ({ type: 'text' as const, value: `${value}!` }));
    parent.children.splice(index, 1, ...words);
    return index + words.length;
  });
  expect(printFragment(tree)).toBe('<p>a!b!</p><p>c!</p>');
});
