import type { Nodes } from 'hast';
import { expect, it } from 'vitest';
import { parseFragment, printFragment } from './hast';
import { walk } from './walk';

it.each([
  ['nothing', undefined, 'ul li em p b'],
  ['li', 'li', 'ul li p b'],
])('a tree is walked in the order of its text, leaving aside %s', (_, skipped, walked) => {
  const names: string[] = [];
  walk<Nodes>(parseFragment('<ul><li><em>a</em></li></ul><p><b>c</b></p>'), (node, index) => {
    if (node.type !== 'element') return undefined;
    names.push(node.tagName);
    return node.tagName === skipped ? index + 1 : undefined;
  });
  expect(names.join(' ')).toBe(walked);
});

it('the walk goes on after nodes that were put in the place of one', () => {
  const tree = parseFragment('<p>a b</p><p>c</p>');
  walk<Nodes>(tree, (node, index, parent) => {
    if (node.type !== 'text' || !parent) return undefined;
    const words = node.value.split(' ').map((value) => ({ type: 'text' as const, value: `${value}!` }));
    parent.children.splice(index, 1, ...words);
    return index + words.length;
  });
  expect(printFragment(tree)).toBe('<p>a!b!</p><p>c!</p>');
});
