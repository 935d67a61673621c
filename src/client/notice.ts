import texts from '@generated/interface-texts/default/notices.json';

let notice: HTMLElement | undefined;

function retryButton(retry: () => void): HTMLElement {
  const button = document.createElement('button');
  button.className = 'button button--primary';
  button.textContent = texts.retry;
  button.onclick = retry;
  return button;
}

/** Replaces the notice that is shown. The function returned removes it, but none that was shown later. */
export function showNotice(name: Exclude<keyof typeof texts, 'retry'>, retry?: () => void): () => void {
  notice?.remove();
  const shown = document.createElement('div');
  notice = shown;
  shown.className = 'load-failure load-failure--floating';
  // Firefox has no property `role` before 119.
  shown.setAttribute('role', 'alert');
  shown.append(texts[name], ...(retry ? [retryButton(retry)] : []));
  document.body.append(shown);
  return () => shown.remove();
}
