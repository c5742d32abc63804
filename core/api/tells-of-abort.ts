import type { IncomingRequest } from './exchange.js';

/** A request that reports its abort without an `AbortSignal`, whose creation and listeners cost more than all else that a request keeps. */
export interface TellsOfAbort {
  readonly isAborted: boolean;
  /** @param listener called when the request is aborted, at once when it has been */
  onAbort(listener: () => void): void;
}

/** Whether a request has been aborted. */
export function isAborted(request: IncomingRequest & Partial<TellsOfAbort>): boolean {
  return request.isAborted ?? request.signal.aborted;
}

/**
 * Listens for the abort of a request. A listener cannot be removed; it goes with the request.
 *
 * @param listener called once, at once when the request has been aborted
 */
export function onAbort(request: IncomingRequest & Partial<TellsOfAbort>, listener: () => void): void {
  if (request.onAbort) request.onAbort(listener);
  else if (request.signal.aborted) listener();
  else request.signal.addEventListener('abort', listener, { once: true });
}
