import { GatewayError } from '../../core/api/index.js';

/** RFC 9110, section 15.5.2: whoever answers 401 says which scheme would do. Both kinds of credentials may come as a bearer's. */
const challenge = { 'www-authenticate': 'Bearer' };

/** @param reason ends the sentence, its full stop included */
export function invalidKey(reason = '.'): GatewayError {
  return new GatewayError({
    code: 'GW_AUTH_INVALID_KEY',
    status: 401,
    message: `API key or connection id is invalid${reason}`,
    headers: challenge,
  });
}

/** @param hint another sentence, after a space */
export function invalidToken(hint = ''): GatewayError {
  return new GatewayError({
    code: 'GW_AUTH_INVALID_TOKEN',
    status: 401,
    message: `The access token is invalid or expired.${hint}`,
    headers: challenge,
  });
}
