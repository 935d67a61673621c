// The first step of `npm run build:release`: refuses example addresses and broken links, which other builds only warn of.
import { foundBy, printable } from '../checks/findings';
import { linkRules, syntax } from '../checks/rules';
import { readSite, type Site } from '../checks/site';
import { exampleAddresses, identity } from '../product/identity';
import { sources } from '../product/sources';

type ExampleAddresses = ReturnType<typeof exampleAddresses>;

export function refusals(site: Site, addresses: ExampleAddresses): string[] {
  // The links of a page with a syntax error are unknown.
  const found = [syntax, ...linkRules].flatMap(({ id, check }) => foundBy(id, check(site)));
  return [
    ...addresses.map(
      ({ name, variable, value }) => `${name} vaut ${value}, une adresse d'exemple : réglez ${variable}.`,
    ),
    ...printable(found),
  ];
}

/** What a lawyer should read before the site is public. */
function listWhatToRead(): void {
  const lines = sources.flatMap(({ number, label, toCheck }) =>
    toCheck ? [`- ${number}. ${label} : ${toCheck}`] : [],
  );
  if (lines.length > 0) {
    console.log(['À faire relire avant de publier (product/sources.ts, « toCheck ») :', ...lines].join('\n'));
  }
}

if (require.main === module) {
  listWhatToRead();
  const refused = refusals(readSite(), exampleAddresses(identity));
  if (refused.length > 0) {
    console.error(`Construction refusée :\n${refused.map((text) => `- ${text}`).join('\n')}`);
    process.exit(1);
  }
}
