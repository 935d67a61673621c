// Grammar, by Grammalecte: the one free checker of French that runs without a network.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { grammarExceptions, namesWithoutGrammar } from './grammar-exceptions';
import { type Page, withoutFacts } from './page';
import { proseOf } from './prose';
import { at } from './rule';
import type { SiteFinding } from './site';

const COMMAND = 'grammalecte-cli';
/** What the build sets by itself, and what a reference may do: capitals of roles, short lines. */
const OFF = ['apos', 'nbsp', 'typo', 'esp', 'num', 'unit', 'md', 'latex', 'maj', 'minis'];

export const isGrammarCheckerHere = (): boolean =>
  spawnSync(COMMAND, ['-lo'], { stdio: 'ignore' }).status === 0;

type Report = {
  data: {
    iParagraph: number;
    lGrammarErrors: {
      nStart: number;
      nEnd: number;
      sRuleId: string;
      sMessage: string;
      aSuggestions: string[];
    }[];
  }[];
};

const names = new RegExp(`(?<![\\p{L}\\p{N}])(?:${namesWithoutGrammar.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
const withNames = (text: string): string => text.replace(names, 'Zxq');

/** One line a block: the checker counts lines, and says nothing of those it finds right. */
export function checkGrammar(pages: readonly Page[]): SiteFinding[] {
  const blocks = pages.flatMap((page) =>
    proseOf(page)
      .map(({ node, grammar }) => ({
        file: page.file,
        place: at(node),
        text: withNames(withoutFacts(grammar)),
      }))
      .filter(({ text }) => text !== ''),
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'grammaire-'));
  const file = path.join(folder, 'texte.txt');
  writeFileSync(file, `${blocks.map(({ text }) => text).join('\n')}\n`);
  const output = execFileSync(COMMAND, ['-f', file, '-j', '-owe', '-off', ...OFF], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(folder, { recursive: true });
  const { data }: Report = JSON.parse(output);
  return data.flatMap(({ iParagraph, lGrammarErrors }) => {
    const block = blocks[iParagraph - 1];
    if (!block) return [];
    return lGrammarErrors.flatMap(({ nStart, nEnd, sRuleId, sMessage, aSuggestions }): SiteFinding[] => {
      const words = block.text.slice(nStart, nEnd);
      if (grammarExceptions.some(({ rule, text }) => sRuleId.startsWith(rule) && (!text || words === text)))
        return [];
      const mend = aSuggestions.length > 0 ? ` Proposé : ${aSuggestions.join(', ')}.` : '';
      return [
        { file: block.file, ...block.place, message: `« ${words} » : ${sMessage}${mend} [${sRuleId}]` },
      ];
    });
  });
}
