// The signed call that a page gives for tests is really signed: readers try their own code on it.
import { createHmac } from 'node:crypto';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { asTyped, readPages } from '../../checks/page';

const SECRET = /whsec_([\w+/]{40,}=*)/g;
const SIGNATURE = /v1,[\w+/]{40,}=/g;

/** `id.timestamp.body`, the text that is signed. */
function signedText(request: string): string {
  const [head = '', body = ''] = request.split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1];
  return [header('webhook-id'), header('webhook-timestamp'), body].join('.');
}

const pages = readPages('docs').flatMap(({ file, tree }) => {
  const fences: { lang: string; text: string }[] = [];
  visit(tree, 'code', ({ lang, value }) => {
    fences.push({ lang: lang ?? '', text: asTyped(value) });
  });
  const call = fences.find(({ lang, text }) => lang === 'http' && text.includes('webhook-signature: '));
  const written = fences.map(({ text }) => text).join('\n');
  return call ? [{ file, call: call.text, written }] : [];
});

it.each(pages)('$file: each secret signs the call as the page says', ({ call, written }) => {
  const sign = (key: string) =>
    `v1,${createHmac('sha256', Buffer.from(key, 'base64')).update(signedText(call)).digest('base64')}`;
  const signatures = new Set([...written.matchAll(SECRET)].map(([, key = '']) => sign(key)));
  expect(signatures).toEqual(new Set(written.match(SIGNATURE)));
});

it('such a page is found', () => expect(pages).not.toEqual([]));
