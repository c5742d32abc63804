import { GatewayError } from '../errors.js';

/**
 * The error for content that is valid in the client's dialect but not supported by this provider.
 *
 * @param field path of the content in the call: `messages[2].content[0]`
 * @param problem continues "field: …", without a full stop: `the model takes no pictures`
 */
export function unsupportedContent(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_CONTENT_UNSUPPORTED', status: 400, message: `${field}: ${problem}.`, field });
}

/** The error for an option that this provider or the model does not support. */
export function unsupportedRequest(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_UNSUPPORTED', status: 400, message: `${field}: ${problem}.`, field });
}

/** The error for an invalid value that was not detected when the request was decoded. */
export function invalidRequest(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message: `${field}: ${problem}.`, field });
}
