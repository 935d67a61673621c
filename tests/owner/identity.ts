// Another product's name and addresses, made from those of this one: whatever an owner has put there.
import { identity, identityFields } from '../../product/identity';

type Field = keyof typeof identity;
type Renamed = {
  readonly field: Field;
  readonly variable: string;
  readonly old: string;
  readonly now: string;
};

/** Where the site is, and since when: neither is a name. */
const KEPT: readonly Field[] = ['baseUrl', 'copyrightYear'];

const otherHost = (host: string, domain: string): string => `${host.split('.')[0]}.${domain}`;

function otherValue(field: Field, value: string, name: string, domain: string): string {
  if (field === 'siteTitle') return `${name} : aide`;
  if (value.includes('@')) return `${value.split('@')[0]}@${domain}`;
  if (!URL.canParse(value)) return field === 'tagline' ? `Tout savoir sur ${name}` : name;
  const { protocol, host, pathname } = new URL(value);
  return `${protocol}//${otherHost(host, domain)}${pathname.replace(/\/$/, '')}`;
}

export const renamedTo = (name: string, domain: string): Renamed[] =>
  identityFields
    // What the owner does without stays so.
    .filter(([field]) => !KEPT.includes(field) && identity[field] !== '')
    .map(([field, { variable }]) => ({
      field,
      variable,
      old: identity[field],
      now: otherValue(field, identity[field], name, domain),
    }));
