// What inThread.ts runs in the thread, which loads its modules by itself.
require('./requireTypeScript.cjs');

module.exports = ({ file, name, given }) => require(file)[name](...given);
