import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { missingQuestions, type QuestionsReading, questionsIn, readQuestions } from './sectionQuestions';
import type { Page, Section } from './sections';

const sectionOf = (id: string, over: Partial<Section> = {}): Section => ({
  ...{ id, level: 2, heading: 'Titre', text: 'Texte.', aside: '' },
  ...{ isSignpost: false, isReference: false, questions: [], ...over },
});
const pageOf = (file: string, url: string, ...sections: Section[]): Page => ({
  ...{ url, title: '', audience: 'Aide', file, sections },
});
const ROLES = 'admin/roles.questions.txt';
const PAGES = [
  pageOf('docs/index.mdx', '/docs', sectionOf('')),
  pageOf('docs/intro/index.mdx', '/docs/intro/', sectionOf('but')),
  pageOf('docs/admin/roles.mdx', '/docs/admin/roles', sectionOf(''), sectionOf('droits')),
];

/** What is read of a site with these files in its folder of pages. */
function read(files: Readonly<Record<string, string>>, preprocessor?: QuestionsReading['preprocessor']) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'questions-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const folder = path.join(siteDir, 'docs');
  for (const [name, text] of Object.entries({ 'page.mdx': '', ...files })) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return readQuestions(PAGES, { siteDir, folder, preprocessor });
}

describe('the questions of readers', () => {
  it('stand under their section, « # » alone for the top of the page', () => {
    expect(questionsIn('#\nà quoi bon\n\n#droits\n qui peut quoi \n', 'f.txt')).toEqual([
      { id: '', line: 1, phrases: ['à quoi bon'] },
      { id: 'droits', line: 4, phrases: ['qui peut quoi'] },
    ]);
  });

  it.each([
    ['index.questions.txt', 'docs/index.mdx', ''],
    ['intro/index.questions.txt', 'docs/intro/index.mdx', 'but'],
    [ROLES, 'docs/admin/roles.mdx', 'droits'],
  ])('are in a file named as that of the page: %s', (file, page, id) => {
    expect(
      read({ [file]: `#${id}\nà quoi bon` })
        .get(page)
        ?.get(id),
    ).toEqual(['à quoi bon']);
  });

  it('may name a fact, as pages do', () => {
    const questions = read({ [ROLES]: '#droits\nqui peut {{quoi}}' }, ({ fileContent }) =>
      fileContent.replace('{{quoi}}', 'tout'),
    );
    expect(questions.get('docs/admin/roles.mdx')?.get('droits')).toEqual(['qui peut tout']);
  });

  it('may be none', () => {
    expect(read({}).size).toBe(0);
  });
});

it.each<[string, Partial<Section>, boolean]>([
  ['has nothing more', {}, true],
  ['has questions', { questions: ['qui peut quoi'] }, false],
  ['has no text', { text: '' }, false],
  ['only has links', { isSignpost: true }, false],
  ['is generated', { isReference: true }, false],
])(
  'a section that nobody asks for is a warning, with its file and what to add: where it %s',
  (_, over, warns) => {
    const page = pageOf('docs/admin/roles.mdx', '/docs/admin/roles', sectionOf('droits', over));
    const warning = /^docs\/admin\/roles\.questions\.txt : .*« Titre ».*« #droits »/;
    expect(missingQuestions([page])).toEqual(warns ? [expect.stringMatching(warning)] : []);
  },
);

it.each([
  ['a page that there is not', 'admin/role.questions.txt', '#droits\nx', ':1 : aucune page répertoriée'],
  [
    'a slip in the name of the file',
    'admin/roles.question.txt',
    '#droits\nx',
    ':1 : aucune page répertoriée',
  ],
  [
    'a section that there is not',
    ROLES,
    '#\na\n\n#droit\nx',
    ":4 : /docs/admin/roles n'a pas de section « #droit »",
  ],
  ['a section twice', ROLES, '#droits\na\n#droits\nb', ':3 : « #droits » est déjà plus haut'],
  ['a question twice', ROLES, '#droits\na b\na b', ':3 : « a b » est déjà plus haut'],
  ['a question of no section', ROLES, 'qui peut quoi', ":1 : « qui peut quoi » n'est sous aucune section"],
])('%s is told with its file, its line and its mend', (_, file, text, message) => {
  expect(() => read({ [file]: text })).toThrow(`docs/${file}${message}`);
});
