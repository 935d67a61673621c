// Explains in French why a page cannot be parsed, with the line as typed. The content checks use it too.
import path from 'node:path';
import type { Processor } from 'unified';
import { type ContentFault, contentError } from '../lib/contentFault';

/** What the parser throws: the reason is in English, and sometimes has the place in its text only. */
type ParserMessage = Error & {
  readonly reason: string;
  readonly line?: number;
  readonly place?: { readonly offset?: number };
};

const isParserMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error && typeof error.reason === 'string';

const IN_BACKTICKS = 'mettez-le entre accents graves';
const IN_BRACES = `un fait s'écrit entre doubles accolades, {{settings.…}} ; si c'est du texte, ${IN_BACKTICKS}`;

/** HTML does not close these elements, MDX must. */
const EMPTY_TAGS = ['br', 'hr', 'img', 'wbr'];

function unclosedTag(name: string): string {
  const mend = EMPTY_TAGS.includes(name)
    ? `écrivez <${name} />`
    : `ajoutez </${name}> dans le même paragraphe, ou <${name} … /> si elle est vide`;
  return `la balise <${name}> n'est pas refermée : ${mend}. Si c'est du texte, ${IN_BACKTICKS}.`;
}

/** The parser's reasons, the precise ones first. What parentheses capture is given to the explanation. */
const EXPLANATIONS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [
    /closing brace|^Unexpected lazy line in expression/,
    `une accolade { n'est pas refermée : ajoutez }. Sinon, ${IN_BRACES}.`,
  ],
  [/^Could not parse expression/, `ce qui est entre { et } se lit comme du code : ${IN_BRACES}.`],
  [
    /^Could not parse import\/exports/,
    'une ligne qui commence par « import » ou « export » se lit comme du code : changez son début.',
  ],
  [/^Expected a closing tag for `<([^>`\s]*)/, unclosedTag],
  [
    /^Expected the closing tag `(.*?)` either after/,
    (tag) =>
      `la balise ${tag} n'est pas au même niveau que celle qu'elle referme : mettez les deux dans le même paragraphe, ou chacune seule sur sa ligne.`,
  ],
  [
    /^Unexpected closing tag `(.*?)`, expected corresponding closing tag for `<([^>`\s]*)/,
    (found, name) => `${found} ne referme rien : la balise ouverte est <${name}>, écrivez </${name}>.`,
  ],
  [
    /^Unexpected closing slash .* expected an open tag first/,
    `une balise est refermée sans être ouverte : retirez-la. Si c'est du texte, ${IN_BACKTICKS}.`,
  ],
  [/to create a comment in MDX/, "un commentaire s'écrit {/* … */}, et non <!-- … -->."],
  [/to create a link in MDX/, "une adresse n'est pas entre < et > : écrivez [texte du lien](adresse)."],
  [
    /^Unexpected character `(.*?)` .* before name/,
    (sign) =>
      `« <${sign} » se lit comme le début d'une balise : écrivez &lt; au lieu de <, ou dites-le en toutes lettres. Si c'est du code, ${IN_BACKTICKS}.`,
  ],
  [/before attribute value/, 'la valeur d\'un attribut est entre guillemets droits : écrivez name="…".'],
  [/end of file in attribute value/, "un guillemet droit n'est pas refermé dans cette balise."],
  [
    /^Unexpected character `(.*?)` .* attribute name/,
    (sign) => `« ${sign} » n'a pas sa place dans cette balise : écrivez <Nom attribut="…" />.`,
  ],
  [
    /^Unexpected (?:character `(?:.*?)` .* in|end of file) /,
    `une balise n'est pas terminée : il manque > ou />. Si c'est du texte, ${IN_BACKTICKS}.`,
  ],
];

function explained(reason: string): string {
  for (const [pattern, explanation] of EXPLANATIONS) {
    const found = pattern.exec(reason);
    if (found) return typeof explanation === 'string' ? explanation : explanation(...found.slice(1));
  }
  return `la page ne se lit pas (${reason}).`;
}

/** For a brace that is never closed, the parser names the end of the text. */
function lineOfOpenBrace(source: string): number | undefined {
  let closed = 0;
  for (let offset = source.length - 1; offset >= 0; offset -= 1) {
    if (source[offset] === '}') closed += 1;
    if (source[offset] !== '{') continue;
    if (closed === 0) return source.slice(0, offset).split('\n').length;
    closed -= 1;
  }
  return undefined;
}

function lineOf({ reason, line = 1, place }: ParserMessage, source: string): number {
  // « Expected a closing tag for `<b>` (15:7-15:10) »: where the tag was opened.
  const openTag = /^Expected a closing tag for .*?\((\d+):/.exec(reason)?.[1];
  if (openTag) return Number(openTag);
  const isOpenBrace = /closing brace/.test(reason);
  return (isOpenBrace ? lineOfOpenBrace(source.slice(0, place?.offset)) : undefined) ?? line;
}

export const parseFault = (error: unknown, source: string): ContentFault =>
  isParserMessage(error)
    ? { line: lineOf(error, source), message: explained(error.reason) }
    : { line: 1, message: `la page ne se lit pas (${error instanceof Error ? error.message : error}).` };

/** The parser's own errors do not name the file. */
export default function remarkParseFaults(this: Processor): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (document, file) => {
    try {
      return parser(document, file);
    } catch (error) {
      throw contentError(path.relative(process.cwd(), file.path), [parseFault(error, document)]);
    }
  };
}
