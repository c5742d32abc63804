import { GatewayError } from '../../core/api/index.js';

/** A 401 response must name an authentication scheme (RFC 9110, section 15.5.2). Both kinds of credentials are accepted as bearer tokens. */
const challenge = { 'www-authenticate': 'Bearer' };

/** @param reason the end of the sentence, including the full stop */
export function invalidKey(reason = '.'): GatewayError {
  return new GatewayError({
    code: 'GW_AUTH_INVALID_KEY',
    status: 401,
    message: `API key or connection id is invalid${reason}`,
    // Some coding agents repeat a request with a wrong key for minutes, unless they are told not to.
    retryable: false,
    headers: challenge,
  });
}

/** Before anything else about the request is looked at. Says neither which addresses are allowed nor which one this is. */
export function addressRefused(): GatewayError {
  return new GatewayError({
    code: 'GW_AUTH_ADDRESS_REFUSED',
    status: 403,
    message: 'The API key may not be used from this address.',
    retryable: false,
  });
}

/** @param hint another sentence, with a leading space */
export function invalidToken(hint = ''): GatewayError {
  return new GatewayError({
    code: 'GW_AUTH_INVALID_TOKEN',
    status: 401,
    message: `The access token is invalid or expired.${hint}`,
    retryable: false,
    headers: challenge,
  });
}
