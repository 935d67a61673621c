// Logs what a build is doing and how long each step took. Docusaurus itself logs the start and the end, and shows the
// bundler's progress in a terminal only.
import { readdirSync } from 'node:fs';
import { inspect } from 'node:util';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { machineFault } from '../../lib/machineFault';
import { logSteps } from './steps';

const COUNT_EVERY_MS = 2000;

const countHtml = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;

const pages = (count: number): string => `${count} ${count < 2 ? 'page' : 'pages'}`;

/** A full disk, for instance, ends the build with one sentence. Docusaurus would print the stack of the bundler, twice. */
function endOnMachineFault(error: Error): void {
  const fault = machineFault(inspect(error, { depth: Infinity }));
  if (!fault) return;
  logger.error(fault);
  process.exit(1);
}

export default function buildProgress() {
  const steps = logSteps((line) => logger.info(line));
  let pageCount = 0;
  let compiledCount = 0;
  let runningCompilers = 0;
  let counting: NodeJS.Timeout | undefined;
  return {
    /** A rehype plugin of the pages. */
    countPage: () => (): void => {
      compiledCount += 1;
      // In a terminal, the bundler shows its own progress. The writers' server, which counts no pages, has none to show.
      if (!process.stdout.isTTY && pageCount > 0)
        steps.report(() => `Pages compilées : ${compiledCount} sur ${pageCount}`);
    },
    plugin({ outDir }: LoadContext): Plugin {
      if (process.env.NODE_ENV !== 'production') return { name: 'build-progress' };
      steps.end('Configuration lue');
      return {
        name: 'build-progress',
        async allContentLoaded({ allContent }) {
          const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
          pageCount = content?.loadedVersions.flatMap(({ docs }) => docs).length ?? 0;
          steps.end(`${pages(pageCount)} à compiler`);
        },
        configureWebpack: () => ({
          plugins: [
            {
              apply(compiler) {
                runningCompilers += 1;
                compiler.hooks.failed.tap('build-progress', endOnMachineFault);
                compiler.hooks.done.tap('build-progress', () => {
                  runningCompilers -= 1;
                  if (runningCompilers > 0) return;
                  steps.end('Pages compilées, scripts assemblés');
                  // Worker threads write the pages: only their files can be counted.
                  const progress = () => `Pages HTML écrites : ${countHtml(outDir)}`;
                  counting = setInterval(() => steps.report(progress), COUNT_EVERY_MS).unref();
                });
              },
            },
          ],
        }),
        async postBuild({ routesPaths }) {
          clearInterval(counting);
          steps.end(`${pages(routesPaths.length)} HTML écrites`);
          process.once('exit', (code) => {
            if (code === 0) logger.info(`Site construit en ${steps.total()}.`);
          });
        },
      };
    },
  };
}
