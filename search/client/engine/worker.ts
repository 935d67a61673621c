// Runs the engine in a worker: the messages that the page sends, and the replies.
import type { CoreFile } from '../../shared/format';
import { addressOf } from '../siteAddress';
import { type Answer, SearchEngine } from './engine';

/** The core of the index is sent once, before the first question. */
export type Request = { readonly core: CoreFile } | { readonly query: string };

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** A file is gone because the site has a newer version: the page has to be reloaded. */
  | { readonly kind: 'newer version' }
  /** Sent by the page itself, when the engine cannot answer. */
  | { readonly kind: 'failure' };

const reply = (message: Reply): void => postMessage(message);

async function readFile(name: string): Promise<unknown> {
  // Under `npm start`, file names have no hash of their content.
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
