import {
  type ChatCall,
  type Exchange,
  type HttpClient,
  type HttpResponse,
  traceparentOf,
} from '../../core/api/index.js';
import type { ProviderConfig } from './config.js';
import { dialectName } from './dialect-name.js';

const noHeaders: Readonly<Record<string, string>> = Object.freeze({});

/** The provider's server: knows its address, the credentials and the time limits. The client's credentials never come here. */
export class Endpoint {
  readonly #http: HttpClient;
  readonly #config: ProviderConfig;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(http: HttpClient, config: ProviderConfig) {
    this.#http = http;
    this.#config = config;
    this.#url = urlOf(config.baseUrl);
    this.#headers = headersOf(config);
  }

  /** The `anthropic-version` of a call: the client's own when it speaks the dialect. */
  versionFor(call: ChatCall): string {
    return this.#headers['anthropic-version'] ?? dialectHeaders(call)['anthropic-version'] ?? this.#config.version;
  }

  /** Sends a body; resolves with the head of the answer, whatever its status. */
  send(body: string | Uint8Array, call: ChatCall, exchange: Exchange): Promise<HttpResponse> {
    const { headersTimeoutMs, idleTimeoutMs, version } = this.#config;
    const { trace, signal } = exchange;
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      accept: call.stream ? 'text/event-stream' : 'application/json',
      'anthropic-version': version,
      ...dialectHeaders(call),
      traceparent: traceparentOf(trace),
      ...this.#headers,
    };
    if (trace.state !== undefined) headers['tracestate'] = trace.state;
    return this.#http.send({
      method: 'POST',
      url: this.#url,
      headers,
      body,
      signal,
      ...(headersTimeoutMs === undefined ? {} : { headersTimeoutMs }),
      ...(idleTimeoutMs === undefined ? {} : { idleTimeoutMs }),
    });
  }
}

/** The client's headers that may go on: those its dialect has picked, when the dialect is the provider's. */
function dialectHeaders({ source }: ChatCall): Readonly<Record<string, string>> {
  return source.dialect === dialectName ? source.headers : noHeaders;
}

function headersOf({ apiKey, authScheme, headers }: ProviderConfig): Record<string, string> {
  const all: Record<string, string> = {};
  if (apiKey)
    Object.assign(all, authScheme === 'bearer' ? { authorization: `Bearer ${apiKey}` } : { 'x-api-key': apiKey });
  for (const [name, value] of Object.entries(headers)) all[name.toLowerCase()] = value;
  return all;
}

function urlOf(baseUrl: string): string {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/messages`;
  return url.href;
}
