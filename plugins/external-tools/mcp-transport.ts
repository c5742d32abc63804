import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type RequestId,
  StreamableHTTPClientTransport,
  type TransportSendOptions,
} from '@modelcontextprotocol/client';
import type { HttpClient } from '../../core/api/index.js';
import type { McpServerConfig } from './config.js';
import { fetchOver } from './mcp-fetch.js';

const connectionClosed = -32_000;
/** The most answers to requests of the server, such as pings, that are sent at a time. A server that floods with them gets no further ones. */
const mostAnswers = 4;

/**
 * The official transport over the gateway's HTTP client. A request also fails when the stream of its answer ends without one: the SDK would have it wait
 * until its time is over. Such an error has an `Error` as its data, which no server can send.
 */
export class McpTransport extends StreamableHTTPClientTransport {
  readonly #broken: Map<RequestId, Error>;
  #answering = 0;

  constructor(
    { url = '', headers, maxBytes }: McpServerConfig,
    http: HttpClient,
    reconnectionScheduler: (reconnect: () => void, delayMs: number) => () => void,
  ) {
    const broken = new Map<RequestId, Error>();
    const fetch = fetchOver(http, maxBytes, (id, cause) => broken.set(id, cause));
    super(new URL(url), { requestInit: { headers }, fetch, reconnectionScheduler });
    this.#broken = broken;
  }

  override async send(message: JSONRPCMessage | JSONRPCMessage[], options?: TransportSendOptions): Promise<void> {
    if (Array.isArray(message) || isJSONRPCNotification(message)) return super.send(message, options);
    if (!isJSONRPCRequest(message)) return this.#answer(message, options);
    const { onRequestStreamEnd = () => this.#fail(message.id) } = options ?? {};
    try {
      await super.send(message, { ...options, onRequestStreamEnd });
    } catch (cause) {
      // An answer that is no stream has failed here, with its cause.
      this.#broken.delete(message.id);
      throw cause;
    }
  }

  async #answer(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if (this.#answering >= mostAnswers) return;
    this.#answering += 1;
    try {
      await super.send(message, options);
    } finally {
      this.#answering -= 1;
    }
  }

  /** Called after an answer, too, when the request is no longer known. */
  #fail(id: RequestId): void {
    const data = this.#broken.get(id) ?? new Error('The answer ended before it was whole.');
    this.#broken.delete(id);
    this.onmessage?.({ jsonrpc: '2.0', id, error: { code: connectionClosed, message: data.message, data } });
  }
}
