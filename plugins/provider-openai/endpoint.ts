import {
  type Exchange,
  type HttpClient,
  type HttpResponse,
  type InferenceCall,
  traceparentOf,
} from '../../core/api/index.js';
import type { ProviderConfig } from './config.js';

/** What is sent. */
export interface EndpointRequest {
  readonly path: '/chat/completions' | '/embeddings';
  readonly body: string | Uint8Array;
  readonly call: InferenceCall;
  readonly exchange: Exchange;
  /** The client's headers that may go on. */
  readonly forward: Readonly<Record<string, string>>;
}

/** The provider's server: knows addresses, credentials and time limits. The client's credentials never come here. */
export class Endpoint {
  readonly #http: HttpClient;
  readonly #config: ProviderConfig;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #urls: Readonly<Record<EndpointRequest['path'], string>>;

  constructor(http: HttpClient, config: ProviderConfig) {
    this.#http = http;
    this.#config = config;
    this.#headers = headersOf(config);
    this.#urls = {
      '/chat/completions': urlOf(config.baseUrl, '/chat/completions'),
      '/embeddings': urlOf(config.baseUrl, '/embeddings'),
    };
  }

  /** Sends a call; resolves with the head of the answer, whatever its status. */
  send({ path, body, call, exchange, forward }: EndpointRequest): Promise<HttpResponse> {
    const { headersTimeoutMs, idleTimeoutMs } = this.#config;
    const { trace, signal } = exchange;
    const headers: Record<string, string> = {
      ...forward,
      accept: call.stream ? 'text/event-stream' : 'application/json',
      traceparent: traceparentOf(trace),
      ...this.#headers,
    };
    if (trace.state !== undefined) headers['tracestate'] = trace.state;
    return this.#http.send({
      method: 'POST',
      url: this.#urls[path],
      headers,
      body,
      signal,
      ...(headersTimeoutMs === undefined ? {} : { headersTimeoutMs }),
      ...(idleTimeoutMs === undefined ? {} : { idleTimeoutMs }),
    });
  }
}

function headersOf({ apiKey, organization, project, headers }: ProviderConfig): Record<string, string> {
  const all: Record<string, string> = { 'content-type': 'application/json' };
  if (apiKey) all['authorization'] = `Bearer ${apiKey}`;
  if (organization !== undefined) all['openai-organization'] = organization;
  if (project !== undefined) all['openai-project'] = project;
  for (const [name, value] of Object.entries(headers)) all[name.toLowerCase()] = value;
  return all;
}

function urlOf(baseUrl: string, path: string): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  return url.href;
}
