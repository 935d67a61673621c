import { visit } from 'unist-util-visit';
import type { Page } from '../page';
import type { Finding, Rule } from '../rule';

type Fence = { readonly text: string; readonly line: number; readonly column: number };
type Opened = Fence & { readonly colons: number };

/** The lines of a page that begin with at least two colons, outside code. */
function fencesOf({ source, tree }: Page): Fence[] {
  const codeLines = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line += 1)
      codeLines.add(line);
  });
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    return /^\s*::/.test(text) && !codeLines.has(line)
      ? [{ text: text.trim(), line, column: text.search(/\S/) + 1 }]
      : [];
  });
}

const CLOSING = /^:{3,}$/;
/** `:::note`, with a title in brackets or, the older way, after a space: the rule admonitions tells of that one. */
const OPENING = /^:{3,}\p{L}[\p{L}\p{N}_-]*(?:\[.*\])?(?:\{.*\})?(?:\s+\S.*)?$/u;

const colonsOf = (text: string): number => /^:*/.exec(text)?.[0].length ?? 0;
const placeOf = ({ line, column }: Fence): Pick<Finding, 'line' | 'column'> => ({ line, column });

const misspelt = (fence: Fence): Finding => ({
  ...placeOf(fence),
  message: `« ${fence.text} » n'est pas lu comme un encadré : écrivez :::note ou :::note[Titre], sans espace, pour l'ouvrir, et ::: seul sur sa ligne pour le fermer.`,
});

const neverClosed = (fence: Fence): Finding => ({
  ...placeOf(fence),
  message: `L'encadré « ${fence.text} » n'est jamais refermé, et prend toute la suite de la page : ajoutez une ligne ::: à la fin de son texte.`,
});

const notClosedBefore = (outer: Fence, inner: Fence): Finding => ({
  ...placeOf(outer),
  message: `L'encadré « ${outer.text} » n'est pas refermé avant « ${inner.text} », ligne ${inner.line} : ajoutez une ligne ::: à la fin de son texte. Pour mettre l'un dans l'autre, ouvrez et fermez celui du dehors par quatre deux-points, « :${outer.text} » et « :::: ».`,
});

const closesNothing = (fence: Fence): Finding => ({
  ...placeOf(fence),
  message: `« ${fence.text} » ne referme aucun encadré : retirez cette ligne, ou ouvrez l'encadré par :::note.`,
});

/** Each box is closed, and one inside another has fewer colons: the build says nothing, and shows the page wrong. */
export const admonitionFences: Rule = {
  id: 'admonition-fences',
  check(page) {
    const findings: Finding[] = [];
    let open: Opened[] = [];
    /** Boxes that are told of already: the lines that were meant to close them close nothing. */
    let told = 0;
    for (const fence of fencesOf(page)) {
      const colons = colonsOf(fence.text);
      const isClosing = /^:+$/.test(fence.text);
      if (isClosing ? !CLOSING.test(fence.text) : !OPENING.test(fence.text)) findings.push(misspelt(fence));
      if (!isClosing) {
        const outer = open.at(-1);
        if (outer && outer.colons <= colons) {
          findings.push(notClosedBefore(outer, fence));
          open.pop();
          told += 1;
        }
        open.push({ ...fence, colons });
        continue;
      }
      // The outermost box that the line is long enough for ends there, with all that is in it.
      const closed = open.findIndex((one) => one.colons <= Math.max(colons, 3));
      if (closed !== -1) {
        findings.push(...open.slice(closed + 1).map(neverClosed));
        open = open.slice(0, closed);
      } else if (told > 0) told -= 1;
      else findings.push(closesNothing(fence));
    }
    return [...findings, ...open.map(neverClosed)];
  },
};
