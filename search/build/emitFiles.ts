// Adds files to those of the browser, each time the bundler has compiled the pages.
import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = { apply: (compiler: InstanceType<Bundler['Compiler']>) => void };

type Watched = {
  readonly folders: () => readonly string[];
  readonly files: () => readonly string[];
};

/** `watched` is what the files are made from and the bundler does not read: a save of it under `npm start` counts too. */
export function emitFiles(
  { Compilation, sources }: Bundler,
  filesOf: () => ReadonlyMap<string, string>,
  watched: Watched,
): BundlerPlugin {
  const options = { name: 'search', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
  return {
    apply: ({ hooks }) =>
      hooks.thisCompilation.tap('search', (compilation) =>
        compilation.hooks.processAssets.tap(options, () => {
          for (const folder of watched.folders()) compilation.contextDependencies.add(folder);
          for (const file of watched.files()) compilation.fileDependencies.add(file);
          // A page that does not compile tells its own fault. Without its text, search would tell others.
          if (compilation.errors.length > 0) return;
          try {
            for (const [name, text] of filesOf()) compilation.emitAsset(name, new sources.RawSource(text));
          } catch (error) {
            compilation.errors.push(error as (typeof compilation.errors)[number]);
          }
        }),
      ),
  };
}
