import { type Awaitable, GatewayError, type HookStep, type IncomingRequest } from '../../api/index.js';
import { timeIn } from '../../api/internal/exchange-time.js';
import type { Installed } from '../chain/installed.js';
import { isAskedFailure } from '../asked-model.js';
import { PluginFailure, pluginError, serverError } from '../internal-error.js';
import { checkedRefusal } from './checked-refusal.js';
import { timed } from './steps.js';
import { beginWait, endWait } from './waits.js';
import { withinBudget } from './within-budget.js';

/** Names of hooks, as shown in logs: those that a trace shows as steps, and those for which nothing waits. */
type HookName = Exclude<HookStep['hook'], 'route'> | 'sample' | 'appliesTo' | 'observe' | 'record';

/** What the HTTP client throws when another server fails. */
const serverFailures: ReadonlySet<string> = new Set([
  'GW_UPSTREAM_UNREACHABLE',
  'GW_UPSTREAM_BROKEN',
  'GW_UPSTREAM_TIMEOUT',
  'GW_PROVIDER_ANSWER_TOO_LARGE',
]);

/**
 * Whether a server that the plugin itself needs has failed, such as that of a classifier, or a model that it has asked. Without the difference, a
 * retry or another model would be tried although the provider is well. Inside `dispatch` it is the provider; inside `around`, a server is.
 */
function isServerFailure(cause: GatewayError, hook: HookName): boolean {
  if (hook === 'dispatch') return false;
  return isAskedFailure(cause) || (hook !== 'around' && serverFailures.has(cause.code));
}

/**
 * Attributes an error to a plugin. A valid `GatewayError` is returned as it is, unless a server that the plugin needs has failed; anything else is a
 * bug of the plugin, and becomes `GW_PLUGIN_FAILED`.
 */
export function attribute(cause: unknown, plugin: Installed, hook: HookName): GatewayError {
  const failed = (reason: unknown): Error => new PluginFailure(plugin.id, hook, { cause: reason });
  const failure = (reason: unknown): GatewayError => pluginError(failed(reason));
  if (!GatewayError.is(cause)) return failure(cause);
  return isServerFailure(cause, hook) ? serverError(failed(cause)) : checkedRefusal(cause, failure);
}

/**
 * Logs a failure that must not reach the client.
 *
 * @param request in which it happened, where that is known
 */
export function report(cause: unknown, plugin: Installed, hook: HookName, request?: Pick<IncomingRequest, 'id'>): void {
  plugin.log.error({ ...(request && { requestId: request.id }), hook, error: cause }, 'plugin hook failed');
}

/** One call of a hook. */
interface HookCall<T> {
  readonly plugin: Installed;
  readonly hook: Exclude<HookStep['hook'], 'route'>;
  readonly exchange: IncomingRequest;
  work(): Awaitable<T | undefined>;
  /** Throws when the hook has returned an invalid result. */
  readonly check: (result: T) => void;
  /** Receives a result that arrives after the time limit or an abort. */
  readonly late?: (result: T | undefined) => void;
}

/**
 * Calls a hook under the rules for all hooks: it has a time limit, its wait ends when the exchange is aborted, unexpected errors are
 * attributed to the plugin, and for plugins that fail open, an error counts as the result `undefined`. Synchronous if the hook is.
 */
export function guard<T>(call: HookCall<T>): Awaitable<T | undefined> {
  const startedAt = call.exchange.trace.sampled ? timeIn(call.exchange) : 0;
  try {
    const result = call.work();
    return result instanceof Promise ? guardLate(result, call, startedAt) : checked(result, call);
  } catch (cause) {
    return failed(cause, call);
  }
}

/** Not in {@link guard}, which most hooks pass without these functions. */
function guardLate<T>(result: Promise<T | undefined>, call: HookCall<T>, startedAt: number): Promise<T | undefined> {
  const { plugin, hook, exchange, late } = call;
  const wait = beginWait(exchange, plugin.id, hook);
  const waited = withinBudget(result, plugin, { signal: exchange.signal, late }).then(
    (given) => {
      endWait(wait);
      try {
        return checked(given, call);
      } catch (cause) {
        return failed(cause, call);
      }
    },
    (cause: unknown) => {
      endWait(wait);
      return failed(cause, call);
    },
  );
  if (!exchange.trace.sampled) return waited;
  return timed(exchange, { plugin: plugin.id, hook }, { startedAt, result: waited });
}

function checked<T>(result: T | undefined, { check }: HookCall<T>): T | undefined {
  if (result === undefined || result === null) return undefined;
  check(result);
  return result;
}

function failed<T>(cause: unknown, { plugin, hook, exchange }: HookCall<T>): undefined {
  const isRefusal = GatewayError.is(cause) && !isServerFailure(cause, hook);
  if (plugin.onFailure === 'closed' || isRefusal) throw attribute(cause, plugin, hook);
  exchange.signal.throwIfAborted();
  report(cause, plugin, hook, exchange);
  return undefined;
}
