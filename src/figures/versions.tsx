// What was delivered and when, from the newest to the first.
import { frenchDate } from '../../product/format';
import { releases, touchedPageTitles } from '../../product/releases';
import { Timeline } from '../components/figures/Timeline';
import type { Figures } from './types';

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
        pages: pages.map((href) => ({ name: touchedPageTitles[href], href })),
      }))}
    />
  ),
} satisfies Figures;
