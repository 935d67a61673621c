import { escapeRegExp } from '../../lib/escapeRegExp';
import { identity } from '../../product/identity';
import { formatSetting, settingEntries } from '../../product/settings';
import { type Page, withoutFacts } from '../page';
import { proseOf } from '../prose';
import { type Finding, positionOf, type Rule } from '../rule';
import { typedFactExceptions } from '../typed-fact-exceptions';

const asPattern = (text: string): string => escapeRegExp(text).replaceAll(' ', '\\s');

/** The names of settings by their text, such as « 25 Mo ». Without a unit, a number may mean anything else. */
const SETTINGS_BY_TEXT = new Map<string, string[]>();
for (const [key, { unit }] of settingEntries) {
  if (!unit) continue;
  const text = formatSetting(key);
  SETTINGS_BY_TEXT.set(text, [...(SETTINGS_BY_TEXT.get(text) ?? []), `settings.${key}`]);
}
const SETTING_PATTERNS = [...SETTINGS_BY_TEXT].map(([text, names]) => ({
  text,
  names,
  pattern: new RegExp(`(?<![\\p{L}\\p{N},.])${asPattern(text)}(?![\\p{L}\\p{N}])`, 'u'),
}));

/** Web and e-mail addresses of the product, with the name of their field. */
const ADDRESSES = Object.entries(identity).filter(([, value]) => /[:@]/.test(value) && value.includes('.'));

function typedSettings(page: Page): Finding[] {
  const isException = (text: string) =>
    typedFactExceptions.some((exception) => exception.file === page.file && exception.text === text);
  return proseOf(page).flatMap(({ node, text }) =>
    SETTING_PATTERNS.filter(
      ({ pattern, text: settingText }) => pattern.test(withoutFacts(text)) && !isException(settingText),
    ).map(({ text: settingText, names }) => ({
      ...positionOf(node),
      message: `« ${settingText} » est un réglage : écrivez ${names.map((name) => `{{${name}}}`).join(' ou ')}, selon le sens.`,
    })),
  );
}

/** What to write in place of an address of the product; undefined for a text without one. */
export function typedAddressMessage(text: string): string | undefined {
  // The longest of those that match: « https://api…/v1 », not « https://api… ».
  const [found] = ADDRESSES.filter(([, value]) => text.includes(value)).toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!found) return undefined;
  const [field, value] = found;
  return `« ${value} » est une adresse du produit : écrivez {{identity.${field}}}.`;
}

/** In code too: examples must use the addresses of whoever runs the site. */
function typedAddresses({ source }: Page): Finding[] {
  return source.split('\n').flatMap((text, index) => {
    const message = typedAddressMessage(text);
    return message ? [{ line: index + 1, message }] : [];
  });
}

/** A page names a fact of product/ and does not copy its value, which would stay when the fact changes. */
export const typedFacts: Rule = {
  id: 'typed-facts',
  check: (page) => [...typedSettings(page), ...typedAddresses(page)],
};
