import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { missingQuestions, questionsIn, readQuestions } from './sectionQuestions';
import type { Page, Section } from './sections';

const sectionOf = (id: string, changed: Partial<Section> = {}): Section => ({
  ...{ id, level: 2, heading: 'Titre', text: 'Texte.', aside: '' },
  ...{ isSignpost: false, isReference: false, questions: [], ...changed },
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

/** The questions of a site that has no other file, or this one. */
function read(file?: string, text = '') {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'questions-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const folder = path.join(siteDir, 'docs');
  const written = path.join(folder, file ?? 'page.mdx');
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, text);
  const preprocessor = ({ fileContent }: { fileContent: string }) => fileContent.replace('{{fait}}', 'tout');
  return readQuestions(PAGES, { siteDir, folder, preprocessor });
}

it('questions stand under their section, or under « # » for the top of the page', () => {
  expect(questionsIn('#\nà quoi bon\n\n#droits\n qui peut quoi \n', 'f.txt')).toEqual([
    { id: '', line: 1, phrases: ['à quoi bon'] },
    { id: 'droits', line: 4, phrases: ['qui peut quoi'] },
  ]);
});

it.each([
  ['index.questions.txt', 'docs/index.mdx', ''],
  ['intro/index.questions.txt', 'docs/intro/index.mdx', 'but'],
  [ROLES, 'docs/admin/roles.mdx', 'droits'],
])('the questions of %s are those of %s, and may cite facts', (file, page, id) => {
  const questions = read(file, `#${id}\nqui peut {{fait}}`);
  expect(questions.get(page)?.get(id)).toEqual(['qui peut tout']);
});

it('a site may have no questions', () => {
  expect(read().size).toBe(0);
});

it.each<[string, Partial<Section>, boolean]>([
  ['a section without a question', {}, true],
  ['no section with questions', { questions: ['qui peut quoi'] }, false],
  ['no section without text', { text: '' }, false],
  ['no list of links', { isSignpost: true }, false],
  ['no generated section', { isReference: true }, false],
])('a warning names %s, and what to add', (_, changed, warns) => {
  const page = pageOf('docs/admin/roles.mdx', '/docs/admin/roles', sectionOf('droits', changed));
  const warning = /^docs\/admin\/roles\.questions\.txt : .*« Titre ».*« #droits »/;
  expect(missingQuestions([page])).toEqual(warns ? [expect.stringMatching(warning)] : []);
});

const NO_PAGE = ':1 : aucune page répertoriée';
it.each([
  ['an unknown page', 'admin/role.questions.txt', '#droits\nx', NO_PAGE],
  ['a misspelt file name', 'admin/roles.question.txt', '#droits\nx', NO_PAGE],
  ['an unknown section', ROLES, '#\na\n\n#droit\nx', ":4 : /docs/admin/roles n'a pas de section « #droit »"],
  ['a section twice', ROLES, '#droits\na\n#droits\nb', ':3 : « #droits » est déjà plus haut'],
  ['a question twice', ROLES, '#droits\na b\na b', ':3 : « a b » est déjà plus haut'],
  ['a question of no section', ROLES, 'qui peut quoi', ":1 : « qui peut quoi » n'est sous aucune section"],
])('%s is reported with its file and line', (_, file, text, message) => {
  expect(() => read(file, text)).toThrow(`docs/${file}${message}`);
});
