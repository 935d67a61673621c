// What the headers of an operation say of it by convention: how it bears to be sent twice, and how often it may be sent.
import type { Conventions } from '../options';
import type { Operation } from './types';

const isNamed = (name: string, wanted: string): boolean => name.toLowerCase() === wanted.toLowerCase();

export const isIdempotentByKey = ({ parameters }: Operation, { idempotencyHeader }: Conventions): boolean =>
  parameters.some(({ location, field }) => location === 'header' && isNamed(field.name, idempotencyHeader));

/** Names of time windows, by their length in seconds. */
const WINDOWS: Readonly<Record<string, string>> = {
  '1': 'seconde',
  '60': 'minute',
  '3600': 'heure',
  '86400': 'jour',
};

/** « 300 requêtes par minute », from the example of the header: `"default";q=300;w=60`. */
export function rateOf({ responses }: Operation, { rateHeader }: Conventions): string | undefined {
  const policy = responses.flatMap(({ headers }) => headers).find(({ name }) => isNamed(name, rateHeader));
  const { quota, window } =
    /;q=(?<quota>\d+);w=(?<window>\d+)/.exec(String(policy?.example ?? ''))?.groups ?? {};
  return quota && window ? `${quota} requêtes par ${WINDOWS[window] ?? `${window} secondes`}` : undefined;
}
