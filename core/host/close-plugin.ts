import type { Contributions, Logger } from '../api/index.js';
import { withinBudget } from '../pipeline/hooks/within-budget.js';

const closeTimeoutMs = 5_000;

/** Closes one plugin, with a time limit. Never rejects, so that a failing plugin does not keep the others from being closed. */
export async function closePlugin(contributions: Contributions, log: Logger): Promise<void> {
  if (!contributions.close) return;
  try {
    await withinBudget(Promise.resolve(contributions.close()), { hookTimeoutMs: closeTimeoutMs });
  } catch (cause) {
    log.error({ error: cause }, 'plugin did not close');
  }
}
