import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left out: on a machine that has two, half of them.
    maxWorkers: '100%',
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
            'copies/**/*.test.ts',
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
        // What the build writes, warns of and refuses. Builds take their time, one after the other.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts', 'tests/search/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
