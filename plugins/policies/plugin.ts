import {
  Clock,
  type Connection,
  ConnectionChanges,
  Connections,
  definePlugin,
  PolicyTypes,
} from '../../core/api/index.js';
import { bundledTypes } from './bundled-types.js';
import { config } from './config.js';
import { refuseUnenforced, unenforcedPolicy } from './refuse-unenforced.js';
import { policyRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'policies',
  summary: 'Keeps the policies of connections, and lets nothing pass that they cannot hold for.',
  config,
  needs: { types: PolicyTypes, connections: Connections, changes: ConnectionChanges, clock: Clock },
  setup({ services }) {
    const enforcement = { types: services.types, unenforced: bundledTypes };
    return {
      policyTypes: bundledTypes,
      routes: policyRoutes(services),
      appliesTo: (connection: Connection) => unenforcedPolicy(connection, enforcement) !== undefined,
      // For every attempt, like the policies themselves.
      govern(_call, { connection }) {
        if (connection) refuseUnenforced(connection, enforcement);
        return undefined;
      },
    };
  },
});
