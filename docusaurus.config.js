// Docusaurus looks for this file. The settings are in site.config.ts.
require('./lib/requireTypeScript.cjs');

module.exports = require('./site.config').default;
