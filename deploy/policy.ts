// The Content-Security-Policy of the site: nothing but its own files, and the inline scripts and rules that the build
// has declared, by their hashes.
import { createHash } from 'node:crypto';
import { parseSync, type Span } from '@swc/core';
import { AWAIT_STYLES } from '../lib/builtPages';
import { toldError } from '../lib/toldError';

export type Policy = Readonly<Record<string, readonly string[]>>;

export type HtmlFile = { readonly file: string; readonly html: string };

/**
 * Who puts an inline script into the pages, and what it is known by. Nobody else may. Each allows one script, the same on all
 * pages: another one that happens to hold these words is refused.
 */
export const INLINE_SCRIPTS: Readonly<Record<string, RegExp>> = {
  'plugins/trusted-types': /trustedTypes/,
  'plugins/load-failure': /load-failure-banner/,
  'plugins/served-pages': new RegExp(`^${AWAIT_STYLES}$`),
  'plugins/stored-choices': /searchParams/,
  'the theme: light or dark': /data-theme-choice/,
  'the theme: attributes asked for by the address': /replace\(["']docusaurus-data-/,
  'the theme: the announcement': /data-announcement-bar-initially-dismissed/,
};

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /\stype="?application\/(?:ld\+)?json/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const TAG = /<[a-z][\w-]*(?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*\s*\/?>/gi;
const FORBIDDEN_ATTRIBUTE = /\s(style|on[a-z]+)=/i;

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

type Statement = { readonly file: string; readonly text: string };

/** Those that no declaration names, and of those that the same one names, all but the one that most pages have. */
function undeclared(statements: readonly Statement[]): Statement[] {
  const allowed = Object.values(INLINE_SCRIPTS).map((mark) => {
    const counts = new Map<string, number>();
    for (const { text } of statements) if (mark.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
  });
  return statements.filter(({ text }) => !allowed.includes(text));
}

function forbiddenAttributes({ file, html }: HtmlFile): string[] {
  return (html.match(TAG) ?? [])
    .filter((tag) => FORBIDDEN_ATTRIBUTE.test(tag))
    .map((tag) => `- ${file} : attribut de « ${tag.slice(0, 60)} »`);
}

/** Throws if a page holds a script, a style or a handler that nobody has declared: the policy would block it. */
export function policyOf(pages: readonly HtmlFile[]): Policy {
  const scripts = pages.flatMap(({ file, html }) =>
    [...html.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => !DATA.test(attributes))
      .map(([, , code = '']) => ({ file, code })),
  );
  const styles = pages.flatMap(({ html }) => [...html.matchAll(STYLE)].map(([, css = '']) => css));
  const codes = [...new Set(scripts.map(({ code }) => code))];
  /** Most pages have the same ones. */
  const parsed = new Map(codes.map((code) => [code, statementsOf(code)]));
  const statements = scripts.flatMap(({ file, code }) =>
    (parsed.get(code) ?? []).map((text): Statement => ({ file, text })),
  );
  const faults = [
    ...undeclared(statements).map(({ file, text }) => `- ${file} : script « ${text.slice(0, 60)} »`),
    ...pages.flatMap(forbiddenAttributes),
  ];
  if (faults.length > 0)
    throw toldError(
      `La politique de sécurité bloquerait ce que des pages contiennent :\n${faults.join('\n')}\nMettez un script dans un fichier de src/client/, ou déclarez-le dans INLINE_SCRIPTS (deploy/policy.ts) ; mettez un style dans src/css/.`,
    );
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...codes.map(hashOf)],
    'style-src': ["'self'", ...[...new Set(styles)].map(hashOf)],
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

export const inHeader = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** For hosts that send no headers of ours. Browsers heed `frame-ancestors` in a header only. */
export function inPage(policy: Policy): string {
  const { 'frame-ancestors': _, ...rest } = policy;
  return `<meta http-equiv="Content-Security-Policy" content="${inHeader(rest)}">`;
}
