// What a page may hold under the policy, and what stops the build.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/hast';
import { inHeader, inlineIn, inPage, policyOf } from './policy';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const DECLARED = "window.trustedTypes&&trustedTypes.createPolicy('default',{})";
const policyFor = (body: string, styles: readonly string[] = []) => {
  const tree = parsePage(`<!doctype html><head></head><body>${body}`);
  return policyOf([inlineIn({ file: 'docs/a/index.html', tree })], styles);
};

it('the policy names a declared script and a block of rules by their hashes', () => {
  const policy = policyFor(`<script>${DECLARED}</script>`, ['p{top:0}']);
  expect(policy['script-src']).toEqual(["'self'", hashOf(DECLARED)]);
  expect(policy['style-src']).toEqual(["'self'", hashOf('p{top:0}')]);
});

describe('the build stops, with the page and the way to mend it, for', () => {
  it.each([
    ['an undeclared script', '<script>track()</script>', 'script « track() »'],
    [
      'one that the minifier joined to a declared one',
      `<script>${DECLARED},track()</script>`,
      'script « track() »',
    ],
    ['one that follows a declared one', `<script>${DECLARED};let é=1;track()</script>`, 'script « track() »'],
    [
      'one that holds the words of a declared one',
      `<script>${DECLARED}</script><script>${DECLARED}</script><script>track('trustedTypes')</script>`,
      "script « track('trustedTypes') »",
    ],
    ['a handler', '<p onclick="a()">a', 'attribut de « <p onclick="a()"></p> »'],
    ['an inline style', '<p class=a style=top:0>a', 'attribut de « <p class="a" style="top:0"></p> »'],
  ])('%s', (_, body, fault) => {
    expect(() => policyFor(body)).toThrow(`- docs/a/index.html : ${fault}`);
  });
});

it('data, and texts that show code, are allowed', () => {
  const policy = policyFor(
    '<script type="application/ld+json">{"a":1}</script><code>&lt;p style="a" onclick="b"></code>',
  );
  expect(policy['script-src']).toEqual(["'self'"]);
});

it('the policy in a page leaves out what browsers obey in a header only', () => {
  const policy = policyFor('');
  expect(inHeader(policy)).toContain('frame-ancestors');
  expect(inPage(policy)).not.toContain('frame-ancestors');
});
