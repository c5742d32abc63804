import type { PostgresPool } from 'kysely';
import { changeChannel } from '../../api/database/announce-change.js';
import type { Logger } from '../../api/services/logger.js';
import { endsWithin } from '../../api/waiting/ends-within.js';
import { systemClock } from '../clock.js';
import { ChangeListener } from './change-listener.js';
import { explainServerError, unusableServer } from './explain-server-error.js';
import { ServerPool } from './postgresql-pool.js';
import { queryInTransaction, queryOnce } from './query-once.js';
import { reportBlockers } from './report-blockers.js';
import { describeServer } from './server-url.js';
import type { DatabaseLimits, Storage } from './storage.js';

/** How long a close waits for a server. */
const closeLimitMs = 2_000;

/** The storage of a PostgreSQL server. It connects lazily. */
export function serverStorage(url: string, limits: DatabaseLimits, log: Logger): Storage {
  const server = describeServer(url);
  const pool = new ServerPool({ url, log, ...limits });
  const listener = new ChangeListener({
    url,
    log,
    connectMs: limits.connectMs,
    heartbeatMs: limits.silenceMs / 2,
    notify: async (payload) => void (await queryOnce(pool, 'select pg_notify($1, $2)', [changeChannel, payload])),
  });
  return {
    kind: 'postgresql',
    pool,
    connections: () => pool.connections,
    slowMigrationMs: limits.connectMs,
    reportBlockers: (processOf) => reportBlockers(pool, processOf, { everyMs: limits.connectMs / 2, log }),
    useUrl(next) {
      pool.useUrl(next);
      listener.useUrl(next);
    },
    async withPatientPool(work) {
      const patient = new ServerPool({ url, log, connectMs: limits.connectMs, silenceMs: 0, maxConnections: 1 });
      try {
        return await work(patient);
      } finally {
        await patient.end();
      }
    },
    refuseUnfit: () => inspectServer(pool, server, log),
    onChange: (tables, heard) => listener.onChange(tables, heard),
    explain: (error) => explainServerError(error, server),
    async close() {
      const closing = listener.close().then(() => pool.end());
      // A silent server would hold up the end of the process for half a minute, after which an orchestrator has long killed it.
      await endsWithin(closing, closeLimitMs, systemClock);
    },
  };
}

/** The oldest version that the gateway is tested with. */
const oldestTested = 15;

/**
 * The encoding of a database is fixed when it is created. In another one than UTF-8, rows with other characters would be refused, one by one. A server
 * that is read-only would refuse all of them, the first in the midst of the start, and so would a pooler in statement mode, which refuses transactions.
 */
async function inspectServer(pool: PostgresPool, server: string, log: Logger): Promise<void> {
  const [row] = await queryInTransaction<ServerSettings>(
    pool,
    `select current_setting('server_encoding') as encoding, current_setting('server_version') as version,
    current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  );
  if (row === undefined) return;
  const { encoding, version, isReadOnly } = row;
  if (Number.parseInt(version, 10) < oldestTested)
    log.warn(
      { server, version },
      `the database server is PostgreSQL ${version}; the gateway is tested with ${oldestTested} and newer: upgrade the server`,
    );
  if (isReadOnly)
    throw unusableServer(server, {
      reason: 'it is read-only',
      advice:
        'If it is a standby, name the primary in DATABASE_URL, or an address that follows it; otherwise set default_transaction_read_only to off.',
    });
  if (encoding === 'UTF8') return;
  throw unusableServer(server, {
    reason: `its encoding is ${encoding}`,
    advice: 'The gateway needs UTF8: create one with "create database … encoding \'UTF8\' template template0".',
  });
}

interface ServerSettings {
  readonly encoding: string;
  readonly version: string;
  readonly isReadOnly: boolean;
}
