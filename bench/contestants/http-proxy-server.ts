/**
 * http-proxy-3 as its documentation sets it up, with a keep-alive agent. Never its fetch mode, which goes on reading
 * (and paying for) an answer whose client has left. Argument: the upstream's origin.
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
