/**
 * The reference: node:http in front of `pool.dispatch`, with pause and resume as back-pressure, and nothing else. Whatever a gateway does comes on
 * top of this. Argument: the upstream's origin.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { serve, upstreamPool } from './relay-ends.js';

const upstream = upstreamPool();

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    relay(request, response, body);
  });
});

function relay(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const headers = {
    'content-type': request.headers['content-type'],
    authorization: request.headers.authorization,
    accept: request.headers.accept,
  };
  upstream.dispatch({ method: 'POST', path: request.url ?? '/', headers, body }, relayHandler(response));
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

function relayHandler(response: ServerResponse): Dispatcher.DispatchHandler {
  return {
    onRequestStart(controller) {
      if (response.destroyed) controller.abort(new Error('client went away'));
      response.on('close', () => {
        if (!response.writableFinished) controller.abort(new Error('client went away'));
      });
      response.on('drain', () => controller.resume());
    },
    onResponseStart(_controller, status, headers) {
      const kept: Record<string, string | string[]> = {};
      for (const name in headers) {
        const value = headers[name];
        if (value !== undefined && !hopByHop.has(name)) kept[name] = value;
      }
      response.writeHead(status, kept);
    },
    onResponseData(controller, chunk) {
      if (!response.write(chunk)) controller.pause();
    },
    onResponseEnd() {
      response.end();
    },
    onResponseError() {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    },
  };
}

serve(server);
