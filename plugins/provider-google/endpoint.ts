import {
  AccessTokens,
  type Clock,
  type Exchange,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  invalidRequest,
  type Logger,
  ProviderCredentials,
  traceparentOf,
  type Withhold,
} from '../../core/api/index.js';
import type { ProviderConfig, VertexConfig } from './config.js';
import { dialectName } from './dialect-name.js';
import { requestToken } from './google-credentials.js';

/** A request to the provider. */
export interface EndpointRequest {
  /** The provider's name of the model. */
  readonly model: string;
  readonly method: 'generateContent' | 'streamGenerateContent' | 'batchEmbedContents' | 'embedContent' | 'predict';
  readonly body: string | Uint8Array;
  readonly exchange: Exchange;
}

/** The dependencies of an {@link Endpoint}. */
interface EndpointParts {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly config: ProviderConfig;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The provider's server, with its URLs, credentials and time limits. The client's credentials are never sent to it. */
export class Endpoint {
  /** Masks the credentials in what the server answers. */
  readonly withhold: Withhold;
  readonly #http: HttpClient;
  readonly #limits: Pick<HttpRequest, 'headersTimeoutMs' | 'idleTimeoutMs'>;
  /** The credentials and the operator's headers. */
  readonly #headers: Readonly<Record<string, string>>;
  readonly #base: URL;
  /** The path of the project; empty for the Gemini API. */
  readonly #project: string;
  readonly #credentials: ProviderCredentials;

  constructor({ id, config, http, clock, log }: EndpointParts) {
    const { headersTimeoutMs, idleTimeoutMs, vertex } = config;
    this.#http = http;
    this.#limits = { headersTimeoutMs, idleTimeoutMs };
    this.#headers = { ...(config.apiKey && { 'x-goog-api-key': config.apiKey }), ...config.headers };
    this.#base = new URL(baseUrlOf(config));
    this.#project = vertex ? `/projects/${encodeURIComponent(vertex.project)}/locations/${vertex.location}` : '';
    const isKeyless = vertex && !config.apiKey && this.#headers['authorization'] === undefined;
    this.#credentials = new ProviderCredentials({
      account: isKeyless
        ? new AccessTokens({ request: () => requestToken(vertex.credentials, http), clock, log })
        : undefined,
      user: { provider: id, dialect: dialectName },
      places: { url: this.#base.href, headers: this.#headers },
    });
    this.withhold = this.#credentials.withhold;
  }

  /**
   * Sends a body; resolves with the response, whatever its status.
   *
   * @throws GatewayError `GW_REQUEST_INVALID` (400) if the name of the model cannot be part of a URL
   */
  send({ model, method, body, exchange }: EndpointRequest): Promise<HttpResponse> {
    const url = this.#urlOf(model, method);
    return this.#credentials.send(exchange, (token) => this.#send(url, body, exchange, token));
  }

  #send(url: string, body: string | Uint8Array, exchange: Exchange, token: string | undefined): Promise<HttpResponse> {
    const { trace } = exchange;
    const headers: Record<string, string> = { ...this.#headers };
    headers['traceparent'] ??= traceparentOf(trace);
    if (trace.state !== undefined) headers['tracestate'] = trace.state;
    headers['content-type'] ??= 'application/json';
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    return this.#http.send({ ...this.#limits, method: 'POST', url, headers, body, exchange });
  }

  #urlOf(model: string, method: EndpointRequest['method']): string {
    const url = new URL(this.#base);
    url.pathname = `${url.pathname}${this.#project}/${this.#pathOf(model)}:${method}`;
    // Without it, the answer would be a JSON array.
    if (method === 'streamGenerateContent') url.searchParams.set('alt', 'sse');
    return url.href;
  }

  /** Names with a slash are paths: of tuned models, for example. Clients choose the names of models that match a pattern. */
  #pathOf(model: string): string {
    const folder = this.#project === '' ? 'models' : 'publishers/google/models';
    const segments = (model.includes('/') ? model : `${folder}/${model}`).split('/');
    if (segments.some((segment) => /^\.*$/.test(segment)))
      throw invalidRequest('model', 'it is not the name of a model');
    return segments.map(encodeURIComponent).join('/');
  }
}

/** The address of the provider's API, including its version. */
export function baseUrlOf({ baseUrl, vertex }: Pick<ProviderConfig, 'baseUrl' | 'vertex'>): string {
  const usual = vertex ? vertexAddress(vertex) : 'https://generativelanguage.googleapis.com';
  const url = new URL(baseUrl ?? usual);
  const path = url.pathname.replace(/\/+$/, '');
  // The versions of the provider's own SDKs. `v1` lacks ids of calls.
  url.pathname = /\/v\d+(?:(?:alpha|beta)\d*)?$/.test(path) ? path : `${path}/${vertex ? 'v1beta1' : 'v1beta'}`;
  return url.href;
}

function vertexAddress({ location }: VertexConfig): string {
  if (location === 'global') return 'https://aiplatform.googleapis.com';
  // The multi-regions have no names of the usual form.
  if (location === 'eu' || location === 'us') return `https://aiplatform.${location}.rep.googleapis.com`;
  return `https://${location}-aiplatform.googleapis.com`;
}
