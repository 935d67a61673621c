import { escapeRegExp } from '../../lib/escapeRegExp';
import { identity } from '../../product/identity';
import { formatValue, type Setting, settingEntries } from '../../product/settings';
import { type Page, withoutFacts } from '../page';
import { proseOf } from '../prose';
import { type Finding, positionOf, type Rule } from '../rule';
import { typedFactExceptions } from '../typed-fact-exceptions';

type NamedSettings = readonly (readonly [key: string, setting: Pick<Setting, 'value' | 'unit'>])[];
type NamedAddresses = readonly (readonly [field: string, address: string])[];

const asPattern = (text: string): string => escapeRegExp(text).replaceAll(' ', '\\s');

/** The names of settings by their text, such as « 25 Mo ». Without a unit, a number may mean anything else. */
function settingsByText(settings: NamedSettings): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [key, setting] of settings) {
    if (!setting.unit) continue;
    const text = formatValue(setting);
    names.set(text, [...(names.get(text) ?? []), `settings.${key}`]);
  }
  return names;
}

function typedSettings(settings: NamedSettings): Rule['check'] {
  const patterns = [...settingsByText(settings)].map(([text, names]) => ({
    text,
    names,
    pattern: new RegExp(`(?<![\\p{L}\\p{N},.])${asPattern(text)}(?![\\p{L}\\p{N}])`, 'u'),
  }));
  return (page) => {
    const isException = (text: string) =>
      typedFactExceptions.some((exception) => exception.file === page.file && exception.text === text);
    return proseOf(page).flatMap(({ node, text }) =>
      patterns
        .filter(
          ({ pattern, text: settingText }) => pattern.test(withoutFacts(text)) && !isException(settingText),
        )
        .map(({ text: settingText, names }) => ({
          ...positionOf(node),
          message: `« ${settingText} » est un réglage : écrivez ${names.map((name) => `{{${name}}}`).join(' ou ')}, selon le sens.`,
        })),
    );
  };
}

/** What to write in place of an address of the product; undefined for a text without one. */
export function typedAddressMessage(text: string, addresses: NamedAddresses): string | undefined {
  // The longest of those that match: « https://api…/v1 », not « https://api… ».
  const [found] = addresses
    .filter(([, value]) => text.includes(value))
    .toSorted(([, a], [, b]) => b.length - a.length);
  if (!found) return undefined;
  const [field, value] = found;
  return `« ${value} » est une adresse du produit : écrivez {{identity.${field}}}.`;
}

/** In code too: examples must use the addresses of whoever runs the site. */
const typedAddresses = ({ source }: Page, addresses: NamedAddresses): Finding[] =>
  source.split('\n').flatMap((text, index) => {
    const message = typedAddressMessage(text, addresses);
    return message ? [{ line: index + 1, message }] : [];
  });

/** A page names a fact of product/ and does not copy its value, which would stay when the fact changes. */
export function typedFactsRule(settings: NamedSettings, addresses: NamedAddresses): Rule {
  const checkSettings = typedSettings(settings);
  return { id: 'typed-facts', check: (page) => [...checkSettings(page), ...typedAddresses(page, addresses)] };
}

/** Web and e-mail addresses of the product, with the name of their field. */
export const productAddresses: NamedAddresses = Object.entries(identity).filter(
  ([, value]) => /[:@]/.test(value) && value.includes('.'),
);

export const typedFacts = typedFactsRule(settingEntries, productAddresses);
