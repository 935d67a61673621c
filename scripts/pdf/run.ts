// npm run pdf: writes the built documentation as PDF to pdf/, whole and for each audience.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { buildTexts } from '../../i18n/fr/build';
import { home } from '../../i18n/fr/home';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';
import { documentationTree } from '../../markdown/documentationTree';
import { logSteps } from '../../plugins/build-progress/steps';
import { frenchDate } from '../../product/format';
import { identity, productSlug, slugOf } from '../../product/identity';
import { releases } from '../../product/releases';
import sidebars from '../../sidebars';
import { endWith } from '../site/endWith';
import type { Book } from './bookHtml';
import { audiencesOf, type Entry, entriesFor, entriesOf } from './books';
import { printBook } from './printBook';
import { openPrinter } from './printer';

const BUILD = 'build';
const OUT = 'pdf';
const SITE = { origin: identity.siteUrl, baseUrl: identity.baseUrl };

const steps = logSteps((line) => logger.info(line));

function lastCommit(): Date | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' });
  return status === 0 ? new Date(stdout.trim()) : undefined;
}

function editionText(): string {
  const [{ date, application, api }] = releases;
  return buildTexts.book.edition
    .replace('{date}', frenchDate(date))
    .replace('{application}', application)
    .replace('{api}', api);
}

function booksOf(all: readonly Entry[]): (Book & { readonly file: string })[] {
  const audiences = audiencesOf(home.audiences);
  const bookOf = (subtitle: string, text: string, entries: readonly Entry[]) => {
    const product = identity.productName;
    const cover = { product, title: buildTexts.book.title, subtitle, text, edition: editionText() };
    const file = [productSlug, slugOf(subtitle)].filter(Boolean).join('-');
    return { file: `${file}.pdf`, cover: withFrenchTypography(cover), entries, site: SITE };
  };
  return [
    ...audiences.map((audience) =>
      bookOf(audience.title, audience.text, entriesFor(all, audience, audiences)),
    ),
    bookOf('', identity.tagline, all),
  ];
}

async function main(): Promise<void> {
  if (!existsSync(path.join(BUILD, 'index.html')))
    throw errorWithoutStack(
      `Le site n'est pas construit : le dossier ${BUILD}/ n'a pas de page. Lancez « npm run build », puis « npm run pdf ».`,
    );
  const missing = new Set<string>();
  const { print, close } = await openPrinter(BUILD, SITE, (address) => missing.add(address));
  steps.end('Chromium ouvert');
  try {
    const books = booksOf(entriesOf(documentationTree(sidebars.documentation, path.resolve('docs')), BUILD));
    steps.end('Pages lues');
    mkdirSync(OUT, { recursive: true });
    const madeAt = lastCommit();
    for (const [index, book] of books.entries()) {
      const name = path.join(OUT, book.file);
      const place = `${index + 1}/${books.length} ${name} :`;
      const report = (done: string): void => steps.end(`${place} ${done}`);
      writeFileSync(name, await printBook(book, { print, report, madeAt }));
      report('écrit');
    }
    if (missing.size > 0)
      logger.warn(`Ces fichiers manquent dans ${BUILD}/, et donc dans les PDF :\n${[...missing].join('\n')}`);
    logger.success(`${books.length} PDF dans ${OUT}/, en ${steps.total()}.`);
  } finally {
    await close();
  }
}

main().catch(endWith);
