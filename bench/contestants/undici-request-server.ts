/**
 * A relay as in undici's documentation: `request` with the client's body as a stream, `pipeline` for the answer, and a signal for clients that
 * disconnect. Argument: the upstream's origin.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { serve, upstreamPool } from './relay-ends.js';

const upstream = upstreamPool();

const ownHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'host']);

async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const left = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  const answer = await upstream.request({
    method: 'POST',
    path: request.url ?? '/',
    headers: withoutOwn(request.headers),
    body: request,
    signal: left.signal,
  });
  response.writeHead(answer.statusCode, withoutOwn(answer.headers));
  await pipeline(answer.body, response);
}

function withoutOwn(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
}

const server = createServer((request, response) => {
  relay(request, response).catch(() => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
});
serve(server);
