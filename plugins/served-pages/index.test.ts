import { expect, it } from 'vitest';
import { withoutCrawlerTags, withoutInlineStyle, withQuotedCards } from '.';

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

it('puts quotes around what a card says, and leaves other tags as they are', () => {
  const other = '<meta name=robots content=noindex /><a property=og:image>';
  expect(
    withQuotedCards(`<meta data-rh=true property=og:image content=https://a.example/?b=c />${other}`),
  ).toBe(`<meta data-rh="true" property="og:image" content="https://a.example/?b=c" />${other}`);
  const title = '<meta property="og:title" content="a=b > c"/>';
  expect(withQuotedCards(title)).toBe(title);
});
