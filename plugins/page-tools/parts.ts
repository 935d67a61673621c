// The two pieces of HTML that a page gets: the menu at its head, and its foot.
import { pageToolTexts as texts } from '../../i18n/fr/pageTools';
import { escapeHtml } from '../../lib/builtPages';
import { frenchTypography } from '../../lib/typography/frenchTypography';

export type SiteInfo = {
  readonly siteTitle: string;
  readonly publisher: string;
  readonly supportEmail: string;
  /** ISO date of the edition that is built; undefined for any other build. */
  readonly edition: string | undefined;
  /** The last one, for a build that comes after it. */
  readonly lastEdition: string | undefined;
};

export type PageInfo = SiteInfo & {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  /** The path of its Markdown copy on the host. */
  readonly copyPath: string;
  readonly sha256: string;
  /** ISO, YYYY-MM-DD; undefined where it is unknown. */
  readonly updated: string | undefined;
  /** The address where its source can be changed, if the owner set one. */
  readonly source: string | undefined;
};

const DATE = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (iso: string): string => DATE.format(new Date(iso)).replace(/^1 /, '1er ');

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const shown = (text: string): string => escapeHtml(frenchTypography(text));

function editionOf({ edition, lastEdition }: PageInfo): string {
  if (edition) return filled(texts.edition, { date: longDate(edition) });
  return lastEdition ? filled(texts.draftAfter, { date: longDate(lastEdition) }) : texts.draft;
}

const referenceOf = (page: PageInfo): string =>
  filled(texts.reference, {
    title: page.title,
    site: page.siteTitle,
    address: page.address,
    hash: page.sha256,
    edition: editionOf(page).replace(/^É/, 'é'),
    updated: page.updated ? filled(texts.referenceUpdated, { date: longDate(page.updated) }) : '',
  });

/** Without scripts it names the page; src/client/extras/pageTools.ts puts the section into it. */
function reportAddress(page: PageInfo): string {
  const { title, address, sha256: hash } = page;
  const { subject, body, wholePage: section } = texts.mail;
  const values = { title, address, hash, section, edition: editionOf(page) };
  // Mail programs read « + » as itself, not as a space: URLSearchParams would not do.
  const [first, second] = [subject, body].map((text) =>
    encodeURIComponent(frenchTypography(filled(text, values)).replaceAll('\n', '\r\n')),
  );
  return `mailto:${page.supportEmail}?subject=${first}&body=${second}`;
}

/** src/css/no-script.css hides it where no script would answer. */
const copyButton = (kind: string, label: string, done: string, classes = ''): string =>
  `<button type="button"${classes && ` class="${classes}"`} data-copy="${kind}" data-copied="${shown(done)}">${shown(label)}</button>`;

export function menuOf({ copyPath }: PageInfo): string {
  const items = [
    copyButton('page', texts.copy, texts.copied),
    // `target`: the router, which knows pages only, leaves such a link to the browser.
    `<a target="_top" type="text/markdown" href="${copyPath}">${shown(texts.markdown)}</a>`,
    `<a href="#citer-cette-page">${shown(texts.cite)}</a>`,
  ];
  const list = items.map((content) => `<li>${content}</li>`).join('');
  return `<details class="page-menu" data-page-tools><summary>${shown(texts.menu)}</summary><ul>${list}</ul></details>`;
}

function dateLine({ updated, source }: PageInfo): string {
  const parts = [
    updated && `${shown(texts.updated)} <time datetime="${updated}">${longDate(updated)}</time>`,
    source && `<a href="${escapeHtml(source)}">${shown(texts.edit)}</a>`,
  ].filter(Boolean);
  return parts.length > 0 ? `<p>${parts.join(' · ')}</p>` : '';
}

function citation(page: PageInfo): string {
  const [before = '', after = ''] = texts.howToCheck.split('{command}');
  const command = `curl -s ${new URL(page.copyPath, page.address)} | sha256sum`;
  return `<details id="citer-cette-page"><summary>${shown(texts.cite)}</summary><p data-reference>${shown(referenceOf(page))}</p><p>${copyButton('reference', texts.copyReference, texts.referenceCopied, 'button button--secondary button--sm')}</p><p>${shown(before)}<code>${escapeHtml(command)}</code>${shown(after)}</p></details>`;
}

export function footOf(page: PageInfo): string {
  const report = `<a href="${escapeHtml(reportAddress(page))}" data-report="${shown(texts.mail.wholePage)}">${shown(texts.report)}</a>`;
  return `<footer class="page-foot" data-page-tools>${dateLine(page)}<p>${report}</p>${citation(page)}<p>${shown(editionOf(page))}. ${shown(texts.hash)}${shown(' : ')}<code>${page.sha256}</code></p></footer>`;
}

/** The reader's browser fills it (src/client/extras/changes.ts). */
export function changesPlace(): string {
  const { title, some, none, kept } = texts.changes;
  return `<section class="markdown" data-page-tools data-changes hidden><h2>${shown(title)}</h2><p data-some="${shown(some)}" data-none="${shown(none)}"></p><ul></ul><p>${shown(kept)}</p></section>`;
}
