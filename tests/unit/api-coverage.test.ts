// Pages show the whole contract: each operation, event, error and scope.
import { describe, expect, it } from 'vitest';
import { scopesOf } from '../../api-reference/model/access';
import { problemBodyOf } from '../../api-reference/model/errors';
import { apiOperations, webhookEvents } from '../../api-reference/model/operation';
import { componentUsesUnder } from '../../api-reference/site';
import { siteApiReference } from '../../api-reference.config';
import { readPages } from '../../checks/page';
import { tableTag } from '../../markdown/facts/remarkFactTables';
import { replaceFacts } from '../../markdown/facts/replaceFacts';
import { apiErrors, certificateFailures, oauthErrors, reportFailures } from '../../product/errors';
import { factTables } from '../../product/facts';

const contract = siteApiReference.contracts.read();
const components = componentUsesUnder('docs');

it.each(apiOperations(contract))('the operation $id is on exactly one page', ({ id }) => {
  const places = components.filter(({ name, attributes }) => name === 'Operation' && attributes.id === id);
  expect(
    places.map(({ file }) => file),
    `Montrez l'opération sur une page de docs/api, et sur une seule : <Operation id="${id}" />, sous un titre.`,
  ).toHaveLength(1);
});

const LISTS = [
  { component: 'Operations', listed: apiOperations(contract) },
  { component: 'Webhooks', listed: webhookEvents(contract) },
  { component: 'Scopes', listed: scopesOf(contract) },
  { component: 'Errors', listed: apiErrors },
].filter(({ listed }) => listed.length > 0);

it.each(LISTS)('<$component /> is on exactly one page', ({ component }) => {
  const places = components.filter(({ name }) => name === component).map(({ file }) => file);
  expect(places, `Mettez <${component} /> sur une page de docs/api, et sur une seule.`).toHaveLength(1);
});

it.each(apiErrors)('the catalogue of errors has an example of $code', ({ code }) => {
  expect(
    problemBodyOf(contract, code),
    `Le contrat n'a pas d'exemple de l'erreur « ${code} » : ajoutez-le à components/examples, sous ce nom.`,
  ).toBeDefined();
});

describe('a page of the API explains each code that is not in the catalogue', () => {
  const pages = readPages('docs/api').map(({ file, source }) => replaceFacts(source, file));
  const text = [...factTables].reduce(
    (all, [name, table]) => all.replaceAll(tableTag(name), table),
    pages.join('\n'),
  );
  const codes = [...oauthErrors, ...certificateFailures, ...reportFailures].map(({ code }) => code);

  it.each([...new Set(codes)])('%s', (code) => {
    expect(
      text.includes(`\`${code}\``),
      `Aucune page de docs/api n'explique l'erreur « ${code} » : mettez le tableau qui la contient.`,
    ).toBe(true);
  });
});
