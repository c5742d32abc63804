import { AuditTrail, ConnectionBindings, Database } from '../../core/api/database.js';
import {
  Clock,
  ConnectionChanges,
  Connections,
  Credentials,
  definePlugin,
  GatewayInfo,
  HttpClient,
  type Logger,
  TokenIssuers,
} from '../../core/api/index.js';
import { authenticate } from './authenticate.js';
import { bootstrap } from './bootstrap.js';
import { type AuthConfig, config } from './config.js';
import { CredentialStore } from './credentials/credential-store.js';
import { LateCredentials } from './credentials/late-credentials.js';
import type { Issuer } from './oidc/open-issuer.js';
import { credentialRoutes } from './routes.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'auth',
  summary: 'Authenticates API keys and access tokens.',
  config,
  needs: {
    database: Database,
    connections: Connections,
    changes: ConnectionChanges,
    bindings: ConnectionBindings,
    clock: Clock,
    info: GatewayInfo,
    httpClient: HttpClient,
  },
  wants: { audit: AuditTrail },
  provides: { credentials: Credentials, issuers: TokenIssuers },
  tables,
  async setup({ config, services, log }) {
    const { connections, clock, info } = services;
    const issuer = await issuerOf(config, services, log);
    const store = await CredentialStore.open({ ...services, maxBytes: config.maxBytesPerOrganization, log });
    let isOpen = false;
    const known = {
      indexes: store.indexes,
      connections,
      late: new LateCredentials({ store, connections, clock }),
      now: () => clock.now(),
      verifyToken: issuer && ((token: string) => issuer.verify(token)),
    };
    return {
      services: { credentials: store, issuers: config.oidc ? [config.oidc.issuer] : [] },
      routes: credentialRoutes({ store, clock, info }),
      authenticate: (request, access) => authenticate(request, access, known),
      // Not during setup: if the start failed later, secrets would have been created but never shown.
      async started() {
        issuer?.warmUp();
        const notes = await bootstrap(info.organization, config.bootstrap, { ...services, store });
        isOpen = true;
        return notes;
      },
      // Whoever waits for the gateway would otherwise be refused with the first credentials.
      async ready() {
        if (!isOpen) throw new Error('The first credentials are being created.');
      },
      close: () => {
        issuer?.close();
        return store.close();
      },
    };
  },
});

async function issuerOf(
  { oidc }: AuthConfig,
  services: { readonly info: GatewayInfo; readonly httpClient: HttpClient; readonly clock: Clock },
  log: Logger,
): Promise<Issuer | undefined> {
  if (!oidc) return undefined;
  // Imported lazily: most gateways have no issuer, and do not need the JWT library.
  const { openIssuer } = await import('./oidc/open-issuer.js');
  return openIssuer({ ...services, config: oidc, organization: services.info.organization, log });
}
