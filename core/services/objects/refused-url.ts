import { GatewayError } from '../../api/errors.js';

/** The error for a request that its signed URL does not allow. */
export function refusedUrl(message: string): GatewayError {
  return new GatewayError({ code: 'GW_OBJECT_URL_REFUSED', status: 403, message });
}
