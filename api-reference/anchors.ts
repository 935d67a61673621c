// The ids that the pieces of a page will have once expanded. Content checks use them to check links without a build.
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { CONTRACT_FILE, readContract } from './contract';
import { Ids } from './ids';
import { expandPiece, pieces } from './pieces';
import type { PageContext } from './render/context';
import { linksFrom, type PlacedPiece, piecesIn } from './site';

/** A piece that cannot be expanded has no ids: the build reports what is wrong with it. */
function expandedOrEmpty({ name, attributes }: PlacedPiece, page: PageContext): RootContent[] {
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
  const page: PageContext = {
    document: readContract(CONTRACT_FILE),
    ids: new Ids(),
    links: linksFrom(file, 'docs'),
    samples: () => [],
    shownSchemas: new Map(),
  };
  const anchors: string[] = [];
  visit({ type: 'root', children: placed.flatMap((piece) => expandedOrEmpty(piece, page)) }, (node) => {
    const id = 'data' in node ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') anchors.push(id);
  });
  return anchors;
}
