// The history of the versions, newest first.

import type { Figures } from '../../figure-kit';
import { Timeline } from '../../figure-kit';
import { frenchDate } from '../../product/format';
import { changedPageTitles, releases } from '../../product/releases';

export const versions = {
  'versions-historique': () => (
    <Timeline
      history
      caption="Les versions de l'API et de l'application, de la dernière à la première."
      entries={releases.map(({ date, api, application, changes, pages }) => ({
        dateTime: date,
        date: frenchDate(date),
        title: `API ${api}, application ${application}`,
        text: `${changes.join(' ; ')}.`,
        pages: pages.map((href) => ({ name: changedPageTitles[href], href })),
      }))}
    />
  ),
} satisfies Figures;
