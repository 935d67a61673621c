// The addresses that the pieces of a page bring, for who must know them without building the page.
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { CONTRACT_FILE, readContract } from './contract';
import { Ids } from './ids';
import { expandPiece, pieces } from './pieces';
import type { Page } from './render/context';
import { linksFrom, type PlacedPiece, piecesIn } from './site';

/** A piece that cannot be expanded brings none: the build says what is wrong with it. */
function expanded({ name, attributes }: PlacedPiece, page: Page): RootContent[] {
  try {
    return expandPiece(name, attributes, page);
  } catch {
    return [];
  }
}

export function pieceAnchors(file: string, source: string): string[] {
  const placed = piecesIn(file, source).filter(
    ({ name }) => Object.hasOwn(pieces, name) && name !== 'Samples',
  );
  if (placed.length === 0) return [];
  const page: Page = {
    document: readContract(CONTRACT_FILE),
    ids: new Ids(),
    links: linksFrom(file, 'docs'),
    samples: () => [],
    shownSchemas: new Map(),
  };
  const anchors: string[] = [];
  visit({ type: 'root', children: placed.flatMap((piece) => expanded(piece, page)) }, (node) => {
    const id = 'data' in node ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') anchors.push(id);
  });
  return anchors;
}
