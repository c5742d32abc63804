import { type GatewayError, isText } from '../../api/index.js';
import { checkHeaders } from './check-headers.js';

/**
 * Validates a `GatewayError` that a plugin has thrown. The reply to an invalid one would be an internal error, and it would not be known which
 * plugin is to blame.
 *
 * @param failure the error for a bug of the plugin
 * @returns the error itself, or `failure` with what is wrong with it
 */
export function checkedRefusal(error: GatewayError, failure: (cause: Error) => GatewayError): GatewayError {
  try {
    checkRefusal(error);
    return error;
  } catch (mistake) {
    const { message } = mistake as Error;
    return failure(new Error(`it threw an invalid GatewayError: ${message}`, { cause: error }));
  }
}

function checkRefusal({ code, status, headers }: GatewayError): void {
  if (!isText(code)) throw new Error('its "code" is not a text');
  if (!Number.isInteger(status) || status < 400 || status > 599) {
    throw new Error('its "status" is not a whole number from 400 to 599');
  }
  checkHeaders(headers);
}
