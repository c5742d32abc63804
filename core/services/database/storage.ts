import type { PostgresPool } from 'kysely';
import { codeOf } from '../../api/internal/code-of.js';
import { changeChannel } from '../../api/database/announce-change.js';
import type { Database, DatabaseConnections } from '../../api/database.js';
import { GatewayError } from '../../api/errors.js';
import type { Logger } from '../../api/services/logger.js';
import { endsWithin } from '../../api/waiting/ends-within.js';
import { systemClock } from '../clock.js';
import { ChangeSubscriptions } from './change-subscriptions.js';
import { Housekeeping } from './embedded/housekeeping.js';
import { openEmbedded } from './embedded/open-embedded.js';
import type { SeedKind } from './embedded/seed.js';
import { queryInTransaction, queryOnce } from './query-once.js';
import { reportBlockers } from './report-blockers.js';
import { describeServer } from './server-url.js';

/** How long a close waits for a server. */
const closeLimitMs = 2_000;

/** Time limits, and the size of the connection pool. */
export interface DatabaseLimits {
  /** Time limit in milliseconds for getting a connection. */
  readonly connectMs: number;
  /** Milliseconds for which the database may be silent while a statement runs. Migrations may take longer. */
  readonly silenceMs: number;
  /** The most connections to a server; the embedded database has one. */
  readonly maxConnections: number;
}

/** A database, as {@link MappedDatabase} needs it: embedded, or a server. */
export interface Storage {
  readonly kind: Database['kind'];
  readonly pool: PostgresPool;
  /** The state of the connection pool; undefined for the embedded database. */
  readonly connections: (() => DatabaseConnections) | undefined;
  /** Runs the work with a pool without the time limit for silence, for migrations. */
  withPatientPool<T>(work: (pool: PostgresPool) => Promise<T>): Promise<T>;
  /** Milliseconds after which a migration that is still running is reported, and one that waits for a lock lets others go first, for as long. */
  readonly slowMigrationMs: number;
  /** Logs what a migration in that process of the server waits for, until the returned function is called; undefined for the embedded database. */
  readonly reportBlockers?: (processOf: () => number | undefined) => () => void;
  /** Uses another URL of the same server for new connections; undefined for the embedded database. */
  readonly useUrl?: (url: string) => void;
  /** Refuses a server whose database cannot keep every text, and warns of an old one; undefined for the embedded database. */
  readonly refuseUnfit?: () => Promise<void>;
  /** Subscribes to announced changes of the tables; returns a function that ends the subscription. */
  onChange(tables: readonly string[], heard: () => void): () => void;
  /** Converts an error at the start to one that tells the operator what to check. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

/** The options of {@link embeddedStorage}. */
interface EmbeddedOptions {
  readonly folder: string;
  readonly seed: SeedKind;
  readonly limits: DatabaseLimits;
  readonly log: Logger;
}

/** Opens the embedded database, exclusively for this process. */
export async function embeddedStorage({ folder, seed, limits, log }: EmbeddedOptions): Promise<Storage> {
  const subscriptions = new ChangeSubscriptions(log);
  const embedded = await openEmbedded(folder, seed, {
    waitMs: limits.connectMs,
    statementMs: limits.silenceMs,
    announced: (table) => subscriptions.tell(table),
    crashed: (error) =>
      log.error(
        { error },
        'the embedded database ended unexpectedly; it is opened again with everything that was committed',
      ),
  });
  const patient: PostgresPool = { options: {}, connect: () => embedded.pool.connect(0), end: () => Promise.resolve() };
  const housekeeping = new Housekeeping(patient, log);
  housekeeping.start();
  return {
    kind: 'embedded',
    pool: embedded.pool,
    connections: undefined,
    slowMigrationMs: limits.connectMs,
    withPatientPool: (work) => work(patient),
    onChange: (tables, heard) => subscriptions.add(tables, heard),
    explain: (error) => error,
    close() {
      housekeeping.stop();
      return embedded.close();
    },
  };
}

/** The storage of a PostgreSQL server. It connects lazily. */
export async function serverStorage(url: string, limits: DatabaseLimits, log: Logger): Promise<Storage> {
  const server = describeServer(url);
  const [{ ServerPool }, { ChangeListener }] = await Promise.all([
    import('./postgresql-pool.js'),
    import('./change-listener.js'),
  ]);
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
    throw unusable(server, {
      reason: 'it is read-only',
      advice:
        'If it is a standby, name the primary in DATABASE_URL, or an address that follows it; otherwise set default_transaction_read_only to off.',
    });
  if (encoding === 'UTF8') return;
  throw unusable(server, {
    reason: `its encoding is ${encoding}`,
    advice: 'The gateway needs UTF8: create one with "create database … encoding \'UTF8\' template template0".',
  });
}

interface ServerSettings {
  readonly encoding: string;
  readonly version: string;
  readonly isReadOnly: boolean;
}

const unknownAuthority =
  'Name the file with the certificate of its authority in NODE_EXTRA_CA_CERTS, or as sslrootcert in DATABASE_URL.';

const isItThere = 'Is it running, and is DATABASE_URL right?';

/** What to do about SQLSTATEs and errors of TLS for which a server that runs, and its address, are not to blame. */
const adviceFor: Readonly<Record<string, string>> = {
  '42501':
    'Its user may not do that: let a user that owns the tables run "sluice migrate", and grant this one select, insert, update and delete.',
  '3D000': 'Create it, or correct its name at the end of DATABASE_URL.',
  '28P01': 'Correct the user or the password in DATABASE_URL, where special characters are percent-encoded.',
  '3F000':
    'The search_path of its user names no schema that exists: create it, or change it with "alter role … set search_path".',
  28000:
    'Its pg_hba.conf decides that: if it asks for TLS, add sslmode=verify-full to DATABASE_URL; if it asks for a certificate, add those of its user, sslcert and sslkey.',
  CERT_HAS_EXPIRED: 'Give the server a new one.',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'Name the server in DATABASE_URL as its certificate does, or give it another certificate.',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  53300:
    'It has as many connections as it may have: lower data.databaseConnections (DATABASE_CONNECTIONS) of all processes, or raise its max_connections.',
};

function explainServerError(error: unknown, server: string): unknown {
  const isAway = GatewayError.is(error) && error.code === 'GW_DATABASE_UNAVAILABLE' && error.cause !== undefined;
  const reported = isAway ? error.cause : error;
  const advice = adviceOf(reported);
  if (advice === undefined && !isAway) return error;
  const { cause = error } = error as Error;
  // OpenSSL's messages end with a line break.
  const reason = cause instanceof Error ? cause.message.trim() || cause.name : 'no reason given';
  return unusable(server, { reason, advice: advice ?? isItThere, cause });
}

/** In OpenSSL's message for a server that does not accept what it was shown; the code is not always there. */
const refusedCertificate = /\balert (?:bad certificate|certificate|unknown ca|unsupported certificate)\b/;

function adviceOf(error: unknown): string | undefined {
  if (error instanceof Error && refusedCertificate.test(error.message))
    return 'It refuses the certificate of the gateway: give it another one, in the files of sslcert and sslkey in DATABASE_URL.';
  if (error instanceof Error && error.message.includes('statement pooling mode'))
    return 'The pooler in between has to allow them: set its pool_mode to transaction or session.';
  const isFile = error instanceof Error && 'syscall' in error && error.syscall === 'open';
  if (isFile) return 'Correct the name of the file in DATABASE_URL, or let the gateway read it.';
  return adviceFor[codeOf(error) ?? ''];
}

function unusable(
  server: string,
  { reason, advice, cause }: { readonly reason: string; readonly advice: string; readonly cause?: unknown },
): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_UNAVAILABLE',
    status: 503,
    message: `The PostgreSQL database at ${server} cannot be used: ${reason}. ${advice}`,
    cause,
  });
}
