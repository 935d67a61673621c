// Runs in the process that inOtherProcess.ts starts.
require('./requireTypeScript.cjs');

module.exports = ({ file, name, given }) => require(file)[name](...given);
