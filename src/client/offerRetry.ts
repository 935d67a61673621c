// Shows a notice with a retry button when a chunk fails on the first load. Docusaurus then waits for the chunk for ever,
// and the page stays static. After hydration Docusaurus reloads the page by itself, so this does nothing then.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';

const isChunkFailure = (reason: unknown): boolean =>
  /ChunkLoadError|Loading (CSS )?chunk/.test(String(reason));
const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

function offerRetry(): void {
  if (document.querySelector('.load-failure')) return;
  const notice = document.createElement('div');
  notice.className = 'load-failure load-failure--first-load';
  notice.setAttribute('role', 'alert');

  const text = document.createElement('p');
  text.textContent = translate({
    id: 'site.loadFailure.message',
    message: 'Part of this page could not be loaded.',
    description: 'Shown when a script chunk of the page fails to load',
  });

  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' });
  retry.addEventListener('click', () => window.location.reload());

  notice.append(text, retry);
  document.body.append(notice);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isHydrated() && isChunkFailure(reason)) offerRetry();
  });
}
