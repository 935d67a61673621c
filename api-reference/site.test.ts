import { expect, it } from 'vitest';
import { componentUsesIn } from './site';

const namesIn = (...lines: string[]): string[] =>
  componentUsesIn('page.mdx', lines.join('\n')).map(({ name }) => name);

it('components are found under the heading that they follow', () => {
  expect(componentUsesIn('page.mdx', '## Prêter {/* #preter */}\n\n<Operation id="createLoan" />')).toEqual([
    { name: 'Operation', attributes: { id: 'createLoan' }, file: 'page.mdx', section: 'preter' },
  ]);
});

it.each([
  ['a fence', '```mdx', '```'],
  ['a longer fence that shows a shorter one', '````mdx', '```', '<Scopes />', '```', '````'],
  ['tildes that show backticks', '~~~', '```', '<Scopes />', '~~~'],
  ['backticks that show tildes', '```', '~~~', '<Scopes />', '```'],
])('a component inside %s is only shown as code', (_, open, ...rest) => {
  expect(namesIn(open, '<Scopes />', ...rest, '', '<Webhooks />')).toEqual(['Webhooks']);
});

it('a line that opens with code between three backticks is no fence', () => {
  expect(namesIn('```a``` et du texte', '', '<Scopes />')).toEqual(['Scopes']);
});
