import { useHistory } from '@docusaurus/router';
import type { Result } from '../engine/engine';
import { onArrival } from '../onArrival';
import { highlightSection } from './highlightSection';
import { remember } from './recentSearches';

/** Leads to a result, in this tab or in another, and keeps the question among the recent ones. */
export function useFollow(query: string, close: () => void) {
  const history = useHistory();
  return {
    follow(result: Result): void {
      remember(query);
      onArrival(() => highlightSection(result, query));
      close();
      history.push(result.url);
    },
    followInAnotherTab({ url }: Result): void {
      remember(query);
      window.open(url, '_blank', 'noopener');
    },
  };
}
