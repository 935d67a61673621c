// Draws every figure, as the build will: a figure that cannot be drawn stops it, and it does not check their links.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { drawFigure } from '../figure-kit';
import { elementsIn } from '../lib/hast';
import { documentationTree } from '../markdown/documentationTree';
import sidebars from '../sidebars';
import { figures } from '../src/figures';
import { attempt } from './attempt';

export type DrawnFigure = {
  readonly name: string;
  /** The addresses that it links to. */
  readonly links: readonly string[];
  /** Why it cannot be drawn. */
  readonly fault?: string;
};

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));

/** Where the links of figures may be typed. */
export const figureSources = (): string[] => [
  'src/figures/index.ts',
  ...sourcesIn('src/figures'),
  ...sourcesIn('product'),
  'sidebars.ts',
];

export function drawAll(docsFolder: string): DrawnFigure[] {
  // The rules on the sidebar report why there is no tree of pages; the other figures are still drawn.
  const { value: documentation } = attempt(() => documentationTree(sidebars.documentation, docsFolder));
  return Object.entries(figures).map(([name, figure]) => {
    const { value: drawing = { type: 'root', children: [] }, reason } = attempt(() =>
      drawFigure(figure, { documentation: documentation ?? { name: '' } }),
    );
    const hrefs = elementsIn(drawing, ({ tagName }) => tagName === 'a').map(
      ({ properties }) => properties.href,
    );
    const links = new Set(hrefs.filter((href) => typeof href === 'string'));
    return { name, links: [...links], fault: documentation && reason };
  });
}
