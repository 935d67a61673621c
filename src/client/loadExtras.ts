// Loads what a page can be read without, as a separate script, once the page is idle.
import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from './whenIdle';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (location.pathname === previousLocation?.pathname) return;
  whenIdle(() =>
    import(/* webpackChunkName: "extras" */ './extras').then(
      ({ onPage }) => onPage(),
      () => undefined,
    ),
  );
};
