// The settings of a code block: after its language (title, lines to highlight, line numbers, schema), and in `highlight-…`
// comments inside the code. `fail` is told why the block is refused; the content checks use it too.
import { type CodeLanguage, codeLanguages, isCodeLanguage } from './languages';

export type Fence = {
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
  readonly source: string;
};

export type ReadFence = {
  readonly language: CodeLanguage;
  /** Without the comments that highlight lines. */
  readonly code: string;
  readonly title: string | undefined;
  /** Undefined where lines are not numbered. */
  readonly firstLineNumber: number | undefined;
  /** Counted from 1 in the code that is shown. */
  readonly highlightedLines: readonly number[];
};

type FenceMeta = {
  title?: string;
  firstLineNumber?: number;
  highlightedLines: number[];
  /** The schema of the contract that a JSON example must follow: only tests read it. */
  schema?: string;
};

type Fail = (reason: string) => never;

const SETTING =
  /title=(?<quote>["'])(?<title>.*?)\k<quote>|schema="(?<schema>[A-Za-z]+)"(?!\S)|\{(?<lines>[\d,\s-]+)\}|showLineNumbers(?:=(?<first>\d+))?(?!\S)|(?<unknown>\S+)/g;

function linesIn(ranges: string, fail: Fail): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, first = '', last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (first === '' || count < 1) fail(`Lignes « ${ranges} » illisibles. Écrivez par exemple {1,3-5}.`);
    return Array.from({ length: count }, (_, index) => Number(first) + index);
  });
}

/** `title="a.py" {1,3-5} showLineNumbers` */
export function parseFenceMeta(source: string, fail: Fail): FenceMeta {
  const meta: FenceMeta = { highlightedLines: [] };
  for (const { 0: setting, groups = {} } of source.matchAll(SETTING)) {
    const known = 'title="…", schema="…", {1,3-5}, showLineNumbers';
    if (groups.unknown) fail(`Réglage « ${groups.unknown} » inconnu. Connus : ${known}.`);
    if (setting.startsWith('title=')) meta.title = groups.title;
    else if (groups.schema) meta.schema = groups.schema;
    else if (groups.lines) meta.highlightedLines.push(...linesIn(groups.lines, fail));
    else meta.firstLineNumber = Number(groups.first ?? 1);
  }
  return meta;
}

const HIGHLIGHT_COMMENT =
  /^\s*(?:\/\/|#|--|<!--|\{?\/\*)\s*highlight-(?<what>next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

/** The lines of code without its highlight comments, and the numbers of those that they highlight. */
function readHighlightComments(source: string, fail: Fail) {
  const shown: string[] = [];
  const highlighted: number[] = [];
  let isInRange = false;
  let isNextHighlighted = false;
  for (const line of source.split('\n')) {
    const what = HIGHLIGHT_COMMENT.exec(line)?.groups?.what;
    if (what === 'next-line') isNextHighlighted = true;
    else if (what) {
      if (isInRange === (what === 'start')) fail(`« highlight-${what} » n'est pas à sa place.`);
      isInRange = what === 'start';
    } else {
      shown.push(line);
      if (isInRange || isNextHighlighted) highlighted.push(shown.length);
      isNextHighlighted = false;
    }
  }
  if (isInRange) fail('« highlight-start » sans « highlight-end ».');
  return { shown, highlighted };
}

export function readFence({ language, meta, source }: Fence, fail: Fail): ReadFence {
  if (!isCodeLanguage(language))
    return fail(`Langage « ${language} » inconnu. Langages connus : ${codeLanguages.join(', ')}.`);
  const { title, firstLineNumber, highlightedLines } = parseFenceMeta(meta, fail);
  const { shown, highlighted } = readHighlightComments(source, fail);
  const missing = highlightedLines.find((line) => line < 1 || line > shown.length);
  if (missing !== undefined) fail(`Ligne ${missing} à marquer, mais le code a ${shown.length} ligne(s).`);
  return {
    language,
    code: shown.join('\n'),
    title,
    firstLineNumber,
    highlightedLines: [...highlightedLines, ...highlighted],
  };
}
