import type { FetchLike, RequestId } from '@modelcontextprotocol/client';
import type { HttpCallFacts, HttpClient } from '../../core/api/index.js';
import { resultTooLong } from './tool-failures.js';

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** The members that are read of a message of the protocol. */
interface Sent {
  readonly id?: RequestId;
}

/**
 * Implements `fetch` with the gateway's HTTP client, so that its pool, proxies and limits apply to MCP servers too.
 *
 * @param onBroken called when the answer to a request breaks off, before its stream fails
 */
export function fetchOver(
  http: HttpClient,
  maxBytes: number,
  onBroken: (id: RequestId, cause: Error) => void,
): FetchLike {
  return async (url, init = {}) => {
    const signal = init.signal ?? new AbortController().signal;
    const body = init.body;
    if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('only texts are sent');
    const response = await http.send({
      method: (init.method ?? 'GET') as HttpCallFacts['method'],
      url: String(url),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(body ? { body } : {}),
      signal,
    });
    const { status } = response;
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) if (value !== undefined) headers.set(name, value);
    if (withoutBody.has(status)) {
      response.discard();
      return new Response(null, { status, headers });
    }
    // The limit is also for a stream of notifications, since an event that never ends would be buffered. The stream is then opened again.
    const noteBroken = (cause: Error): void => {
      const { id } = JSON.parse(body ?? '{}') as Sent;
      if (id !== undefined && !signal.aborted) onBroken(id, cause);
    };
    return new Response(bodyOf(response, maxBytes, noteBroken), { status, headers });
  };
}

/** Converts a response body to a stream with backpressure and a size limit. */
function bodyOf(
  response: Awaited<ReturnType<HttpClient['send']>>,
  maxBytes: number,
  onBroken: (cause: Error) => void,
): ReadableStream<Uint8Array> {
  let left = maxBytes;
  let taken: (() => void) | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const arriving = response.deliver(async (chunk) => {
          left -= chunk.length;
          if (left < 0) throw resultTooLong(maxBytes);
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) await new Promise<void>((resolve) => (taken = resolve));
        });
        arriving.then(
          () => controller.close(),
          (cause: Error) => {
            onBroken(cause);
            controller.error(cause);
          },
        );
      },
      pull: () => taken?.(),
      cancel() {
        taken?.();
        response.discard();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 65_536 }),
  );
}
