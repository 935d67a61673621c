// Says the title of the page that scripts have opened to readers who do not see it. The theme gives the focus to the top of
// that page, where nothing names it.
import type { ClientModule } from '@docusaurus/types';
import { say } from './say';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // The title of the document comes after the page.
  if (previousLocation && location.pathname !== previousLocation.pathname) say(() => document.title);
};
