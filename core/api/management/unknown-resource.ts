import { GatewayError } from '../errors.js';

/**
 * The refusal of an id that leads to nothing. Something of another organization is refused in the same words, so that nobody learns
 * that it exists.
 *
 * @param what as in "There is no connection …"
 */
export function unknownResource(code: string, what: string, id: string): GatewayError {
  const shown = id.length > 100 ? `${id.slice(0, 100)}…` : id;
  return new GatewayError({ code, status: 404, message: `There is no ${what} "${shown}".` });
}
