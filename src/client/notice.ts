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

/** Instead of the one that is there. The function returned takes it away, and no later one. */
export function showNotice(name: Exclude<keyof typeof texts, 'retry'>, retry?: () => void): () => void {
  notice?.remove();
  const shown = document.createElement('div');
  notice = shown;
  shown.className = 'load-failure load-failure--floating';
  shown.role = 'alert';
  shown.append(texts[name], ...(retry ? [retryButton(retry)] : []));
  document.body.append(shown);
  return () => shown.remove();
}
