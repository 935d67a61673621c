// Replaces the notice that Docusaurus shows when a chunk of a page fails to load: it is in English, with inline styles.
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';

export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  if (!error) return null;
  return (
    <div className="load-failure" role="alert">
      <p>
        {translate({ id: 'site.loadFailure.message', message: 'Part of this page could not be loaded.' })}
      </p>
      <button type="button" className="button button--primary" onClick={retry}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      </button>
    </div>
  );
}
