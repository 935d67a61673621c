import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFence } from '../../markdown/code/readFence';
import { type Finding, positionOf, type Rule } from '../rule';

function withoutLanguage(code: Code, source: string): Finding {
  const start = code.position?.start.offset ?? 0;
  const fenceLength = /^[`~]+/.exec(source.slice(start))?.[0].length ?? 0;
  const end = start + fenceLength;
  return {
    ...positionOf(code),
    message:
      'Bloc de code sans langage : écrivez-le après les accents graves (json, bash, http, python, text…).',
    fix: fenceLength > 0 ? { start: end, end, text: 'text' } : undefined,
  };
}

/** What the build refuses: an unknown language or setting, a line to mark that is not there. */
function refusedByBuild({ lang, meta, value }: Code): string | undefined {
  try {
    readFence({ language: lang ?? 'text', meta: meta ?? '', source: value }, (reason) => {
      throw new Error(reason);
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function jsonFault({ lang, value }: Code): string | undefined {
  if (lang !== 'json') return undefined;
  try {
    JSON.parse(value);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `Ce JSON ne se lit pas (${reason}) : corrigez-le ou changez le langage du bloc.`;
  }
}

/** A block of code names its language, has settings that the build knows, and valid JSON if it says so. */
export const codeFences: Rule = {
  id: 'code-fences',
  check({ tree, source }) {
    const findings: Finding[] = [];
    visit(tree, 'code', (code) => {
      if (!code.lang) findings.push(withoutLanguage(code, source));
      for (const message of [refusedByBuild(code), jsonFault(code)]) {
        if (message) findings.push({ ...positionOf(code), message });
      }
    });
    return findings;
  },
};
