import { GatewayError } from '../errors.js';

/**
 * The error for an answer that was cut off, which counts as failed however much of it has arrived.
 *
 * @param provider its id, if it is known
 */
export function incompleteAnswer(what: string, provider?: string): GatewayError {
  const whose = provider === undefined ? "The provider's answer" : `The answer of provider "${provider}"`;
  return new GatewayError({
    code: 'GW_PROVIDER_INCOMPLETE',
    status: 502,
    message: `${whose} broke off: ${what}.`,
  });
}
