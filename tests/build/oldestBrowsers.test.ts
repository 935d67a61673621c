// The oldest browsers of package.json's `browserslist` have all that a page uses, or do without it.
import { spawnSync } from 'node:child_process';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import postcss, { type AnyNode } from 'postcss';
import { expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { pagesIn, readBuilt } from '../builtSite';

type Kind = {
  /** What Chrome 111, Firefox 115 or Safari 16.4 does not have. */
  readonly newer: readonly RegExp[];
  /** Where it is used nevertheless, and what a reader has there without it. */
  readonly without: Readonly<Record<string, string>>;
};

const STYLES: Kind = {
  newer: [
    /:has\(|:(popover-open|open|user-valid|user-invalid|state|dir|target-text)\b|(^|\s)&/,
    /::(details-content|highlight|view-transition|scroll-|column)/,
    /@(starting-style|scope|property|view-transition|position-try|function|container.*(style|scroll-state)\()/,
    /@media.*(scripting|inverted-colors|prefers-reduced-transparency)/,
    /[({;,:\s](light-dark|linear|round|mod|rem|sqrt|pow|hypot|log|exp|calc-size|anchor|anchor-size)\(/,
    /\d(lh|rlh|ric|rex|rcap)\b|writing-mode:\s?sideways/,
    /(position-(area|try|anchor|visibility)|anchor-(name|scope)|animation-(timeline|range))[\w-]*:/,
    /(view-transition|scroll-timeline|view-timeline|transition-behavior|field-sizing|interpolate-size)[\w-]*:/,
    /(content-visibility|contain-intrinsic|text-wrap|text-box|white-space-collapse|font-size-adjust)[\w-]*:/,
    /scrollbar-(color|width|gutter):/,
  ],
  without: {
    '^main.container:has': 'The not-found page has no rosette behind its text.',
    '\\.fig-card': 'A card is printed with the rest of its page.',
    '\\.fig-window-(view|body):has': 'In a drawing of a window, the page or the list of files is narrower.',
    '\\.fig-with-legend:not': 'A drawing may move when its legend arrives on a slow network.',
    '^\\.term-definition:popover-open': 'src/client/extras/terms.ts opens definitions.',
    '::details-content': 'What is folded on paper stays folded.',
    '::highlight': 'The words that were searched for are not marked.',
    '^@starting-style': 'The dialog is there at once.',
    'text-wrap:(balance|pretty)': 'Lines are broken where they are full.',
    '\\.thin-scrollbar .*scrollbar-width': 'The bar is as wide as others.',
    '^\\.tabs\\b.*scrollbar-width': 'So is that of the tabs of the theme, and of the choice of a language.',
    '\\.table-matrix.*sideways-lr': 'A rule for these browsers turns the heads another way (tables.css).',
  },
};

const MARKUP: Kind = {
  newer: [
    /\s(popover|fetchpriority|blocking|command|closedby|shadowroot|writingsuggestions)/,
    /<details.*\sname=|hidden="until-found"|<(search|selectedcontent)\b/,
  ],
  without: {
    '<(span .*popover=|button .*popovertarget=)': 'src/client/extras/terms.ts opens definitions.',
    '<link .*(fetchpriority|blocking)=': 'Files arrive, and the page is drawn, in the order of the browser.',
  },
};

const SCRIPTS: Kind = {
  newer: [
    /new ClipboardItem|CSS\.highlights|new Highlight\b|requestIdleCallback\(|URLPattern|CloseWatcher/,
    /startViewTransition|[^.\w]navigation\.\w|(show|hide|toggle)Popover|moveBefore|scheduler\.(yield|post)/,
    /addEventListener\(["'`](scrollend|scrollsnap|beforetoggle|beforematch|command)|caretPositionFromPoint/,
    /AbortSignal\.any|URL\.(canParse|parse)\(|Intl\.(Segmenter|Duration)|setHTML|getHTML|parseHTMLUnsafe/,
  ],
  without: {
    '"ClipboardItem"in window': 'Another call copies the text.',
    '"highlights"in CSS|CSS\\.highlights\\.(set|delete)': 'The words that were searched for are not marked.',
    '"requestIdleCallback"in window': 'It comes a second later (src/client/whenIdle.ts).',
    '\\.startViewTransition|"object"==typeof navigation|navigation\\.(transition|\\w+EventListener)':
      'React animates nothing here, and asks first whether there is a `navigation`.',
  },
};

/** The rules of a sheet, except those inside `@supports`. */
function stylesIn(css: string): string[] {
  const isConditional = (node: AnyNode | undefined): boolean =>
    node !== undefined &&
    ((node.type === 'atrule' && node.name === 'supports') ||
      isConditional(node.parent as AnyNode | undefined));
  const found: string[] = [];
  postcss.parse(css).walk((node) => {
    if (isConditional(node)) return;
    if (node.type === 'atrule') found.push(`@${node.name} ${node.params}`);
    if (node.type === 'rule') found.push(node.selector);
    if (node.type === 'decl')
      found.push(`${node.parent?.type === 'rule' ? node.parent.selector : ''} { ${node}; }`);
  });
  return found;
}

const built = filesOf('build');
const textsOf = (end: string): string[] =>
  built.filter((file) => file.endsWith(end)).map((file) => readBuilt(file));

const [sheets, tags, scripts] = [new Set(textsOf('.css')), new Set<string>(), new Set(textsOf('.js'))];
for (const element of pagesIn().flatMap(({ elements }) => elements)) {
  if (element.tagName === 'style') sheets.add(textOf(element));
  if (element.tagName === 'script') scripts.add(textOf(element));
  tags.add(toHtml({ ...element, children: [] }));
}

/** How much of the text around a place is shown. */
const [BEFORE, AFTER] = [200, 60];

function faults(texts: readonly string[], { newer, without }: Kind): string[] {
  const places = texts.flatMap((text) =>
    newer
      .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))])
      .map(({ index }) => text.slice(Math.max(0, index - BEFORE), index + AFTER)),
  );
  const allowed = Object.keys(without).map((place) => new RegExp(place));
  return places.filter((place) => !allowed.some((one) => one.test(place)));
}

it.each([
  ['styles', [...sheets].flatMap(stylesIn), STYLES],
  ['markup', [...tags], MARKUP],
  ['scripts', [...scripts], SCRIPTS],
] as const)('%s use nothing that the oldest browsers would miss', (_, texts, kind) => {
  expect(faults(texts, kind)).toEqual([]);
});

it('this test finds newer styles, except those inside @supports', () => {
  const css = '.a:has(.b) { height: 1lh } @supports (anchor-name: --a) { .c { anchor-name: --a } }';
  expect(faults(stylesIn(css), { ...STYLES, without: {} })).toEqual([
    '.a:has(.b)',
    '.a:has(.b) { height: 1lh; }',
    '.a:has(.b) { height: 1lh; }',
  ]);
});

it('the language of the scripts is that of the oldest browsers, libraries included', () => {
  const { status, stdout } = spawnSync(
    'node_modules/.bin/es-check',
    ['checkBrowser', 'build/assets/js/*.js', 'build/service-worker.js', '--checkFeatures'],
    { encoding: 'utf8' },
  );
  const count = built.filter((file) => /^(?:assets\/js\/.*|service-worker)\.js$/.test(file)).length;
  expect(stdout).toContain(`checking ${count} files`);
  expect([status, stdout.match(/Unsupported features detected.*/g)]).toEqual([0, null]);
});
