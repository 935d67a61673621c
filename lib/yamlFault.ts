// Explains in French why a YAML text cannot be parsed.
import { type Document, type ErrorCode, type LineCounter, visit } from 'yaml';
import type { ContentFault } from './contentFault';

const QUOTE_IT = 'mettez la valeur entre guillemets droits, "…"';

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'une barre oblique inverse ne va pas là : doublez-la (\\\\).',
  BAD_INDENT:
    "le retrait de cette ligne n'est pas le bon, ou un crochet n'est pas refermé : alignez, refermez.",
  BAD_SCALAR_START: `la valeur commence par un signe réservé : ${QUOTE_IT}.`,
  BLOCK_AS_IMPLICIT_KEY: `la valeur contient un deux-points suivi d'une espace : ${QUOTE_IT}.`,
  DUPLICATE_KEY: 'ce champ est déjà donné plus haut : gardez-en un.',
  MISSING_CHAR: "un guillemet, un crochet ou une accolade n'est pas refermé : refermez-le.",
  MULTILINE_IMPLICIT_KEY: "il manque « : » après le nom d'un champ : écrivez « nom: valeur ».",
  TAB_AS_INDENT: 'la ligne commence par une tabulation : mettez des espaces.',
  TAG_RESOLVE_FAILED: `la valeur commence par un point d'exclamation : ${QUOTE_IT}.`,
  UNEXPECTED_TOKEN: `un signe ou un texte n'est pas à sa place : alignez la ligne, ou ${QUOTE_IT}.`,
};

/** The first fault of a document. */
export function yamlFault(document: Document.Parsed, lineCounter: LineCounter): ContentFault | undefined {
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) {
    const [reason = ''] = problem.message.split('\n');
    const message = MESSAGES[problem.code] ?? `le YAML ne se lit pas (${reason}).`;
    return { line: problem.linePos?.[0].line ?? 1, message };
  }
  let fault: ContentFault | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      const { line } = lineCounter.linePos(alias.range?.[0] ?? 0);
      fault = { line, message: `la valeur commence par une étoile : ${QUOTE_IT}.` };
      return visit.BREAK;
    },
  });
  return fault;
}
