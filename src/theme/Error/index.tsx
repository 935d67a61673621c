// Replaces the page after a crash outside the layout: that of Docusaurus is in English, and renders the layout, which may be
// what crashed.
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

export default function CrashOutsideLayout({ error, tryAgain }: Props): ReactNode {
  const title = translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' });
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>{`${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
      </Head>
      <h1>{title}</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      </button>
      <p className="margin-vert--lg">{error.message}</p>
    </main>
  );
}
