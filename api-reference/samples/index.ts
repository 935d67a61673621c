// The samples of an operation, generated from the contract.
import type { JsonObject } from '../../lib/json';
import { lacksSample } from './credentials';
import { curl } from './curl';
import { javascript } from './javascript';
import { php } from './php';
import { python } from './python';
import { operationOf, requestOf, type SampleRequest } from './request';
import { type Language, languages, type Sample } from './types';

const writers: Record<Language, (request: SampleRequest) => string> = { curl, javascript, python, php };

/** None where the caller must show a certificate. */
export function samplesOf(document: JsonObject, operationId: string): Sample[] {
  if (lacksSample(document, operationOf(document, operationId))) return [];
  const request = requestOf(document, operationId);
  return languages.map(({ id }) => ({ language: id, code: writers[id](request) }));
}
