import { expect, it } from 'vitest';
import { withoutCrawlerTags, withoutInlineStyle } from '.';

it('hides the icon sprite without an inline style', () => {
  const page = '<body><svg style="display: none;"><defs></defs></svg><p>style="display: none;"</p>';
  expect(withoutInlineStyle(page)).toBe(
    '<body><svg display="none"><defs></defs></svg><p>style="display: none;"</p>',
  );
});

it('leaves out what only a crawler of another search would read', () => {
  const kept = '<meta data-rh=true name=description content="docsearch:version"/>';
  const page = `<meta data-rh=true name=docsearch:version content=current /><meta data-rh=true name=docusaurus_tag content=a />${kept}`;
  expect(withoutCrawlerTags(page)).toBe(kept);
});
