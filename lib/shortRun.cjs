// For work that is soon over: Node 20 makes a function faster once it has run for some time, which takes more than it saves
// until then, a tenth of a build. It waits longer here. Later versions have a compiler in between, and no such setting.
const { setFlagsFromString } = require('node:v8');

if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');
