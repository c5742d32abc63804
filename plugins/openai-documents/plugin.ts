import { AuditTrail, ClientFiles, Database, DocumentLibrary } from '../../core/api/database.js';
import { Clock, definePlugin, StepPolicies, VectorStores } from '../../core/api/index.js';
import { config } from './config.js';
import { attachFiles } from './files/attach-files.js';
import { clientFiles } from './files/client-files.js';
import { fileRoutes } from './files/file-routes.js';
import { forgetDocument } from './stores/forget-document.js';
import { vectorStores } from './stores/search-stores.js';
import { storeFileRoutes } from './stores/store-file-routes.js';
import { storeRoutes } from './stores/store-routes.js';
import { expiringTables, tables } from './tables.js';
import { uploadRoutes } from './uploads/upload-routes.js';

/** For this many days, clients can still see that a store has expired. */
const retentionDays = 30;

export default definePlugin({
  apiVersion: 1,
  name: 'openai-documents',
  summary: 'Files and vector stores of the OpenAI API, made of the gateway’s documents.',
  config,
  needs: { library: DocumentLibrary, database: Database, clock: Clock },
  wants: { trail: AuditTrail, policies: StepPolicies },
  provides: { files: ClientFiles, stores: VectorStores },
  tables,
  setup({ config, services }) {
    const operations = { ...services, config };
    const files = clientFiles(operations);
    const stores = vectorStores(operations);
    services.library.whenRemoved(forgetDocument);
    return {
      services: { files, stores },
      routes: [
        ...fileRoutes(files, services.clock),
        ...uploadRoutes(operations),
        ...storeRoutes(operations, stores),
        ...storeFileRoutes(operations),
      ],
      appliesTo: ({ enableDocuments }) => enableDocuments,
      prepare: (call, exchange) => attachFiles(call, exchange, operations),
      retention: { settings: { retentionDays }, tables: expiringTables },
    };
  },
});
