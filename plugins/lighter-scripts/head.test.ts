import { expect, it } from 'vitest';
import { lastOfEach } from './head';

const tag = (property: string, content: string) => ({ type: 'meta', props: { property, content } });

it('takes what the last head says of a subject, and all of it', () => {
  const [title, ...tags] = [tag('og:title', 'Page'), tag('article:tag', 'a'), tag('article:tag', 'b')];
  const ofSite = [tag('og:title', 'Site'), tag('og:locale', 'fr'), tag('article:tag', 'c')];
  expect(lastOfEach([ofSite, [title], tags])).toEqual([tag('og:locale', 'fr'), title, ...tags]);
});
