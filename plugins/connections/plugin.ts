import { Database } from '../../core/api/database.js';
import { Clock, Connections, definePlugin, ModelCatalog } from '../../core/api/index.js';
import { config } from './config.js';
import { ConnectionStore } from './connection-store.js';
import { disablesModels, refuseDisabledModel } from './refuse-disabled-models.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'connections',
  summary: 'Keeps the connections through which requests are made.',
  config,
  needs: { database: Database, clock: Clock, models: ModelCatalog },
  provides: { connections: Connections },
  tables,
  async setup({ services, log }) {
    const connections = await ConnectionStore.open({ ...services, log });
    return {
      services: { connections },
      appliesTo: disablesModels,
      // Inside the onion, so that no fallback can reach a disabled model either.
      govern(call, { connection }) {
        if (connection) refuseDisabledModel(call, connection, services.models);
        return undefined;
      },
      close: () => connections.close(),
    };
  },
});
