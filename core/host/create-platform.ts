import type { Database } from '../api/database.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import { systemClock } from '../services/clock.js';
import { closeInOrder } from '../services/close-in-order.js';
import { describeStores, usesServers } from './describe-stores.js';
import { isFirst, type Platform } from './platform.js';
import { Stores } from './stores.js';

/**
 * Creates the infrastructure of a gateway from its settings: PostgreSQL or the embedded database, Redis or memory, and so on. Modules are
 * imported when they are needed, so that commands which need little start fast.
 *
 * @param source a configuration with problems, which cannot start, opens no database
 */
export async function createPlatform(
  { settings, problems }: Pick<ConfigSource, 'settings' | 'problems'>,
  own: Pick<Platform, 'version' | 'bundled' | 'honouring' | 'group'>,
): Promise<Platform> {
  const [{ createLogger }, { httpClient, agents }] = await Promise.all([
    import('../services/log/logger.js'),
    createClients(),
  ]);
  const log = createLogger(settings.log, undefined, own.group && { process: own.group.number });
  const stores = new Stores(settings, log);
  if (problems.length === 0) {
    if (isFirst(own) && usesServers(settings)) log.info({ ...describeStores(settings) }, 'stores in use');
    // `openDatabase` reports the failure, if a plugin needs the database at all. This handler only prevents an unhandled rejection.
    stores.database().catch(() => undefined);
  }
  const { openVectors } = await import('../services/vectors/open-vectors.js');
  const { chromaUrl: url, databaseUrl, folder } = settings.data;
  const sharedDatabase = databaseUrl === undefined ? undefined : () => stores.database();
  const vectors = openVectors({ url, folder, http: httpClient, log, group: own.group, sharedDatabase });
  return {
    ...own,
    watchesEventLoop: true,
    log,
    clock: systemClock,
    httpClient,
    agents,
    vectors,
    openDatabase: (tables) => stores.openDatabase(tables),
    openJournal: () => stores.openJournal(),
    openState: () => stores.openState(),
    async openJobs(database) {
      const { DatabaseJobQueue } = await import('../services/jobs/database-job-queue.js');
      return new DatabaseJobQueue({ database: database as Database, clock: systemClock, log });
    },
    openObjects: () => stores.openObjects(httpClient),
    useCredentials: (next) => stores.useCredentials(next),
    adopt: (next) => log.setLevel(next.log.level),
    async close() {
      await closeInOrder([
        () => stores.close(),
        () => vectors.close(),
        () => httpClient.close(),
        ...Object.values(agents).map((agent) => () => agent.destroy()),
      ]);
    },
  };
}

/** The HTTP client and the agents that forward requests, which read answers in turns. */
async function createClients() {
  const [{ createHttpClient }, { createForwardAgents }, { ReadTurns }, { proxiesFrom }] = await Promise.all([
    import('../services/http-client/http-client.js'),
    import('../services/http-client/forward-agents.js'),
    import('../services/http-client/read-turns.js'),
    import('../services/http-client/proxies.js'),
  ]);
  const proxies = proxiesFrom(process.env);
  const turns = new ReadTurns();
  return { httpClient: createHttpClient({ proxies, turns }), agents: createForwardAgents(proxies, turns) };
}
