// Idempotency keys and rate limits, by headers of two drafts of the IETF, with or without the « X- » of older APIs.
import type { Operation } from './operation';

export const isIdempotencyKey = (header: string): boolean => /^(x-)?idempotency-key$/i.test(header);
const isRatePolicy = (header: string): boolean => /^(x-)?ratelimit-policy$/i.test(header);

export const idempotencyKeyOf = ({ parameters }: Operation): string | undefined =>
  parameters.find(({ location, field }) => location === 'header' && isIdempotencyKey(field.name))?.field.name;

const WINDOWS: Readonly<Record<string, string>> = {
  '1': 'seconde',
  '60': 'minute',
  '3600': 'heure',
  '86400': 'jour',
};

/** « 300 requêtes par minute », from the example of the header: `"default";q=300;w=60`. */
export function rateOf({ responses }: Operation): string | undefined {
  const policy = responses.flatMap(({ headers }) => headers).find(({ name }) => isRatePolicy(name));
  const { quota, window } =
    /;q=(?<quota>\d+);w=(?<window>\d+)/.exec(String(policy?.example ?? ''))?.groups ?? {};
  return quota && window ? `${quota} requêtes par ${WINDOWS[window] ?? `${window} secondes`}` : undefined;
}
