// What has changed since the last visit of this reader: a mark in the menu, and a list on the page that has a place for it
// (plugins/page-tools). Kept in this browser only; nobody is told.

import siteConfig from '@generated/docusaurus.config';
import texts from '@generated/interface-texts/default/changes.json';
import { SECTION_HASH_LENGTH } from '../../../lib/pageMarks';
import { isPoor } from './connection';

const KEY = 'docs-visits';

type Sums = Readonly<Record<string, string>>;
type Visits = {
  /** Of the visit before this one. */
  readonly before?: { readonly date: string; readonly sums: Sums };
  readonly now: { readonly date: string; readonly sums: Sums };
  /** Pages opened since. */
  readonly read: readonly string[];
};

function keptVisits(): Visits | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Visits;
  } catch {
    return undefined;
  }
}

const keep = (visits: Visits): void => localStorage.setItem(KEY, JSON.stringify(visits));

const fetched = async <Content>(file: string): Promise<Content> =>
  (await fetch(siteConfig.baseUrl + file)).json();

/** This visit, which lasts as long as the tab. */
async function thisVisit(): Promise<Visits | undefined> {
  const kept = keptVisits();
  if (sessionStorage.getItem(KEY) || isPoor()) return kept;
  const sums = await fetched<Sums>('changes.json');
  const now = { date: new Date().toISOString(), sums };
  const visits = { ...(kept && { before: kept.now }), now, read: [] };
  keep(visits);
  sessionStorage.setItem(KEY, '1');
  return visits;
}

const sumsOf = (sums = ''): string[] => sums.match(new RegExp(`.{${SECTION_HASH_LENGTH}}`, 'g')) ?? [];

type Change = { readonly page: string; readonly places: readonly number[] };

/** By page, the places of the sections that are new or say something else. */
const changesIn = ({ before, now }: Visits): Change[] =>
  Object.entries(before ? now.sums : {}).flatMap(([page, sums]) => {
    const former = sumsOf(before?.sums[page]);
    const places = sumsOf(sums).flatMap((sum, place) => (former.includes(sum) ? [] : [place]));
    return places.length > 0 ? [{ page, places }] : [];
  });

const marks = new CSSStyleSheet();

/** By a rule, because React makes the links of the menu anew at any time. */
function markInMenu(pages: readonly string[]): void {
  const links = pages.map((page) => `.menu__link[href="${page}"]::after`).join();
  const mark = (content: string): string => `content:${content};`;
  const text = JSON.stringify(texts.mark);
  marks.replaceSync(
    links && `${links}{${mark('" •"')}${mark(`" •" / ${text}`)}color:var(--seal);margin-inline-start:.4em}`,
  );
  document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, marks])];
}

function linkTo(address: string, name: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = name;
  item.append(link);
  return item;
}

type Names = Readonly<Record<string, readonly (readonly [id: string, title: string])[]>>;

/** The place that /docs/versions keeps for it has its words too. */
async function list(place: HTMLElement, { before }: Visits, changes: readonly Change[]): Promise<void> {
  const [sentence, pages] = [place.querySelector('p'), place.querySelector('ul')];
  if (!before || !sentence || !pages || !place.hidden) return;
  const names = changes.length > 0 ? await fetched<Names>('sections.json') : {};
  const date = new Date(before.date).toLocaleDateString('fr', { dateStyle: 'long' });
  const words = changes.length > 0 ? sentence.dataset.some : sentence.dataset.none;
  sentence.textContent = (words ?? '').replace('{date}', date);
  pages.replaceChildren(
    ...changes.map(({ page, places }) => {
      const [[, title] = ['', page], ...sections] = names[page] ?? [];
      const item = linkTo(page, title);
      const inside = document.createElement('ul');
      inside.append(
        ...places.flatMap((at) => {
          const [id, name] = sections[at - 1] ?? [];
          return id && name ? [linkTo(`${page}#${id}`, name)] : [];
        }),
      );
      if (inside.hasChildNodes()) item.append(inside);
      return item;
    }),
  );
  place.hidden = false;
}

const bare = (path: string): string => path.replace(/\/$/, '');

async function tell(): Promise<void> {
  const visits = await thisVisit();
  if (!visits) return;
  const read = [...new Set([...visits.read, bare(window.location.pathname)])];
  keep({ ...visits, read });
  const changes = changesIn(visits);
  markInMenu(changes.map(({ page }) => page).filter((page) => !read.includes(bare(page))));
  const place = document.querySelector<HTMLElement>('[data-changes]');
  if (place) await list(place, visits, changes);
}

/** At each page. Whatever a browser refuses (storage, network) leaves it as it is. */
export const tellChanges = (): Promise<void> => tell().catch(() => undefined);
