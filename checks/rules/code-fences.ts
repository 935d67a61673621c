import { visit } from 'unist-util-visit';
import { type Finding, positionOf, type Rule } from '../rule';

/** A block of code names its language; a block of JSON is valid JSON. */
export const codeFences: Rule = {
  id: 'code-fences',
  check({ tree, source }) {
    const findings: Finding[] = [];
    visit(tree, 'code', (code) => {
      const start = code.position?.start.offset ?? 0;
      if (!code.lang) {
        const fenceLength = /^[`~]+/.exec(source.slice(start))?.[0].length ?? 0;
        findings.push({
          ...positionOf(code),
          message:
            'Bloc de code sans langage : écrivez-le après les accents graves (json, bash, http, python, text…).',
          fix:
            fenceLength > 0
              ? { start: start + fenceLength, end: start + fenceLength, text: 'text' }
              : undefined,
        });
      }
      if (code.lang !== 'json') return;
      try {
        JSON.parse(code.value);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        findings.push({
          ...positionOf(code),
          message: `Ce JSON ne se lit pas (${reason}) : corrigez-le ou changez le langage du bloc.`,
        });
      }
    });
    return findings;
  },
};
