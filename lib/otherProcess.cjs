// What inOtherProcess.ts runs there.
require('./shortRun.cjs');
require('./requireTypeScript.cjs');

module.exports = ({ file, name, given }) => require(file)[name](...given);
