// The theme's English texts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from '../lib/escapeRegExp';

const base = path.join(
  path.dirname(require.resolve('@docusaurus/theme-translations/package.json')),
  'locales/base/theme-common.json',
);

export const englishWording: ReadonlyMap<string, string> = new Map(
  Object.entries(JSON.parse(readFileSync(base, 'utf8')) as Record<string, string>).filter(
    ([key]) => !key.endsWith('___DESCRIPTION'),
  ),
);

/** Keys whose French and English texts are the same, with the reason. */
export const SAME_IN_FRENCH: Readonly<Record<string, string>> = {
  'theme.admonition.danger': '« Danger » est le mot français.',
  'theme.navbar.mobileVersionsDropdown.label': '« Versions » est le mot français.',
};

/** Match the texts of the English interface, with any values for their placeholders. */
export const englishPatterns: readonly RegExp[] = [...englishWording]
  .filter(([key]) => !(key in SAME_IN_FRENCH))
  .map(([, message]) => message.trim())
  .filter((message) => /[a-z]/i.test(message.replace(/\{\w+\}/g, '')))
  .flatMap((message) => message.split('|'))
  .map((message) => {
    const parts = message.split(/\{\w+\}/).map(escapeRegExp);
    return new RegExp(`^\\s*${parts.join('.+')}\\s*$`, 'i');
  });
