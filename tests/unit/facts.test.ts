// Facts against the rest of the project: product/ itself knows nothing of pages.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { factNames } from '../../product/facts';

describe('npm run facts', { timeout: 30_000 }, () => {
  const run = (...names: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/list-fact-uses.ts', ...names], {
      encoding: 'utf8',
    });

  it('says once which line of which page uses a fact', () => {
    const { status, stdout } = run('identity.supportEmail');
    expect(status).toBe(0);
    expect(stdout.match(/^docs\/aide\/rapport_probleme\.mdx:\d+$/gm)).toHaveLength(1);
  });

  it('lists every fact with its value and the number of its uses', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toMatch(/^settings\.taillePiece \(\d+\) : 25 Mo$/m);
    expect(stdout).toMatch(/^identity\.supportEmail \([1-9]\d*\) : /m);
    expect(stdout.trim().split('\n')).toHaveLength(factNames().length);
  });

  it('refuses a name that does not exist, and proposes others', () => {
    const { status, stderr } = run('settings.taillePièce');
    expect(status).toBe(1);
    expect(stderr).toContain('Noms proches : settings.taillePiece,');
  });
});
