import { GatewayError } from '../errors.js';

/** The error for an answer that was cut off, which counts as failed however much of it has arrived. */
export function incompleteAnswer(what: string): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_INCOMPLETE',
    status: 502,
    message: `The provider's answer broke off: ${what}.`,
  });
}
