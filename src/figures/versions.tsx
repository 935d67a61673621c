// The history of the versions, newest first.
import { type Figures, Timeline, type TreePage } from '../../figure-kit';
import { frenchDate } from '../../product/format';
import { releases } from '../../product/releases';

const pagesUnder = (page: TreePage): TreePage[] => [page, ...(page.pages ?? []).flatMap(pagesUnder)];

/** Pages are cited by their titles, which only they know. */
function titleOf(href: string, documentation: TreePage, api: string): string {
  const page = pagesUnder(documentation).find((candidate) => candidate.href === href);
  if (!page) {
    throw new Error(
      `product/releases.ts : la version ${api} cite « ${href} », qui n'est pas dans sidebars.ts. Corrigez l'adresse, ou retirez-la.`,
    );
  }
  return page.name;
}

export const versions = {
  'versions-historique': ({ documentation }) => (
    <Timeline
      history
      caption="Les versions de l'API et de l'application, de la dernière à la première."
      entries={releases.map(({ date, api, application, changes, pages }) => ({
        dateTime: date,
        date: frenchDate(date),
        title: `API ${api}, application ${application}`,
        text: `${changes.join(' ; ')}.`,
        pages: pages.map((href) => ({ name: titleOf(href, documentation, api), href })),
      }))}
    />
  ),
} satisfies Figures;
