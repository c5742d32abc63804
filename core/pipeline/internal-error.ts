import { GatewayError } from '../api/index.js';

/** What a client is told about a failure that is nobody's business but the operator's. */
const seeLog = 'The gateway failed to handle the request. Its log has the details under the request id.';

/** Something unexpected went wrong inside the gateway. The cause goes to the log only. */
export function internalError(cause: unknown): GatewayError {
  return new GatewayError({ code: 'GW_INTERNAL', status: 500, message: seeLog, cause });
}

/** Something unexpected went wrong inside a plugin. */
export function pluginError(cause: Error): GatewayError {
  return new GatewayError({ code: 'GW_PLUGIN_FAILED', status: 500, message: seeLog, cause });
}
