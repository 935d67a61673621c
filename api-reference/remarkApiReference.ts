// The remark plugin that expands the pieces of a page.
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { JsonObject } from '../lib/json';
import { oncePerBuild } from '../lib/oncePerBuild';
import { walk } from '../lib/walk';
import type { Contracts } from './contract';
import { Ids } from './ids';
import { type ApiReferenceOptions, type ErrorCatalogue, NO_ERRORS } from './options';
import { expandPiece, pieces } from './pieces';
import type { PageContext } from './render/context';
import { element } from './render/nodes';
import type { ShownSamples } from './shownSamples';
import { linksFrom, piecesUnder } from './site';

/** What a site of the tests has of its own. */
export type PageOptions = {
  /** The file of the contract that a page shows, by the path of the page. */
  readonly contract?: (page: string) => string;
  /** The folder of the pages that pieces may link to. */
  readonly pages?: string;
  readonly catalogue?: ErrorCatalogue;
};

function attributesOf(
  { attributes }: MdxJsxFlowElement,
  fail: (reason: string) => never,
): Record<string, string> {
  return Object.fromEntries(
    attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [attribute.name, attribute.value]
        : fail('Les attributs de ce composant sont des textes entre guillemets droits : id="createCase".'),
    ),
  );
}

const PIECES_WITH_SAMPLES = ['Operation', 'Samples'];

/** Replaces each piece of a page, such as `<Operation id="createCase" />`, by nodes made from the contract. */
export function remarkApiReference(
  options: ApiReferenceOptions,
  contracts: Contracts,
  shownSamples: ShownSamples,
  own: PageOptions = {},
) {
  const placedPieces = oncePerBuild(() =>
    piecesUnder(path.resolve(options.root, own.pages ?? options.pages)),
  );
  const newPage = (document: JsonObject, file: string, isProductContract: boolean): PageContext => ({
    document,
    catalogue: own.catalogue ?? (isProductContract && options.errors ? options.errors : NO_ERRORS),
    ids: new Ids(),
    links: linksFrom(file, placedPieces()),
    ...(isProductContract && { samples: shownSamples }),
    shownLists: new Map(),
  });

  return (tree: Root, file: VFile): void => {
    const source = path.resolve(options.root, file.path ?? '');
    const contractFile = own.contract?.(path.relative(options.root, source)) ?? options.contract;
    const isProductContract = contractFile === options.contract;
    let page: PageContext | undefined;
    let showsSamples = false;
    let showsOperations = false;

    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const { name } = node;
      if (!name || !Object.hasOwn(pieces, name) || !parent) return undefined;
      const fail = (reason: string): never => file.fail(reason, node.position);
      if (node.type === 'mdxJsxTextElement') return fail(`<${name}> doit être seul sur sa ligne.`);
      try {
        page ??= newPage(contracts.read(contractFile), source, isProductContract);
        const nodes = expandPiece(name, attributesOf(node, fail), page);
        showsOperations ||= name === 'Operation';
        showsSamples ||= isProductContract && PIECES_WITH_SAMPLES.includes(name);
        parent.children.splice(index, 1, ...nodes);
        return index + nodes.length;
      } catch (error) {
        return fail(error instanceof Error ? error.message : String(error));
      }
    });
    // The examples of operations stand in the place of the table of contents (api.css): what the page is must be known
    // before it is shown, or it would move while it loads.
    if (showsOperations) tree.children.unshift(element('span.api-wide', { hidden: true }));
    if (page && showsSamples) tree.children.push(shownSamples.proofLine());
  };
}
