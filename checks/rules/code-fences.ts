import { visit } from 'unist-util-visit';
import { at, type Finding, type Rule } from '../rule';

/** A fence says its language; what it says is JSON is JSON. */
export const codeFences: Rule = {
  id: 'code-fences',
  check({ tree, source }) {
    const findings: Finding[] = [];
    visit(tree, 'code', (code) => {
      const start = code.position?.start.offset ?? 0;
      if (!code.lang) {
        const fence = /^[`~]+/.exec(source.slice(start))?.[0].length ?? 0;
        findings.push({
          ...at(code),
          message:
            'Bloc de code sans langage : écrivez-le après les accents graves (json, bash, http, python, text…).',
          fix: fence > 0 ? { start: start + fence, end: start + fence, text: 'text' } : undefined,
        });
      }
      if (code.lang !== 'json') return;
      try {
        JSON.parse(code.value);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        findings.push({
          ...at(code),
          message: `Ce JSON ne se lit pas (${reason}) : corrigez-le ou changez le langage du bloc.`,
        });
      }
    });
    return findings;
  },
};
