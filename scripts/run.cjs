// Runs a command of this folder: node scripts/run.cjs build. In JavaScript of 2015, so that an old Node can run it and say
// that it is too old.
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
