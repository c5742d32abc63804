import type http from 'node:http';

/**
 * What the gateway needs of `node:http`. An `import` of it reads everything that it exports, and for its `WebSocket` loads the client of Node's own
 * `fetch`: 3 % of what a start takes, for what nothing here uses.
 */
export const {
  Agent,
  createServer,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} = process.getBuiltinModule('node:http');

/** An instance of the class of the same name. */
export type IncomingMessage = http.IncomingMessage;
/** An instance of the class of the same name. */
export type ServerResponse = http.ServerResponse;
