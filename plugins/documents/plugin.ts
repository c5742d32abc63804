import { availableParallelism } from 'node:os';
import {
  AuditTrail,
  ConnectionBindings,
  Database,
  DocumentLibrary,
  type DocumentRemoved,
  JobQueue,
} from '../../core/api/database.js';
import { Clock, Connections, definePlugin, DocumentFormats, GatewayInfo, ObjectStore } from '../../core/api/index.js';
import { runOutbox } from './upkeep/outbox.js';
import { config } from './config.js';
import { watchDeletedConnections } from './upkeep/deleted-connections.js';
import { watchExpiredDocuments } from './upkeep/expired-documents.js';
import { documentLibrary } from './library.js';
import { documentRoutes } from './routes.js';
import { openSearch, searchNeeds, searchWants } from './search/open-search.js';
import { tables } from './tables.js';
import { ChildPool } from './worker/child-pool.js';
import { documentHandler } from './worker/process-documents.js';

const processor = new URL('./processing/process-document.js', import.meta.url).href;

export default definePlugin({
  apiVersion: 1,
  name: 'documents',
  summary: 'Accepts documents and makes their text searchable.',
  config,
  honours: ['enableDocuments', 'forceDocumentsUse', 'logDocumentsResults'],
  // A search that waits for a silent vector store goes on without it after ten seconds.
  hookTimeoutMs: 30_000,
  needs: {
    ...searchNeeds,
    database: Database,
    jobs: JobQueue,
    objects: ObjectStore,
    connections: Connections,
    clock: Clock,
    info: GatewayInfo,
    formats: DocumentFormats,
  },
  provides: { library: DocumentLibrary },
  wants: { ...searchWants, trail: AuditTrail, bindings: ConnectionBindings },
  tables,
  setup({ config, services, log }) {
    const search = openSearch(services, config.search, log);
    const { index } = search;
    const { children = availableParallelism(), memoryBytes } = config.processing;
    const pool = new ChildPool({ processor, memoryBytes });
    const processing = { ...services, index, pool, log, config: config.processing };
    const stopProcessing = services.jobs.handle(documentHandler(processing, children));
    const removed: DocumentRemoved[] = [];
    const operations = { ...services, index, log, config, removed };
    const stops: (() => Promise<void>)[] = [];
    return {
      ...search.contributions,
      services: { library: documentLibrary(operations, search.ask, (tell) => removed.push(tell)) },
      routes: [...documentRoutes(operations), ...search.routes],
      started() {
        search.started();
        stops.push(runOutbox(operations), watchExpiredDocuments(operations));
        if (services.bindings) stops.push(watchDeletedConnections(operations, services.bindings));
      },
      async close() {
        await stopProcessing();
        pool.close();
        for (const stop of stops) await stop();
        await search.close();
      },
    };
  },
});
