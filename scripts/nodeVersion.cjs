// Checks the version of Node. In JavaScript of 2015, like run.cjs.

const boundOf = (part) => {
  const found = /^(\^|>=)(\d+)\.(\d+)$/.exec(part);
  if (!found) throw new Error(`package.json, engines : « ${part} » ne se lit pas. Par exemple : >=22.12`);
  return { isOpen: found[1] === '>=', major: Number(found[2]), minor: Number(found[3]) };
};

const isWithin = (version, bound) => {
  const [major, minor] = version.split('.').map(Number);
  return major === bound.major ? minor >= bound.minor : bound.isOpen && major > bound.major;
};

/** `range` is that of package.json: « ^20.19 || >=22.12 ». */
exports.faultOf = (version, range) => {
  const bounds = range.split(/ *\|\| */).map(boundOf);
  if (bounds.some((bound) => isWithin(version, bound))) return undefined;
  const format = ({ major, minor, isOpen }) => `${major}.${minor}${isOpen ? ' ou plus récent' : ''}`;
  const wanted = bounds.map(format).join(', ');
  return `Il faut Node ${wanted}, et cette machine a Node ${version} : installez-en un autre (https://nodejs.org), puis lancez « npm ci ».`;
};
