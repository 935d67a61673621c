// What a page can be read without comes last, in a script of its own: its weight is nobody's first screen.
import type { ClientModule } from '@docusaurus/types';
import { whenAtRest } from './whenAtRest';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (location.pathname === previousLocation?.pathname) return;
  whenAtRest(() =>
    import(/* webpackChunkName: "extras" */ './extras').then(
      ({ onPage }) => onPage(),
      () => undefined,
    ),
  );
};
