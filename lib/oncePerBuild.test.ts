import { afterEach, expect, it, vi } from 'vitest';
import { oncePerBuild } from './oncePerBuild';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['a build asks once', 'production', 1],
  ["the writers' server asks each time", 'development', 3],
])('%s', (_, environment, times) => {
  vi.stubEnv('NODE_ENV', environment);
  const workOut = vi.fn(() => 'found');
  const known = oncePerBuild(workOut);
  expect([known(), known(), known()]).toEqual(['found', 'found', 'found']);
  expect(workOut).toHaveBeenCalledTimes(times);
});
