import { describe, expect, it } from 'vitest';
import { readPage } from '../checks/page';
import { pageRules } from '../checks/rules';
import { copyPages } from '../tests/fixtures/copyPages';
import { newPage, planNewPage } from './new-page';
import { readProject } from './pages/project';

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
});

describe('npm run new', () => {
  const added = (file: string) => {
    const tree = copyPages();
    const left = tree.carryOut((project) => planNewPage(project, file, 'Essai'));
    return { ...tree, left };
  };

  it('writes the page, and its address behind those of the other pages', () => {
    const { read, left } = added('docs/admin/essai.mdx');
    expect(read('docs/admin/essai.mdx')).toContain('title: "Essai"');
    expect(read('product/routes.ts')).toContain(
      "'/docs/aide/unique',\n'/docs/admin/essai',\n  // The categories.",
    );
    expect(left).toContain("Ajoutez 'admin/essai' à sa place dans sidebars.ts");
    expect(left).toContain('docs/admin/essai.questions.txt');
  });

  it('puts the page at the end of the one category that has the pages of its folder', () => {
    const { read, left } = added('docs/aide/essai.mdx');
    expect(read('sidebars.ts')).toContain("items: ['aide/unique', 'aide/essai']");
    expect(left).toMatch(/^La page est dans sidebars\.ts:25, à la fin de « Seule »/);
    expect(left).not.toContain('Ajoutez');
  });

  it('leaves the menu to a person where the pages of the folder are in several categories', () => {
    const { read, left } = added('docs/api/essai.mdx');
    expect(read('sidebars.ts')).not.toContain('essai');
    expect(read('product/routes.ts')).toContain("'/docs/api/roles',\n'/docs/api/essai',");
    expect(left).toContain("Ajoutez 'api/essai' à sa place dans sidebars.ts");
  });

  it.each([
    ['docs/admin/été.mdx', /lettres sans accent/],
    ['docs/aide/unique.mdx', /existe déjà/],
    ['essai.mdx', /utilisateurs, admin, aide, intro, api/],
    ['docs/essai.mdx', /utilisateurs, admin, aide, intro, api/],
    ['docs/admin/essai.md', /utilisateurs, admin, aide, intro, api/],
    ['docs/ailleurs/essai.mdx', /utilisateurs, admin, aide, intro, api/],
  ])('refuses %s', (file, message) => {
    const { root } = copyPages();
    expect(() => planNewPage(readProject(root), file, 'Essai')).toThrow(message);
  });
});
