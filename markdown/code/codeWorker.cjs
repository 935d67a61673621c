// What rehypeCodeBlocks.ts runs beside the build. A thread loads its modules by itself.
require('../../lib/requireTypeScript.cjs');

module.exports = require('./codeHtml').codeHtml;
