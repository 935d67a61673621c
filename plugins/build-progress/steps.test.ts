import { expect, it } from 'vitest';
import { logSteps } from './steps';

it('a build logs each step with its own time, and the progress of a long one every ten seconds', () => {
  const lines: string[] = [];
  let now = 1240;
  const steps = logSteps(
    (line) => lines.push(line),
    () => now,
  );
  steps.end('Configuration lue');
  for (let page = 1; page <= 25; page++) {
    now += 1000;
    steps.report(() => `Pages compilées : ${page} sur 25`);
  }
  steps.end('25 pages compilées');
  expect(lines).toEqual([
    'Configuration lue (1,2 s).',
    'Pages compilées : 10 sur 25 (10,0 s)…',
    'Pages compilées : 20 sur 25 (20,0 s)…',
    '25 pages compilées (25,0 s).',
  ]);
  expect(steps.total()).toBe('26,2 s');
});
