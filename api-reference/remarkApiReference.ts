import path from 'node:path';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isObject, type JsonObject } from '../lib/json';
import { CONTRACT_FILE, publishedContract, readContract } from './contract';
import { Ids, kebab } from './ids';
import { expandPiece, pieces } from './pieces';
import { assertProven, provenContract } from './proof';
import type { Page } from './render/context';
import { link, paragraph, text } from './render/nodes';
import { samplesOf } from './samples';
import { sampleTabs } from './sampleTabs';
import { linksFrom, type SiteLinks } from './site';

type Options = {
  /** The contract of a page, by the path of its file. */
  readonly contract?: (page: string) => string;
  /** Where the pages are that pieces point at. */
  readonly pages?: string;
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

/** « Exemples exécutés contre le contrat 1.6.0 »: what was run is what can be downloaded. */
function stamp(document: JsonObject): Paragraph {
  provenContract();
  const version = isObject(document.info) ? String(document.info.version) : '';
  const sum = publishedContract().sha256.slice(0, 8);
  const contract = link('pathname:///openapi.yaml', [text(`contrat ${version}`)]);
  contract.data = { hProperties: { target: '_self' } };
  return paragraph(
    [
      text('Exemples exécutés contre le '),
      contract,
      text(' (SHA-256 '),
      { type: 'inlineCode', value: `${sum}…` },
      text("). Ils lisent leurs variables dans l'environnement : voyez "),
      link('/docs/api/intro#cinq-appels', [text('les cinq appels')]),
      text('.'),
    ],
    'api-stamp',
  );
}

/** Only what was executed is shown. */
function provenTabs(document: JsonObject, id: string): RootContent[] {
  const samples = samplesOf(document, id);
  assertProven(id, samples);
  return sampleTabs(kebab(id), samples);
}

const newPage = (document: JsonObject, links: SiteLinks, isProduct: boolean): Page => ({
  document,
  ids: new Ids(),
  links,
  samples: isProduct ? (id) => provenTabs(document, id) : undefined,
  shownSchemas: new Map(),
});

const SHOWS_SAMPLES = ['Operation', 'Samples'];

/** Replaces `<Operation id="createCase" />` and its like by what the contract says. */
export default function remarkApiReference({ contract = () => CONTRACT_FILE, pages = 'docs' }: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(process.cwd(), file.path ?? '');
    const contractFile = contract(source);
    const isProduct = contractFile === CONTRACT_FILE;
    let page: Page | undefined;
    let showsSamples = false;

    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const { name } = node;
      if (!name || !Object.hasOwn(pieces, name) || !parent || index === undefined) return undefined;
      const fail = (reason: string): never => file.fail(reason, node.position);
      if (node.type === 'mdxJsxTextElement') return fail(`<${name}> doit être seul sur sa ligne.`);
      try {
        page ??= newPage(readContract(contractFile), linksFrom(source, pages), isProduct);
        const nodes = expandPiece(name, attributesOf(node, fail), page);
        showsSamples ||= isProduct && SHOWS_SAMPLES.includes(name);
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        return fail(error instanceof Error ? error.message : String(error));
      }
    });
    if (page && showsSamples) tree.children.push(stamp(page.document));
  };
}
