// A notice over the page, one at a time.
import texts from '@generated/interface-texts/default/notices.json';

let notice: HTMLElement | undefined;

function retryButton(retry: () => void): HTMLElement {
  const button = document.createElement('button');
  button.className = 'button button--primary';
  button.textContent = texts.retry;
  button.onclick = retry;
  return button;
}

/** Instead of the one that is there; undefined takes that away. */
export function showNotice(name: Exclude<keyof typeof texts, 'retry'> | undefined, retry?: () => void): void {
  notice?.remove();
  if (!name) return;
  notice = document.createElement('div');
  notice.className = 'load-failure load-failure--floating';
  notice.role = 'alert';
  notice.append(texts[name], ...(retry ? [retryButton(retry)] : []));
  document.body.append(notice);
}
