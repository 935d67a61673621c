// The Content-Security-Policy of the site: nothing but its own files, and the inline scripts and rules that the build
// has declared, by their sums.
import { createHash } from 'node:crypto';
import { parseSync, type Span } from '@swc/core';
import { toldError } from '../lib/toldError';

export type Policy = Readonly<Record<string, readonly string[]>>;

export type HtmlFile = { readonly file: string; readonly html: string };

/** Who puts an inline script into the pages, and what it is known by. Nobody else may. */
export const INLINE_SCRIPTS: Readonly<Record<string, RegExp>> = {
  'plugins/trusted-types': /trustedTypes/,
  'plugins/load-failure': /load-failure-banner/,
  'plugins/static-articles': /dataset\.returns/,
  'plugins/announcement-reset': /docusaurus\.announcement\.id/,
  'plugins/known-appearance': /searchParams/,
  'the theme: light or dark': /docusaurus-theme/,
  'the theme: attributes asked for by the address': /docusaurus-data-/,
  'the theme: the announcement': /data-announcement-bar-initially-dismissed/,
};

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /\stype="?application\/(?:ld\+)?json/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const TAG = /<[a-z][\w-]*(?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*\s*\/?>/gi;
const FORBIDDEN_ATTRIBUTE = /\s(style|on[a-z]+)=/i;

const sum = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The minifier writes several scripts as one, and joins expressions by commas. */
function statementsOf(code: string): string[] {
  const { body, span } = parseSync(code, { syntax: 'ecmascript' });
  const bytes = Buffer.from(code);
  const spans = body.flatMap((item): Span[] => {
    if (item.type === 'EmptyStatement') return [];
    if (item.type !== 'ExpressionStatement' || item.expression.type !== 'SequenceExpression')
      return [item.span];
    return item.expression.expressions.map((expression) =>
      'span' in expression ? expression.span : item.span,
    );
  });
  return spans.map(({ start, end }) => bytes.subarray(start - span.start, end - span.start).toString());
}

const isDeclared = (statement: string): boolean =>
  Object.values(INLINE_SCRIPTS).some((mark) => mark.test(statement));

function faultsIn({ file, html }: HtmlFile, codes: readonly string[]): string[] {
  const scripts = codes
    .flatMap(statementsOf)
    .filter((statement) => !isDeclared(statement))
    .map((statement) => `script « ${statement.slice(0, 60)} »`);
  const attributes = (html.match(TAG) ?? [])
    .filter((tag) => FORBIDDEN_ATTRIBUTE.test(tag))
    .map((tag) => `attribut de « ${tag.slice(0, 60)} »`);
  return [...scripts, ...attributes].map((fault) => `- ${file} : ${fault}`);
}

/** Throws if a page holds a script, a style or a handler that nobody has declared: the policy would block it. */
export function policyOf(pages: readonly HtmlFile[]): Policy {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults = pages.flatMap((page) => {
    const codes = [...page.html.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => !DATA.test(attributes))
      .map(([, , code = '']) => code);
    const isNew = codes.filter((code) => !scripts.has(sum(code)));
    for (const code of codes) scripts.add(sum(code));
    for (const [, css = ''] of page.html.matchAll(STYLE)) styles.add(sum(css));
    return faultsIn(page, isNew);
  });
  if (faults.length > 0)
    throw toldError(
      `La politique de sécurité bloquerait ce que des pages contiennent :\n${faults.join('\n')}\nMettez un script dans un fichier de src/client/, ou déclarez-le dans INLINE_SCRIPTS (deploy/policy.ts) ; mettez un style dans src/css/.`,
    );
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Of plugins/trusted-types.
    'trusted-types': ['default'],
    'frame-ancestors': ["'none'"],
  };
}

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

export const inHeader = written;

/** For hosts that send no headers of ours. Browsers heed `frame-ancestors` in a header only. */
export function inPage(policy: Policy): string {
  const { 'frame-ancestors': _, ...rest } = policy;
  return `<meta http-equiv="Content-Security-Policy" content="${written(rest)}">`;
}
