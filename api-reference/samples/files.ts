// The samples written by hand: a folder for each sample, a file for each language.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiReferenceOptions } from '../options';
import { type Language, languages, type Sample } from './types';

const extensions: Record<Language, string> = { curl: 'sh', javascript: 'mjs', python: 'py', php: 'php' };
const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;
/** The line above a part: `# --- 2. Créer le dossier`, or the same after two slashes. */
const PART_TITLE = /^(?:#|\/\/) --- (\d+)\. .+$/m;

type Options = Pick<ApiReferenceOptions, 'root' | 'facts' | 'samples'>;

const fileOf = ({ samples }: Options, name: string, language: Language): string =>
  `${samples.folder}/${name}/${name}.${extensions[language]}`;

function readSample(options: Options, name: string, language: Language): string {
  const file = fileOf(options, name, language);
  const source = readFileSync(path.resolve(options.root, file), 'utf8').trimEnd();
  return source.replace(PLACEHOLDER, (_, wanted: string) => {
    const text = options.facts?.fact(wanted);
    if (text === undefined)
      throw new Error(`${file} : le fait « ${wanted} » n'existe pas. « npm run facts » donne tous les noms.`);
    return text;
  });
}

/** What comes before the first title (imports, opening tag) belongs to the first part. */
function partsOf(code: string): string[] {
  const [opening = '', ...rest] = code.split(PART_TITLE);
  // The pattern gives the number, so that `split` gives numbers and texts in turn.
  const texts = rest.filter((_, index) => index % 2 === 1).map((text) => text.trim());
  return texts.map((text, index) => (index === 0 ? `${opening.trim()}\n${text}`.trim() : text));
}

export function fileSamples(options: Options, name: string, part?: number): Sample[] {
  return languages.map(({ id }) => {
    const code = readSample(options, name, id);
    if (part === undefined) return { language: id, code };
    const found = partsOf(code)[part - 1];
    if (found === undefined)
      throw new Error(`${fileOf(options, name, id)} n'a pas de partie « --- ${part}. ».`);
    return { language: id, code: found };
  });
}

export type FileSample = {
  readonly name: string;
  /** The numbers of its parts: pages show these, or the whole where it has none. */
  readonly parts: readonly number[];
};

export const fileSampleNames = (options: Options): FileSample[] =>
  readdirSync(path.resolve(options.root, options.samples.folder))
    .toSorted()
    .map((name) => ({
      name,
      parts: partsOf(readSample(options, name, 'curl')).map((_, index) => index + 1),
    }));
