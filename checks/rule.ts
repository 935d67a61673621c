// What a rule is, what it reports, and what rules share.
import type { Nodes, Root } from 'mdast';
import { walk } from '../lib/walk';
import type { Page } from './page';

export type Finding = {
  readonly line: number;
  readonly column?: number;
  /** What is wrong and how to correct it, in French: writers read it. */
  readonly message: string;
  /** A warning does not fail the check. */
  readonly level?: 'error' | 'warning';
  /** What `npm run fix` writes between these offsets of the file, where a correction is safe. */
  readonly fix?: { readonly start: number; readonly end: number; readonly text: string };
};

export type Rule = { readonly id: string; readonly check: (page: Page) => Finding[] };

type Positioned = {
  readonly position?: { readonly start: { readonly line: number; readonly column: number } };
};

export const positionOf = ({ position }: Positioned): { line: number; column: number } => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** The nodes of these types, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(tree: Root, ...types: Type[]): NodeOf<Type>[] {
  const isWanted = (node: Nodes): node is NodeOf<Type> => types.some((type) => type === node.type);
  const found: NodeOf<Type>[] = [];
  walk<Nodes>(tree, (node) => {
    if (isWanted(node)) found.push(node);
    return undefined;
  });
  return found;
}

/** A message, alone or with its correction; several; or nothing. */
type Faults = Fault | undefined | readonly (Fault | undefined)[];
type Fault = string | Omit<Finding, 'line' | 'column'>;

/** A finding for each fault, at the place of its node. */
export const findingsAt = <Node extends Positioned>(
  nodes: readonly Node[],
  faultsOf: (node: Node) => Faults,
): Finding[] =>
  nodes.flatMap((node) =>
    [faultsOf(node)].flat().flatMap((fault) => {
      if (fault === undefined) return [];
      return { ...positionOf(node), ...(typeof fault === 'string' ? { message: fault } : fault) };
    }),
  );

/** A finding for each place, such as a line of a file, that something is wrong with. */
export const findingsFor = <Place extends { readonly line: number }>(
  places: readonly Place[],
  faultOf: (place: Place, index: number) => string | undefined,
): (Place & { readonly message: string })[] =>
  places.flatMap((place, index) => {
    const message = faultOf(place, index);
    return message === undefined ? [] : { ...place, message };
  });

/** A finding for each line that something is wrong with. */
export const findingsInLines = (source: string, faultOf: (line: string) => string | undefined): Finding[] =>
  findingsFor(
    source.split('\n').map((text, index) => ({ text, line: index + 1 })),
    ({ text }) => faultOf(text),
  );
