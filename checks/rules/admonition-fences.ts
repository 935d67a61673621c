import type { Page } from '../page';
import { type Finding, nodesOf, type Rule } from '../rule';

type Fence = { readonly text: string; readonly line: number; readonly column: number; readonly size: number };

/** The lines that begin with at least two colons, outside code. */
function fencesOf({ source, tree }: Page): Fence[] {
  const blocks = nodesOf(tree, 'code').map(({ position }) => position);
  return source.split('\n').flatMap((typed, index) => {
    const [line, text] = [index + 1, typed.trim()];
    const isCode = blocks.some((block) => block && block.start.line <= line && line <= block.end.line);
    const size = /^:*/.exec(text)?.[0].length ?? 0;
    return size < 2 || isCode ? [] : { text, line, column: typed.search(/\S/) + 1, size };
  });
}

/** `:::`, or `:::note` with a title in brackets or, as the rule admonitions refuses, after a space. */
const FENCE = /^:{3,}(?:\p{L}[\p{L}\p{N}_-]*(?:\[.*\])?(?:\{.*\})?(?:\s+\S.*)?)?$/u;

const misspelt = ({ text }: Fence): string =>
  `« ${text} » n'est pas lu comme un encadré : écrivez :::note ou :::note[Titre], sans espace, pour l'ouvrir, et ::: seul sur sa ligne pour le fermer.`;

const neverClosed = ({ text }: Fence): string =>
  `L'encadré « ${text} » n'est jamais refermé, et prend toute la suite de la page : ajoutez une ligne ::: à la fin de son texte.`;

const notClosedBefore = ({ text }: Fence, inner: Fence): string =>
  `L'encadré « ${text} » n'est pas refermé avant « ${inner.text} », ligne ${inner.line} : ajoutez une ligne ::: à la fin de son texte. Pour mettre l'un dans l'autre, ouvrez et fermez celui du dehors par quatre deux-points, « :${text} » et « :::: ».`;

const closesNothing = ({ text }: Fence): string =>
  `« ${text} » ne referme aucun encadré : retirez cette ligne, ou ouvrez l'encadré par :::note.`;

/** Each box is closed, and one inside another has fewer colons: the build would show the page wrong without a warning. */
export const admonitionFences: Rule = {
  id: 'admonition-fences',
  check(page) {
    const findings: Finding[] = [];
    const report = ({ line, column }: Fence, message: string): unknown =>
      findings.push({ line, column, message });
    const open: Fence[] = [];
    /** How many boxes were reported as not closed: the lines that were meant to close them close nothing. */
    let reported = 0;
    for (const fence of fencesOf(page)) {
      if (!FENCE.test(fence.text)) report(fence, misspelt(fence));
      if (/^:+$/.test(fence.text)) {
        // The outermost box that the line is long enough for ends there, with all that is in it.
        const closed = open.findIndex(({ size }) => size <= Math.max(fence.size, 3));
        if (closed !== -1)
          for (const inner of open.splice(closed).slice(1)) report(inner, neverClosed(inner));
        else if (reported > 0) reported -= 1;
        else report(fence, closesNothing(fence));
        continue;
      }
      const outer = open.at(-1);
      if (outer && outer.size <= fence.size) {
        report(outer, notClosedBefore(outer, fence));
        open.pop();
        reported += 1;
      }
      open.push(fence);
    }
    for (const fence of open) report(fence, neverClosed(fence));
    return findings;
  },
};
