import { GatewayError } from '../api/index.js';
import { internalError, PluginFailure, pluginError } from '../pipeline/internal-error.js';
import { checkedRefusal } from '../pipeline/hooks/checked-refusal.js';
import type { AnyRoute } from './router.js';

/**
 * Attributes what code of a route has thrown (its handler, a schema, its dialect, its error encoder) to the plugin that contributes the route.
 *
 * @returns a valid `GatewayError` as it is; otherwise `GW_PLUGIN_FAILED`, or `GW_INTERNAL` for a route of the core
 */
export function routeFailure(
  { operation, owner }: Pick<AnyRoute, 'operation' | 'owner'>,
  thrown: unknown,
): GatewayError {
  const failure = (cause: unknown): GatewayError =>
    owner === undefined
      ? internalError(cause)
      : pluginError(new PluginFailure(owner, 'route', { cause, where: `the route "${operation}"` }));
  return GatewayError.is(thrown) ? checkedRefusal(thrown, failure) : failure(thrown);
}
