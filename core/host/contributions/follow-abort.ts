import type { GatewayError } from '../../api/index.js';
import { abortError } from '../../services/http-client/upstream-errors.js';

/**
 * Ends a call of a model together with the work that makes it, which may make thousands of calls. The reason is converted, because a call may only
 * end with a `GatewayError`.
 *
 * @returns stops following
 */
export function followAbort(signal: AbortSignal, end: (reason: GatewayError) => void): () => void {
  const abort = (): void => end(abortError(signal.reason, 'the model', 'The work was cancelled.'));
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return () => signal.removeEventListener('abort', abort);
}
