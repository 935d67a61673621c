// The theme's tabs, in an article that came as HTML: its scripts are not there to serve them.
const ACTIVE = 'tabs__item--active';

const tabsOf = (tab: Element): HTMLElement[] => [
  ...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

function select(chosen: HTMLElement): void {
  const tabs = tabsOf(chosen);
  const panels = chosen
    .closest('.tabs-container')
    ?.querySelectorAll<HTMLElement>(':scope > div > [role="tabpanel"]');
  for (const [index, tab] of tabs.entries()) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle(ACTIVE, isChosen);
    const panel = panels?.[index];
    if (panel) panel.hidden = !isChosen;
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function handle(event: MouseEvent | KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
  if (!tab) return;
  const key = event instanceof KeyboardEvent ? event.key : 'Enter';
  if (key === 'Enter') select(tab);
  const tabs = tabsOf(tab);
  const step = STEPS[key];
  if (step) tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
}

/** Makes the tabs in `root` work; the function returned stops it. */
export function attachTabs(root: HTMLElement): () => void {
  root.addEventListener('click', handle);
  root.addEventListener('keydown', handle);
  return () => {
    root.removeEventListener('click', handle);
    root.removeEventListener('keydown', handle);
  };
}
