import type { FetchLike } from '@modelcontextprotocol/client';
import type { HttpCallFacts, HttpClient } from '../../core/api/index.js';

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** Implements `fetch` with the gateway's HTTP client, so that its pool, proxies and limits apply to MCP servers too. */
export function fetchOver(http: HttpClient, maxBytes: number): FetchLike {
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
    return new Response(bodyOf(response, maxBytes), { status, headers });
  };
}

/** Converts a response body to a stream with backpressure and a size limit. */
function bodyOf(response: Awaited<ReturnType<HttpClient['send']>>, maxBytes: number): ReadableStream<Uint8Array> {
  let left = maxBytes;
  let taken: (() => void) | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const arriving = response.deliver(async (chunk) => {
          left -= chunk.length;
          if (left < 0) throw new Error(`the answer has more than ${maxBytes} bytes`);
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) await new Promise<void>((resolve) => (taken = resolve));
        });
        arriving.then(
          () => controller.close(),
          (cause: unknown) => controller.error(cause),
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
