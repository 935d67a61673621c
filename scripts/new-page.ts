// npm run new -- docs/utilisateurs/ma_page.mdx "Titre de la page": a page of the right type, and what is left to do.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '../checks/rules/heading-ids';

type PageType = { readonly name: string; readonly sections: readonly [title: string, text: string][] };

const GUIDE: PageType = {
  name: 'procédure',
  sections: [
    ['Avant de commencer', 'Dites ce qu’il faut avoir sous la main.'],
    [
      'Pas à pas',
      '1. Nommez ce qu’il faut toucher comme à l’écran : `**« Libellé »**`.\n2. Dites ce qui apparaît.',
    ],
    ['Messages', 'Donnez chaque message, sa cause et la façon d’en sortir.'],
  ],
};
const EXPLANATION: PageType = {
  name: 'explication',
  sections: [
    ['En une phrase', 'Répondez à la question du lecteur.'],
    ['Ce que cela change pour vous', 'Dites quoi faire de cette réponse.'],
  ],
};
const REFERENCE: PageType = {
  name: 'référence',
  sections: [
    ['Modèle', 'Dites ce que l’objet représente.'],
    ['Opérations', 'Donnez chaque appel, sa portée et sa réponse.'],
    ['Erreurs', 'Donnez chaque code, sa cause et le remède.'],
  ],
};

/** The folder says for whom and for what a page is written. */
const TYPES: Readonly<Record<string, PageType>> = {
  utilisateurs: GUIDE,
  admin: GUIDE,
  aide: GUIDE,
  intro: EXPLANATION,
  api: REFERENCE,
};

export type NewPage = { readonly source: string; readonly type: string; readonly todo: readonly string[] };

/** What the page holds, and what its writer has to do next. Throws with the mend when the path will not do. */
export function newPage(file: string, title: string): NewPage {
  const [root, folder = ''] = file.split('/');
  const type = TYPES[folder];
  if (root !== 'docs' || !file.endsWith('.mdx') || !type) {
    throw new Error(
      `« ${file} » : donnez un chemin docs/<dossier>/<nom>.mdx, avec pour dossier ${Object.keys(TYPES).join(', ')}.`,
    );
  }
  if (!/^[A-Za-z0-9_]+\.mdx$/.test(path.posix.basename(file))) {
    throw new Error(
      `« ${file} » : le nom du fichier devient l'adresse ; lettres sans accent, chiffres et _ seulement.`,
    );
  }
  const sections = type.sections.map(
    ([name, text]) => `## ${name} {/* #${slugOf(name)} */}\n\n${text.replaceAll('’', "'")}\n`,
  );
  const description = `Dites en une phrase, de 70 à 160 caractères, ce que le lecteur de la page « ${title} » saura faire.`;
  const id = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
  return {
    source: `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\nVous apprenez ici à...\n\n${sections.join('\n')}`,
    type: type.name,
    todo: [
      `Ajoutez '${id}' à sa place dans sidebars.ts.`,
      `Ajoutez doc('/docs/${id}', ${JSON.stringify(title)}) à tests/routes.ts.`,
      'Écrivez la page, puis lancez npm run check:content.',
      `Dites dans docs/${id}.questions.txt comment les lecteurs demanderont chaque section : la recherche les y mènera.`,
    ],
  };
}

function main([file, title]: readonly string[]): number {
  if (!file || !title) {
    console.error('Usage : npm run new -- docs/utilisateurs/ma_page.mdx "Titre de la page"');
    return 1;
  }
  try {
    const { source, type, todo } = newPage(file, title);
    if (existsSync(file)) throw new Error(`« ${file} » existe déjà.`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
    console.log(
      `${file} (${type}) est créé. Il reste à faire :\n${todo.map((line) => `- ${line}`).join('\n')}`,
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

if (require.main === module) process.exit(main(process.argv.slice(2)));
