// Lets `require` load TypeScript and JSX, for the configuration. The loader of Docusaurus compiles the packages too that
// a module imports, with Babel: 14 s where nothing is cached. Here, Node loads them as they are: 1 s. (`tsx` would also
// change how packages of Docusaurus find each other.)
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

// Errors name the line as typed: the writers' server shows it.
process.setSourceMapsEnabled(true);

for (const extension of ['.ts', '.tsx']) {
  require.extensions[extension] = (module, filename) => {
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      configFile: false,
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        parser: { syntax: 'typescript', tsx: extension === '.tsx' },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
      },
    });
    module._compile(code, filename);
  };
}
