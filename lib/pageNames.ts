// A page has several names, and all follow from its file: these are derived here, and bad ones refused.
import path from 'node:path';

export type PageNames = {
  /** `docs/guide/page.mdx`, as a person types it. */
  readonly file: string;
  /** `docs/guide/page.questions.txt`: how readers ask for its sections. */
  readonly questions: string;
  /** `guide/page`, in sidebars.ts. */
  readonly id: string;
  /** `/docs/guide/page`; that of an index ends with a slash, but for `/docs` itself. */
  readonly address: string;
};

export function namesOf(file: string): PageNames {
  const id = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const address = `/docs/${id}`.replace(/\/index$/, '/');
  return {
    file,
    questions: `docs/${id}.questions.txt`,
    id,
    address: address === '/docs/' ? '/docs' : address,
  };
}

/** « ./docs\guide\page.mdx » is the same file. */
export const asTypedPath = (typed: string): string => path.posix.normalize(typed.replaceAll('\\', '/'));

/** Docusaurus leaves out what begins with _, and drops a number at the start of a name. */
const SEGMENT = /^[A-Za-z][A-Za-z0-9_]*$/;

/** What is wrong with the path of a page that is not there yet, and how to mend it. */
export function faultOfName(file: string): string | undefined {
  const segments = file
    .replace(/^docs\//, '')
    .replace(/\.mdx$/, '')
    .split('/');
  if (!file.startsWith('docs/') || !file.endsWith('.mdx'))
    return `« ${file} » : donnez un chemin qui commence par docs/ et finit par .mdx.`;
  const bad = segments.find((segment) => !SEGMENT.test(segment));
  if (bad !== undefined)
    return `« ${file} » : « ${bad} » entre dans l'adresse ; une lettre d'abord, puis lettres sans accent, chiffres et _ seulement.`;
  const [name = '', folder = ''] = segments.toReversed().map((segment) => segment.toLowerCase());
  // Docusaurus takes them for the index of their folder: they would have its address, not their own.
  if (name === 'readme' || name === folder)
    return `« ${file} » : ce nom donnerait à la page l'adresse de son dossier. Choisissez-en un autre, ou index.mdx si c'est voulu.`;
  return undefined;
}
