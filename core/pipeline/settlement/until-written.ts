import type { Chain } from '../chain/chain.js';
import { withinBudget } from '../hooks/within-budget.js';

/** The default time limit of a `settle`. */
const budget = { hookTimeoutMs: 10_000 } as const;

/**
 * Waits until the journal entries of an exchange are durable, with a time limit, so that a disk that hangs does not delay the client for
 * ever. (The journal logs the failure.) Does not wait if none were added meanwhile: while the disk is full, health checks and refusals must
 * not wait for the entries of others.
 *
 * @param before the number of batched entries when the exchange began
 * @returns undefined when there is nothing to wait for
 */
export function untilWritten({ entries }: Chain, before: number): Promise<void> | undefined {
  if (entries.batched === before) return undefined;
  const writing = entries.written();
  return writing instanceof Promise ? withinBudget(writing, budget).catch(() => undefined) : undefined;
}
