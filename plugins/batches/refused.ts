import { GatewayError } from '../../core/api/index.js';

/** The error for what the state of a batch does not allow. */
export function refused(message: string): GatewayError {
  return new GatewayError({ code: 'GW_BATCH_STATE', status: 409, message });
}
