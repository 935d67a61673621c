// Replaces `react-router-config`, which has no option for case, with the two functions that Docusaurus calls. The one by
// which it asks for the parts of a page is also the place to let the browser paint in between.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, Route, type RouteComponentProps, Switch } from 'react-router-dom';

type Loadable = { readonly preload?: () => Promise<unknown> };
type SiteRoute = {
  path: string;
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
  component: ComponentType<RouteComponentProps & { route: SiteRoute }> & Loadable;
  routes?: SiteRoute[];
};
type Match = NonNullable<ReturnType<typeof matchPath>>;

/** Changes the route objects themselves, because the theme also passes them to `matchPath` directly. */
function makeCaseSensitive(routes: SiteRoute[]): SiteRoute[] {
  for (const route of routes) route.sensitive = true;
  return routes;
}

type MatchedRoute = Omit<SiteRoute, 'component'> & { component: Loadable };

/** In a tab that is not seen, nothing is painted. */
const PATIENCE_MS = 100;

const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** An article that is shown ahead of its page bears a mark (src/components/StaticArticle/showAtOnce.ts). */
const untilPainted = async (): Promise<void> => {
  if (ExecutionEnvironment.canUseDOM && document.querySelector('[data-ahead]')) await nextPaint();
};

/** Docusaurus loads the parts of a page by `preload`, and shows the page then: not before its article is painted. */
const withPaint = (route: SiteRoute): MatchedRoute => ({
  ...route,
  component: { preload: () => Promise.all([route.component.preload?.(), untilPainted()]) },
});

export function matchRoutes(routes: SiteRoute[], pathname: string): { route: MatchedRoute; match: Match }[] {
  for (const route of makeCaseSensitive(routes)) {
    const match = matchPath(pathname, route);
    if (match)
      return [
        { route: withPaint(route), match },
        ...(route.routes ? matchRoutes(route.routes, pathname) : []),
      ];
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
