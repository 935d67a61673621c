import { expect, it } from 'vitest';
import { withoutInlineStyle } from '.';

it('hides the icon sprite without an inline style', () => {
  const page = '<body><svg style="display: none;"><defs></defs></svg><p>style="display: none;"</p>';
  expect(withoutInlineStyle(page)).toBe(
    '<body><svg display="none"><defs></defs></svg><p>style="display: none;"</p>',
  );
});
