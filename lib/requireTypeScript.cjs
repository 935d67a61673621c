// Lets `require` load TypeScript and JSX, for the configuration. The loader of Docusaurus would also compile the packages that
// a module imports (14 s without a cache, 1 s here), and `tsx` would change how packages of Docusaurus find each other.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

// So that errors name the line of the source.
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
