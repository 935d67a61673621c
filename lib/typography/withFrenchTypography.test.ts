import { expect, it } from 'vitest';
import { withFrenchTypography } from './withFrenchTypography';

it('every text of data gets its typography in a copy, and addresses stay as they are', () => {
  const data = { label: "L'un ?", items: [{ title: "L'autre" }, '/docs/b#c'], open: true, link: null };
  expect(withFrenchTypography(data)).toEqual({
    label: 'L’un\u202F?',
    items: [{ title: 'L’autre' }, '/docs/b#c'],
    open: true,
    link: null,
  });
  expect(data.label).toBe("L'un ?");
});
