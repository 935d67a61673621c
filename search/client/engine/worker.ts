import { serve } from './serve';

const handle = serve((reply) => postMessage(reply));
addEventListener('message', ({ data }) => handle(data));
postMessage('ready');
