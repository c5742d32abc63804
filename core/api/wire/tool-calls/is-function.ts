import type { Tool } from '../../call.js';
import { unsupportedRequest } from '../failures/unsupported-request.js';

/**
 * Whether a tool is a function for models of a provider that knows only those, besides the tools of its own. One that another provider runs is none, and
 * is left out.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) for a tool that the client runs and that no function can express, because the client expects it to
 * be called
 */
export function isFunction({ name, opaque }: Tool): boolean {
  if (opaque?.elsewhere === 'refused') {
    throw unsupportedRequest(
      'tools',
      `the model of this request cannot be given the tool "${name}": only models of the dialect "${opaque.dialect}" know it, and it cannot be expressed as a function`,
    );
  }
  return !opaque || opaque.elsewhere === 'function';
}
