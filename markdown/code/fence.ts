// Reads what a writer says about a code block: after the language (title, lines to highlight, line numbers, schema),
// and in `highlight-…` comments inside the code.

type FenceMeta = {
  title: string | undefined;
  /** The lines to highlight, counted from 1 in the code that is shown. */
  highlightedLines: Set<number>;
  /** The number of the first line; undefined where lines are not numbered. */
  firstLineNumber: number | undefined;
  /** The schema of the OpenAPI contract that a JSON example must follow. Tests check it; readers do not see it. */
  schema: string | undefined;
};

export type Fail = (reason: string) => never;

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

/** `title="a.py" {1,3-5} showLineNumbers`, as it stands after the language. */
export function parseFenceMeta(source: string, fail: Fail): FenceMeta {
  const meta: FenceMeta = {
    title: undefined,
    highlightedLines: new Set(),
    firstLineNumber: undefined,
    schema: undefined,
  };
  for (const { 0: setting, groups = {} } of source.matchAll(SETTING)) {
    if (groups.unknown) {
      fail(
        `Réglage « ${groups.unknown} » inconnu. Connus : title="…", schema="…", {1,3-5}, showLineNumbers.`,
      );
    }
    if (setting.startsWith('title=')) meta.title = groups.title;
    else if (groups.schema) meta.schema = groups.schema;
    else if (groups.lines) for (const line of linesIn(groups.lines, fail)) meta.highlightedLines.add(line);
    else meta.firstLineNumber = Number(groups.first ?? 1);
  }
  return meta;
}

const HIGHLIGHT_COMMENT =
  /^\s*(?:\/\/|#|--|<!--|\{?\/\*)\s*highlight-(?<what>next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

/** The code without its highlight comments, and the lines that they highlight. */
export function readHighlightComments(
  source: string,
  fail: Fail,
): { code: string; highlightedLines: Set<number> } {
  const shown: string[] = [];
  const highlightedLines = new Set<number>();
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
      if (isInRange || isNextHighlighted) highlightedLines.add(shown.length);
      isNextHighlighted = false;
    }
  }
  if (isInRange) fail('« highlight-start » sans « highlight-end ».');
  return { code: shown.join('\n'), highlightedLines };
}
