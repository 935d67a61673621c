import type { ReactNode } from 'react';
import { Figure } from './Figure';
import { Inline } from './Inline';

export type ChainLink = { readonly title: string; readonly text: string };

type ChainProps = { readonly links: readonly ChainLink[]; readonly caption: string };

/** Numbered steps, each of which depends on the one before. */
export function Chain({ links, caption }: ChainProps): ReactNode {
  return (
    <Figure caption={caption} diagram="fig-chain">
      <ol className="fig-track">
        {links.map(({ title, text }) => (
          <li key={title}>
            <p className="fig-track-title">{title}</p>
            <p className="fig-track-text">
              <Inline text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
