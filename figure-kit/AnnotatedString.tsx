import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Legend } from './Figure';

/** The longest text, in characters, that is drawn large and in the middle. */
const SHORT_TEXT_LENGTH = 16;

type Block = {
  text: string;
  /** What this block is. A block without a legend is a separator and has no number. */
  legend?: ReactNode;
};

/**
 * A string cut into numbered blocks, with a legend. CSS counters draw the numbers of both the blocks and the legend,
 * in the same order, so that the string can be selected and copied as one text.
 */
export function AnnotatedString({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const isShort = blocks.map(({ text }) => text).join('').length <= SHORT_TEXT_LENGTH;
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
