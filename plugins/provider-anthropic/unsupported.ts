import { GatewayError } from '../../core/api/index.js';

/** Content that is fine in the client's dialect and that this provider cannot take. */
export function unsupportedContent(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_CONTENT_UNSUPPORTED', status: 400, message: `${field}: ${problem}.`, field });
}

/** A wish that this provider, or the model, cannot fulfil. */
export function unsupportedRequest(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_UNSUPPORTED', status: 400, message: `${field}: ${problem}.`, field });
}

/** A value that no provider could make sense of, found only when it was needed. */
export function invalid(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message: `${field}: ${problem}.`, field });
}
