import { AuditTrail, ClientFiles, Database, DocumentLibrary, JobQueue } from '../../core/api/database.js';
import {
  Clock,
  Connections,
  Credentials,
  definePlugin,
  GatewayInfo,
  Metrics,
  RouteCalls,
} from '../../core/api/index.js';
import { config } from './config.js';
import { fileRoutes } from './files/file-routes.js';
import { messageRoutes } from './messages/message-routes.js';
import { endedCounter } from './run/ended-counter.js';
import { batchHandler } from './run/run-batch.js';
import { expiringTables, tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'batches',
  summary: 'Batches of requests, which the gateway sends in the background to any model.',
  config,
  needs: {
    database: Database,
    jobs: JobQueue,
    calls: RouteCalls,
    connections: Connections,
    clock: Clock,
    info: GatewayInfo,
    metrics: Metrics,
  },
  wants: { files: ClientFiles, library: DocumentLibrary, credentials: Credentials, trail: AuditTrail },
  tables,
  setup({ config, services, log }) {
    const { files, jobs, metrics } = services;
    const batches = { ...services, config, log, ended: endedCounter(metrics) };
    const stopWork = jobs.handle(batchHandler(batches));
    return {
      routes: [...(files ? fileRoutes(files, batches) : []), ...messageRoutes(batches)],
      retention: { settings: config, tables: expiringTables },
      close: stopWork,
    };
  },
});
