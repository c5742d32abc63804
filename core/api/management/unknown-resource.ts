import { GatewayError } from '../errors.js';

/**
 * The 404 error for an id that does not exist. Use it for a resource of another organization too, so that the reply does not reveal that the
 * resource exists.
 *
 * @param what name of the resource, as in "There is no connection …"
 * @param meant the id that was most likely meant, if one is similar
 */
export function unknownResource(code: string, what: string, id: string, meant?: string): GatewayError {
  const shown = id.length > 100 ? `${id.slice(0, 100)}…` : id;
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return new GatewayError({ code, status: 404, message: `There is no ${what} "${shown}".${hint}` });
}
