// What the engine is asked, and what it replies: in a worker, or in the page where no worker can start.
import type { CoreFile } from '../../shared/format';
import { addressOf } from '../siteAddress';
import { type Answer, NewerVersion, SearchEngine } from './engine';
import type { Range } from './excerpt';

type Texts = { readonly texts: readonly string[]; readonly query: string; readonly terms: readonly string[] };

export type Request =
  /** The page fetches the core while this script is still on its way. */
  | { readonly kind: 'open'; readonly core: CoreFile }
  | { readonly kind: 'ask'; readonly query: string }
  | ({ readonly kind: 'mark'; readonly id: number } & Texts);

export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'newer version' }
  /** Nothing can be answered. */
  | { readonly kind: 'failure' }
  | { readonly kind: 'marks'; readonly id: number; readonly marks: readonly (readonly Range[])[] };

async function readFile(name: string): Promise<unknown> {
  // Their names hold a hash of their content, but for those of `npm start`.
  const cache = process.env.NODE_ENV === 'development' ? 'no-cache' : 'default';
  const response = await fetch(addressOf(name), { cache });
  if (response.status === 404) throw new NewerVersion();
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

export function serve(reply: (reply: Reply) => void): (request: Request) => void {
  let engine: SearchEngine | undefined;
  let newestQuery = '';

  /** Any other failure is seen in the answers. */
  function replyIfNewer(failure: unknown): void {
    if (failure instanceof NewerVersion) reply({ kind: 'newer version' });
  }

  function open(core: CoreFile): void {
    try {
      engine = new SearchEngine(core, (name) => {
        const reading = readFile(name);
        reading.catch(replyIfNewer);
        return reading;
      });
    } catch (failure) {
      replyIfNewer(failure);
    }
  }

  function ask(query: string): void {
    newestQuery = query;
    if (!engine) reply({ kind: 'failure' });
    const isNewest = (): boolean => query === newestQuery;
    void engine?.ask(query, isNewest, (answer) => reply({ kind: 'answer', answer }));
  }

  return (request) => {
    if (request.kind === 'open') open(request.core);
    else if (request.kind === 'ask') ask(request.query);
    else {
      const { id, texts, query, terms } = request;
      reply({ kind: 'marks', id, marks: engine?.marksIn(texts, query, terms) ?? [] });
    }
  };
}
