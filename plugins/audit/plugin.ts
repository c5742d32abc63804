import { AuditTrail, Database } from '../../core/api/database.js';
import { Clock, definePlugin, z } from '../../core/api/index.js';
import { AuditLog } from './audit-log.js';
import { auditRoutes } from './routes.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'audit',
  summary: 'Records who changed what.',
  config: z.strictObject({}),
  needs: { database: Database, clock: Clock },
  provides: { trail: AuditTrail },
  tables,
  setup({ services: { database, clock } }) {
    const log = new AuditLog(database, clock);
    return { services: { trail: log }, routes: auditRoutes(log) };
  },
});
