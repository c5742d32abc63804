import {
  type Account,
  type ChatCall,
  type Exchange,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  ProviderCredentials,
  traceparentOf,
  type Withhold,
} from '../../core/api/index.js';
import type { ProviderConfig } from './config.js';
import { dialectName } from './dialect-name.js';
import { baseUrlOf, modelAddress } from './model-address.js';
import { withoutRefusedBetas } from './refused/refused-betas.js';

const noHeaders: Readonly<Record<string, string>> = Object.freeze({});

/** A request to the provider. */
interface EndpointRequest {
  /** The provider's own name of the model. */
  readonly model: string;
  readonly body: string | Uint8Array;
  readonly call: ChatCall;
  readonly exchange: Exchange;
  /** What the model has refused. */
  readonly leftOut: ReadonlySet<string>;
}

/** The dependencies of an {@link Endpoint}. */
interface EndpointParts {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly http: HttpClient;
  readonly config: ProviderConfig;
  readonly account: Account | undefined;
}

/** The provider's server, with its URL, credentials and time limits. The client's credentials are never sent to it. */
export class Endpoint {
  /** Masks the credentials in what the server answers. */
  readonly withhold: Withhold;
  readonly #http: HttpClient;
  readonly #credentials: ProviderCredentials;
  readonly #limits: Pick<HttpRequest, 'headersTimeoutMs' | 'idleTimeoutMs'>;
  readonly #version: string;
  readonly #urlOf: (model: string, streams: boolean) => string;
  /** The credentials and the operator's headers, which take precedence over headers of a call. */
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ id, http, config, account }: EndpointParts) {
    this.#http = http;
    const { headersTimeoutMs, idleTimeoutMs } = config;
    this.#limits = { headersTimeoutMs, idleTimeoutMs };
    this.#version = config.version;
    this.#urlOf = modelAddress(config);
    this.#headers = headersOf(config);
    this.#credentials = new ProviderCredentials({
      account,
      user: { provider: id, dialect: dialectName },
      places: { url: baseUrlOf(config), headers: this.#headers },
    });
    this.withhold = this.#credentials.withhold;
  }

  /** The `anthropic-version` of a call: the client's own, if it uses the dialect. */
  versionFor(call: ChatCall): string {
    return this.#headers['anthropic-version'] ?? dialectHeaders(call)['anthropic-version'] ?? this.#version;
  }

  /** Sends a body; resolves with the response, whatever its status. */
  send(request: EndpointRequest): Promise<HttpResponse> {
    return this.#credentials.send(request.exchange, (token) => this.#send(request, token));
  }

  #send({ model, body, call, exchange, leftOut }: EndpointRequest, token: string | undefined): Promise<HttpResponse> {
    const { trace } = exchange;
    const headers = { ...this.#headers };
    const forward = withoutRefusedBetas(dialectHeaders(call), leftOut);
    headers['traceparent'] ??= traceparentOf(trace);
    for (const name in forward) headers[name] ??= forward[name] as string;
    headers['content-type'] ??= 'application/json';
    headers['accept'] ??= call.stream ? 'text/event-stream' : 'application/json';
    headers['anthropic-version'] ??= this.#version;
    if (trace.state !== undefined) headers['tracestate'] = trace.state;
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    return this.#http.send({
      ...this.#limits,
      method: 'POST',
      url: this.#urlOf(model, call.stream),
      headers,
      body,
      exchange,
    });
  }
}

/** The client's headers that are passed on: those of its dialect, if that is the provider's. */
function dialectHeaders({ source }: ChatCall): Readonly<Record<string, string>> {
  return source.dialect === dialectName ? source.headers : noHeaders;
}

function headersOf({ apiKey, authScheme, headers }: ProviderConfig): Record<string, string> {
  if (!apiKey) return headers;
  return { ...(authScheme === 'bearer' ? { authorization: `Bearer ${apiKey}` } : { 'x-api-key': apiKey }), ...headers };
}
