/** A trace collector that accepts everything and discards it. */
import { createServer } from 'node:http';
import { announcePort } from '../processes/announce.js';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end());
});

server.listen(0, '127.0.0.1', () => announcePort(server));
