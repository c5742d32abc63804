import type { Clock, Logger, Readiness, ReadinessCheck } from '../../core/api/index.js';

/** Body of the response of `/readyz`. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: readonly ReadinessCheck[];
}

/**
 * Returns a function that runs the readiness checks of all plugins, with a timeout. Concurrent callers share one run: the route is
 * public, and any number of callers must not increase the load on the stores behind it.
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
      () => limit.abort(new Error(`no answer within ${timeoutMs} ms`)),
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

/** Copies the documented members only, whatever else a check contains. */
function published({ plugin, ready, message }: ReadinessCheck): ReadinessCheck {
  return ready || message === undefined ? { plugin, ready } : { plugin, ready, message };
}
