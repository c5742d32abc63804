import { AuditTrail, ConnectionBindings, Database } from '../../core/api/database.js';
import {
  Clock,
  ConnectionChanges,
  Connections,
  definePlugin,
  ModelCatalog,
  refuseDisabledModel,
  refuseOtherModels,
} from '../../core/api/index.js';
import { StoredBindings } from './bindings.js';
import { config } from './config.js';
import { ConnectionStore } from './connection-store.js';
import { connectionRoutes } from './routes.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'connections',
  summary: 'Keeps the connections through which requests are made.',
  config,
  honours: ['allowedModelIdentifiersList', 'disabledModelIdentifiersList'],
  needs: { database: Database, clock: Clock, models: ModelCatalog },
  wants: { audit: AuditTrail },
  provides: { connections: Connections, changes: ConnectionChanges, bindings: ConnectionBindings },
  tables,
  async setup({ config: { maxBytesPerOrganization: maxBytes }, services: { models, ...services }, log }) {
    const bindings = new StoredBindings();
    const store = await ConnectionStore.open({ ...services, bindings, maxBytes, log });
    return {
      services: { connections: store, changes: store, bindings },
      routes: connectionRoutes(store, store),
      // For all connections, because an API key may have a list of its own. In `govern`, so that it applies to every attempt: a fallback cannot reach such a model either.
      govern(call, exchange) {
        refuseDisabledModel(call.model, exchange, models, { requested: call.source.original.model });
        refuseOtherModels(call, exchange, models);
        return undefined;
      },
      close: () => store.close(),
    };
  },
});
