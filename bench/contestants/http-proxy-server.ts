/**
 * http-proxy-3 as in its documentation, with a keep-alive agent. Not its fetch mode, which continues to read an answer after its client has
 * disconnected. Argument: the upstream's origin.
 */
import { Agent, createServer, ServerResponse } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import { serve } from './relay-ends.js';

const proxy = createProxyServer({
  target: process.argv[2] ?? '',
  agent: new Agent({ keepAlive: true, maxSockets: 1024 }),
});
proxy.on('error', (_error, _request, response) => {
  if (response instanceof ServerResponse && !response.headersSent) response.writeHead(502).end();
  else response.destroy();
});

const server = createServer((request, response) => proxy.web(request, response));
serve(server);
