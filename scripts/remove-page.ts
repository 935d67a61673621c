// npm run remove -- docs/guide/page.mdx /docs/guide/autre: removes a page, redirects its readers to another, and lists what
// still names it.
import { visit } from 'unist-util-visit';
import { readPage } from '../checks/page';
import { asAddress, pageOf, REDIRECTS } from '../lib/addresses';
import { nearestNames } from '../lib/nearestNames';
import { asTypedPath, namesOf, type PageNames } from '../lib/pageNames';
import { findPlaceholders } from '../markdown/facts/placeholders';
import { linksIn, mayLink, targetOf } from './pages/links';
import { mentionsOf, type Place, placeAt, titlesIn } from './pages/mentions';
import { knownPage, type Plan, pointsOf, READ_AGAIN, runCommand, titleOf } from './pages/plan';
import { type Project, pagesOf, Refusal, sourceOf } from './pages/project';
import { isPublished, redirected, redirectLine } from './pages/redirects';
import { ROUTES, removeFromRoutes, routesIn } from './pages/routes';
import { removeFromSidebar, SIDEBAR } from './pages/sidebar';
import { ASSIGNMENTS, unassign, withoutQuestions } from './pages/testData';

/** The drawings, operations and tables of a page, as written: `<Figure name="x" />`, `{{tables.x}}`. */
function piecesIn(file: string, source: string): Set<string> {
  const names = findPlaceholders(source).flatMap(({ name = '' }) => name);
  const pieces = names.filter((name) => name.startsWith('tables.')).map((name) => `{{${name}}}`);
  visit(readPage(file, source).tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    if (!name || !/^[A-Z]/.test(name)) return;
    const given = attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [` ${one.name}="${one.value}"`] : [],
    );
    pieces.push(`<${name}${given.join('')} />`);
  });
  return new Set(pieces);
}

function onlyOn(page: string, project: Project): string[] {
  const elsewhere = pagesOf(project)
    .filter((file) => file !== page)
    .map((file) => piecesIn(file, sourceOf(project, file)));
  return [...piecesIn(page, sourceOf(project, page))].filter(
    (piece) => !elsewhere.some((other) => other.has(piece)),
  );
}

function linksTo(page: string, project: Project): Place[] {
  const files = pagesOf(project);
  return files.flatMap((file) => {
    const source = sourceOf(project, file);
    if (!mayLink(source, page)) return [];
    return linksIn(file, source)
      .filter(({ url }) => targetOf(url, file, [...files, page]) === page)
      .map((link) => placeAt(file, source, link));
  });
}

/** The address that readers of a removed page are sent to; typed as an address or as `docs/guide/page.mdx`. */
function successor(project: Project, page: PageNames, typed: string): string {
  const file = asTypedPath(typed);
  const address = asAddress(file.endsWith('.mdx') ? namesOf(file).address : typed);
  const known = routesIn(project)
    .map(asAddress)
    .filter((route) => route !== asAddress(page.address));
  if (known.includes(pageOf(address))) return address;
  throw new Refusal(
    `« ${typed} » : les lecteurs de ${page.address} ne peuvent pas y aller. Donnez une autre page. Noms proches : ${nearestNames(pageOf(address), known).join(', ')}.`,
  );
}

export function planRemoval(project: Project, typed: string, typedSuccessor?: string): Plan {
  const page = knownPage(project, typed);
  const to = typedSuccessor === undefined ? undefined : successor(project, page, typedSuccessor);
  const { edits: assignments, orphans } = unassign(project, page);
  const edits = new Map([
    [SIDEBAR, removeFromSidebar(project, page)],
    [ROUTES, removeFromRoutes(project, page)],
    [ASSIGNMENTS, assignments],
    [REDIRECTS, to === undefined ? [] : redirected(project, { from: page, to, isMoved: false })],
    ...withoutQuestions(project, page),
  ]);
  const title = titleOf(project, page);
  const pieces = onlyOn(page.file, project);
  const removed = [page.file, page.questions].filter((file) => project.sources.has(file));

  return {
    changes: { edits, removed },
    done: `Retiré : ${removed.join(', ')}.`,
    left: (after) => {
      const leading = [...linksTo(page.file, after), ...mentionsOf(after, page)];
      const titled = titlesIn(after, page, title).filter(
        (place) => !leading.some(({ file, line }) => file === place.file && line === place.line),
      );
      return pointsOf(
        to === undefined &&
          isPublished(project, page) &&
          `Dites où vont les lecteurs de ${page.address} : ajoutez à ${REDIRECTS} ${redirectLine(asAddress(page.address), '…')}, avec la page qui répond désormais à la question.`,
        { about: 'Ces lignes mènent à la page, ou la nomment : changez-les.', places: leading },
        {
          about: `Ces lignes citent son titre, « ${title} » : changez-les si elles parlent d'elle.`,
          places: titled,
        },
        pieces.length > 0 &&
          `Elle seule montrait ${pieces.join(', ')} : montrez-les ailleurs, ou retirez-les de product/ ou de src/figures/, avec ce qui ne servait qu'à elles.`,
        orphans.length > 0 &&
          `Plus aucune page n'a à dire ${orphans.join(', ')} (écrans, états ou réglages) : nommez-en une autre dans ${ASSIGNMENTS}, ou retirez-les de product/.`,
        READ_AGAIN,
      );
    },
  };
}

const USAGE =
  'remove -- docs/guide/page.mdx docs/guide/autre.mdx (la seconde page est celle où vont désormais les lecteurs).';

if (require.main === module) runCommand(USAGE, [1, 2], planRemoval);
