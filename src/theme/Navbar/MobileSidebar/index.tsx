// Renders the menu of narrow screens once the page is idle, or when it is opened. While it is open, Escape closes it and the
// focus stays in it: the theme leaves the focus behind it.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../client/whenIdle';

const BEHIND = '.theme-announcement-bar, .navbar__inner, .navbar ~ *';

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

export default function MobileSidebarWhenIdle(): ReactNode {
  const [isIdle, setIdle] = useState(false);
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    whenIdle(() => startTransition(() => setIdle(true)));
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
    const setInert = (inert: boolean) => {
      for (const element of behind) element.inert = inert;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    setInert(true);
    focus('.navbar-sidebar__close');
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      setInert(false);
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);
  return (isIdle || shown) && <MobileSidebar />;
}
