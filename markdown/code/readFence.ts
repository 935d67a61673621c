// A block of code as its writer wants it. What the build would refuse goes to `fail`: the content checks ask first.
import { type Fail, parseFenceMeta, readHighlightComments } from './fence';
import { type CodeLanguage, codeLanguages, isCodeLanguage } from './languages';

export type Fence = {
  readonly language: string;
  /** What stands after the language. */
  readonly meta: string;
  readonly source: string;
};

export type ReadFence = {
  readonly language: CodeLanguage;
  /** Without the comments that mark lines. */
  readonly code: string;
  readonly title: string | undefined;
  readonly firstLineNumber: number | undefined;
  readonly highlightedLines: readonly number[];
};

export function readFence({ language, meta, source }: Fence, fail: Fail): ReadFence {
  if (!isCodeLanguage(language)) {
    return fail(`Langage « ${language} » inconnu. Langages connus : ${codeLanguages.join(', ')}.`);
  }
  const settings = parseFenceMeta(meta, fail);
  const { code, highlightedLines } = readHighlightComments(source, fail);
  const lineCount = code.split('\n').length;
  const missing = [...settings.highlightedLines].find((line) => line < 1 || line > lineCount);
  if (missing !== undefined) fail(`Ligne ${missing} à marquer, mais le code a ${lineCount} ligne(s).`);
  return {
    language,
    code,
    title: settings.title,
    firstLineNumber: settings.firstLineNumber,
    highlightedLines: [...settings.highlightedLines, ...highlightedLines],
  };
}
