import { Readable } from 'node:stream';
import type { HttpClient } from '../../../core/api/index.js';

/** A request of the AWS SDK. */
interface SdkRequest {
  readonly method: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number | undefined;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[] | null>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What the SDK reads of a response. */
interface SdkResponse {
  readonly statusCode: number;
  readonly reason: string;
  readonly headers: Record<string, string>;
  readonly body: Readable;
}

/** How the AWS SDK sends requests for credentials (to STS and SSO). */
interface SdkRequestHandler {
  handle(request: SdkRequest, options?: { readonly abortSignal?: unknown }): Promise<{ response: SdkResponse }>;
  destroy(): void;
  updateHttpClientConfig(): void;
  httpHandlerConfigs(): object;
}

const timeLimits = { headersTimeoutMs: 10_000, idleTimeoutMs: 10_000 };
const maxBytes = 1024 * 1024;

/** Sends the SDK's requests with the gateway's client, and so through its proxies. */
export function sdkRequestHandler(http: HttpClient): SdkRequestHandler {
  return {
    async handle(request, { abortSignal } = {}) {
      const { method, headers, body } = request;
      const signal = abortSignal instanceof AbortSignal ? abortSignal : new AbortController().signal;
      const sent = typeof body === 'string' || body instanceof Uint8Array ? { body } : {};
      const own = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !/^(?:host|content-length)$/i.test(name)),
      );
      const answered = await http.send({
        ...timeLimits,
        ...sent,
        method: method as 'GET' | 'POST',
        url: urlOf(request),
        headers: own,
        signal,
      });
      const known = Object.entries(answered.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      const bytes = await answered.bytes(maxBytes);
      const response = {
        statusCode: answered.status,
        reason: '',
        headers: Object.fromEntries(known) as Record<string, string>,
        body: Readable.from([bytes]),
      };
      return { response };
    },
    destroy: () => undefined,
    updateHttpClientConfig: () => undefined,
    httpHandlerConfigs: () => ({}),
  };
}

function urlOf({ protocol, hostname, port, path, query = {} }: SdkRequest): string {
  const url = new URL(`${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`);
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) url.searchParams.append(name, each as string);
  }
  return url.href;
}
