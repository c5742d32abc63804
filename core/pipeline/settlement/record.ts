import type { Exchange, GatewayError, Outcome } from '../../api/index.js';
import type { Chain } from '../chain/chain.js';
import { report } from '../hooks/guard.js';
import { withinBudget } from '../hooks/within-budget.js';
import { outcomeOf } from './outcome-of.js';

/** Runs all `record` hooks concurrently. The client has its answer already; only the close of the generation waits for them. */
export function record(chain: Chain, exchange: Exchange, outcome: Outcome): Promise<unknown> | undefined {
  let pending: Promise<void>[] | undefined;
  for (const { plugin, hook } of chain.record) {
    const failed = (cause: unknown): void => report(cause, plugin, 'record', exchange);
    try {
      const recording = hook(exchange, outcome);
      if (recording instanceof Promise) (pending ??= []).push(withinBudget(recording, plugin).catch(failed));
    } catch (cause) {
      failed(cause);
    }
  }
  return pending && Promise.all(pending);
}

/** Runs the `record` hooks for a request that was refused before its chain began, with an anonymous caller. */
export async function recordRefusal(chain: Chain, exchange: Exchange, error: GatewayError): Promise<void> {
  const progress = { attempts: [], finishReason: undefined, status: error.status };
  await record(chain, exchange, outcomeOf(exchange, progress, error, { status: undefined, firstByteAt: undefined }));
}
