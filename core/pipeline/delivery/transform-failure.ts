import { type Exchange, GatewayError } from '../../api/index.js';
import type { Chain } from '../chain/chain.js';
import { attribute } from '../hooks/guard.js';
import { inWords } from '../hooks/hook-results.js';
import { withinBudget } from '../hooks/within-budget.js';

/**
 * Passes an error that quotes a provider through the `failure` hooks of the stages' plugins, the innermost first, as if it were an answer. Never
 * rejects: if a plugin fails, the result is its failure instead of the provider's words.
 */
export async function transformFailure(chain: Chain, exchange: Exchange, error: GatewayError): Promise<GatewayError> {
  let told = error;
  for (const { plugin, hook } of chain.transform) {
    if (!hook.failure || !quotesProvider(told)) continue;
    try {
      const given = hook.failure(told, exchange);
      const changed = given instanceof Promise ? await withinBudget(given, plugin) : given;
      if (changed === undefined || changed === null) continue;
      if (!GatewayError.is(changed))
        throw new Error(`its failure returned ${inWords(changed)}, which is not a GatewayError`);
      told = changed;
    } catch (cause) {
      told = attribute(cause, plugin, 'transform');
    }
  }
  return told;
}

/** Whether an error contains words of a provider. */
export function quotesProvider({ upstream }: GatewayError): boolean {
  return upstream !== undefined && (upstream.quoted === true || upstream.body !== undefined);
}
