// The remark plugin that expands the components of a page.
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { oncePerBuild } from '../lib/oncePerBuild';
import { walk } from '../lib/walk';
import { components, expandComponent } from './components';
import type { Contracts } from './contract';
import { Ids } from './ids';
import { type ApiReferenceOptions, type ErrorCatalogue, NO_ERRORS } from './options';
import type { PageContext } from './render/context';
import { element } from './render/nodes';
import type { ShownSamples } from './shownSamples';
import { componentUsesUnder, linksFrom } from './site';

/** For a site that shows other contracts beside the product's. */
export type PageOptions = {
  /** The file of the contract that a page shows, by the path of the page. */
  readonly contract?: (page: string) => string;
  readonly pages?: string;
  readonly catalogue?: ErrorCatalogue;
};

const attributesOf = ({ attributes }: MdxJsxFlowElement): Record<string, string> =>
  Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        return [attribute.name, attribute.value];
      throw new Error(
        'Les attributs de ce composant sont des textes entre guillemets droits : id="createCase".',
      );
    }),
  );

/** Replaces each component of a page, such as `<Operation id="createCase" />`, by nodes made from the contract. */
export function remarkApiReference(
  options: ApiReferenceOptions,
  contracts: Contracts,
  shownSamples: ShownSamples,
  own: PageOptions = {},
) {
  const uses = oncePerBuild(() => componentUsesUnder(path.resolve(options.root, own.pages ?? options.pages)));

  return (tree: Root, file: VFile): void => {
    const source = path.resolve(options.root, file.path ?? '');
    const contractFile = own.contract?.(path.relative(options.root, source)) ?? options.contract;
    const isProductContract = contractFile === options.contract;
    const newPage = (): PageContext => ({
      document: contracts.read(contractFile),
      catalogue: own.catalogue ?? (isProductContract && options.errors ? options.errors : NO_ERRORS),
      ids: new Ids(),
      links: linksFrom(source, uses()),
      ...(isProductContract && { samples: shownSamples }),
      shownLists: new Map(),
    });
    let page: PageContext | undefined;
    const names = new Set<string>();

    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const { name } = node;
      if (!name || !Object.hasOwn(components, name) || !parent) return undefined;
      const fail = (reason: string): never => file.fail(reason, node.position);
      if (node.type === 'mdxJsxTextElement') return fail(`<${name}> doit être seul sur sa ligne.`);
      try {
        page ??= newPage();
        const nodes = expandComponent(name, attributesOf(node), page);
        names.add(name);
        parent.children.splice(index, 1, ...nodes);
        return index + nodes.length;
      } catch (error) {
        return fail(error instanceof Error ? error.message : String(error));
      }
    });
    // The examples of operations stand in the place of the table of contents (api.css): the page says so at its start, or
    // it would move while it loads.
    if (names.has('Operation')) tree.children.unshift(element('span.api-wide', { hidden: true }));
    const hasSamples = names.has('Operation') || names.has('Samples');
    if (isProductContract && hasSamples) tree.children.push(shownSamples.proofLine());
  };
}
