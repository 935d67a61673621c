// First step of a release build: refuses what readers of a public site must not meet, addresses that are still examples
// and links that lead nowhere. An ordinary build only warns of these, or does not see them.
import { foundBy, printable } from '../checks/findings';
import { linkRules, syntax } from '../checks/rules';
import { readSite, type Site } from '../checks/site';
import { exampleAddresses, identity } from '../product/identity';
import { sources } from '../product/sources';

type ExampleAddresses = ReturnType<typeof exampleAddresses>;

/** What is refused, one text for each; none where the site may be published. */
export function refusals(site: Site, addresses: ExampleAddresses): string[] {
  // The links of a page that cannot be read are not known.
  const found = [syntax, ...linkRules].flatMap(({ id, check }) => foundBy(id, check(site)));
  return [
    ...addresses.map(
      ({ name, variable, value }) => `${name} vaut ${value}, une adresse d'exemple : réglez ${variable}.`,
    ),
    ...printable(found),
  ];
}

/** Nothing a machine can judge: the list for the lawyer who reads the pages before they are public. */
function sayWhatToRead(): void {
  const lines = sources.flatMap(({ number, label, toCheck }) =>
    toCheck ? [`- ${number}. ${label} : ${toCheck}`] : [],
  );
  if (lines.length > 0) {
    console.log(['À faire relire avant de publier (product/sources.ts, « toCheck ») :', ...lines].join('\n'));
  }
}

if (require.main === module) {
  sayWhatToRead();
  const refused = refusals(readSite(), exampleAddresses(identity));
  if (refused.length > 0) {
    console.error(`Construction refusée :\n${refused.map((text) => `- ${text}`).join('\n')}`);
    process.exit(1);
  }
}
