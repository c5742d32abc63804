import {
  type Clock,
  escapeSegment,
  type Exchange,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  type Logger,
  traceparentOf,
  untilAborted,
  type Withhold,
  withholdCredentials,
} from '../../core/api/index.js';
import type { ProviderConfig } from './config.js';
import { statusOf } from './provider-errors.js';
import { explainRefusal, logDenial } from './refused/explain-refusal.js';
import type { AwsCredentials, Credentials } from './signing/credentials.js';
import { RequestSigner } from './signing/sign-request.js';

/** The dependencies of an endpoint. */
interface EndpointParts {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: ProviderConfig;
  readonly baseUrl: string;
  readonly region: string;
  /** Not used with an API key. */
  readonly credentials: Credentials;
}

/** What is sent to a model. */
interface ModelRequest {
  /** The provider's own name of the model, or an ARN. */
  readonly model: string;
  readonly operation: 'converse' | 'converse-stream' | 'invoke';
  readonly body: string;
}

/** The provider's server, with its URL, credentials and time limits. The client's credentials are never sent to it. */
export class Endpoint {
  /** Masks the credentials in what the server answers. */
  readonly withhold: Withhold;
  readonly #parts: EndpointParts;
  readonly #limits: Pick<HttpRequest, 'headersTimeoutMs' | 'idleTimeoutMs'>;
  readonly #base: string;
  readonly #signer: RequestSigner;
  /** The API key and the operator's headers. */
  readonly #headers: Readonly<Record<string, string>>;

  constructor(parts: EndpointParts) {
    this.#parts = parts;
    const { config, baseUrl, region } = parts;
    const { headersTimeoutMs, idleTimeoutMs, apiKey, headers } = config;
    this.#limits = { headersTimeoutMs, idleTimeoutMs };
    this.#base = baseUrl.replace(/\/+$/, '');
    this.#signer = new RequestSigner(region);
    this.#headers = { ...(apiKey && { authorization: `Bearer ${apiKey}` }), ...headers };
    const { secretAccessKey = '', sessionToken = '' } = config;
    const secrets = { 'secret-key': secretAccessKey, 'session-token': sessionToken };
    this.withhold = withholdCredentials({ url: baseUrl, headers: { ...this.#headers, ...secrets } });
  }

  /** Sends a request; resolves with the response, whatever its status. */
  async send({ model, operation, body }: ModelRequest, exchange: Exchange): Promise<HttpResponse> {
    const { http, config, clock } = this.#parts;
    const url = `${this.#base}/model/${escapeSegment(model)}/${operation}`;
    const used = config.apiKey ? undefined : await this.#credentials(exchange);
    const signature = used ? await this.#signer.headersFor({ url, body }, used, clock.now()) : {};
    const { trace } = exchange;
    const response = await http.send({
      ...this.#limits,
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        accept: operation === 'converse-stream' ? 'application/vnd.amazon.eventstream' : 'application/json',
        traceparent: traceparentOf(trace),
        ...(trace.state === undefined ? {} : { tracestate: trace.state }),
        ...this.#headers,
        ...signature,
      },
      body,
      exchange,
    });
    return response.status < 400 ? response : this.#refused(response, used, exchange.id);
  }

  #credentials(exchange: Exchange): Promise<AwsCredentials> | AwsCredentials {
    const found = this.#parts.credentials.get();
    return found instanceof Promise ? untilAborted(found, exchange.signal) : found;
  }

  #refused(response: HttpResponse, used: AwsCredentials | undefined, requestId: string): HttpResponse {
    const { clock, credentials } = this.#parts;
    const log = this.#parts.log.child({ requestId });
    const type = response.headers['x-amzn-errortype']?.replace(/:.*/s, '');
    const status = statusOf(type) ?? statusOfGateway[response.status] ?? response.status;
    if (used && status === 403 && explainRefusal({ type, date: response.headers['date'] }, clock.now(), log)) {
      credentials.forget();
    }
    // Only the log tells which role lacks which permission for which resource: clients see no names of the account.
    const denied = type?.startsWith('AccessDenied') ?? false;
    const onBody = denied ? (body: Uint8Array) => logDenial(body, this.withhold, log) : undefined;
    return status === response.status && !onBody ? response : changed(response, status, onBody);
  }
}

/** Failures of the model, which the provider reports with statuses that are otherwise the client's fault. */
const statusOfGateway: Readonly<Record<number, number>> = { 408: 504, 424: 502 };

/** An error response with another status; its body is shown when it is read. */
function changed(
  response: HttpResponse,
  status: number,
  onBody: ((body: Uint8Array) => void) | undefined,
): HttpResponse {
  return {
    status,
    headers: response.headers,
    deliver: (sink) => response.deliver(sink),
    async bytes(maxBytes) {
      const body = await response.bytes(maxBytes);
      onBody?.(body);
      return body;
    },
    discard: () => response.discard(),
  };
}
