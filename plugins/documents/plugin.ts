import { availableParallelism } from 'node:os';
import { AuditTrail, Database, JobQueue } from '../../core/api/database.js';
import { Clock, Connections, definePlugin, GatewayInfo, ObjectStore } from '../../core/api/index.js';
import { doChores } from './chores.js';
import { config } from './config.js';
import { rowsAlone } from './indexing/rows-alone.js';
import { documentRoutes } from './routes.js';
import { tables } from './tables.js';
import { ChildPool } from './worker/child-pool.js';
import { documentHandler } from './worker/process-documents.js';

const processor = new URL('./processing/process-document.js', import.meta.url).href;

export default definePlugin({
  apiVersion: 1,
  name: 'documents',
  summary: 'Takes documents, and makes their text searchable.',
  config,
  needs: {
    database: Database,
    jobs: JobQueue,
    objects: ObjectStore,
    connections: Connections,
    clock: Clock,
    info: GatewayInfo,
  },
  wants: { trail: AuditTrail },
  tables,
  setup({ config, services, log }) {
    const index = rowsAlone;
    const { children = availableParallelism(), memoryBytes } = config.processing;
    const pool = new ChildPool({ processor, memoryBytes });
    const processing = { ...services, index, pool, log, config: config.processing };
    const stopProcessing = services.jobs.handle(documentHandler(processing, children));
    let stopChores: (() => Promise<void>) | undefined;
    return {
      routes: documentRoutes({ ...services, index, log, config }),
      started() {
        stopChores = doChores({ ...services, index, log });
        return [];
      },
      async close() {
        await stopProcessing();
        pool.close();
        await stopChores?.();
      },
    };
  },
});
