import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { UNUSED_COMPONENTS } from '.';

it('every component that is left out is one of the theme', () => {
  const files = UNUSED_COMPONENTS.map((name) => `node_modules/@docusaurus/theme-classic/lib/theme/${name}`);
  expect(files.filter((file) => !existsSync(file) && !existsSync(`${file}.js`))).toEqual([]);
});
