import type { JsonObject } from '../../../product/json';
import type { Sample } from './types';

/** The samples of an operation, one a language. */
export function samplesOf(_document: JsonObject, operationId: string): Sample[] {
  return [{ language: 'curl', code: `# ${operationId}` }];
}

/** The samples of a folder of product/samples, or of one numbered part of them. */
export function fileSamples(name: string, _part?: number): Sample[] {
  return [{ language: 'curl', code: `# ${name}` }];
}
