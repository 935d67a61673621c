// How readers ask for a section in other words than its own: `roles.questions.txt` beside `roles.mdx`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { type Asked, addressOf, type Page } from '../shared/data';

const SUFFIX = '.questions.txt';

const HOW = 'Une ligne « #section », comme dans son adresse, puis une question par ligne.';

type Questions = { readonly id: string; readonly line: number; readonly phrases: readonly string[] };

/** « # » alone is the top of the page. */
export function questionsIn(source: string, file: string): Questions[] {
  const found: (Questions & { phrases: string[] })[] = [];
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

export const isQuestionsFile = (name: string): boolean => name.endsWith(SUFFIX);

/** That of `/docs/intro/` is `intro/index.questions.txt`. */
export const questionsFileOf = (url: string, base: string): string =>
  `${url === `/${base}` ? 'index' : url.slice(base.length + 2).replace(/\/$/, '/index')}${SUFFIX}`;

type Docs = {
  readonly siteDir: string;
  readonly folder: string;
  readonly base: string;
  /** The one of the pages: a question may name a fact. */
  readonly preprocessor?: MarkdownConfig['preprocessor'];
};

/** A file without a page or a section that there is not stops the build: what is asked there would lead nowhere. */
export function readAsked(pages: readonly Page[], { siteDir, folder, base, preprocessor }: Docs): Asked {
  const asked = new Map<string, readonly string[]>();
  const pageOf = new Map(pages.map((page) => [questionsFileOf(page.url, base), page]));
  const names = readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    // Any text file: one with a slip in its name would be left out without a word.
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  for (const name of names) {
    const file = path.posix.join(folder, name);
    const page = pageOf.get(name);
    if (!page) {
      throw new Error(
        `${file}:1 : aucune page répertoriée n'a ce nom. Donnez à ce fichier celui de la page, suivi de « ${SUFFIX} », ou retirez-le.`,
      );
    }
    const filePath = path.join(siteDir, file);
    const typed = readFileSync(filePath, 'utf8');
    const source = preprocessor?.({ filePath, fileContent: typed }) ?? typed;
    for (const { id, line, phrases } of questionsIn(source, file)) {
      if (!page.sections.some((section) => section.id === id)) {
        throw new Error(
          `${file}:${line} : ${page.url} n'a pas de section « #${id} ». Écrivez la fin de l'adresse de son titre.`,
        );
      }
      asked.set(addressOf(page.url, id), phrases);
    }
  }
  return asked;
}
