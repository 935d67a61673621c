// The commands, replies and messages of the pages about the specimen, as readers see them.
import type { Code, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { asTyped, type Page, readPages } from '../../checks/page';
import { substituteFacts } from '../../markdown/facts/replaceFacts';

export type Step = { readonly line: number; readonly commands: string; readonly reply: readonly string[] };

const REPLY = /^title="(?:Réponse|Extrait de la réponse)"/;

const shown = (text: string): string => substituteFacts(asTyped(text)).text;

/** The pages that link to the files. */
export const guides: readonly Page[] = readPages('docs').filter(({ source }) =>
  source.includes('(pathname:///specimen/'),
);

/** The blocks of commands, each with the reply under it, if any. */
export function stepsOf({ tree }: Page): Step[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (code) => {
    blocks.push(code);
  });
  return blocks.flatMap((block, index): Step[] => {
    if (block.lang !== 'bash') return [];
    const next = blocks[index + 1];
    const isReply = next?.lang === 'text' && REPLY.test(next.meta ?? '');
    return [
      {
        line: block.position?.start.line ?? 0,
        commands: shown(block.value),
        reply: isReply ? shown(next.value).split('\n').filter(Boolean) : [],
      },
    ];
  });
}

/** The messages of the table « OpenSSL répond ». */
export function messagesOf({ tree }: Page): string[] {
  const found: string[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }: Table) => {
    if (head && textOf(head.children[0]) === 'OpenSSL répond')
      found.push(...rows.map(({ children }) => textOf(children[0])));
  });
  return found;
}
