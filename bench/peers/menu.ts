// The pages in the order of our menu, with their text: what the other sites are made of.
import path from 'node:path';
import type { TreePage } from '../../figure-kit';
import { documentationTree } from '../../markdown/documentationTree';
import sidebars from '../../sidebars';
import { type Article, articlesOfSite } from './articles';
import { markdownOf } from './markdown';

export type MenuPage = Pick<Article, 'route' | 'title' | 'description'> & {
  readonly label: string;
  /** Where other generators want its file, from the folder of the documentation, without extension. */
  readonly file: string;
  readonly markdown: string;
  /** Of a group: the page itself is that of the category. */
  readonly pages?: readonly MenuPage[];
};

const fileOf = (route: string): string => route.replace(/^\/docs\/?/, '').replace(/(^|\/)$/, '$1index');

export function menuOfSite(): readonly MenuPage[] {
  const articles = new Map(articlesOfSite().map((article) => [article.route, article]));
  const placed = new Set<string>();
  const pageOf = ({ name, href = '', pages }: TreePage): MenuPage => {
    const article = articles.get(href);
    if (!article) throw new Error(`Le menu mène à ${href}, mais build/ n'a pas cette page.`);
    placed.add(href);
    const { route, title, description } = article;
    return {
      ...{ route, title, description, label: name, file: fileOf(route), markdown: markdownOf(article) },
      ...(pages && { pages: pages.map(pageOf) }),
    };
  };
  const { pages: others = [], ...first } = documentationTree(sidebars.documentation, path.resolve('docs'));
  const menu = [first, ...others].map(pageOf);
  const lost = [...articles.keys()].filter((route) => !placed.has(route));
  if (lost.length > 0) throw new Error(`Pages qui ne sont pas dans le menu : ${lost.join(', ')}`);
  return menu;
}

export const allPages = (menu: readonly MenuPage[]): MenuPage[] =>
  menu.flatMap((page) => [page, ...allPages(page.pages ?? [])]);

/** The folder of the pages of a group. */
export const folderOf = ({ file, pages }: MenuPage): string => path.posix.dirname(pages?.[0]?.file ?? file);
