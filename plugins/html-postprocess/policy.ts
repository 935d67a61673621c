// The Content-Security-Policy of the site: nothing but its own files, and the inline scripts and rules that the build
// has declared, by their hashes.
import { createHash } from 'node:crypto';
import { parseSync, type Span } from '@swc/core';
import { toString as textOf } from 'hast-util-to-string';
import type { BuiltPage } from '../../lib/builtPages';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import { elementsIn, printFragment } from '../../lib/hast';
import { AWAIT_STYLES } from '../../lib/pageMarks';

type Policy = Readonly<Record<string, readonly string[]>>;

type Code = { readonly file: string; readonly text: string };

/** Of a page: its inline scripts, and the attributes that the policy forbids. */
type Inline = { readonly scripts: readonly Code[]; readonly faults: readonly string[] };

/**
 * Who puts an inline script into the pages, and words that it contains. Each allows one script, the same on all pages: another
 * one that happens to contain these words is refused.
 */
export const INLINE_SCRIPTS: Readonly<Record<string, RegExp>> = {
  'plugins/trusted-types': /trustedTypes/,
  'plugins/load-failure': /load-failure-banner/,
  'plugins/html-postprocess': new RegExp(`^${AWAIT_STYLES}$`),
  'plugins/stored-choices': /searchParams/,
  'the theme: light or dark': /data-theme-choice/,
  'the theme: attributes asked for by the address': /replace\(["']docusaurus-data-/,
  'the theme: the announcement': /data-announcement-bar-initially-dismissed/,
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The minifier writes several scripts as one, and joins expressions by commas. */
function statementsOf(code: string): string[] {
  const { body, span } = parseSync(code, { syntax: 'ecmascript' });
  const bytes = Buffer.from(code);
  const spans = body.flatMap((item): Span | Span[] => {
    if (item.type !== 'ExpressionStatement' || item.expression.type !== 'SequenceExpression')
      return item.span;
    return item.expression.expressions.map((one) => ('span' in one ? one.span : item.span));
  });
  return spans
    .map(({ start, end }) => bytes.subarray(start - span.start, end - span.start).toString())
    .filter((text) => text !== ';');
}

/** Each entry allows one script: of those that match its pattern, the one that most pages have. */
function undeclared(statements: readonly Code[]): Code[] {
  const allowed = Object.values(INLINE_SCRIPTS).map((words) => {
    const counts = new Map<string, number>();
    for (const { text } of statements) if (words.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
  });
  return statements.filter(({ text }) => !allowed.includes(text));
}

export function inlineIn({ file, tree }: BuiltPage): Inline {
  const elements = elementsIn(tree, () => true);
  const isData = (type: unknown): boolean => /^application\/(?:ld\+)?json$/.test(String(type));
  const isForbidden = (name: string): boolean => /^(?:style|on[a-z]+)$/i.test(name);
  return {
    scripts: elements
      .filter(({ tagName, properties: { src, type } }) => tagName === 'script' && !src && !isData(type))
      .map((script) => ({ file, text: textOf(script) })),
    faults: elements
      .filter(({ properties }) => Object.keys(properties).some(isForbidden))
      .map((one) => `- ${file} : attribut de « ${printFragment({ ...one, children: [] }).slice(0, 60)} »`),
  };
}

/** Throws if a page contains a script or an attribute that the policy would block. */
export function policyOf(pages: readonly Inline[], styles: readonly string[]): Policy {
  const scripts = pages.flatMap((page) => page.scripts);
  // Most pages have the same scripts: each is parsed once.
  const statements = new Map<string, string[]>();
  for (const { text } of scripts) if (!statements.has(text)) statements.set(text, statementsOf(text));
  const all = scripts.flatMap(({ file, text: code }) =>
    (statements.get(code) ?? []).map((text): Code => ({ file, text })),
  );
  const faults = [
    ...undeclared(all).map(({ file, text }) => `- ${file} : script « ${text.slice(0, 60)} »`),
    ...pages.flatMap((page) => page.faults),
  ];
  if (faults.length > 0)
    throw errorWithoutStack(
      `La politique de sécurité bloquerait ce que des pages contiennent :\n${faults.join('\n')}\nMettez un script dans un fichier de src/client/, ou déclarez-le dans INLINE_SCRIPTS (plugins/html-postprocess/policy.ts) ; mettez un style dans src/css/.`,
    );
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...statements.keys()].map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policy of plugins/trusted-types.
    'trusted-types': ['default'],
    'frame-ancestors': ["'none'"],
  };
}

export const inHeader = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** For hosts that send no headers of ours. Browsers obey `frame-ancestors` in a header only. */
export const inPage = ({ 'frame-ancestors': _, ...policy }: Policy): string => inHeader(policy);
