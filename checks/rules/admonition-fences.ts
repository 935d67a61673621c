import type { Page } from '../page';
import { type Finding, nodesOf, type Rule } from '../rule';

type Fence = { readonly text: string; readonly line: number; readonly column: number };

/** The lines of a page that begin with at least two colons, outside code. */
function fencesOf({ source, tree }: Page): Fence[] {
  const blocks = nodesOf(tree, 'code').map(({ position }) => position);
  const isCode = (line: number): boolean =>
    blocks.some((block) => block && block.start.line <= line && line <= block.end.line);
  return source
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1, column: text.search(/\S/) + 1 }))
    .filter(({ text, line }) => text.startsWith('::') && !isCode(line));
}

const CLOSING = /^:{3,}$/;
/** `:::note`, with a title in brackets or, the older way, after a space: the rule admonitions tells of that one. */
const OPENING = /^:{3,}\p{L}[\p{L}\p{N}_-]*(?:\[.*\])?(?:\{.*\})?(?:\s+\S.*)?$/u;

const colonsOf = ({ text }: Fence): number => /^:*/.exec(text)?.[0].length ?? 0;

const misspelt = ({ text }: Fence): string =>
  `« ${text} » n'est pas lu comme un encadré : écrivez :::note ou :::note[Titre], sans espace, pour l'ouvrir, et ::: seul sur sa ligne pour le fermer.`;

const neverClosed = ({ text }: Fence): string =>
  `L'encadré « ${text} » n'est jamais refermé, et prend toute la suite de la page : ajoutez une ligne ::: à la fin de son texte.`;

const notClosedBefore = ({ text }: Fence, inner: Fence): string =>
  `L'encadré « ${text} » n'est pas refermé avant « ${inner.text} », ligne ${inner.line} : ajoutez une ligne ::: à la fin de son texte. Pour mettre l'un dans l'autre, ouvrez et fermez celui du dehors par quatre deux-points, « :${text} » et « :::: ».`;

const closesNothing = ({ text }: Fence): string =>
  `« ${text} » ne referme aucun encadré : retirez cette ligne, ou ouvrez l'encadré par :::note.`;

/** Each box is closed, and one inside another has fewer colons: the build says nothing, and shows the page wrong. */
export const admonitionFences: Rule = {
  id: 'admonition-fences',
  check(page) {
    const findings: Finding[] = [];
    const tell = ({ line, column }: Fence, message: string): unknown =>
      findings.push({ line, column, message });
    const tellNeverClosed = (fence: Fence): unknown => tell(fence, neverClosed(fence));
    const open: Fence[] = [];
    /** Boxes that are told of already: the lines that were meant to close them close nothing. */
    let reported = 0;
    for (const fence of fencesOf(page)) {
      const isClosing = /^:+$/.test(fence.text);
      if (!(isClosing ? CLOSING : OPENING).test(fence.text)) tell(fence, misspelt(fence));
      if (isClosing) {
        // The outermost box that the line is long enough for ends there, with all that is in it.
        const closed = open.findIndex((one) => colonsOf(one) <= Math.max(colonsOf(fence), 3));
        if (closed !== -1) open.splice(closed).slice(1).forEach(tellNeverClosed);
        else if (reported > 0) reported -= 1;
        else tell(fence, closesNothing(fence));
        continue;
      }
      const outer = open.at(-1);
      if (outer && colonsOf(outer) <= colonsOf(fence)) {
        tell(outer, notClosedBefore(outer, fence));
        open.pop();
        reported += 1;
      }
      open.push(fence);
    }
    open.forEach(tellNeverClosed);
    return findings;
  },
};
