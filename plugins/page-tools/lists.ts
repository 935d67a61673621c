// Lists of the pages for assistants (llmstxt.org): their addresses as Markdown, and all their text.
import { pageToolTexts } from '../../i18n/fr/pageTools';
import { frenchTypography } from '../../lib/typography/frenchTypography';

export type Listed = {
  readonly title: string;
  readonly description: string;
  /** The whole address of its copy. */
  readonly markdownAddress: string;
  /** The first level of the menu. */
  readonly group: string | undefined;
  readonly markdown: string;
};

type Site = { readonly title: string; readonly tagline: string; readonly fullAddress: string };

const { intro, other } = pageToolTexts.lists;

const line = ({ title, description, markdownAddress }: Listed): string =>
  `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${markdownAddress})${description ? `: ${description}` : ''}`;

/** By their group; those that have none come last. */
function byGroup(pages: readonly Listed[]): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>();
  const alone = pages.filter(({ group }) => group === undefined);
  for (const page of [...pages.filter(({ group }) => group !== undefined), ...alone]) {
    const name = page.group ?? frenchTypography(other);
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return groups;
}

export function listOfPages({ title, tagline, fullAddress }: Site, pages: readonly Listed[]): string {
  const parts = [...byGroup(pages)].map(
    ([group, members]) => `## ${group}\n\n${members.map(line).join('\n')}`,
  );
  return `${[`# ${frenchTypography(title)}`, `> ${frenchTypography(tagline)}`, frenchTypography(intro).replace('{full}', `<${fullAddress}>`), ...parts].join('\n\n')}\n`;
}

/** In the order of the list, each with its address at its head. */
export const textOfAllPages = (pages: readonly Listed[]): string =>
  [...byGroup(pages).values()]
    .flat()
    .map(({ markdown }) => markdown)
    .join('\n');
