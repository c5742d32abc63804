import { Database } from '../../core/api/database.js';
import { Clock, Connections, definePlugin } from '../../core/api/index.js';
import { config } from './config.js';
import { ConnectionStore } from './connection-store.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'connections',
  summary: 'Keeps the connections through which requests are made.',
  config,
  needs: { database: Database, clock: Clock },
  provides: { connections: Connections },
  tables,
  async setup({ services, log }) {
    const connections = await ConnectionStore.open({ ...services, log });
    return { services: { connections }, close: () => connections.close() };
  },
});
