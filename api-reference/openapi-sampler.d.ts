// Types for openapi-sampler in terms of JSON: its own take a JSON Schema 7 and return `unknown`.
declare module 'openapi-sampler' {
  import type { Json, JsonObject } from '../lib/json';

  type Options = {
    quiet?: boolean;
    skipReadOnly?: boolean;
    skipWriteOnly?: boolean;
    maxSampleDepth?: number;
  };
  export function sample(schema: Json, options?: Options, document?: JsonObject): Json | undefined;
}
