// What inOtherProcess.ts runs there.
require('./requireTypeScript.cjs');

module.exports = ({ file, name, given }) => require(file)[name](...given);
