import { AuditTrail, ConnectionBindings, Database } from '../../core/api/database.js';
import { Clock, Connections, definePlugin, ExchangeNotes, ToolFunctions } from '../../core/api/index.js';
import { checkPrompt } from './bind-prompts.js';
import { config } from './config.js';
import { PromptChanges } from './prompt-changes.js';
import { PromptStore } from './prompt-store.js';
import { renderIntoCall } from './rendering/render-into-call.js';
import { promptRoutes } from './routes.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'prompts',
  summary: 'Keeps prompt templates and renders them.',
  config,
  honours: ['promptId'],
  needs: {
    database: Database,
    clock: Clock,
    bindings: ConnectionBindings,
    connections: Connections,
    notes: ExchangeNotes,
    functions: ToolFunctions,
  },
  wants: { audit: AuditTrail },
  tables,
  async setup({ config: { maxBytesPerOrganization: maxBytes }, services, log }) {
    services.bindings.checkPromptsWith(checkPrompt);
    const store = await PromptStore.open({ ...services, log });
    const changes = new PromptChanges({ ...services, maxBytes }, store);
    const rendering = { prompts: store, notes: services.notes, functions: services.functions };
    return {
      routes: promptRoutes({ store, changes, connections: services.connections }),
      prepare: (call, exchange) => renderIntoCall(call, exchange, rendering),
      close: () => store.close(),
    };
  },
});
