// Serves the theme's tabs in an article that React does not render.
function select(chosen: HTMLElement, tabs: readonly HTMLElement[]): void {
  const panels = chosen
    .closest('.tabs-container')
    ?.querySelectorAll<HTMLElement>(':scope > div > [role="tabpanel"]');
  for (const [index, tab] of tabs.entries()) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isChosen);
    const panel = panels?.[index];
    if (panel) panel.hidden = !isChosen;
  }
}

function handle(event: MouseEvent | KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
  if (!tab) return;
  const tabs = [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const key = event instanceof KeyboardEvent ? event.key : 'Enter';
  if (key === 'Enter') select(tab, tabs);
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (step) tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
}

export function attachTabs(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('click', handle, { signal });
  root.addEventListener('keydown', handle, { signal });
}
