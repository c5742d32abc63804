import type { Clock, Logger, Readiness, ReadinessCheck } from '../../core/api/index.js';

/** What `/readyz` answers with. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: readonly ReadinessCheck[];
}

/**
 * Makes a function that asks all plugins, and ends after a time. Whoever asks while plugins are being asked already shares
 * their answer: the route is public, and no number of callers makes more work for the stores behind it.
 */
export function readinessCheck(
  readiness: Readiness,
  clock: Clock,
  timeoutMs: number,
  log: Logger,
): () => Promise<ReadinessReport> {
  let running: Promise<ReadinessReport> | undefined;

  async function ask(): Promise<ReadinessReport> {
    const limit = new AbortController();
    const answered = new AbortController();
    clock.sleep(timeoutMs, answered.signal).then(
      () => limit.abort(),
      () => undefined,
    );
    try {
      const checks = (await readiness.check(limit.signal)).map(published);
      return { ready: checks.every(({ ready }) => ready), checks };
    } catch (error) {
      log.error({ error }, 'readiness could not be checked');
      return { ready: false, checks: [] };
    } finally {
      answered.abort();
      running = undefined;
    }
  }

  return () => (running ??= ask());
}

/** Only the documented members, whatever else a check carries. */
function published({ plugin, ready, message }: ReadinessCheck): ReadinessCheck {
  return ready || message === undefined ? { plugin, ready } : { plugin, ready, message };
}
