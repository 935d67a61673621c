// The remark plugin that expands the pieces of a page.
import path from 'node:path';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isObject, type JsonObject } from '../lib/json';
import { apiErrors, generalErrors, oauthErrors } from '../product/errors';
import { CONTRACT_FILE, publishedContract, readContract } from './contract';
import { Ids, kebab } from './ids';
import { expandPiece, pieces } from './pieces';
import { assertContractProven, assertSamplesProven } from './proof';
import type { ErrorCatalogue, PageContext } from './render/context';
import { element, link, paragraph, text } from './render/nodes';
import { samplesOf } from './samples';
import { sampleTabs } from './sampleTabs';
import { linksFrom, type SiteLinks } from './site';

const PRODUCT_ERRORS: ErrorCatalogue = { errors: [...apiErrors, ...oauthErrors], general: generalErrors };

type Options = {
  /** The file of the contract that a page shows, by the path of the page. */
  readonly contract?: (page: string) => string;
  /** The folder of the pages that pieces may link to. */
  readonly pages?: string;
  /** What pages say of errors; by default product/errors.ts. */
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

/** The last line of a page with samples: which contract they were executed against, with a link to download it. */
function proofLine(document: JsonObject): Paragraph {
  assertContractProven();
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

/** The samples of an operation in tabs; refuses those that were not executed. */
function provenTabs(document: JsonObject, id: string): RootContent[] {
  const samples = samplesOf(document, id);
  assertSamplesProven(id, samples);
  return sampleTabs(kebab(id), samples);
}

const newPageContext = (
  document: JsonObject,
  catalogue: ErrorCatalogue,
  links: SiteLinks,
  isProductContract: boolean,
): PageContext => ({
  document,
  catalogue,
  ids: new Ids(),
  links,
  samples: isProductContract ? (id) => provenTabs(document, id) : undefined,
  shownSchemas: new Map(),
});

/**
 * The first thing in a page that shows operations: their examples stand in the place of the table of contents (api.css),
 * and what the page is must be known before it is shown, or it would move while it loads.
 */
const wideMark = (): RootContent => element('div', { className: ['api-wide'] }, []);

const PIECES_WITH_SAMPLES = ['Operation', 'Samples'];

/** Replaces each piece of a page, such as `<Operation id="createCase" />`, by nodes made from the contract. */
export default function remarkApiReference({
  contract = () => CONTRACT_FILE,
  pages = 'docs',
  catalogue = PRODUCT_ERRORS,
}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(process.cwd(), file.path ?? '');
    const contractFile = contract(source);
    const isProductContract = contractFile === CONTRACT_FILE;
    let page: PageContext | undefined;
    let showsSamples = false;
    let showsOperations = false;

    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const { name } = node;
      if (!name || !Object.hasOwn(pieces, name) || !parent || index === undefined) return undefined;
      const fail = (reason: string): never => file.fail(reason, node.position);
      if (node.type === 'mdxJsxTextElement') return fail(`<${name}> doit être seul sur sa ligne.`);
      try {
        page ??= newPageContext(
          readContract(contractFile),
          catalogue,
          linksFrom(source, pages),
          isProductContract,
        );
        const nodes = expandPiece(name, attributesOf(node, fail), page);
        showsOperations ||= name === 'Operation';
        showsSamples ||= isProductContract && PIECES_WITH_SAMPLES.includes(name);
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        return fail(error instanceof Error ? error.message : String(error));
      }
    });
    if (showsOperations) tree.children.unshift(wideMark());
    if (page && showsSamples) tree.children.push(proofLine(page.document));
  };
}
