// Its own types ask for JSON Schema 7 and answer `unknown`: here both are JSON.
declare module 'openapi-sampler' {
  import type { Json, JsonObject } from '../lib/json';

  type Options = { quiet?: boolean; skipReadOnly?: boolean; skipWriteOnly?: boolean };
  export function sample(schema: Json, options?: Options, document?: JsonObject): Json | undefined;
}
