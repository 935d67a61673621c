// The history of the versions, newest first.
import { Diagram, Entry, type Figures, type TreePage } from '../../figure-kit';
import { frenchDate } from '../../product/format';
import { releases } from '../../product/releases';

const pagesUnder = (page: TreePage): TreePage[] => [page, ...(page.pages ?? []).flatMap(pagesUnder)];

/** Titles are in the pages: the tree of the documentation has them. */
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
    <Diagram
      caption="Les versions de l'API et de l'application, de la dernière à la première."
      className="fig-timeline"
    >
      <ol className="fig-track fig-track--history" reversed>
        {releases.map(({ date, api, application, changes, pages }) => (
          <li key={date}>
            <Entry
              dateTime={date}
              date={frenchDate(date)}
              title={`API ${api}, application ${application}`}
              text={`${changes.join(' ; ')}.`}
            />
            <ul className="fig-track-pages fig-aside" aria-label="Pages touchées">
              {pages.map((href) => (
                <li key={href}>
                  <a href={href}>{titleOf(href, documentation, api)}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Diagram>
  ),
} satisfies Figures;
