// Questions of readers, in other words than those of the section: `roles.questions.txt` beside `roles.mdx`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import type { Page } from './sections';

const SUFFIX = '.questions.txt';

const HOW = 'Une ligne « #section », comme dans son adresse, puis une question par ligne.';

type SectionQuestions = { readonly id: string; readonly line: number; readonly phrases: readonly string[] };

/** « # » alone stands for the top of the page. */
export function questionsIn(source: string, file: string): SectionQuestions[] {
  const found: (SectionQuestions & { phrases: string[] })[] = [];
  source.split('\n').forEach((typed, i) => {
    const text = typed.trim();
    const at = `${file}:${i + 1}`;
    if (text.startsWith('#')) {
      const id = text.slice(1);
      if (found.some((other) => other.id === id)) {
        throw new Error(`${at} : « ${text} » est déjà plus haut dans ce fichier. Réunissez les deux listes.`);
      }
      found.push({ id, line: i + 1, phrases: [] });
    } else if (text !== '') {
      const phrases = found.at(-1)?.phrases;
      if (!phrases) throw new Error(`${at} : « ${text} » n'est sous aucune section. ${HOW}`);
      if (phrases.includes(text)) {
        throw new Error(`${at} : « ${text} » est déjà plus haut. Retirez cette ligne.`);
      }
      phrases.push(text);
    }
  });
  return found;
}

const questionsFileOf = (page: string): string => page.replace(/\.mdx?$/, SUFFIX);

/** All text files, so that a misspelt name is reported. */
export const questionFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => path.join(folder, name));

export type QuestionsReading = {
  readonly siteDir: string;
  /** The folder of the pages. */
  readonly folder: string;
  /** That of the pages, because a question may cite a fact. */
  readonly preprocessor?: MarkdownConfig['preprocessor'];
};

/** By page, then by section. A file without a page, or a section that does not exist, stops the build. */
export function readQuestions(
  pages: readonly Pick<Page, 'file' | 'url' | 'sections'>[],
  { siteDir, folder, preprocessor }: QuestionsReading,
): Map<string, ReadonlyMap<string, readonly string[]>> {
  const pageOf = new Map(pages.map((page) => [questionsFileOf(page.file ?? ''), page]));
  const questions = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const filePath of questionFilesIn(folder)) {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const page = pageOf.get(file);
    if (!page) {
      throw new Error(
        `${file}:1 : aucune page répertoriée n'a ce nom. Donnez à ce fichier celui de la page, suivi de « ${SUFFIX} », ou retirez-le.`,
      );
    }
    const typed = readFileSync(filePath, 'utf8');
    const ofPage = questionsIn(preprocessor?.({ filePath, fileContent: typed }) ?? typed, file);
    const missing = ofPage.find(({ id }) => !page.sections.some((section) => section.id === id));
    if (missing) {
      throw new Error(
        `${file}:${missing.line} : ${page.url} n'a pas de section « #${missing.id} ». Écrivez la fin de l'adresse de son titre.`,
      );
    }
    questions.set(page.file ?? '', new Map(ofPage.map(({ id, phrases }) => [id, phrases])));
  }
  return questions;
}

/** A warning for each written section without a question. */
export const missingQuestions = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ file, sections }) =>
    sections
      .filter(
        ({ text, questions, isSignpost, isReference }) =>
          text !== '' && questions.length === 0 && !isSignpost && !isReference,
      )
      .map(
        ({ id, heading }) =>
          `${questionsFileOf(file ?? '')} : aucune question pour « ${heading} ». Ajoutez une ligne « #${id} », puis comment les lecteurs la demandent, une question par ligne.`,
      ),
  );
