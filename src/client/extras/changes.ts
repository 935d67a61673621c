// Shows what has changed since the last visit: a mark in the menu, and a list on the page that has a place for it
// (plugins/page-tools). The visits are kept in this browser only.
import siteConfig from '@generated/docusaurus.config';
import texts from '@generated/interface-texts/default/changes.json';
import { SECTION_HASH_LENGTH } from '../../../lib/pageMarks';
import { isSlow } from './connection';

const KEY = 'docs-visits';

/** For each page, the hashes of its sections, one after the other. The stored visits call them `sums`. */
type Hashes = Readonly<Record<string, string>>;
type Visit = { readonly date: string; readonly sums: Hashes };
type Visits = {
  readonly before?: Visit;
  readonly now: Visit;
  /** Pages that were read during this visit. */
  readonly read: readonly string[];
};

function storedVisits(): Visits | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Visits;
  } catch {
    return undefined;
  }
}

const storeVisits = (visits: Visits): void => localStorage.setItem(KEY, JSON.stringify(visits));

const fetchJson = async <Content>(file: string): Promise<Content> =>
  (await fetch(siteConfig.baseUrl + file)).json();

/** A visit lasts as long as the tab. */
async function currentVisits(): Promise<Visits | undefined> {
  const stored = storedVisits();
  if (sessionStorage.getItem(KEY) || isSlow()) return stored;
  const now = { date: new Date().toISOString(), sums: await fetchJson<Hashes>('changes.json') };
  const visits = { ...(stored && { before: stored.now }), now, read: [] };
  storeVisits(visits);
  sessionStorage.setItem(KEY, '1');
  return visits;
}

const splitHashes = (hashes = ''): string[] =>
  hashes.match(new RegExp(`.{${SECTION_HASH_LENGTH}}`, 'g')) ?? [];

/** `sections`: the positions of those that are new or have changed. */
type Change = { readonly page: string; readonly sections: readonly number[] };

const changesIn = ({ before, now }: Visits): Change[] =>
  Object.entries(before ? now.sums : {}).flatMap(([page, hashes]) => {
    const former = splitHashes(before?.sums[page]);
    const sections = splitHashes(hashes).flatMap((hash, index) => (former.includes(hash) ? [] : [index]));
    return sections.length > 0 ? [{ page, sections }] : [];
  });

const marks = new CSSStyleSheet();

/** By a CSS rule, because React may render the links of the menu again at any time. */
function markInMenu(pages: readonly string[]): void {
  const links = pages.map((page) => `.menu__link[href="${page}"]::after`).join();
  const alternative = `content:" •" / ${JSON.stringify(texts.mark)};`;
  marks.replaceSync(
    links && `${links}{content:" •";${alternative}color:var(--seal);margin-inline-start:.4em}`,
  );
  document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, marks])];
}

function linkItem(address: string, name: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = name;
  item.append(link);
  return item;
}

/** For each page, itself and its sections. */
type Names = Readonly<Record<string, readonly (readonly [id: string, title: string])[]>>;

async function fillList(place: HTMLElement, { before }: Visits, changes: readonly Change[]): Promise<void> {
  const [sentence, list] = [place.querySelector('p'), place.querySelector('ul')];
  if (!before || !sentence || !list || !place.hidden) return;
  const names = changes.length > 0 ? await fetchJson<Names>('sections.json') : {};
  const date = new Date(before.date).toLocaleDateString('fr', { dateStyle: 'long' });
  const text = changes.length > 0 ? sentence.dataset.some : sentence.dataset.none;
  sentence.textContent = (text ?? '').replace('{date}', date);
  list.replaceChildren(
    ...changes.map(({ page, sections }) => {
      const [[, title] = ['', page], ...named] = names[page] ?? [];
      const item = linkItem(page, title);
      const links = sections.flatMap((index) => {
        const [id, name] = named[index - 1] ?? [];
        return id && name ? [linkItem(`${page}#${id}`, name)] : [];
      });
      if (links.length > 0) item.appendChild(document.createElement('ul')).append(...links);
      return item;
    }),
  );
  place.hidden = false;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

async function update(): Promise<void> {
  const visits = await currentVisits();
  if (!visits) return;
  const read = [...new Set([...visits.read, withoutSlash(window.location.pathname)])];
  storeVisits({ ...visits, read });
  const changes = changesIn(visits);
  markInMenu(changes.map(({ page }) => page).filter((page) => !read.includes(withoutSlash(page))));
  const place = document.querySelector<HTMLElement>('[data-changes]');
  if (place) await fillList(place, visits, changes);
}

/** Where the browser refuses storage or the network fails, the page stays as it is. */
export const showChanges = (): Promise<void> => update().catch(() => undefined);
