import { type Awaitable, GatewayError } from '../api/index.js';
import type { Installed } from './installed.js';

/** Hooks by the names under which they appear in logs. */
export type HookName =
  | 'authenticate'
  | 'admit'
  | 'prepare'
  | 'around'
  | 'govern'
  | 'dispatch'
  | 'transform'
  | 'observe'
  | 'settle'
  | 'record';

/** Refusals pass; everything else that a plugin throws is a bug and is given the plugin's name. */
export function attribute(cause: unknown, plugin: Installed, hook: HookName): GatewayError {
  if (GatewayError.is(cause)) return cause;
  return new GatewayError({
    code: 'GW_PLUGIN_FAILED',
    status: 500,
    message: 'The gateway failed to handle the request. Its log has the details under the request id.',
    cause: new Error(`plugin "${plugin.id}" failed in ${hook}`, { cause }),
  });
}

/** Logs a failure that must not reach the client. */
export function report(cause: unknown, plugin: Installed, hook: HookName): void {
  plugin.log.error({ plugin: plugin.id, hook, error: cause }, 'plugin hook failed');
}

/**
 * Calls a hook under the rules that hold for all: a time budget, the plugin's name on every unexpected failure, and, for
 * plugins that are allowed to fail open, going on as if the hook had passed. A hook that answers at once costs no promise.
 */
export function guard<T>(
  plugin: Installed,
  hook: HookName,
  work: () => Awaitable<T | undefined>,
): Awaitable<T | undefined> {
  try {
    const result = work();
    if (!(result instanceof Promise)) return result;
    return withBudget(result, plugin, hook).catch((cause: unknown) => failed(cause, plugin, hook));
  } catch (cause) {
    return failed(cause, plugin, hook);
  }
}

function failed(cause: unknown, plugin: Installed, hook: HookName): undefined {
  if (plugin.onFailure === 'closed' || GatewayError.is(cause)) throw attribute(cause, plugin, hook);
  report(cause, plugin, hook);
  return undefined;
}

function withBudget<T>(promise: Promise<T>, plugin: Installed, hook: HookName): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(attribute(new Error(`no result within ${plugin.hookTimeoutMs} ms`), plugin, hook));
    }, plugin.hookTimeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
