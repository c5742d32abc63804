import {
  applyRetention,
  AuditTrail,
  ClientFiles,
  Database,
  DocumentLibrary,
  JobQueue,
} from '../../core/api/database.js';
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
    const { retentionDays } = config;
    const stopWork = jobs.handle(batchHandler(batches));
    let stopDeleting: (() => void) | undefined;
    return {
      routes: [...(files ? fileRoutes(files, batches) : []), ...messageRoutes(batches)],
      started() {
        stopDeleting = applyRetention({ retentionDays, organizations: {} }, expiringTables, batches);
        return [];
      },
      async close() {
        stopDeleting?.();
        await stopWork();
      },
    };
  },
});
