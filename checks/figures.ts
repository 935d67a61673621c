// Draws every figure, as the build will: a figure that cannot be drawn stops it, and it does not look at their links.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'hast';
import { drawFigure, type TreePage } from '../figure-kit';
import { walk } from '../lib/walk';
import { documentationTree } from '../markdown/documentationTree';
import sidebars from '../sidebars';
import { figures } from '../src/figures';

export type DrawnFigure = {
  readonly name: string;
  /** The addresses that it leads to. */
  readonly links: readonly string[];
  /** Why it cannot be drawn. */
  readonly fault?: string;
};

const FIGURES_FILE = 'src/figures/index.ts';

function hrefsIn(drawing: Root): string[] {
  const found: string[] = [];
  walk<Nodes>(drawing, (node) => {
    if (node.type !== 'element' || node.tagName !== 'a') return;
    if (typeof node.properties.href === 'string') found.push(node.properties.href);
  });
  return [...new Set(found)];
}

/** The rules on the sidebar tell what is wrong with a tree that cannot be made; the other figures are still drawn. */
function treeOrNothing(docsFolder: string): TreePage | undefined {
  try {
    return documentationTree(sidebars.documentation, docsFolder);
  } catch {
    return undefined;
  }
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));

/** Where the links of figures may be typed: a figure shows facts too, such as the pages that a release has changed. */
export const figureSources = (): string[] => [
  FIGURES_FILE,
  ...sourcesIn('src/figures'),
  ...sourcesIn('product'),
  'sidebars.ts',
];

export function drawAll(docsFolder: string): DrawnFigure[] {
  const documentation = treeOrNothing(docsFolder);
  return Object.entries(figures).map(([name, figure]) => {
    try {
      return { name, links: hrefsIn(drawFigure(figure, { documentation: documentation ?? { name: '' } })) };
    } catch (error) {
      if (!documentation) return { name, links: [] };
      return { name, links: [], fault: error instanceof Error ? error.message : String(error) };
    }
  });
}
