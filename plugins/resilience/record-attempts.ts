import type { Attempt } from '../../core/api/index.js';
import type { RecoveryServices } from './recovery.js';
import { failureKind, isAboutProvider } from './failure-kind.js';

/** Records the results of a request's attempts in the circuit breaker. */
export function recordAttempts(
  attempts: readonly Attempt[],
  { breaker, lists, log }: Pick<RecoveryServices, 'breaker' | 'lists' | 'log'>,
): void {
  for (const { model, error, complete } of attempts) {
    if (!error && breaker.isEmpty) continue;
    const kind = failureKind(error);
    const key = lists.keyOf(model);
    if (kind !== undefined && isAboutProvider(kind)) {
      if (breaker.failed(key))
        log.warn({ model: key, reason: kind }, 'a model keeps failing and is skipped for a while');
    } else if (!error && complete && breaker.answered(key)) {
      log.info({ model: key }, 'a skipped model answers again');
    }
  }
}
