import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Asked, type Page, packed } from '../shared/data';
import { questionsIn, readAsked } from './asked';

const section = {
  level: 2,
  heading: '',
  text: '',
  aside: '',
  isSignpost: false,
  isReference: false,
} as const;
const page = (url: string, ...ids: string[]): Page => ({
  url,
  title: '',
  audience: 'Aide',
  sections: ids.map((id) => ({ ...section, id })),
});
const PAGES = [page('/docs', ''), page('/docs/intro/', '', 'but'), page('/docs/admin/roles', '', 'droits')];

/** A site with these files in its folder of pages. */
function siteWith(files: Readonly<Record<string, string>>): string {
  const site = mkdtempSync(path.join(tmpdir(), 'asked-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(path.join(site, 'docs'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, 'docs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return site;
}

const packedQuestions = (asked: Asked): string[] =>
  packed({
    name: '',
    pages: PAGES,
    asked,
    synonyms: [],
    ordinary: [],
    forms: { words: '', apart: '' },
  }).asked.split('\n\n');

const read = (files: Readonly<Record<string, string>>) =>
  readAsked(PAGES, { siteDir: siteWith(files), folder: 'docs', base: 'docs' });

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
    const asked = readAsked(PAGES, { siteDir, folder: 'docs', base: 'docs', preprocessor });
    expect([...asked.values()]).toEqual([['qui peut tout']]);
  });

  it('are in a file beside that of the page, and named as it', () => {
    const asked = read({
      'index.questions.txt': '#\npar où commencer',
      'intro/index.questions.txt': '#but\nà quoi ça sert',
      'admin/roles.questions.txt': '#droits\nqui peut quoi',
    });
    expect([...asked]).toEqual([
      ['/docs/admin/roles#droits', ['qui peut quoi']],
      ['/docs', ['par où commencer']],
      ['/docs/intro/#but', ['à quoi ça sert']],
    ]);
  });

  it('may be none', () => {
    expect(read({}).size).toBe(0);
  });

  it('reach the browser in the order of the sections, small words and names of code left out', () => {
    const asked = read({
      'admin/roles.questions.txt': '#droits\nqui a le droit de supprimer\nchamp externalReference vide',
    });
    expect(packedQuestions(asked)).toEqual(['', '', '', '', 'droit supprimer\nchamp vide']);
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
