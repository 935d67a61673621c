// Replaces `react-router-config`, which has no option for case: the two functions that Docusaurus calls.
import type { ComponentType, ReactNode } from 'react';
import { matchPath, Route, type RouteComponentProps, Switch } from 'react-router-dom';

type SiteRoute = {
  path: string;
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
  component: ComponentType<RouteComponentProps & { route: SiteRoute }>;
  routes?: SiteRoute[];
};
type Match = NonNullable<ReturnType<typeof matchPath>>;

/** Changes the route objects, because the theme also passes them to `matchPath`. */
function makeCaseSensitive(routes: SiteRoute[]): SiteRoute[] {
  for (const route of routes) route.sensitive = true;
  return routes;
}

export function matchRoutes(routes: SiteRoute[], pathname: string): { route: SiteRoute; match: Match }[] {
  for (const route of makeCaseSensitive(routes)) {
    const match = matchPath(pathname, route);
    if (match) return [{ route, match }, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
  }
  return [];
}

export function renderRoutes(routes: SiteRoute[] | undefined): ReactNode {
  if (!routes) return null;
  return (
    <Switch>
      {makeCaseSensitive(routes).map((route) => (
        <Route
          key={`${route.path} ${route.exact}`}
          path={route.path}
          exact={route.exact}
          strict={route.strict}
          sensitive
          render={(props) => <route.component {...props} route={route} />}
        />
      ))}
    </Switch>
  );
}
