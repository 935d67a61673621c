// npm run new -- docs/utilisateurs/ma_page.mdx "Titre de la page": writes a page with the sections that its folder asks for,
// and adds it to the menu and to the list of addresses.
import { asTypedPath } from '../lib/pageNames';
import { slugOf } from '../product/identity';
import { freeNames, type Plan, runCommand } from './pages/plan';
import { type Project, Refusal } from './pages/project';
import { addToRoutes, ROUTES } from './pages/routes';
import { addToSidebar, placeInSidebar, SIDEBAR } from './pages/sidebar';

type PageType = { readonly name: string; readonly sections: Readonly<Record<string, string>> };

const GUIDE: PageType = {
  name: 'procédure',
  sections: {
    'Avant de commencer': "Dites ce qu'il faut avoir sous la main.",
    'Pas à pas':
      "1. Nommez ce qu'il faut toucher comme à l'écran : `**« Libellé »**`.\n2. Dites ce qui apparaît.",
    Messages: "Donnez chaque message, sa cause et la façon d'en sortir.",
  },
};
const EXPLANATION: PageType = {
  name: 'explication',
  sections: {
    'En une phrase': 'Répondez à la question du lecteur.',
    'Ce que cela change pour vous': 'Dites quoi faire de cette réponse.',
  },
};
const REFERENCE: PageType = {
  name: 'référence',
  sections: {
    Modèle: "Dites ce que l'objet représente.",
    Opérations: 'Donnez chaque appel, sa portée et sa réponse.',
    Erreurs: 'Donnez chaque code, sa cause et le remède.',
  },
};

const TYPES: Readonly<Record<string, PageType>> = {
  utilisateurs: GUIDE,
  admin: GUIDE,
  aide: GUIDE,
  intro: EXPLANATION,
  api: REFERENCE,
};

export function newPage(file: string, title: string): { readonly source: string; readonly type: string } {
  const [root, folder = ''] = file.split('/');
  const type = TYPES[folder];
  if (root !== 'docs' || !file.endsWith('.mdx') || !type) {
    throw new Refusal(
      `« ${file} » : donnez un chemin docs/<dossier>/<nom>.mdx, avec pour dossier ${Object.keys(TYPES).join(', ')}.`,
    );
  }
  const sections = Object.entries(type.sections).map(
    ([name, text]) => `## ${name} {/* #${slugOf(name)} */}\n\n${text}\n`,
  );
  const description = `Dites en une phrase, de 70 à 160 caractères, ce que le lecteur de la page « ${title} » saura faire.`;
  return {
    source: `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\nVous apprenez ici à...\n\n${sections.join('\n')}`,
    type: type.name,
  };
}

export function planNewPage(project: Project, typed: string, title: string): Plan {
  const { source, type } = newPage(asTypedPath(typed), title);
  const page = freeNames(project, typed);
  const sidebar = addToSidebar(project, page);
  return {
    changes: {
      edits: new Map([
        [SIDEBAR, sidebar.edits],
        [ROUTES, [addToRoutes(project, page)]],
      ]),
      created: { [page.file]: source },
    },
    done: `${page.file} (${type}) est créé, et son adresse ${page.address} est dans ${ROUTES}.`,
    left: (after) => [
      sidebar.isAtEnd
        ? `La page est dans ${placeInSidebar(after, page)} : mettez-la à sa place dans l'ordre de lecture.`
        : `Ajoutez '${page.id}' à sa place dans ${SIDEBAR} : aucune catégorie n'a toutes les pages de ce dossier.`,
      'Écrivez la page, puis lancez npm run check:content.',
      `Dites dans ${page.questions} comment les lecteurs demanderont chaque section : la recherche les y mènera.`,
    ],
  };
}

if (require.main === module)
  runCommand('new -- docs/utilisateurs/ma_page.mdx "Titre de la page"', [2], planNewPage);
