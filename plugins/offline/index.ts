// Adds offline reading: a service worker, and a box on one page that caches the whole guide. Switched off, the worker removes
// itself and its cache, for readers of a former edition.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { minify, transform } from '@swc/core';
import { offlineTexts } from '../../i18n/fr/offline';
import { articlePlace, escapeHtml, type HtmlTransform } from '../../lib/builtPages';
import { parseNodes } from '../../lib/hast';
import { OFFLINE_LIST, SIZE_MARK } from '../../lib/offlineList';
import { ARTICLE_FILE } from '../../lib/pageMarks';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';
import type { WorkerSettings } from './worker';

const WORKER = 'service-worker.js';

type Options = {
  readonly isEnabled: boolean;
  readonly baseUrl: string;
  /** The page of the box: `docs/index.html`. */
  readonly page: string;
  /** Part of the whole guide, beside pages, assets and pictures. */
  readonly files: readonly string[];
};

/** Hidden, with the texts of each state: src/client/extras/offline.ts shows it. */
function box(): string {
  const { title, progress, ...states } = withFrenchTypography(offlineTexts.box);
  const texts = (part: 'status' | 'button'): string =>
    Object.entries(states)
      .map(([state, text]) => ` data-${state}="${escapeHtml(text[part])}"`)
      .join('');
  const { status, button } = states.idle;
  return [
    `<div class="offline-guide" id="offline-guide" data-page-tools role="group" aria-label="${escapeHtml(title)}" hidden>`,
    `<p role="status"${texts('status')}>${escapeHtml(status)}</p>`,
    `<progress max="1" value="0" aria-label="${escapeHtml(progress)}" hidden></progress>`,
    `<button type="button"${texts('button')}>${escapeHtml(button)}</button></div>`,
  ]
    .join('')
    .replaceAll('{size}', SIZE_MARK);
}

const OFFLINE_PAGE_STYLE =
  'body{font:1.0625rem/1.65 system-ui,sans-serif;margin:auto;max-width:40rem;padding:1rem;background:#faf6ec;color:#211d18}a{color:#8a1c2e}h2:has(+ul:empty){display:none}';

function offlinePage(): Pick<WorkerSettings, 'offlinePage' | 'policy'> {
  const { title, message, retry, kept } = withFrenchTypography(offlineTexts.unread);
  const hash = createHash('sha256').update(OFFLINE_PAGE_STYLE).digest('base64');
  return {
    offlinePage: `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${OFFLINE_PAGE_STYLE}</style><h1>${title}</h1><p>${message}</p><p><a href="">${retry}</a></p><h2>${kept}</h2><ul></ul></html>`,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

/** The script of a worker: the one function of the file, called with the scope of the worker and its settings. */
async function compile(file: string, name: string, settings: object): Promise<string> {
  const source = await readFile(path.join(__dirname, file), 'utf8');
  const { code } = await transform(source, {
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const script = `(${code.slice(code.indexOf(`function ${name}`))})(self,${JSON.stringify(settings)})`;
  return (await minify(script, { compress: true, mangle: true, module: false })).code;
}

/** OFFLINE_READING in the scripts of the page. */
const addressesOf = (baseUrl: string) => ({
  worker: baseUrl + WORKER,
  list: baseUrl + OFFLINE_LIST,
  cache: `offline ${baseUrl}`,
});

export const serviceWorker = (isEnabled: boolean, baseUrl: string): Promise<string> => {
  const { cache, list } = addressesOf(baseUrl);
  return isEnabled
    ? compile('worker.ts', 'serveOffline', {
        baseUrl,
        cache,
        list,
        articleFile: ARTICLE_FILE,
        ...offlinePage(),
      })
    : compile('tombstone.ts', 'removeOffline', { cache });
};

export default function offline({ isEnabled, baseUrl, page, files }: Options) {
  return {
    addBox: {
      transformPage({ file, tree }) {
        if (isEnabled && file === page) articlePlace(tree)?.article.children.push(...parseNodes(box()));
      },
    } satisfies HtmlTransform,
    plugin: (): Plugin => ({
      name: 'offline',
      configureWebpack: ({ mode }, _isServer, { currentBundler }) => ({
        plugins: [
          new currentBundler.instance.DefinePlugin({
            // Not under `npm start`, where pages change with each save.
            OFFLINE_READING: JSON.stringify(isEnabled && mode === 'production' ? addressesOf(baseUrl) : null),
          }),
        ],
      }),
      async postBuild({ outDir }) {
        await writeFile(path.join(outDir, WORKER), await serviceWorker(isEnabled, baseUrl));
        if (isEnabled) await writeFile(path.join(outDir, OFFLINE_LIST), JSON.stringify(files));
      },
    }),
  };
}
