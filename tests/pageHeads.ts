// What each page says of itself, read where its writer typed it: front matter, sidebar, texts of the home page.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { home } from '../i18n/fr/home';
import { substituteFacts } from '../markdown/facts/replaceFacts';
import sidebars from '../sidebars';
import { asShown } from './asShown';
import type { SiteRoute } from './routes';

type Head = { readonly title: string; readonly description: string };

/** The file of a page: `/docs/intro/` is `docs/intro/index.mdx`. */
export function sourceFileOf(address: string): string | undefined {
  const stem = address.replace(/^\/|\/$/g, '');
  return [`${stem}.mdx`, `${stem}/index.mdx`].find((file) => existsSync(file));
}

function headOfDoc(address: string): Head {
  const file = sourceFileOf(address);
  if (!file) {
    throw new Error(
      `tests/routes.ts : ${address} n'a pas de fichier dans docs/. Écrivez la page, ou retirez la ligne.`,
    );
  }
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  const { title = '', description = '' }: Partial<Head> = parse(frontMatter) ?? {};
  return { title: substituteFacts(title).text, description: substituteFacts(description).text };
}

type Item = string | Category;
type Category = {
  readonly label: string;
  readonly link: { readonly slug?: string; readonly description?: string };
  readonly items: readonly Item[];
};

const categoriesIn = (items: readonly Item[]): Category[] =>
  items.flatMap((item) => (typeof item === 'string' ? [] : [item, ...categoriesIn(item.items)]));

function headOfCategory(address: string): Head {
  const category = categoriesIn(sidebars.documentation).find(({ link }) => `/docs${link.slug}` === address);
  if (!category) {
    throw new Error(
      `tests/routes.ts : aucune catégorie de sidebars.ts n'a l'adresse ${address}. Ajoutez-la, ou retirez la ligne.`,
    );
  }
  return { title: category.label, description: category.link.description ?? '' };
}

function typedHead({ path, kind }: SiteRoute): Head {
  if (kind === 'home') return home;
  return kind === 'doc' ? headOfDoc(path) : headOfCategory(path);
}

/** As readers see it: facts in their places, French typography. */
export function headOf(route: SiteRoute): Head {
  const { title, description } = typedHead(route);
  return { title: asShown(title), description: asShown(description) };
}
