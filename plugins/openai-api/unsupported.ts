import { GatewayError } from '../../core/api/index.js';

/** The error for a feature of the dialect that the gateway does not support. */
export function unsupported(field: string, message: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_UNSUPPORTED', status: 400, field, message });
}
