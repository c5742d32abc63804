import { type Clock, GatewayError, untilAborted, withTimeLimit } from '../../../../core/api/index.js';
import type { LimitedRequest } from '../document-search.js';

/** How long a search waits for its vectors, for the embedding model and the vector store together. */
const limitMs = 10_000;
/** For how long the searches of an organization do without vectors after some were late. */
const restMs = 30_000;

/** Bounds how long searches, and the requests that wait for them, are held up by what makes and finds vectors. */
export class VectorPatience {
  readonly #clock: Clock;
  /** When the searches of an organization ask for vectors again, by the monotonic clock. */
  readonly #restsUntil = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws what the work throws; GatewayError `GW_VECTORS_UNAVAILABLE` when it is late, or was for another search just now */
  async within<T>(request: LimitedRequest, work: (limited: LimitedRequest) => Promise<T>): Promise<T> {
    const { organizationId, signal } = request;
    if (performance.now() < (this.#restsUntil.get(organizationId) ?? 0)) throw late();
    const tooLate = (): GatewayError => {
      this.#restsUntil.set(organizationId, performance.now() + restMs);
      return late();
    };
    const limited = (until: AbortSignal): Promise<T> => untilAborted(work({ ...request, signal: until }), until);
    const found = await withTimeLimit(limited, { limitMs, clock: this.#clock, signal, tooLate });
    this.#restsUntil.delete(organizationId);
    return found;
  }
}

function late(): GatewayError {
  return new GatewayError({
    code: 'GW_VECTORS_UNAVAILABLE',
    status: 503,
    message: 'Documents cannot be searched at the moment: what makes and finds vectors is too slow. Try again shortly.',
    retryAfter: 1,
    cause: new Error(`the embedding model and the vector store have not answered within ${limitMs} ms`),
  });
}
