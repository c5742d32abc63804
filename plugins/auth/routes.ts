import type { Clock, GatewayInfo, Route } from '../../core/api/index.js';
import { callerRoute } from './caller-route.js';
import type { CredentialStore } from './credentials/credential-store.js';
import { keyRoutes } from './key-routes.js';
import { tokenRoutes } from './token-routes.js';

/** The services of the routes. */
export interface RouteServices {
  readonly store: CredentialStore;
  readonly clock: Clock;
  readonly info: GatewayInfo;
}

/** Operations for the credentials of the caller's organization, for admins, and one that tells callers who they are. */
export function credentialRoutes(services: RouteServices): readonly Route[] {
  return [callerRoute(services.info), ...keyRoutes(services), ...tokenRoutes(services)];
}
