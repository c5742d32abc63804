import {
  type Clock,
  type Logger,
  type Readiness,
  type ReadinessCheck,
  type StoreState,
  type StoreStates,
  withTimeLimit,
} from '../../core/api/index.js';

/** Body of the response of `/readyz`. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: readonly ReadinessCheck[];
  /** They are for operators only: the gateway is ready while a store is away. */
  readonly stores: readonly StoreState[];
}

/** What {@link readinessCheck} asks, and the clock. */
interface Asked {
  readonly readiness: Readiness;
  readonly stores: StoreStates;
  readonly clock: Clock;
}

/**
 * Returns a function that runs the readiness checks of all plugins, with a timeout. Concurrent callers share one run: the route is
 * public, and any number of callers must not increase the load on the stores behind it.
 */
export function readinessCheck(
  { readiness, stores, clock }: Asked,
  timeoutMs: number,
  log: Logger,
): () => Promise<ReadinessReport> {
  let running: Promise<ReadinessReport> | undefined;

  async function ask(): Promise<ReadinessReport> {
    const asking = (signal: AbortSignal) => Promise.all([readiness.check(signal), stores.now()]);
    try {
      const [checked, states] = await withTimeLimit(asking, { limitMs: timeoutMs, clock });
      const checks = checked.map(published);
      return { ready: checks.every(({ ready }) => ready), checks, stores: states };
    } catch (error) {
      log.error({ error }, 'readiness could not be checked');
      return { ready: false, checks: [], stores: [] };
    } finally {
      running = undefined;
    }
  }

  return () => (running ??= ask());
}

/** Copies the documented members only, whatever else a check contains. */
function published({ plugin, ready, message }: ReadinessCheck): ReadinessCheck {
  return ready || message === undefined ? { plugin, ready } : { plugin, ready, message };
}
