// The versions that pages ask for, compared with those that samples are executed with here.
import { type SampleNeed, sampleVersions } from '../../product/sampleVersions';
import { versionOf } from '../../scripts/tools';
import { faultsWhere, type Result } from './results';

/** Number by number: 7.88 is after 7.76, and 20 is 20.0. */
export function isAtLeast(version: string, minimum: string): boolean {
  const own = version.split('.').map(Number);
  const asked = minimum.split('.').map(Number);
  const at = asked.findIndex((number, index) => (own[index] ?? 0) !== number);
  return at < 0 || (own[at] ?? 0) > (asked[at] ?? 0);
}

const needs: readonly SampleNeed[] = Object.values(sampleVersions).flat();

export const runVersions = (): Result[] =>
  needs.flatMap(({ name, version }): Result[] => {
    if (!version) return [];
    const here = versionOf(name);
    return [
      {
        group: 'Autres',
        name: `${name} ${version}`,
        faults: faultsWhere({
          [`product/sampleVersions.ts nomme ${name}, dont scripts/tools.ts ne sait pas lire la version`]:
            !here,
          [`les exemples sont exécutés ici avec ${name} ${here}`]: !!here && !isAtLeast(here, version),
        }),
      },
    ];
  });
