import { GatewayError } from '../../core/api/index.js';

/** @param reason ends the sentence, its full stop included */
export function invalidKey(reason = '.'): GatewayError {
  return new GatewayError({
    code: 'GW_AUTH_INVALID_KEY',
    status: 401,
    message: `API key or connection id is invalid${reason}`,
  });
}

/** @param hint another sentence, after a space */
export function invalidToken(hint = ''): GatewayError {
  return new GatewayError({
    code: 'GW_AUTH_INVALID_TOKEN',
    status: 401,
    message: `The access token is invalid or expired.${hint}`,
  });
}
