import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerSettings } from '../api/internal/config-source.js';
import type { Listed } from '../api/internal/unordered-list.js';
import type { Application } from './application.js';
import type { HttpExchange } from './http-exchange.js';
import type { ReplyWriter } from './reply/reply-writer.js';

/** HTTP agents for forwarded requests, by protocol. */
export interface ForwardAgents {
  readonly 'http:': Agent;
  readonly 'https:': Agent;
}

/** Everything that belongs to one HTTP request while it is handled. */
export interface HttpContext extends Listed {
  /** The generation on which the exchange began, and on which it ends. */
  readonly application: Application;
  readonly exchange: HttpExchange;
  readonly request: IncomingMessage;
  readonly writer: ReplyWriter;
  readonly settings: ServerSettings;
  readonly agents: ForwardAgents;
  /** Set for a WebSocket handshake. */
  readonly upgrade: Upgrade | undefined;
}

/** The connection of a WebSocket handshake. */
export interface Upgrade {
  readonly socket: Socket;
  /** Bytes that arrived after the request. */
  readonly head: Buffer;
  /** A response attached to the socket, so that an error reply can be written. */
  readonly response: ServerResponse;
}
