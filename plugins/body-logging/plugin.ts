import { Database, applyRetention } from '../../core/api/database.js';
import { Clock, definePlugin, ExchangeNotes, Journal } from '../../core/api/index.js';
import { bodyKind } from './body-record.js';
import { config } from './config.js';
import { logBodies } from './log-bodies.js';
import { bodyRoutes } from './routes.js';
import { storeBodies } from './store-bodies.js';
import { expiringTables, tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'body-logging',
  summary: 'Keeps requests and answers where a connection says so.',
  config,
  honours: ['logRequestBody', 'logResponseBody'],
  needs: { database: Database, journal: Journal, notes: ExchangeNotes, clock: Clock },
  after: ['policies', 'prompts'],
  tables,
  setup({ config, services, log }) {
    const { database, journal, notes, clock } = services;
    const stopConsuming = journal.consume(bodyKind, storeBodies(database));
    let stopDeleting: (() => void) | undefined;
    return {
      ...logBodies(config, { journal, notes }),
      routes: bodyRoutes(database, journal),
      started() {
        stopDeleting = applyRetention(config, expiringTables, { database, clock, log });
        return [];
      },
      close() {
        stopConsuming();
        stopDeleting?.();
      },
    };
  },
});
