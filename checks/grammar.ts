// Checks grammar with Grammalecte, a free checker of French that works without a network.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { grammarExceptions, misreadWords } from './grammar-exceptions';
import { type Page, withoutFacts } from './page';
import { NEUTRAL_WORD, proseOf } from './prose';
import { positionOf } from './rule';
import type { SiteFinding } from './site';

const COMMAND = 'grammalecte-cli';
/** Rules on typography, which the build sets, and on capitals, which names of roles have. */
const DISABLED_RULES = ['apos', 'nbsp', 'typo', 'esp', 'num', 'unit', 'md', 'latex', 'maj', 'minis'];

export const isGrammarCheckerInstalled = (): boolean =>
  spawnSync(COMMAND, ['-lo'], { stdio: 'ignore' }).status === 0;

type GrammarError = {
  readonly nStart: number;
  readonly nEnd: number;
  readonly sRuleId: string;
  readonly sMessage: string;
  readonly aSuggestions: readonly string[];
};
type Report = { readonly data: readonly { iParagraph: number; lGrammarErrors: readonly GrammarError[] }[] };

const MISREAD = new RegExp(`(?<![\\p{L}\\p{N}])(?:${misreadWords.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

const isException = (id: string, words: string): boolean =>
  grammarExceptions.some(({ rule, text }) => id.startsWith(rule) && (!text || words === text));

function reportOn(file: string): Report['data'] {
  const { stdout, status, stderr } = spawnSync(
    COMMAND,
    ['-f', file, '-j', '-owe', '-off', ...DISABLED_RULES],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`Grammalecte a échoué sur ${file} :\n${stderr}`);
  const report: Report = JSON.parse(stdout);
  return report.data;
}

/** Each block is a line of the file that Grammalecte checks, so that its report leads back to the block. */
export function checkGrammar(pages: readonly Page[]): SiteFinding[] {
  const blocks = pages.flatMap((page) =>
    proseOf(page)
      .map(({ grammarText, ...block }) => ({
        ...{ file: page.file, ...positionOf(block) },
        text: withoutFacts(grammarText).replace(MISREAD, NEUTRAL_WORD),
      }))
      .filter(({ text }) => text !== ''),
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'grammaire-'));
  const file = path.join(folder, 'texte.txt');
  writeFileSync(file, `${blocks.map(({ text }) => text).join('\n')}\n`);
  const data = reportOn(file);
  rmSync(folder, { recursive: true });
  return data.flatMap(({ iParagraph, lGrammarErrors }) => {
    const { text = '', ...place } = blocks[iParagraph - 1] ?? { file, line: iParagraph };
    return lGrammarErrors.flatMap(({ nStart, nEnd, sRuleId, sMessage, aSuggestions }) => {
      const words = text.slice(nStart, nEnd);
      if (isException(sRuleId, words)) return [];
      const suggestions = aSuggestions.length > 0 ? ` Proposé : ${aSuggestions.join(', ')}.` : '';
      return { ...place, message: `« ${words} » : ${sMessage}${suggestions} [${sRuleId}]` };
    });
  });
}
