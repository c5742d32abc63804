import {
  type Access,
  type Authenticated,
  type Awaitable,
  type Connection,
  GatewayError,
  type IncomingRequest,
  type Role,
} from '../api/index.js';
import type { Chain } from './chain/chain.js';
import type { Installed } from './chain/installed.js';
import { guard } from './hooks/guard.js';
import { checkAuthenticated } from './hooks/hook-results.js';

const rank: Readonly<Record<Role, number>> = { viewer: 1, editor: 2, admin: 3 };
/** A 401 response must name an authentication scheme (RFC 9110, section 15.5.2). API keys are accepted as bearer tokens too. */
const challenge = { 'www-authenticate': 'Bearer' };
const anonymous: Authenticated = Object.freeze({ identity: Object.freeze({ kind: 'anonymous' }) });

/**
 * Authenticates the caller: the first plugin that returns an identity wins. If none does, a route that is not public is refused; so is a
 * role that is too low. Synchronous as long as the hooks are.
 */
export function authenticate(chain: Chain, request: IncomingRequest, access: Access): Awaitable<Authenticated> {
  return access.kind === 'public' ? anonymous : ask(chain.authenticate, 0, request, access);
}

function ask(
  hooks: Chain['authenticate'],
  from: number,
  request: IncomingRequest,
  access: Access,
): Awaitable<Authenticated> {
  for (let index = from; index < hooks.length; index += 1) {
    const { plugin, hook } = hooks[index] as (typeof hooks)[number];
    const by = { plugin, request };
    const work = (): ReturnType<typeof hook> => hook(request, access);
    const found = guard({ plugin, hook: 'authenticate', exchange: request, work, check: checkAuthenticated });
    if (found instanceof Promise) {
      return found.then((late) => (late ? checked(late, by, access) : ask(hooks, index + 1, request, access)));
    }
    if (found) return checked(found, by, access);
  }
  throw refused(access);
}

/** Who has identified a caller, of which request. */
interface Identifying {
  readonly plugin: Installed;
  readonly request: IncomingRequest;
}

/** Authorization: plugins identify the caller, the core decides whether the caller may use the route and the connection. */
function checked(authenticated: Authenticated, by: Identifying, access: Access): Authenticated {
  const { identity, connection } = authenticated;
  if (access.kind === 'connection-key') {
    if (identity.kind !== 'key' || !connection) throw unfit(authenticated, by, access);
    refuseDisabled(connection);
    return authenticated;
  }
  if (access.kind === 'bearer') {
    if (identity.kind !== 'token') throw unfit(authenticated, by, access);
    // The negated comparison also refuses an unknown role, whose rank is undefined.
    if (!(rank[identity.role] >= rank[access.role])) {
      throw new GatewayError({
        code: 'GW_AUTH_FORBIDDEN',
        status: 403,
        message: `This operation needs the role "${access.role}"; the token has "${identity.role}".`,
      });
    }
  }
  return authenticated;
}

/** @throws GatewayError `GW_CONNECTION_DISABLED` (403) */
export function refuseDisabled({ name, disabled }: Connection): void {
  if (!disabled) return;
  throw new GatewayError({
    code: 'GW_CONNECTION_DISABLED',
    status: 403,
    message: `The connection "${name}" is disabled.`,
  });
}

/** A caller of another kind than the route needs: the client cannot see why, and the author of a plugin should. */
function unfit(
  { identity, connection }: Authenticated,
  { plugin, request }: Identifying,
  access: Access,
): GatewayError {
  const needed = access.kind === 'bearer' ? 'of the kind "token"' : 'of the kind "key", with a connection';
  const found = `"${identity.kind}"${connection ? '' : ', without a connection'}`;
  plugin.log.info(
    { requestId: request.id },
    `it has identified a caller of the kind ${found}; the route needs one ${needed}`,
  );
  return refused(access);
}

function refused(access: Access): GatewayError {
  return access.kind === 'bearer'
    ? new GatewayError({
        code: 'GW_AUTH_INVALID_TOKEN',
        status: 401,
        message: 'The access token is missing, invalid or expired. Send "Authorization: Bearer <ACCESS_TOKEN>".',
        retryable: false,
        headers: challenge,
      })
    : new GatewayError({
        code: 'GW_AUTH_INVALID_KEY',
        status: 401,
        message:
          'The API key or connection id is missing or invalid. Send "x-api-key" and "x-connection-id", or "Authorization: Bearer <API_KEY>".',
        retryable: false,
        headers: challenge,
      });
}
