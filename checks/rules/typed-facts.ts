import { escapeRegExp } from '../../lib/escapeRegExp';
import { identity } from '../../product/identity';
import { formatValue, type Setting, settingEntries } from '../../product/settings';
import { wordingFindings } from '../prose';
import { findingsInLines, type Rule } from '../rule';
import { typedFactExceptions } from '../typed-fact-exceptions';

type NamedSettings = readonly (readonly [key: string, setting: Pick<Setting, 'value' | 'unit'>])[];
type NamedAddresses = readonly (readonly [field: string, address: string])[];

const wholeWords = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N},.])${escapeRegExp(text).replaceAll(' ', '\\s')}(?![\\p{L}\\p{N}])`, 'u');

/** The names of settings by their text, such as « 25 Mo ». Without a unit, a number may mean anything else. */
function settingsByText(settings: NamedSettings): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [key, setting] of settings) {
    const text = formatValue(setting);
    if (setting.unit) names.set(text, [...(names.get(text) ?? []), `{{settings.${key}}}`]);
  }
  return names;
}

/** What to write in place of an address of the product that a text has. */
export function typedAddressMessage(text: string, addresses: NamedAddresses): string | undefined {
  // The longest of those that match: « https://api…/v1 », not « https://api… ».
  const [found] = addresses
    .filter(([, value]) => text.includes(value))
    .toSorted(([, a], [, b]) => b.length - a.length);
  return found && `« ${found[1]} » est une adresse du produit : écrivez {{identity.${found[0]}}}.`;
}

/** A page names a fact of product/ instead of a copy of its value, which would stay when the fact changes. */
export function typedFactsRule(settings: NamedSettings, addresses: NamedAddresses): Rule {
  const wordings = [...settingsByText(settings)].map(([value, names]) => {
    const pattern = wholeWords(value);
    const message = `« ${value} » est un réglage : écrivez ${names.join(' ou ')}, selon le sens.`;
    return { value, isIn: (text: string): boolean => pattern.test(text), message };
  });
  return {
    id: 'typed-facts',
    check(page) {
      const exceptions = typedFactExceptions.filter(({ file }) => file === page.file).map(({ text }) => text);
      return [
        ...wordingFindings(
          page,
          wordings.filter(({ value }) => !exceptions.includes(value)),
        ),
        // In code too: examples use the addresses of whoever runs the site.
        ...findingsInLines(page.source, (line) => typedAddressMessage(line, addresses)),
      ];
    },
  };
}

export const productAddresses: NamedAddresses = Object.entries(identity).filter(
  ([, value]) => /[:@]/.test(value) && value.includes('.'),
);

export const typedFacts = typedFactsRule(settingEntries, productAddresses);
