import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun last, a test file that builds a site would leave a processor idle. */
class BuildsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isBuild = ({ moduleId }: TestSpecification): boolean =>
      /\/tests\/build\/(?:reproducible|rules)\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isBuild(other)) - Number(isBuild(one)));
  }
}

export default defineConfig({
  test: {
    // By default one core is left out: on a machine that has two, half of them.
    maxWorkers: '100%',
    sequence: { sequencer: BuildsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Generous: on a busy machine, compiling pages or colouring every language takes its time.
          testTimeout: 60_000,
          // No test changes what another reads: the project's own files are read once, and not once for each test file.
          isolate: false,
          include: [
            'product/**/*.test.ts',
            'checks/**/*.test.ts',
            'plugins/**/*.test.ts',
            'deploy/**/*.test.ts',
            'markdown-export/**/*.test.ts',
            'lib/**/*.test.ts',
            'markdown/**/*.test.ts',
            'api-reference/**/*.test.ts',
            'search/**/*.test.ts',
            'figure-kit/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/unit/**/*.test.{ts,tsx}',
            'tests/samples/**/*.test.ts',
            'tests/collections/**/*.test.ts',
            'tests/specimen/**/*.test.ts',
          ],
        },
      },
      {
        // What the build writes, warns of and refuses. Builds take their time.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts', 'tests/search/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // No test changes what another reads: the pages of a site are parsed once, and not once for each test file.
          isolate: false,
        },
      },
    ],
  },
});
