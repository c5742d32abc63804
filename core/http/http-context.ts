import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerSettings } from '../api/index.js';
import type { Application } from './application.js';
import type { HttpExchange } from './http-exchange.js';
import type { Listed } from './running.js';
import type { ReplyWriter } from './reply-writer.js';

/** Connections to servers that requests are forwarded to, by the protocol of their address. */
export interface ForwardAgents {
  readonly 'http:': Agent;
  readonly 'https:': Agent;
}

/** What belongs together while one HTTP request is handled. */
export interface HttpContext extends Listed {
  /** The generation on which the exchange began, and on which it ends. */
  readonly application: Application;
  readonly exchange: HttpExchange;
  readonly request: IncomingMessage;
  readonly writer: ReplyWriter;
  readonly settings: ServerSettings;
  readonly agents: ForwardAgents;
  /** Of a request to open a WebSocket. */
  readonly upgrade: Upgrade | undefined;
}

/** A connection that is to become a WebSocket. */
export interface Upgrade {
  readonly socket: Socket;
  /** What came behind the request. */
  readonly head: Buffer;
  /** Holds the socket, so that a refusal can be written. */
  readonly response: ServerResponse;
}
