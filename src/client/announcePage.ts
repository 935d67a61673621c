// Announces the title of a page opened by the router: the theme moves the focus to the top of the page, where nothing names it.
import type { ClientModule } from '@docusaurus/types';
import { announce } from './announce';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // `document.title` is set after this runs.
  if (previousLocation && location.pathname !== previousLocation.pathname) announce(() => document.title);
};
