// The menu of narrow screens, which is closed at first: it is made once the page is at rest, a little at a time.
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenAtRest } from '../../../client/whenAtRest';

export default function MobileSidebarAtRest(): ReactNode {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    whenAtRest(() => startTransition(() => setAtRest(true)));
  }, []);
  return isAtRest && <MobileSidebar />;
}
