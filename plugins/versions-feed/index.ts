// Adds the feed of the page of versions (Atom, RFC 4287), which that page announces.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { escapeHtml, type HtmlTransform, partOf } from '../../lib/builtPages';
import { element } from '../../lib/hast';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { underBaseUrl } from '../../lib/underBaseUrl';

type Entry = {
  /** Of its own in the feed, and never changed: readers of feeds know entries by it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** ISO, YYYY-MM-DD. */
  readonly date: string;
};

type Options = {
  /** The page that the feed follows, without base path. */
  readonly page: string;
  readonly title: string;
  readonly author: string;
  /** Newest first. */
  readonly entries: readonly Entry[];
};

const shown = (text: string): string => escapeHtml(frenchTypography(text));
const moment = (date: string): string => `${date}T00:00:00Z`;

function atomFeed({ title, author, entries }: Options, page: string, feed: string): string {
  const items = entries.map(
    ({ id, title: name, text, date }) => `  <entry>
    <id>${escapeHtml(`${page}#${id}`)}</id>
    <title>${shown(name)}</title>
    <updated>${moment(date)}</updated>
    <link rel="alternate" href="${escapeHtml(page)}"/>
    <content type="text">${shown(text)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <id>${escapeHtml(page)}</id>
  <title>${shown(title)}</title>
  <updated>${moment(entries[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${escapeHtml(author)}</name></author>
  <link rel="alternate" href="${escapeHtml(page)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(feed)}"/>
${items.join('')}</feed>
`;
}

export default function versionsFeed(options: Options): {
  readonly plugin: (context: LoadContext) => Plugin;
  readonly announce: HtmlTransform;
} {
  const file = `${options.page.slice(1)}.atom`;
  return {
    plugin: ({ siteConfig: { url, baseUrl } }) => ({
      name: 'versions-feed',
      async postBuild({ outDir }) {
        const target = path.join(outDir, file);
        const addressOf = (place: string): string => url + underBaseUrl(baseUrl, place);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, atomFeed(options, addressOf(options.page), addressOf(`/${file}`)));
      },
    }),
    announce: {
      transformPage({ file: page, tree }, { baseUrl }) {
        if (page !== `${options.page.slice(1)}/index.html`) return;
        partOf(tree, 'head').children.push(
          element('link', {
            rel: ['alternate'],
            type: 'application/atom+xml',
            title: frenchTypography(options.title),
            href: underBaseUrl(baseUrl, `/${file}`),
          }),
        );
      },
    },
  };
}
