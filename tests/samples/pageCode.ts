// The blocks of code that pages show.
import { visit } from 'unist-util-visit';
import { asTyped, type Page, readPages } from '../../checks/page';

export type Block = {
  readonly lang: string;
  readonly meta: string;
  readonly text: string;
  /** `docs/api/cases.mdx:42` */
  readonly place: string;
};

export function codeIn({ file, tree }: Page): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const place = `${file}:${position?.start.line}`;
    blocks.push({ lang: lang ?? '', meta: meta ?? '', text: asTyped(value), place });
  });
  return blocks;
}

export const apiPages = (): Page[] => readPages('docs').filter(({ file }) => file.startsWith('docs/api/'));
