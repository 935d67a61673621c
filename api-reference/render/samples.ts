// The samples of one request, one for each language, and how to try it.
import type { RootContent } from 'mdast';
import type { JsonObject } from '../../lib/json';
import { sampleFile } from '../../lib/sampleFiles';
import { httpBlockOf } from '../collections/http';
import { trialServerOf } from '../model/servers';
import type { SampleNeed, SampleVersions } from '../options';
import { languages, type Sample } from '../samples/types';
import { type Child, codeBlock, element, fold, paragraph, tag } from './nodes';
import { lowercaseFirst } from './prose';

const NO_SAMPLE =
  "Aucun exemple de code n'est montré ici : l'appel demande un certificat TLS que vous seul avez, et chaque langage l'attend sous une forme à lui.";

const needsText = (needs: readonly SampleNeed[]): string =>
  needs.map(({ name, version }) => (version ? `${name} ${version}` : name)).join(', ');

/**
 * The page shows the first; src/client/sampleLanguage.ts the one that the reader chooses. Without scripts, a language
 * leads to its sample as a file (sampleFiles.ts). `name` is unique in the site.
 */
export function sampleTabs(
  name: string,
  samples: readonly Sample[],
  versions: SampleVersions = {},
): RootContent[] {
  const ordered = languages.flatMap(({ id, label, fence }) =>
    samples
      .filter(({ language }) => language === id)
      .map(({ code }) => ({ id, label, block: { type: 'code', lang: fence, value: code } as const })),
  );
  if (ordered.length === 0) return [paragraph(NO_SAMPLE)];
  if (ordered.length < 2) return ordered.map(({ block }) => block);
  const links = ordered.map(({ id, label }, index) =>
    element(
      'a',
      {
        href: `pathname:///${sampleFile(name, id)}`,
        target: '_self',
        'data-language': id,
        ...(index === 0 && { ariaCurrent: 'true' }),
      },
      label,
    ),
  );
  const tabs = element(
    'div.samples',
    { 'data-samples': name },
    element('div.samples-choice', { role: 'group', ariaLabel: 'Langage des exemples' }, links),
    ordered.map(({ id, label, block }) =>
      element(
        'figure.sample',
        { 'data-language': id },
        tag('figcaption', label),
        block,
        versions[id] && tag('p.sample-needs', `Versions minimales : ${needsText(versions[id])}.`),
      ),
    ),
  );
  return [tabs];
}

/** Where an operation does no harm: nothing is called from the page, the reader copies one block and sends it. */
export function trialNodes(document: JsonObject, operationId: string, samples: readonly Sample[]): Child {
  const { base, name } = trialServerOf(document);
  const curl = samples.find(({ language }) => language === 'curl')?.code;
  const blocks = [
    curl && codeBlock('bash', 'Dans un terminal', `export API="${base}"\n${curl}`),
    codeBlock('http', 'Dans un éditeur de code (.http)', httpBlockOf(document, operationId)),
  ];
  return tag('div.api-trial', fold(`Essayer (${lowercaseFirst(name)})`, blocks));
}
