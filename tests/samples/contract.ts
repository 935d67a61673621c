// Validates requests and answers by the contract: finds the operation of a request, and what breaks its schemas.
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { scopesOf as declaredScopes } from '../../api-reference/model/access';
import { siteApiReference } from '../../api-reference.config';
import { isList, isObject, type JsonObject, pointTo } from '../../lib/json';
import { contentsOf, type Operation, operationsUnder, parametersOf, partAt } from '../../lib/openapi';

export type Matched = { readonly operation: Operation; readonly values: ReadonlyMap<string, string> };

export type Validator = ReturnType<typeof validatorFor>;

export function validatorFor(contract: JsonObject) {
  const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));
  // The contract is no schema itself, but its schemas refer to one another through it.
  ajv.addVocabulary([...Object.keys(contract), 'x-enumDescriptions']);
  ajv.addSchema(contract, 'contract');

  function faultsOf(schema: string, value: unknown): string[] {
    const reference = `contract#${encodeURI(schema)}`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
  }

  function matchOperation(method: string, pathname: string): Matched | undefined {
    for (const operation of operationsUnder(contract, 'paths')) {
      const [ownMethod, address = ''] = operation.name.split(' ');
      if (ownMethod !== method) continue;
      const pattern = address.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
      const found = new RegExp(`^${pattern}$`).exec(pathname);
      if (found) return { operation, values: new Map(Object.entries(found.groups ?? {})) };
    }
    return undefined;
  }

  /** What is wrong with a body of the given kind: `corps`, or `réponse 201`. */
  function bodyFaults(operation: Operation, place: string, type: string, body: unknown): string[] {
    const pointer = contentsOf(contract, operation).find(
      (content) => content.place === place && content.mediaType === type,
    )?.media.pointer;
    if (!pointer) return [`${place} de type ${type} : absent du contrat`];
    const schema = partAt(contract, pointTo(pointer, 'schema'));
    if (!schema) return [];
    if (schema.value.format !== 'binary') return faultsOf(schema.pointer, body);
    // The content of a file is validated where the contract describes it.
    return schema.value.contentSchema ? faultsOf(pointTo(schema.pointer, 'contentSchema'), body) : [];
  }

  const bodyTypes = (operation: Operation): string[] =>
    contentsOf(contract, operation).flatMap(({ place, mediaType }) => (place === 'corps' ? [mediaType] : []));

  return { contract, faultsOf, matchOperation, bodyFaults, bodyTypes };
}

export const document = siteApiReference.contracts.read();
export const operations = operationsUnder(document, 'paths');
export const judge = validatorFor(document);
export const { matchOperation, bodyFaults, bodyTypes } = judge;

export const queryNames = (operation: Operation): string[] =>
  parametersOf(document, operation).flatMap(({ value }) =>
    value.in === 'query' ? [String(value.name)] : [],
  );

/** The scopes that an operation asks for; undefined where no access token is needed. */
export function scopesOf({ value }: Operation): string[] | undefined {
  const [first] = isList(value.security) ? value.security : [];
  const scopes = isObject(first) ? first.accessToken : undefined;
  return isList(scopes) ? scopes.map(String) : undefined;
}

export const allScopes = (): string[] => declaredScopes(document).map(({ name }) => name);

/** An example of the contract that several operations share: errors are among them. */
export function sharedExample(name: string): JsonObject {
  const value = partAt(document, `/components/examples/${name}`)?.value.value;
  if (!isObject(value)) throw new Error(`The contract has no example named ${name}`);
  return value;
}
