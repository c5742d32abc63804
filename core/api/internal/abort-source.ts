import type { IncomingRequest } from '../exchange.js';

/**
 * A request that can report its abort without an `AbortSignal`: creating a signal with listeners costs more than the rest of the request's
 * state.
 */
export interface AbortSource {
  readonly isAborted: boolean;
  /** @param listener called when the request is aborted; at once if it is aborted already */
  onAbort(listener: () => void): void;
}

/** Whether a request has been aborted. */
export function isAborted(request: Pick<IncomingRequest, 'signal'> & Partial<AbortSource>): boolean {
  return request.isAborted ?? request.signal.aborted;
}

/**
 * Listens for the abort of a request. A listener cannot be removed; it is released together with the request.
 *
 * @param listener called once; at once if the request is aborted already
 */
export function onAbort(request: IncomingRequest & Partial<AbortSource>, listener: () => void): void {
  if (request.onAbort) request.onAbort(listener);
  else if (request.signal.aborted) listener();
  else request.signal.addEventListener('abort', listener, { once: true });
}
