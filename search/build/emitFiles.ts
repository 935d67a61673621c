// Adds files to those of the browser, each time the bundler has compiled the pages.
import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = { apply: (compiler: InstanceType<Bundler['Compiler']>) => void };

export type Made = { readonly files: ReadonlyMap<string, string>; readonly warnings: readonly string[] };

type Options = {
  /** Called once the pages are compiled. The files are made while the bundler goes on with its scripts. */
  readonly make: () => Promise<Made>;
  readonly warn: (warning: string) => void;
  /** What the files are made from and the bundler does not read: a save of it under `npm start` counts too. */
  readonly watched: {
    readonly folders: () => readonly string[];
    readonly files: () => readonly string[];
  };
};

export function emitFiles(
  { Compilation, sources }: Bundler,
  { make, warn, watched }: Options,
): BundlerPlugin {
  const atTheEnd = { name: 'search', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE };
  const making = new WeakMap<object, Promise<Made | Error>>();
  return {
    apply: ({ hooks }) => {
      hooks.finishMake.tap('search', (compilation) => {
        making.set(
          compilation,
          make().catch((error: Error) => error),
        );
      });
      hooks.thisCompilation.tap('search', (compilation) =>
        compilation.hooks.processAssets.tapPromise(atTheEnd, async () => {
          for (const folder of watched.folders()) compilation.contextDependencies.add(folder);
          for (const file of watched.files()) compilation.fileDependencies.add(file);
          const made = await making.get(compilation);
          // A page that does not compile tells its own fault. Without its text, search would tell others.
          if (!made || compilation.errors.length > 0) return;
          if (made instanceof Error) {
            compilation.errors.push(made as (typeof compilation.errors)[number]);
            return;
          }
          made.warnings.forEach(warn);
          for (const [name, text] of made.files) compilation.emitAsset(name, new sources.RawSource(text));
        }),
      );
    },
  };
}
