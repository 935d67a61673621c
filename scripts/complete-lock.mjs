// npm leaves a platform's binary out of package-lock.json when the registry in use does not have it, and `npm ci` then
// refuses the lock on every platform. This adds the missing entries. Run it after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';

const LOCKS = ['package-lock.json', 'tests/contract-tools/package-lock.json'];
const PLATFORM =
  /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-([^-]+)(?:-([^-]+))?/;
const LIBC = { musl: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };

/** What npm compares with the machine, from a name like « @scope/name-linux-x64-musl ». */
function platformOf(name) {
  if (/-wasm32(?!\w)/.test(name)) return { cpu: ['wasm32'] };
  const [, system, cpu, abi] = PLATFORM.exec(name) ?? [];
  if (!cpu) throw new Error(`${name}: no system and processor in this name; add its entry by hand.`);
  return { cpu: [cpu], os: [system], ...(system === 'linux' && LIBC[abi] ? { libc: [LIBC[abi]] } : {}) };
}

function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = [];
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const known = Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`));
      if (known || !/^\d+\.\d+\.\d+/.test(version)) continue;
      lock.packages[`node_modules/${name}`] = {
        version,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...platformOf(name),
        ...(entry.engines ? { engines: entry.engines } : {}),
      };
      added.push(`${name}@${version}`);
    }
  }
  if (added.length > 0) {
    const [root, ...others] = Object.entries(lock.packages);
    others.sort(([a], [b]) => (a < b ? -1 : 1));
    lock.packages = Object.fromEntries([root, ...others]);
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  }
  console.log(added.length > 0 ? `${file}: added ${added.join(', ')}` : `${file} is complete.`);
}

LOCKS.forEach(complete);
