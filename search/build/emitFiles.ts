// Adds files to those of the browser, each time the bundler has compiled the pages.
import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = { apply: (compiler: InstanceType<Bundler['Compiler']>) => void };

type Options = {
  readonly makeFiles: () => Promise<Iterable<readonly [name: string, text: string]>>;
  /** What the files are made from and the bundler does not read: a save of it under `npm start` counts too. */
  readonly watchedFolders: () => readonly string[];
  readonly watchedFiles: () => readonly string[];
};

export const emitFiles = ({ Compilation, sources }: Bundler, options: Options): BundlerPlugin => ({
  apply: ({ hooks }) => {
    hooks.thisCompilation.tap('search', (compilation) => {
      const stage = { name: 'search', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE };
      compilation.hooks.processAssets.tapPromise(stage, async () => {
        compilation.contextDependencies.addAll(options.watchedFolders());
        compilation.fileDependencies.addAll(options.watchedFiles());
        // A page that does not compile reports its own fault. Without its text, search would report others.
        if (compilation.errors.length > 0) return;
        try {
          for (const [name, text] of await options.makeFiles()) {
            compilation.emitAsset(name, new sources.RawSource(text));
          }
        } catch (error) {
          compilation.errors.push(error as (typeof compilation.errors)[number]);
        }
      });
    });
  },
});
