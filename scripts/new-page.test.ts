import { describe, expect, it } from 'vitest';
import { readPage } from '../checks/page';
import { pageRules } from '../checks/rules';
import { newPage } from './new-page';

describe('a new page', () => {
  it.each([
    ['docs/utilisateurs/essai.mdx', 'procédure'],
    ['docs/intro/essai.mdx', 'explication'],
    ['docs/api/essai.mdx', 'référence'],
  ])('%s is of the type %s, and passes every check', (file, expected) => {
    const { source, type } = newPage(file, 'Un essai : titre');
    expect(type).toBe(expected);
    const page = readPage(file, source);
    expect(pageRules.flatMap(({ check }) => check(page))).toEqual([]);
  });

  it('reminds its writer of the sidebar, of the routes and of search', () => {
    const { todo } = newPage('docs/admin/essai.mdx', 'Essai');
    expect(todo.join('\n')).toContain("'admin/essai' à sa place dans sidebars.ts");
    expect(todo.join('\n')).toContain('doc(\'/docs/admin/essai\', "Essai") à tests/routes.ts');
    expect(todo.join('\n')).toContain('docs/admin/essai.questions.txt');
  });

  it.each(['essai.mdx', 'docs/essai.mdx', 'docs/admin/essai.md', 'docs/ailleurs/essai.mdx'])(
    'refuses %s and says where',
    (file) => {
      expect(() => newPage(file, 'Essai')).toThrow(/utilisateurs, admin, aide, intro, api/);
    },
  );

  it('refuses a name that would make a bad address', () => {
    expect(() => newPage('docs/admin/été.mdx', 'Essai')).toThrow(/lettres sans accent/);
  });
});
