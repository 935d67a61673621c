// A page chunk that fails after the site has started: the core's notice is in English and styled inline.
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
