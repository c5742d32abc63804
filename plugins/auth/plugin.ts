import { Database } from '../../core/api/database.js';
import { Clock, Connections, Credentials, definePlugin, GatewayInfo } from '../../core/api/index.js';
import { authenticate } from './authenticate.js';
import { bootstrap } from './bootstrap.js';
import { config } from './config.js';
import { CredentialStore } from './credential-store.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'auth',
  summary: 'Knows API keys and access tokens.',
  config,
  needs: { database: Database, connections: Connections, clock: Clock, info: GatewayInfo },
  provides: { credentials: Credentials },
  tables,
  async setup({ config, services, log }) {
    const { connections, clock, info } = services;
    const store = await CredentialStore.open({ ...services, log });
    const known = { indexes: store.indexes, connections, now: () => clock.now() };
    return {
      services: { credentials: store },
      authenticate: (request, access) => authenticate(request, access, known),
      // Not during setup: a start that fails later would have made secrets that nobody is shown.
      started: () => bootstrap(info.organization, config.bootstrap, { ...services, store }),
      close: () => store.close(),
    };
  },
});
