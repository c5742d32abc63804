import { type Exchange, GatewayError } from '../api/index.js';
import type { Chain } from './chain.js';
import { attribute, withinBudget } from './guard.js';

/**
 * What is told of a failure: words of a provider go through the stages' plugins first, the innermost before the others, as an answer would.
 * Never rejects: a plugin that fails takes the place of the words that it was to look at.
 */
export async function transformFailure(chain: Chain, exchange: Exchange, error: GatewayError): Promise<GatewayError> {
  let told = error;
  for (const { plugin, hook } of chain.transform) {
    if ('buffer' in hook || !hook.failure || !quotesProvider(told)) continue;
    try {
      const given = hook.failure(told, exchange);
      const changed = given instanceof Promise ? await withinBudget(given, plugin) : given;
      if (changed !== undefined && !GatewayError.is(changed))
        throw new Error('failure returned something that is no GatewayError');
      told = changed ?? told;
    } catch (cause) {
      told = attribute(cause, plugin, 'transform');
    }
  }
  return told;
}

/** Whether a provider has said something in it. */
export function quotesProvider({ upstream }: GatewayError): boolean {
  return upstream !== undefined && (upstream.quoted === true || upstream.body !== undefined);
}
