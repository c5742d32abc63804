import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../api/database.js';
import type { Platform } from '../host/gateway.js';
import { systemClock } from '../services/clock.js';
import { collectingLog } from './collecting-log.js';

/** What a test gateway opens for plugins that store something. */
export type EmbeddedStores = Pick<Platform, 'openDatabase' | 'openJournal' | 'openJobs' | 'openObjects' | 'close'>;

/**
 * The stores of a gateway that needs no other server, for tests of plugins with tables, jobs, files or a journal: PostgreSQL in memory, with the
 * tables of the plugins, and a folder for the rest that is removed when the gateway stops. Each gateway gets its own. PostgreSQL
 * takes about two seconds to start, and does so only for plugins that need it.
 *
 * @example
 * const gateway = await startTestGateway([openAccess(), quotes], { jobs: { run: 'here' } }, embeddedStores());
 * await gateway.gateway.service(Journal).settled();
 * const rows = await gateway.gateway.service(Database).fork().find(Quote, {});
 */
export function embeddedStores(): EmbeddedStores {
  const log = collectingLog();
  const folder = mkdtempSync(join(tmpdir(), 'sluice-test-'));
  const opened: { close(): Promise<void> }[] = [];
  function kept<T extends { close(): Promise<void> }>(store: T): T {
    opened.push(store);
    return store;
  }
  return {
    async openDatabase(tables) {
      const { openDatabase } = await import('../services/database/open-database.js');
      return kept(await openDatabase({ folder: 'memory', tables, log }));
    },
    async openJournal() {
      const { FileJournal } = await import('../services/journal/file-journal.js');
      return kept(
        await FileJournal.open({
          folder: join(folder, 'journal'),
          fsync: false,
          maxBytes: 1e9,
          clock: systemClock,
          log,
        }),
      );
    },
    async openJobs(database) {
      const { DatabaseJobQueue } = await import('../services/jobs/database-job-queue.js');
      return new DatabaseJobQueue({ database: database as Database, clock: systemClock, log });
    },
    async openObjects() {
      const { LocalObjects } = await import('../services/objects/local-objects.js');
      return LocalObjects.open(join(folder, 'objects'), systemClock);
    },
    async close() {
      // The journal before the database that it writes to.
      for (const store of opened.toReversed()) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
