// The two pieces of HTML that a page gets: the menu at its head, and its foot.
import { pageToolTexts as texts } from '../../i18n/fr/pageTools';
import { escapeHtml } from '../../lib/builtPages';
import { frenchTypography } from '../../lib/typography/frenchTypography';

export type Told = {
  readonly title: string;
  readonly siteTitle: string;
  readonly address: string;
  /** The path of its Markdown copy on the host. */
  readonly markdown: string;
  readonly sha256: string;
  /** ISO, YYYY-MM-DD; undefined where nobody knows. */
  readonly updated: string | undefined;
  /** Undefined for a build that is no edition. */
  readonly edition: string | undefined;
  /** The last one, for a build that comes after it. */
  readonly lastEdition: string | undefined;
  readonly supportEmail: string;
  /** Where its source can be changed, if the owner says where. */
  readonly source: string | undefined;
};

const DATE = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (iso: string): string => DATE.format(new Date(iso)).replace(/^1 /, '1er ');

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** As a reader sees it. */
const shown = (text: string): string => escapeHtml(frenchTypography(text));

export function editionOf({ edition, lastEdition }: Told): string {
  if (edition) return filled(texts.edition, { date: longDate(edition) });
  return lastEdition ? filled(texts.draftAfter, { date: longDate(lastEdition) }) : texts.draft;
}

export function referenceOf(told: Told): string {
  const { title, siteTitle: site, address, sha256: hash, updated } = told;
  return filled(texts.reference, {
    title,
    site,
    address,
    hash,
    edition: editionOf(told).replace(/^É/, 'é'),
    updated: updated ? filled(texts.referenceUpdated, { date: longDate(updated) }) : '',
  });
}

/** Without scripts it names the page; src/client/extras/pageTools.ts puts the section into it. */
function reportAddress(told: Told): string {
  const { title, address, sha256: hash, supportEmail } = told;
  const { subject, body, wholePage: section } = texts.mail;
  const values = { title, address, hash, section, edition: editionOf(told) };
  // Mail programs take « + » for itself, and not for a space.
  const [first, second] = [subject, body].map((text) =>
    encodeURIComponent(frenchTypography(filled(text, values)).replaceAll('\n', '\r\n')),
  );
  return `mailto:${supportEmail}?subject=${first}&body=${second}`;
}

/** Not for the router, which knows pages only. */
const OUTSIDE_ROUTER = 'target="_top"';

const reportLink = (told: Told): string =>
  `<a href="${escapeHtml(reportAddress(told))}" data-report="${shown(texts.mail.wholePage)}">${shown(texts.report)}</a>`;

/** src/css/no-script.css hides it where no script would answer. */
const copyButton = (kind: string, label: string, done: string, classes = ''): string =>
  `<button type="button"${classes && ` class="${classes}"`} data-copy="${kind}" data-copied="${shown(done)}">${shown(label)}</button>`;

export function menuOf(told: Told): string {
  const items = [
    copyButton('page', texts.copy, texts.copied),
    `<a ${OUTSIDE_ROUTER} type="text/markdown" href="${told.markdown}">${shown(texts.markdown)}</a>`,
    `<a href="#citer-cette-page">${shown(texts.cite)}</a>`,
  ];
  const list = items.map((content) => `<li>${content}</li>`).join('');
  return `<details class="page-menu" data-page-tools><summary>${shown(texts.menu)}</summary><ul>${list}</ul></details>`;
}

function dateLine({ updated, source }: Told): string {
  const parts = [
    updated && `${shown(texts.updated)} <time datetime="${updated}">${longDate(updated)}</time>`,
    source && `<a href="${escapeHtml(source)}">${shown(texts.edit)}</a>`,
  ].filter(Boolean);
  return parts.length > 0 ? `<p>${parts.join(' · ')}</p>` : '';
}

const checkCommand = ({ address, markdown }: Told): string =>
  `curl -s ${new URL(markdown, address)} | sha256sum`;

const citation = (told: Told): string => {
  const [before = '', after = ''] = texts.howToCheck.split('{command}');
  return `<details id="citer-cette-page"><summary>${shown(texts.cite)}</summary><p data-reference>${escapeHtml(frenchTypography(referenceOf(told)))}</p><p>${copyButton('reference', texts.copyReference, texts.referenceCopied, 'button button--secondary button--sm')}</p><p>${shown(before)}<code>${escapeHtml(checkCommand(told))}</code>${shown(after)}</p></details>`;
};

export const footOf = (told: Told): string =>
  `<footer class="page-foot" data-page-tools>${dateLine(told)}<p>${reportLink(told)}</p>${citation(told)}<p>${shown(editionOf(told))}. ${shown(texts.hash)}${shown(' : ')}<code>${told.sha256}</code></p></footer>`;

/** The reader's browser fills it (src/client/extras/changes.ts). */
export const changesPlace = (): string => {
  const { title, some, none, kept } = texts.changes;
  return `<section class="markdown" data-page-tools data-changes hidden><h2>${shown(title)}</h2><p data-some="${shown(some)}" data-none="${shown(none)}"></p><ul></ul><p>${shown(kept)}</p></section>`;
};
