import { Database } from '../../core/api/database.js';
import { definePlugin, Erasures, ExchangeNotes, Journal } from '../../core/api/index.js';
import { bodyKind } from './body-record.js';
import { config } from './config.js';
import { eraseBodies } from './erase-bodies.js';
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
  needs: { database: Database, journal: Journal, notes: ExchangeNotes },
  wants: { erasures: Erasures },
  after: ['policies', 'prompts'],
  tables,
  setup({ config, services }) {
    const { database, journal, notes, erasures } = services;
    const erased = erasures?.register(eraseBodies(database));
    const stopConsuming = journal.consume(bodyKind, storeBodies(database, erased));
    return {
      ...logBodies(config, { journal, notes }),
      routes: bodyRoutes(database, journal),
      retention: { settings: config, tables: expiringTables },
      close() {
        stopConsuming();
        erased?.stop();
      },
    };
  },
});
