import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Legend } from './Figure';

type Block = {
  text: string;
  /** What this block is. A block without it (a separator) has no number. */
  legend?: ReactNode;
};

/**
 * A string cut in blocks, each with its number. The numbers are drawn by the style sheet from the same order as
 * the legend's, so that the string can be selected and copied as one text.
 */
export function AnnotatedString({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const isShort = blocks.map(({ text }) => text).join('').length <= 16;
  return (
    <div className={clsx('fig-string', isShort && 'fig-string-short')}>
      <code className="fig-string-text">
        {blocks.map(({ text, legend }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: separators repeat, and nothing is drawn twice
            key={index}
            className={legend === undefined ? 'fig-string-separator' : 'fig-string-block'}
          >
            {text}
          </span>
        ))}
      </code>
      <Legend entries={blocks.flatMap(({ legend }) => (legend === undefined ? [] : [legend]))} />
    </div>
  );
}
