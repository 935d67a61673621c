// Lets `require` load TypeScript and JSX, for the configuration. The loader of Docusaurus compiles the packages too that
// a module imports, with Babel: 14 s where nothing is cached. Here, Node loads them as they are: 1 s. (`tsx` would also
// change how packages of Docusaurus find each other.)
const { readFileSync } = require('node:fs');
const { transformSync } = require('esbuild');

// Errors name the line as typed: the writers' server shows it.
process.setSourceMapsEnabled(true);

/** @type {const} */
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx' };

for (const [extension, loader] of Object.entries(LOADERS)) {
  require.extensions[extension] = (module, file) => {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      loader,
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcefile: file,
      sourcemap: 'inline',
    });
    module._compile(code, file);
  };
}
