// Runs a command of this folder: node scripts/run.cjs build. This file and nodeVersion.cjs are in JavaScript of 2015, so that
// a Node that is too old for the rest can read them, and say so.
const { faultOf } = require('./nodeVersion.cjs');

const isInstalled = () => {
  try {
    return Boolean(require.resolve('@swc/core'));
  } catch (_notFound) {
    return false;
  }
};

const end = (fault) => {
  console.error(fault);
  process.exit(1);
};

const nodeFault = faultOf(process.versions.node, require('../package.json').engines.node);
if (nodeFault) end(nodeFault);
if (!isInstalled()) end('Les paquets ne sont pas installés : lancez « npm ci », puis la même commande.');

// Docusaurus would write small pictures into the pages that show them, where our policy blocks them.
process.env.WEBPACK_URL_LOADER_LIMIT = '0';
require('../lib/requireTypeScript.cjs');
const [name] = process.argv.splice(2, 1);
require(`./${name}.ts`);
