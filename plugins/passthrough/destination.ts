import {
  type Charges,
  type Connection,
  endUserOf,
  type Exchange,
  fitsConnection,
  type Forward,
  GatewayError,
  type GatewayInfo,
  type Identity,
  modelsOfKey,
  originOf,
} from '../../core/api/index.js';
import type { PassthroughProvider } from './config.js';

/** Path prefix; what follows the provider's name is the provider's own path. */
export const prefix = '/v1/passthrough';

/** Where clients of some providers send the key besides the usual places, and cannot send it elsewhere. */
export const keyPlaces = { header: 'x-goog-api-key', query: 'key' } as const;

const asked = new RegExp(`^${prefix}/[^/]+(?<rest>/.*)$`);

/**
 * Matches a `..` segment, with any part of it percent-encoded any number of times. A URL parser does not treat an encoded slash as a
 * separator, but many servers do.
 */
const stepsUp = /(?:[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){2}(?:[/\\;]|%(?:25)*(?:2f|5c|3b)|$)/i;
const outside = 'The path leads outside the base URL of the provider.';

/**
 * Returns the URL that a request is forwarded to.
 *
 * @param path as sent by the client, still percent-encoded
 * @throws GatewayError `GW_PASSTHROUGH_REFUSED` for a path that leads outside the provider's base URL
 */
export function destination({ baseUrl }: PassthroughProvider, path: string, search: string): string {
  const base = new URL(baseUrl);
  const below = pathOf(base);
  // Another spelling of the route, such as one with `//`, does not say where the path of the provider begins.
  const rest = asked.exec(path)?.groups?.['rest'];
  if (rest === undefined) throw refused(`Write the beginning of the path as it is: ${prefix}/{provider}/…`);
  if (stepsUp.test(rest)) throw refused(outside);
  const query = withoutGatewayKey(search);
  const url = new URL(`${base.origin}${below}${rest}${query === '' ? '' : `?${query}`}`);
  const isInside = url.pathname === below || url.pathname.startsWith(`${below}/`);
  if (url.origin !== base.origin || !isInside) throw refused(outside);
  for (const [name, value] of base.searchParams) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/** The path of a base URL, without a slash at the end. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/+$/, '');
}

/** A query without the key for the gateway, which {@link keyPlaces} has a place for. All others belong to the provider. */
function withoutGatewayKey(search: string): string {
  const isKept = (piece: string): boolean => {
    const [[name, value = ''] = []] = new URLSearchParams(piece);
    return name !== keyPlaces.query || !value.trim().startsWith('sk-slc-');
  };
  return search.split('&').filter(isKept).join('&');
}

/** The address of a provider, and that under which its clients reach it here. */
export function addressesOf(
  { baseUrl }: PassthroughProvider,
  name: string,
  exchange: Exchange,
  info: GatewayInfo,
): Required<Forward>['addresses'] {
  const base = new URL(baseUrl);
  const { connectionIdInPath: id } = exchange;
  const connection = id === undefined ? '' : `/c/${encodeURIComponent(id)}`;
  return { theirs: base.origin + pathOf(base), own: `${originOf(exchange, info)}${connection}${prefix}/${name}` };
}

const isUncharged = 'a spending limit, and passed-through requests are not charged';
const namesAnyModel = 'models that may not be used, and passed-through requests may name any model';

/**
 * Refuses API keys with a limit of their own, of spending or tokens, which passed-through requests would not be charged to, or with a list of models.
 *
 * @throws GatewayError `GW_PASSTHROUGH_REFUSED`
 */
export function refuseIfLimited(identity: Identity): void {
  if (identity.kind !== 'key') return;
  const reason =
    ((typeof identity.spendingLimit === 'string' || identity.modelSpendingLimits) && isUncharged) ||
    (identity.rateLimit?.tokens !== undefined &&
      'a limit of tokens, and those of passed-through requests are not counted') ||
    (modelsOfKey(identity) && namesAnyModel);
  if (reason) throw refused(`The API key "${identity.name ?? identity.keyId}" has ${reason}. Use a key that has none.`);
}

/**
 * Refuses connections that are not listed, or that have policies, a spending limit or models that may not be used: passed-through requests are
 * neither inspected nor charged, so they would bypass them.
 *
 * @throws GatewayError `GW_PASSTHROUGH_REFUSED`
 */
export function refuseUnlessFree(
  connection: Connection,
  name: string,
  { connections }: PassthroughProvider,
  info: GatewayInfo,
): void {
  if (!fitsConnection(connections, connection, info))
    throw refused(
      `The connection "${connection.name}" may not use "${name}" this way. The operator decides which connections may.`,
    );
  const inForce = connection.policies.filter(({ disabled }) => !disabled);
  if (inForce.some(({ source }) => source === 'gateway'))
    throw refused(
      'This gateway has policies for every connection (gateway.yaml), and passed-through requests are not checked. Use a route of this gateway.',
    );
  const [reason] = [
    (connection.enableSpendingLimit || connection.modelSpendingLimits !== null) && isUncharged,
    inForce.length > 0 && 'policies, and passed-through requests are not checked',
    (connection.allowedModelIdentifiersList !== null || connection.disabledModelIdentifiersList.length > 0) &&
      namesAnyModel,
  ].filter((each) => each !== false);
  if (reason !== undefined)
    throw refused(`The connection "${connection.name}" has ${reason}. Use a connection that has none.`);
}

/**
 * Refuses whoever a spending limit of gateway.yaml applies to. Limits of their own have been refused before, by name.
 *
 * @throws GatewayError `GW_PASSTHROUGH_REFUSED`
 */
export function refuseIfLimitedByGateway(
  payer: { readonly connection: Connection; readonly identity: Identity; readonly tags: readonly string[] | undefined },
  charges: Charges | undefined,
): void {
  if (charges?.isLimited({ ...payer, endUserId: endUserOf(payer.identity, undefined) }))
    throw refused(
      'A spending limit of gateway.yaml (in "limits" of the plugin "spending-limit") applies to this request, and passed-through requests are not charged. Use a route of this gateway.',
    );
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
