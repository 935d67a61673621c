import type { Code } from 'mdast';
import { readFence } from '../../markdown/code/fence';
import { attempt } from '../attempt';
import { findingsAt, nodesOf, type Rule } from '../rule';

function withoutLanguage(code: Code, source: string) {
  const start = code.position?.start.offset ?? 0;
  const fenceLength = /^[`~]+/.exec(source.slice(start))?.[0].length ?? 0;
  const end = start + fenceLength;
  return {
    message:
      'Bloc de code sans langage : écrivez-le après les accents graves (json, bash, http, python, text…).',
    fix: fenceLength > 0 ? { start: end, end, text: 'text' } : undefined,
  };
}

const refusedByBuild = ({ lang, meta, value }: Code): string | undefined =>
  attempt(() =>
    readFence({ language: lang ?? 'text', meta: meta ?? '', source: value }, (reason) => {
      throw new Error(reason);
    }),
  ).reason;

function jsonFault({ lang, value }: Code): string | undefined {
  const { reason } = attempt(() => lang === 'json' && JSON.parse(value));
  return reason && `Ce JSON ne se lit pas (${reason}) : corrigez-le ou changez le langage du bloc.`;
}

/** A block of code has a language, settings that the build knows, and valid JSON if that is its language. */
export const codeFences: Rule = {
  id: 'code-fences',
  check: ({ tree, source }) =>
    findingsAt(nodesOf(tree, 'code'), (code) => [
      code.lang ? undefined : withoutLanguage(code, source),
      refusedByBuild(code),
      jsonFault(code),
    ]),
};
