// Draws every figure, as the build will: a figure that cannot be drawn stops it, and it does not check their links.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { drawFigure } from '../figure-kit';
import { documentationTree } from '../markdown/documentationTree';
import sidebars from '../sidebars';
import { figures } from '../src/figures';
import { attempt } from './thrown';

export type DrawnFigure = {
  readonly name: string;
  /** The addresses that it leads to. */
  readonly links: readonly string[];
  /** Why it cannot be drawn. */
  readonly fault?: string;
};

function hrefsIn(drawing: Root): string[] {
  const found: string[] = [];
  visit(drawing, { tagName: 'a' }, ({ properties: { href } }) => {
    if (typeof href === 'string') found.push(href);
  });
  return [...new Set(found)];
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));

/** Where the links of figures may be typed: a figure shows facts too, such as the pages that a release has changed. */
export const figureSources = (): string[] => [
  'src/figures/index.ts',
  ...sourcesIn('src/figures'),
  ...sourcesIn('product'),
  'sidebars.ts',
];

export function drawAll(docsFolder: string): DrawnFigure[] {
  // The rules on the sidebar report what is wrong with a tree that cannot be made; the other figures are still drawn.
  const { value: documentation } = attempt(() => documentationTree(sidebars.documentation, docsFolder));
  return Object.entries(figures).map(([name, figure]) => {
    const given = { documentation: documentation ?? { name: '' } };
    const { value: drawing, reason } = attempt(() => drawFigure(figure, given));
    return { name, links: drawing ? hrefsIn(drawing) : [], fault: documentation && reason };
  });
}
