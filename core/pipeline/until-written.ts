import type { Chain } from './chain.js';
import { withinBudget } from './guard.js';

/** As long as a `settle` may take that says nothing else. */
const budget = { hookTimeoutMs: 10_000 } as const;

/**
 * Waits until what was written while an exchange was settled is safe. A disk that takes nothing does not hold the client for ever; the journal has told
 * the log of it.
 *
 * @returns undefined when there is nothing to wait for
 */
export function untilWritten({ written }: Chain): Promise<void> | undefined {
  const writing = written();
  return writing instanceof Promise ? withinBudget(writing, budget).catch(ignore) : undefined;
}

function ignore(): void {}
