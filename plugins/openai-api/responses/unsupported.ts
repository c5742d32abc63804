import { GatewayError } from '../../../core/api/index.js';

/** The refusal of what the dialect knows and the gateway cannot do. */
export function unsupported(field: string, message: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_UNSUPPORTED', status: 400, field, message });
}
