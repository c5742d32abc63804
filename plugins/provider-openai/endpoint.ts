import {
  type Account,
  type Exchange,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  type InferenceCall,
  ProviderCredentials,
  traceparentOf,
  type Withhold,
} from '../../core/api/index.js';
import type { ProviderConfig } from './config.js';
import { chatDialect, taskPaths } from './dialect-names.js';

/** A request to the provider. */
interface EndpointRequest {
  readonly path: string;
  readonly body: string | Uint8Array;
  /** JSON when absent. */
  readonly contentType?: string | undefined;
  readonly call: InferenceCall;
  readonly exchange: Exchange;
  /** The client's headers that are passed on. */
  readonly forward: Readonly<Record<string, string>>;
}

/** The dependencies of an {@link Endpoint}. */
interface EndpointParts {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly http: HttpClient;
  readonly config: ProviderConfig;
  readonly account: Account | undefined;
}

/** The provider's server, with its URLs, credentials and time limits. The client's credentials are never sent to it. */
export class Endpoint {
  /** Masks the credentials in what the server answers. */
  readonly withhold: Withhold;
  readonly #http: HttpClient;
  readonly #credentials: ProviderCredentials;
  readonly #limits: Pick<HttpRequest, 'headersTimeoutMs' | 'idleTimeoutMs'>;
  /** The operator's headers, and those of every request. They take precedence over headers of a call. */
  readonly #headers: Readonly<Record<string, string>>;
  readonly #urls: Readonly<Record<string, string>>;

  constructor({ id, http, config, account }: EndpointParts) {
    this.#http = http;
    const { headersTimeoutMs, idleTimeoutMs } = config;
    this.#limits = { headersTimeoutMs, idleTimeoutMs };
    this.#headers = headersOf(config);
    this.#credentials = new ProviderCredentials({
      account,
      user: { provider: id, dialect: chatDialect },
      places: { url: config.baseUrl, headers: this.#headers },
    });
    this.withhold = this.#credentials.withhold;
    const paths = ['/chat/completions', '/responses', '/embeddings', ...taskPaths.values()];
    this.#urls = Object.fromEntries(paths.map((path) => [path, urlOf(config.baseUrl, path)]));
  }

  /** Sends a call; resolves with the response, whatever its status. */
  send(request: EndpointRequest): Promise<HttpResponse> {
    return this.#credentials.send(request.exchange, (token) => this.#send(request, token));
  }

  #send(
    { path, body, contentType, call, exchange, forward }: EndpointRequest,
    token: string | undefined,
  ): Promise<HttpResponse> {
    const { trace } = exchange;
    const headers = { ...this.#headers };
    headers['accept'] ??= acceptedBy(call);
    if (contentType !== undefined) headers['content-type'] = contentType;
    headers['traceparent'] ??= traceparentOf(trace);
    for (const name in forward) headers[name] ??= forward[name] as string;
    if (trace.state !== undefined) headers['tracestate'] = trace.state;
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    return this.#http.send({
      ...this.#limits,
      method: 'POST',
      url: this.#urls[path] ?? '',
      headers,
      body,
      exchange,
    });
  }
}

function acceptedBy(call: InferenceCall): string {
  if (call.kind === 'task' && (call.stream || call.files)) return '*/*';
  return call.stream ? 'text/event-stream' : 'application/json';
}

function headersOf({ apiKey, organization, project, headers }: ProviderConfig): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    ...(organization !== undefined && { 'openai-organization': organization }),
    ...(project !== undefined && { 'openai-project': project }),
    ...headers,
  };
}

function urlOf(baseUrl: string, path: string): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  return url.href;
}
