// What the page asks the engine, and what the engine replies.
import type { CoreFile } from '../../shared/format';
import { addressOf } from '../siteAddress';
import { type Answer, SearchEngine } from './engine';

/** The core comes once, before the first question. */
export type Request = { readonly core: CoreFile } | { readonly query: string };

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** A file is gone: the site has a newer version, and the page has to be loaded again. */
  | { readonly kind: 'newer version' }
  /** Told by the page itself, where nothing can be answered. */
  | { readonly kind: 'failure' };

const reply = (message: Reply): void => postMessage(message);

async function readFile(name: string): Promise<unknown> {
  // Their names hold a hash of their content, but for those of `npm start`.
  const cache = process.env.NODE_ENV === 'development' ? 'no-cache' : 'default';
  const response = await fetch(addressOf(name), { cache });
  if (response.status === 404) reply({ kind: 'newer version' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

let engine: SearchEngine | undefined;

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if ('core' in data) engine = new SearchEngine(data.core, readFile);
  else void engine?.ask(data.query, (answer) => reply({ kind: 'answer', answer }));
});
reply({ kind: 'ready' });
