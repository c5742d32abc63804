import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../api/database.js';
import type { Platform } from '../host/platform.js';
import { systemClock } from '../services/clock.js';
import { type CollectingLog, collectingLog } from './collecting-log.js';

/** Services that a test gateway opens for plugins that store data. */
export interface EmbeddedStores
  extends Pick<Platform, 'openDatabase' | 'openJournal' | 'openJobs' | 'openObjects' | 'close'> {
  /** What jobs and the journal report, such as a consumer that throws, is in the log of the gateway that has the stores. */
  readonly log: CollectingLog;
}

/**
 * Opens the stores of a gateway without external servers, for tests of plugins with tables, jobs, files or a journal: PostgreSQL in memory
 * with the plugins' tables, and a temporary folder for the rest, which is removed when the gateway stops. Each gateway has its own.
 * PostgreSQL takes about two seconds to start, and is only started for plugins that need it.
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
    log,
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
      // Close the journal before the database that it writes to.
      for (const store of opened.toReversed()) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
