import type { GatewayError } from '../api/index.js';

/** The failures of models that plugins have asked. */
const failures = new WeakSet<GatewayError>();

/**
 * Remembers that a model which a plugin has asked has failed, so that it is not taken for the model of the request. Limits and policies that refuse
 * the plugin's question are not failures: they would refuse the app's as well.
 *
 * @returns the error
 */
export function noteAskedFailure(error: GatewayError): GatewayError {
  if (error.upstream || error.status >= 500) failures.add(error);
  return error;
}

/** Whether an error is that of a model which a plugin has asked. */
export function isAskedFailure(error: GatewayError): boolean {
  return failures.has(error);
}
