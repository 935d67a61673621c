// npm run move -- docs/guide/page.mdx docs/guide/sujet.mdx: moves a page and changes the links to it.
import { REDIRECTS } from '../lib/addresses';
import { asTypedPath } from '../lib/pageNames';
import { mentionsOf, renamesIn, titlesIn } from './pages/mentions';
import {
  freeNames,
  isUnlisted,
  knownPage,
  type Plan,
  pointsOf,
  READ_AGAIN,
  runCommand,
  titleOf,
} from './pages/plan';
import { type Edit, type Project, Refusal } from './pages/project';
import { redirected } from './pages/redirects';
import { isRoute, ROUTES } from './pages/routes';
import { placeInSidebar, renameInSidebar, SIDEBAR } from './pages/sidebar';

export function planMove(project: Project, typedFrom: string, typedTo: string): Plan {
  const hasMoved = !project.sources.has(asTypedPath(typedFrom)) && project.sources.has(asTypedPath(typedTo));
  if (hasMoved)
    throw new Refusal(
      `« ${typedFrom} » n'existe pas, et « ${typedTo} » existe : c'est sans doute déjà fait.`,
    );
  const from = knownPage(project, typedFrom);
  const to = freeNames(project, typedTo, from);
  if (to.file === from.file) throw new Refusal(`« ${to.file} » est déjà son nom : donnez-en un autre.`);

  const sidebar = renameInSidebar(project, from, to);
  const edits = new Map<string, readonly Edit[]>(
    [...project.sources.keys()].map((file) => [file, renamesIn(project, file, from, to)]),
  );
  edits.set(SIDEBAR, [...(edits.get(SIDEBAR) ?? []), ...sidebar.edits]);
  edits.set(REDIRECTS, redirected(project, { from, to: to.address, isMoved: true }));
  const hasQuestions = project.sources.has(from.questions);
  const isListed = !isUnlisted(project, from);
  const title = titleOf(project, from);

  return {
    changes: {
      edits,
      renamed: { [from.file]: to.file, ...(hasQuestions && { [from.questions]: to.questions }) },
    },
    done: `${from.file} est maintenant ${to.file}, à l'adresse ${to.address}.`,
    left: (after) => {
      const place = placeInSidebar(after, to);
      return pointsOf(
        sidebar.isAtEnd === true &&
          `La page est dans ${place} : mettez-la à sa place dans l'ordre de lecture.`,
        isListed && !place && `Ajoutez '${to.id}' à sa place dans ${SIDEBAR} : la page n'y était pas.`,
        isListed && !isRoute(after, to) && `Ajoutez '${to.address}' à ${ROUTES} : la page n'y était pas.`,
        {
          about: `Ces lignes nomment encore « ${from.id} » ou ${from.address} : corrigez-les.`,
          places: mentionsOf(after, from, to),
        },
        {
          about: `Ces lignes citent le titre « ${title} » : corrigez-les s'il change aussi.`,
          places: titlesIn(after, to, title),
        },
        READ_AGAIN,
      );
    },
  };
}

if (require.main === module) runCommand('move -- docs/guide/page.mdx docs/guide/sujet.mdx', [2], planMove);
