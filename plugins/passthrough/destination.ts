import { type Connection, GatewayError } from '../../core/api/index.js';
import type { PassthroughProvider } from './config.js';

/** Below which paths are the provider's own. */
export const prefix = '/v1/passthrough';

const asked = new RegExp(`^${prefix}/[^/]+(?<rest>/.*)?$`);

/**
 * `..` between slashes, any of it as percent signs, and those as percent signs again. To a URL an encoded slash is none, and to many a server it
 * is one.
 */
const stepsUp = /(?:[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){2}(?:[/\\;]|%(?:25)*(?:2f|5c|3b)|$)/i;
const outside = 'The path leads outside the base URL of the provider.';

/**
 * The address that a request goes on to.
 *
 * @param path as the client has sent it, percent signs included
 * @throws GatewayError `GW_PASSTHROUGH_REFUSED` for a path that leads out of the provider's
 */
export function destination({ baseUrl }: PassthroughProvider, path: string, search: string): string {
  const base = new URL(baseUrl);
  const below = base.pathname.replace(/\/+$/, '');
  const rest = asked.exec(path)?.groups?.['rest'] ?? '';
  if (stepsUp.test(rest)) throw refused(outside);
  const url = new URL(`${base.origin}${below}${rest}${search === '' ? '' : `?${search}`}`);
  const isInside = url.pathname === below || url.pathname.startsWith(`${below}/`);
  if (url.origin !== base.origin || !isInside) throw refused(outside);
  for (const [name, value] of base.searchParams) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * What goes through is not looked at: nothing that promises to look at everything, or to charge for it, may be got round by it.
 *
 * @throws GatewayError `GW_PASSTHROUGH_REFUSED`
 */
export function refuseUnlessFree(connection: Connection, name: string, { connections }: PassthroughProvider): void {
  if (!connections.includes('*') && !connections.includes(connection.name))
    throw refused(
      `The connection "${connection.name}" may not use "${name}" this way. The operator decides which connections may.`,
    );
  const [reason] = [
    connection.enableSpendingLimit && 'a spending limit, and passed-through requests are not charged',
    connection.policies.some(({ disabled }) => !disabled) && 'policies, and passed-through requests are not checked',
    connection.disabledModelIdentifiersList.length > 0 &&
      'models that are switched off, and passed-through requests may name any model',
  ].filter((each) => each !== false);
  if (reason !== undefined)
    throw refused(`The connection "${connection.name}" has ${reason}. Use a connection that has none.`);
}

/** @throws GatewayError `GW_PASSTHROUGH_UNKNOWN` */
export function findProvider(
  providers: Readonly<Record<string, PassthroughProvider>>,
  name: string,
): PassthroughProvider {
  const found = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (found) return found;
  const known = Object.keys(providers).join(', ') || 'none';
  const message = `There is no provider "${name.slice(0, 100)}" to pass requests on to. Known providers: ${known}.`;
  throw new GatewayError({ code: 'GW_PASSTHROUGH_UNKNOWN', status: 404, message });
}

function refused(message: string): GatewayError {
  return new GatewayError({ code: 'GW_PASSTHROUGH_REFUSED', status: 403, message });
}
