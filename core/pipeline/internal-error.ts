import { GatewayError } from '../api/index.js';

/** The message for clients about an internal failure, whose details only the operator may see. */
const seeLog = 'The gateway failed to handle the request. Its log has the details under the request id.';

/** Which plugin has failed, and where, with what it has thrown as the cause. */
export class PluginFailure extends Error {
  readonly plugin: string;
  /** Name of the hook; `route` for the handler of a route. */
  readonly hook: string;

  /** @param where the hook, in the words of the message */
  constructor(plugin: string, hook: string, { cause, where = hook }: { cause: unknown; where?: string }) {
    super(`plugin "${plugin}" failed in ${where}`, { cause });
    this.plugin = plugin;
    this.hook = hook;
  }
}

/** The error for an unexpected failure of the gateway. The cause is only logged. */
export function internalError(cause: unknown): GatewayError {
  return new GatewayError({ code: 'GW_INTERNAL', status: 500, message: seeLog, cause });
}

/** The error for an unexpected failure of a plugin. */
export function pluginError(cause: Error): GatewayError {
  return new GatewayError({ code: 'GW_PLUGIN_FAILED', status: 500, message: seeLog, cause });
}

/** The error for the failure of another server that a plugin needs, besides that of the model. */
export function serverError(cause: Error): GatewayError {
  const message =
    'A server that the gateway needs for the request does not answer. The log of the gateway has the details under the request id.';
  return new GatewayError({ code: 'GW_PLUGIN_SERVER_UNAVAILABLE', status: 503, message, cause });
}
