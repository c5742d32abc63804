import { GatewayError } from '../errors.js';

/** An answer that was cut off counts as failed, however much of it has come. */
export function incompleteAnswer(what: string): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_INCOMPLETE',
    status: 502,
    message: `The provider's answer broke off: ${what}.`,
  });
}
