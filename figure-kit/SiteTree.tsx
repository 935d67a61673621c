import type { ReactNode } from 'react';
import { Figure } from './Figure';

export type TreePage = {
  readonly name: string;
  /** Absent for a heading that is not a page. */
  readonly href?: string;
  readonly pages?: readonly TreePage[];
};

type SiteTreeProps = { readonly root: TreePage; readonly caption: string };

function Name({ page: { name, href } }: { readonly page: TreePage }): ReactNode {
  return href ? <a href={href}>{name}</a> : <span>{name}</span>;
}

function Pages({ pages }: { readonly pages: readonly TreePage[] }): ReactNode {
  return (
    <ul className="fig-elbows">
      {pages.map((page) => (
        <li key={page.name}>
          <Name page={page} />
          {page.pages && <Pages pages={page.pages} />}
        </li>
      ))}
    </ul>
  );
}

/** The pages of a site, each under its parent. */
export function SiteTree({ root, caption }: SiteTreeProps): ReactNode {
  return (
    <Figure caption={caption} diagram="fig-tree">
      <p className="fig-tree-root">
        <Name page={root} />
      </p>
      <Pages pages={root.pages ?? []} />
    </Figure>
  );
}
