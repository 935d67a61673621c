import { literalPattern } from '../../lib/literalPattern';
import { identity } from '../../product/identity';
import { formatSetting, settingEntries } from '../../product/settings';
import { withoutFacts } from '../page';
import { proseOf } from '../prose';
import { at, type Finding, type Rule } from '../rule';
import { typedFactExceptions } from '../typed-fact-exceptions';

const asPattern = (text: string): string => literalPattern(text).replaceAll(' ', '\\s');

/** « 25 Mo » and the names of the settings that say so. Bare numbers and words are too common to tell. */
const OWNED = new Map<string, string[]>();
for (const [key, { unit }] of settingEntries) {
  if (!unit) continue;
  const text = formatSetting(key);
  OWNED.set(text, [...(OWNED.get(text) ?? []), `settings.${key}`]);
}
const PATTERNS = [...OWNED].map(([text, names]) => ({
  text,
  names,
  pattern: new RegExp(`(?<![\\p{L}\\p{N},.])${asPattern(text)}(?![\\p{L}\\p{N}])`, 'u'),
}));

const ADDRESSES = Object.entries(identity).filter(([, value]) => /[:@]/.test(value) && value.includes('.'));

function typedSettings(page: Parameters<Rule['check']>[0]): Finding[] {
  const excused = (text: string) =>
    typedFactExceptions.some((exception) => exception.file === page.file && exception.text === text);
  return proseOf(page).flatMap(({ node, text }) =>
    PATTERNS.filter(({ pattern, text: owned }) => pattern.test(withoutFacts(text)) && !excused(owned)).map(
      ({ text: owned, names }) => ({
        ...at(node),
        message: `« ${owned} » est un réglage : écrivez ${names.map((name) => `{{${name}}}`).join(' ou ')}, selon le sens.`,
      }),
    ),
  );
}

/** What to write instead of an address of the product; undefined where there is none. */
export function typedAddress(text: string): string | undefined {
  // The longest one says it: « https://api…/v1 » and not what begins like it.
  const [found] = ADDRESSES.filter(([, value]) => text.includes(value)).toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!found) return undefined;
  const [field, value] = found;
  return `« ${value} » est une adresse du produit : écrivez {{identity.${field}}}.`;
}

/** Addresses are looked for in code too: an example must lead where the site's operator is. */
function typedAddresses({ source }: Parameters<Rule['check']>[0]): Finding[] {
  return source.split('\n').flatMap((text, index) => {
    const message = typedAddress(text);
    return message ? [{ line: index + 1, message }] : [];
  });
}

/** A fact that product/ owns is named, not typed again: it would be wrong the day it changes. */
export const typedFacts: Rule = {
  id: 'typed-facts',
  check: (page) => [...typedSettings(page), ...typedAddresses(page)],
};
