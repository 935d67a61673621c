// An operation to try where it does no harm: nothing is called from the page, the reader copies one block and sends it.
import type { BlockContent } from 'mdast';
import type { JsonObject } from '../../lib/json';
import { httpBlockOf, trialServerOf } from '../collections';
import type { Sample } from '../samples/types';
import { collapsible } from './fields';
import { codeBlock, element, text } from './nodes';
import { lowercaseFirst } from './prose';

export function trialNodes(
  document: JsonObject,
  operationId: string,
  samples: readonly Sample[],
): BlockContent {
  const { base, name } = trialServerOf(document);
  const curl = samples.find(({ language }) => language === 'curl')?.code;
  const fold = collapsible([text(`Essayer (${lowercaseFirst(name)})`)], false, [
    ...(curl ? [codeBlock('bash', 'Dans un terminal', `export API="${base}"\n${curl}`)] : []),
    codeBlock('http', 'Dans un éditeur de code (.http)', httpBlockOf(document, operationId)),
  ]);
  return element('div', { className: ['api-trial'] }, [fold]);
}
