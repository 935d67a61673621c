import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

describe('npm start', () => {
  it.each([[['--port', '4000']], [['-p', '4000']], [['--port=4000']]])('reads the port from %j', (args) => {
    expect(readOptions(args)).toMatchObject({ port: 4000, others: [] });
  });

  it('reads the host and --no-open, and leaves other options to Docusaurus', () => {
    expect(readOptions(['--no-open', '--host', '0.0.0.0', '--poll', '500'])).toMatchObject({
      host: '0.0.0.0',
      isToOpen: false,
      others: ['--poll', '500'],
    });
  });

  it.each(['', '0', 'quatre', '70000'])('refuses « %s » as a port', (port) => {
    expect(() => readOptions(['--port', port])).toThrow(`« ${port} » n'est pas un port`);
  });
});
