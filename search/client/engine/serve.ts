// What the engine is asked, and what it replies: in a worker, or in the page where no worker can start.
import type { CoreFile } from '../../shared/format';
import { addressOf } from '../siteAddress';
import { type Answer, NewerVersion, SearchEngine } from './engine';
import type { Range } from './excerpt';

export type Request =
  /** The page fetches the core while this script is still on its way. */
  | { readonly kind: 'open'; readonly core: CoreFile }
  | { readonly kind: 'ask'; readonly query: string }
  | {
      readonly kind: 'mark';
      readonly id: number;
      readonly texts: readonly string[];
      readonly query: string;
      readonly terms: readonly string[];
    };

export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'newer version' }
  /** Nothing can be answered. */
  | { readonly kind: 'failure' }
  | { readonly kind: 'marks'; readonly id: number; readonly marks: readonly (readonly Range[])[] };

async function readFile(name: string): Promise<unknown> {
  // Their names hold a sum of their content, but for those of `npm start`.
  const cache = process.env.NODE_ENV === 'development' ? 'no-cache' : 'default';
  const response = await fetch(addressOf(name), { cache });
  if (response.status === 404) throw new NewerVersion();
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

export function serve(reply: (reply: Reply) => void): (request: Request) => void {
  let engine: SearchEngine | undefined;
  let newestQuery = '';

  /** What fails for that reason is told, once and for all; the rest is seen in the answers. */
  const tellNewerVersion = (failure: unknown): void => {
    if (failure instanceof NewerVersion) reply({ kind: 'newer version' });
  };
  const open = (core: CoreFile): void => {
    const read = (name: string): Promise<unknown> => {
      const reading = readFile(name);
      reading.catch(tellNewerVersion);
      return reading;
    };
    try {
      engine = SearchEngine.open(core, read);
    } catch (failure) {
      tellNewerVersion(failure);
    }
  };

  return (request) => {
    if (request.kind === 'open') open(request.core);
    else if (request.kind === 'ask') {
      const { query } = request;
      newestQuery = query;
      if (!engine) reply({ kind: 'failure' });
      void engine?.ask(
        query,
        () => query === newestQuery,
        (answer) => reply({ kind: 'answer', answer }),
      );
    } else {
      const { id, texts, query, terms } = request;
      reply({ kind: 'marks', id, marks: engine?.marksIn(texts, query, terms) ?? [] });
    }
  };
}
