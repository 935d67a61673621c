import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { missingQuestions, questionsIn, readQuestions } from './sectionQuestions';
import type { IndexedSection, Page } from './sections';

const section: Omit<IndexedSection, 'id'> = {
  level: 2,
  heading: 'Titre',
  text: 'Texte.',
  aside: '',
  isSignpost: false,
  isReference: false,
  questions: [],
};
const page = (file: string, url: string, ...ids: string[]): Page => ({
  url,
  title: '',
  audience: 'Aide',
  file,
  sections: ids.map((id) => ({ ...section, id })),
});
const PAGES = [
  page('docs/index.mdx', '/docs', ''),
  page('docs/intro/index.mdx', '/docs/intro/', '', 'but'),
  page('docs/admin/roles.mdx', '/docs/admin/roles', '', 'droits'),
];

/** A site with these files in its folder of pages. */
function siteWith(files: Readonly<Record<string, string>>): string {
  const site = mkdtempSync(path.join(tmpdir(), 'questions-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(path.join(site, 'docs'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, 'docs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return site;
}

function read(files: Readonly<Record<string, string>>) {
  const siteDir = siteWith(files);
  return readQuestions(PAGES, { siteDir, folder: path.join(siteDir, 'docs') });
}

describe('the questions of readers', () => {
  it('stand under their section, « # » alone for the top of the page', () => {
    expect(questionsIn('#\nà quoi bon\n\n#droits\n qui peut quoi \n', 'f.txt')).toEqual([
      { id: '', line: 1, phrases: ['à quoi bon'] },
      { id: 'droits', line: 4, phrases: ['qui peut quoi'] },
    ]);
  });

  it('may name a fact, as pages do', () => {
    const siteDir = siteWith({ 'admin/roles.questions.txt': '#droits\nqui peut {{quoi}}' });
    const preprocessor = ({ fileContent }: { fileContent: string }) =>
      fileContent.replace('{{quoi}}', 'tout');
    const questions = readQuestions(PAGES, { siteDir, folder: path.join(siteDir, 'docs'), preprocessor });
    expect(questions.get('docs/admin/roles.mdx')?.get('droits')).toEqual(['qui peut tout']);
  });

  it('are in a file beside that of the page, and named as it', () => {
    const questions = read({
      'index.questions.txt': '#\npar où commencer',
      'intro/index.questions.txt': '#but\nà quoi ça sert',
      'admin/roles.questions.txt': '#droits\nqui peut quoi',
    });
    expect(questions.get('docs/index.mdx')?.get('')).toEqual(['par où commencer']);
    expect(questions.get('docs/intro/index.mdx')?.get('but')).toEqual(['à quoi ça sert']);
    expect(questions.get('docs/admin/roles.mdx')?.get('droits')).toEqual(['qui peut quoi']);
  });

  it('may be none', () => {
    expect(read({}).size).toBe(0);
  });
});

describe('a section that nobody asks for', () => {
  const warningsFor = (over: Partial<IndexedSection>): string[] =>
    missingQuestions([
      {
        ...page('docs/admin/roles.mdx', '/docs/admin/roles'),
        sections: [{ ...section, id: 'droits', ...over }],
      },
    ]);

  it('is a warning, with the file and what to add', () => {
    expect(warningsFor({})).toEqual([
      expect.stringMatching(/^docs\/admin\/roles\.questions\.txt : .*« Titre ».*« #droits »/),
    ]);
  });

  it.each<[string, Partial<IndexedSection>]>([
    ['has questions', { questions: ['qui peut quoi'] }],
    ['has no text', { text: '' }],
    ['only has links', { isSignpost: true }],
    ['is generated', { isReference: true }],
  ])('is none where it %s', (_, over) => {
    expect(warningsFor(over)).toEqual([]);
  });
});

describe('a fault is told with its file, its line and its mend', () => {
  it.each([
    [
      'a page that there is not',
      { 'admin/role.questions.txt': '#droits\nx' },
      /^docs\/admin\/role\.questions\.txt:1 : aucune page répertoriée/,
    ],
    [
      'a slip in the name of the file',
      { 'admin/roles.question.txt': '#droits\nx' },
      /^docs\/admin\/roles\.question\.txt:1 : aucune page répertoriée/,
    ],
    [
      'a section that there is not',
      { 'admin/roles.questions.txt': '#\na\n\n#droit\nx' },
      /roles\.questions\.txt:4 : \/docs\/admin\/roles n'a pas de section « #droit »/,
    ],
    [
      'a section twice',
      { 'admin/roles.questions.txt': '#droits\na\n#droits\nb' },
      /roles\.questions\.txt:3 : « #droits » est déjà plus haut/,
    ],
    [
      'a question twice',
      { 'admin/roles.questions.txt': '#droits\na b\na b' },
      /roles\.questions\.txt:3 : « a b » est déjà plus haut/,
    ],
    [
      'a question of no section',
      { 'admin/roles.questions.txt': 'qui peut quoi' },
      /roles\.questions\.txt:1 : « qui peut quoi » n'est sous aucune section/,
    ],
  ])('%s', (_, files, message) => {
    expect(() => read(files)).toThrow(message);
  });
});
