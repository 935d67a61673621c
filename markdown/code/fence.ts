// What the writer says of a code block: after the language (title, lines, numbers) and in comments of the code.

export type Fence = {
  title: string | undefined;
  /** The lines to mark, counted from 1 in the code that is shown. */
  marked: Set<number>;
  /** The number of the first line, where lines are numbered. */
  firstNumber: number | undefined;
  /** The schema of the contract that an example of JSON follows: tests hold it to it, readers do not see it. */
  schema: string | undefined;
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

export function readSettings(settings: string, fail: Fail): Fence {
  const fence: Fence = { title: undefined, marked: new Set(), firstNumber: undefined, schema: undefined };
  for (const { 0: found, groups = {} } of settings.matchAll(SETTING)) {
    if (groups.unknown) {
      fail(
        `Réglage « ${groups.unknown} » inconnu. Connus : title="…", schema="…", {1,3-5}, showLineNumbers.`,
      );
    }
    if (found.startsWith('title=')) fence.title = groups.title;
    else if (groups.schema) fence.schema = groups.schema;
    else if (groups.lines) for (const line of linesIn(groups.lines, fail)) fence.marked.add(line);
    else fence.firstNumber = Number(groups.first ?? 1);
  }
  return fence;
}

const MARKING_COMMENT =
  /^\s*(?:\/\/|#|--|<!--|\{?\/\*)\s*highlight-(?<what>next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

/** The code without its marking comments, and the lines that they mark. */
export function readMarks(code: string, fail: Fail): { code: string; marked: Set<number> } {
  const shown: string[] = [];
  const marked = new Set<number>();
  let inRange = false;
  let nextIsMarked = false;
  for (const line of code.split('\n')) {
    const what = MARKING_COMMENT.exec(line)?.groups?.what;
    if (what === 'next-line') nextIsMarked = true;
    else if (what) {
      if (inRange === (what === 'start')) fail(`« highlight-${what} » n'est pas à sa place.`);
      inRange = what === 'start';
    } else {
      shown.push(line);
      if (inRange || nextIsMarked) marked.add(shown.length);
      nextIsMarked = false;
    }
  }
  if (inRange) fail('« highlight-start » sans « highlight-end ».');
  return { code: shown.join('\n'), marked };
}
