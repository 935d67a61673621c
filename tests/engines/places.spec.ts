// A link leads to the title that it names: this title stands under the navbar, at once, and stays there.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';
import { FIXTURE_SITE } from '../../playwright.config';
import { LISTS, readQuestions } from '../search/questions';
import type { Engine, Size } from './engine';
import { type Arrival, arrivalOf, isMissed, NEAR, placeOf, seenArrival, WATCHING } from './place';
import { becomes, COMPUTER, EMPTY_PAGE, expect, hydrated, idle, PHONE, test, visit } from './support';

const OUT = 'build';
/** The links are split into this many tests, which run in parallel. */
const PARTS = 4;
/** How many links and questions Firefox and WebKit follow; Chromium follows all. */
const FEWER = { links: 40, questions: 8 } as const;
const QUESTIONS = 40;

type Link = { readonly from: string; readonly href: string };
type Node = DefaultTreeAdapterMap['node'];

const attribute = (node: Node, name: string): string | undefined =>
  'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');
const pageOf = (href: string): string => withoutSlash(href.replace(/#.*/, ''));
const isMain = (node: Node): boolean => node.nodeName === 'main';
const find = (node: Node, test: (node: Node) => boolean): Node | undefined =>
  test(node)
    ? node
    : childrenOf(node).reduce<Node | undefined>((found, child) => found ?? find(child, test), undefined);

type Page = { readonly path: string; readonly hrefs: readonly string[] };

/** The links of each page to sections of other pages, in its own text; and what stands in folds. */
function readPages(): { readonly pages: readonly Page[]; readonly folded: readonly string[] } {
  const folded: string[] = [];
  const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .sort()
    .map((file) => {
      const hrefs = new Set<string>();
      const page = withoutSlash(`/${path.dirname(file)}`.replace(/\/\.$/, '/'));
      const visit = (node: Node, isFolded: boolean): void => {
        const href = attribute(node, 'href');
        if (node.nodeName === 'a' && href?.startsWith('/') && href.includes('#') && pageOf(href) !== page)
          hrefs.add(href);
        const id = attribute(node, 'id');
        if (id && isFolded && /^(?:h\d|li|details)$/.test(node.nodeName)) folded.push(`${page}#${id}`);
        for (const child of childrenOf(node)) visit(child, isFolded || node.nodeName === 'details');
      };
      const main = find(parse(readFileSync(path.join(OUT, file), 'utf8')), isMain);
      if (main) visit(main, false);
      return { path: page, hrefs: [...hrefs] };
    });
  return { pages, folded };
}

const { pages, folded } = readPages();

/**
 * A way through the site that follows one link to each section that pages link to. Where the page that it has come to has
 * no such link left, it begins again on the page that has most.
 */
function wayThroughLinks(): Link[] {
  const left = new Set(pages.flatMap(({ hrefs }) => hrefs));
  const leftOn = (page: string): string[] =>
    pages.find((one) => one.path === page)?.hrefs.filter((href) => left.has(href)) ?? [];
  const withMost = (paths: readonly string[]): number => {
    const counts = paths.map((page) => leftOn(page).length);
    return counts.indexOf(Math.max(...counts));
  };
  const way: Link[] = [];
  for (let from = ''; left.size > 0; ) {
    if (leftOn(from).length === 0) from = pages[withMost(pages.map((page) => page.path))]?.path ?? '';
    const hrefs = leftOn(from);
    const href = hrefs[withMost(hrefs.map(pageOf))] ?? '';
    way.push({ from, href });
    left.delete(href);
    from = pageOf(href);
  }
  return way;
}

const links = wayThroughLinks();
/** About so many of them, from all over the list. */
const some = <One>(list: readonly One[], count: number): One[] => {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
};

const LINKS_MS = 240_000;
const CONTENTS = '.table-of-contents';

/** Waits for the link. One that is on the screen is not scrolled to: the reader's place is where he clicks. */
const follow = (engine: Engine, href: string, { within = 'main', isInView = false } = {}): Promise<void> =>
  becomes(
    engine,
    true,
    (wanted, part, stays) => {
      const link = [...document.querySelectorAll<HTMLElement>(`${part} a[href]`)].find(
        (one) => one.getAttribute('href') === wanted,
      );
      for (let fold = link?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
        fold.open = true;
      if (!stays) link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      link?.click();
      return Boolean(link);
    },
    href,
    within,
    isInView,
  );

const pathname = (engine: Engine): Promise<string> =>
  engine.run(() => window.location.pathname.replace(/(.)\/$/, '$1'));

type Miss = Arrival & { readonly href: string; readonly from: string };

/** Follows links one after the other, from idle pages; each sixth from a page that was just loaded, and is still busy. */
async function missesOf(engine: Engine, origin: string, part: readonly Link[]): Promise<Miss[]> {
  const missed: Miss[] = [];
  let page = '';
  for (const [index, { from, href }] of part.entries()) {
    if (from !== page || index % 6 === 0) await visit(engine, origin + from);
    const arrival = await arrivalOf(engine, href, () => follow(engine, href));
    if (isMissed(arrival)) missed.push({ href, from, ...arrival });
    page = pageOf(href);
  }
  return missed;
}

test('other pages have links to sections', () => {
  expect(links.length).toBeGreaterThan(0);
});

for (let index = 0; index < PARTS; index += 1) {
  const part = links.slice((index * links.length) / PARTS, ((index + 1) * links.length) / PARTS);
  const size = index % 2 === 0 ? PHONE : COMPUTER;
  test(`a link to a section of another page puts its title under the navbar at once, at ${size.width} px, ${index + 1} of ${PARTS}`, async ({
    engine,
    engineName,
    site,
  }) => {
    test.setTimeout(LINKS_MS);
    await engine.resize(size);
    const followed = engineName === 'chromium' ? part : part.slice(0, FEWER.links / PARTS);
    expect(await missesOf(engine, site.origin, followed)).toEqual([]);
  });
}

test('a link to a section puts its title under the navbar on a slow network, and on a slow phone where the browser can be slowed', async ({
  engine,
  site,
}) => {
  await engine.resize(PHONE);
  await engine.slowDown(4);
  site.slowDown((address) => (/article\.txt|\.(?:js|css)$/.test(address) ? 400 : 100));
  expect(await missesOf(engine, site.origin, some(links, 6))).toEqual([]);
  await engine.slowDown(1);
});

const typed = some(
  links.map(({ href }) => href),
  4,
);
const inFolds = some(folded, 4);
/** Splits a list between phone and computer: both get at least one item. */
const halves = <One>(list: readonly One[]) =>
  [
    [PHONE, list.filter((_, index) => index % 2 === 0)],
    [COMPUTER, list.length < 2 ? list : list.filter((_, index) => index % 2 === 1)],
  ] as const;
for (const [name, addresses] of [
  ['an address that is typed', typed],
  ['an address inside a fold', inFolds],
] as const)
  for (const [size, chosen] of halves(addresses))
    test(`${name} leads to its title on a slow network, and nothing moves it, at ${size.width} px`, async ({
      engine,
      site,
    }) => {
      expect(chosen.length).toBeGreaterThan(0);
      await engine.resize(size);
      await engine.slowDown(4);
      site.slowDown((address) => (/\.(?:css|js|woff2|svg|webp|avif|png)$/.test(address) ? 150 : 0));
      site.runFirst(WATCHING);
      const missed: Miss[] = [];
      for (const href of chosen) {
        // Over another page: the browser would not load the same one again for another section of it.
        await engine.open(EMPTY_PAGE);
        await engine.open(site.origin + href);
        const arrival = await seenArrival(engine, 1500);
        if (isMissed(arrival)) missed.push({ href, from: '', ...arrival });
      }
      await engine.slowDown(1);
      expect(missed).toEqual([]);
    });

/** The answers are those to the whole question: they stay the same for some frames. */
const hasSettled = async (): Promise<boolean> => {
  const answers = () => document.querySelector('dialog [role="listbox"]')?.textContent ?? '';
  const before = answers();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return before !== '' && before === answers();
};

/** Asks each question by keyboard, and returns the answers that miss their section. */
async function searchMisses(engine: Engine, origin: string, questions: readonly string[]): Promise<Miss[]> {
  const missed: Miss[] = [];
  await engine.open(`${origin}/`);
  await hydrated(engine);
  for (const question of questions) {
    await engine.press('/');
    await expect
      .poll(() => engine.run(() => document.activeElement?.getAttribute('role')), { intervals: [20] })
      .toBe('combobox');
    await engine.paste(question);
    await expect.poll(() => engine.run(hasSettled), { intervals: [20] }).toBe(true);
    await engine.press('ArrowDown');
    const chosen = () =>
      document.querySelector('[role="option"][aria-selected="true"]')?.getAttribute('href') ?? '';
    await expect.poll(() => engine.run(chosen), { intervals: [20] }).not.toBe('');
    const href = await engine.run(chosen);
    const from = await pathname(engine);
    if (!href.includes('#')) {
      await engine.press('Escape');
      continue;
    }
    const arrival = await arrivalOf(engine, href, () => engine.press('Enter'));
    if (isMissed(arrival)) missed.push({ href, from, ...arrival });
  }
  return missed;
}

const questions = some(readQuestions(LISTS.read), QUESTIONS).map(({ question }) => question);
for (const [size, half] of halves(questions))
  test(`an answer of the search leads to its section, at ${size.width} px`, async ({
    engine,
    engineName,
    site,
  }) => {
    await engine.resize(size);
    const asked = engineName === 'chromium' ? half : some(half, FEWER.questions / 2);
    expect(await searchMisses(engine, site.origin, asked)).toEqual([]);
  });

/** The page that has most to lay out. */
const longest = [...new Set(links.map(({ href }) => pageOf(href)))]
  .map((page) => ({ page, length: readFileSync(path.join(OUT, page, 'index.html')).length }))
  .sort((a, b) => b.length - a.length)[0]?.page;

test('the contents list leads to the last section, while the page is busy and when it is idle', async ({
  engine,
  site,
}) => {
  await engine.resize(COMPUTER);
  await engine.open(`${site.origin}${longest}`);
  await hydrated(engine);
  const hrefOf = (position: number) =>
    engine.run(
      (at, list) => [...document.querySelectorAll(`${list} a`)].at(at)?.getAttribute('href') ?? '',
      position,
      CONTENTS,
    );
  for (const position of [-1, 1, -2]) {
    const href = await hrefOf(position);
    const arrival = await arrivalOf(engine, href, () =>
      follow(engine, href, { within: CONTENTS, isInView: true }),
    );
    expect(isMissed(arrival), JSON.stringify({ href, arrival })).toBe(false);
    await idle(engine);
  }
});

async function expectPlace(engine: Engine, wanted: { text: string; top: number }): Promise<void> {
  const isThere = async () => {
    const { text, top } = await placeOf(engine);
    return text === wanted.text && Math.abs(top - wanted.top) <= NEAR ? wanted : { text, top };
  };
  await expect.poll(isThere).toEqual(wanted);
}

for (const size of [PHONE, COMPUTER] as readonly Size[])
  test(`« back », « forward » and « reload » lead to where the reader was, at ${size.width} px`, async ({
    engine,
    site,
  }) => {
    await engine.resize(size);
    await engine.open(`${site.origin}${longest}`);
    await hydrated(engine);
    const scrollTo = (part: number) =>
      engine.run(
        (share) => window.scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
        part,
      );
    await scrollTo(0.6);
    await idle(engine);
    const first = await placeOf(engine);
    const href = pages.find(({ path: page }) => page === longest)?.hrefs[0] ?? '';
    await follow(engine, href, { isInView: true });
    await expect.poll(() => pathname(engine)).toBe(pageOf(href));
    await idle(engine);
    await scrollTo(0.3);
    await idle(engine);
    const second = await placeOf(engine);
    await engine.back();
    await expect.poll(() => pathname(engine)).toBe(longest);
    await expectPlace(engine, first);
    await idle(engine);
    await expectPlace(engine, first);
    await engine.forward();
    await expect.poll(() => pathname(engine)).toBe(pageOf(href));
    await expectPlace(engine, second);
    await engine.reload();
    await hydrated(engine);
    await expectPlace(engine, second);
    await idle(engine);
    await expectPlace(engine, second);
  });

test.describe('on a site whose pages had other names', () => {
  test.use({ siteAddress: FIXTURE_SITE });

  for (const { old, now } of [
    { old: '/docs/elements#grand-tableau', now: '/docs/elements#tableau-large' },
    { old: '/docs/mise_en_forme#onglets', now: '/docs/elements#onglets' },
    { old: '/docs/titres#liste-longue', now: '/docs/elements#long-tableau' },
  ])
    test(`the former address ${old} leads to the section of today`, async ({ engine, site }) => {
      await engine.resize(PHONE);
      await engine.open(site.origin + old);
      // The page may be on its way to another.
      const address = () => engine.run(() => window.location.pathname + window.location.hash).catch(() => '');
      await expect.poll(address).toBe(now);
      await hydrated(engine);
      const arrival = await arrivalOf(engine, now, async () => undefined);
      expect(isMissed(arrival), JSON.stringify(arrival)).toBe(false);
    });
});
