import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { DatabaseConnections } from '../../api/database.js';
import type { Clock } from '../../api/services/clock.js';
import type { Logger } from '../../api/services/logger.js';
import { endsWithin } from '../../api/waiting/ends-within.js';
import { systemClock } from '../clock.js';
import { Checkout } from './checkout.js';
import { ConnectionTurns } from './connection-turns.js';
import { asOutage, databaseUnavailable, losesConnection } from './outage.js';
import { socketWithIdleTimeout } from './idle-timeout-socket.js';
import { ServerClient, staysIdle } from './server-client.js';
import { ServerConnection } from './server-connection.js';

/** The settings of the connection pool to a PostgreSQL server. */
interface ServerPoolSettings {
  readonly url: string;
  readonly maxConnections: number;
  /** Time limit in milliseconds for getting a connection, whether it must be opened or is waited for. */
  readonly connectMs: number;
  /**
   * Milliseconds without any data after which a connection in use counts as lost; the server ends a transaction after half of that without a
   * statement, and a statement that has waited for a lock for five sixths of it. 0: no limit.
   */
  readonly silenceMs: number;
  readonly log: Logger;
  readonly clock?: Clock;
}

/** For how long a server that has refused a connection is not asked for further ones. */
const restMs = 30_000;
/** How long a new connection may take for its first statement while there are others. */
const firstAnswerMs = 5_000;

/** `pg`'s pool, with outages reported as `GW_DATABASE_UNAVAILABLE`. */
export class ServerPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #turns: ConnectionTurns;
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #most: number;
  /** Connections that the server has accepted; the pool's own count includes those that are being opened. */
  readonly #accepted = new Set<pg.PoolClient>();
  /** When a server that has refused a connection may be asked for more again. */
  #restsUntil = 0;
  readonly #begin: string;
  readonly #sessionSettings: string;
  /** Connections on which the session settings have been applied. */
  readonly #prepared = new Set<pg.PoolClient>();

  constructor(settings: ServerPoolSettings) {
    this.#pool = new pg.Pool(poolConfig(settings));
    this.#log = settings.log;
    this.#clock = settings.clock ?? systemClock;
    this.#most = settings.maxConnections;
    this.#turns = new ConnectionTurns(
      settings.maxConnections,
      settings.connectMs,
      `None of ${settings.maxConnections} connections to PostgreSQL was free for ${settings.connectMs} ms (data.databaseConnections).`,
    );
    this.#begin = beginWith(settings.silenceMs);
    this.#sessionSettings = sessionSettings(settings.silenceMs);
    // For idle connections that are lost. The pool has removed them already; without a listener, the error would end the process.
    this.#pool.on('error', (error) => settings.log.warn({ error }, 'A connection to PostgreSQL was lost'));
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#accepted.add(client);
    });
    this.#pool.on('remove', (client) => {
      this.#accepted.delete(client);
      this.#prepared.delete(client);
    });
  }

  async connect(): Promise<Checkout> {
    await this.#turns.take();
    try {
      const client = await this.#takePrepared();
      return new Checkout(new ServerConnection(client, this.#begin), (lost) => {
        client.release(lost);
        this.#turns.passOn();
      });
    } catch (error) {
      this.#turns.passOn();
      throw asOutage(error) ?? databaseUnavailable(error);
    }
  }

  async #takePrepared(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#take();
      if (this.#prepared.has(client) || (await this.#prepare(client))) return client;
    }
  }

  /**
   * A server that refuses a further connection is not down while there are others: they are shared, as in a pool that is full. Whatever the
   * reason, because poolers have codes of their own for too many connections, and after a change of the password open ones can be used, too.
   */
  async #take(): Promise<pg.PoolClient> {
    if (this.#restsUntil > 0 && performance.now() > this.#restsUntil) this.#askForMore();
    for (;;) {
      const { connectionString } = this.#pool.options;
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (connectionString !== this.#pool.options.connectionString) continue;
        const { size: open } = this.#accepted;
        if (open === 0 || !(error instanceof pg.DatabaseError)) throw error;
        this.#share(open, error);
      }
    }
  }

  /**
   * Applies the session settings. If that fails, the connection returns to the pool, and the next caller tries again.
   *
   * @returns false if the connection was given up, because there are others: a pooler takes more connections than it has to the server, and lets
   * their first statements wait until another client has left
   */
  async #prepare(client: pg.PoolClient): Promise<boolean> {
    const others = this.#prepared.size;
    const prepared = client.query(this.#sessionSettings);
    try {
      if (others > 0 && !(await this.#isAnswered(prepared))) {
        client.release(true);
        this.#share(
          others,
          new Error(`The first statement of a new connection had no answer for ${firstAnswerMs} ms.`),
        );
        return false;
      }
      await prepared;
    } catch (error) {
      client.release(losesConnection(error));
      throw error;
    }
    this.#prepared.add(client);
    return true;
  }

  /** In two parts, because a process that was frozen notices that a time is over before it reads the answer. */
  async #isAnswered(statement: Promise<unknown>): Promise<boolean> {
    const inTime = (): Promise<boolean> => endsWithin(statement, firstAnswerMs / 2, this.#clock);
    return (await inTime()) || inTime();
  }

  /** Uses no more connections than these for a while. */
  #share(open: number, error: Error): void {
    if (this.#restsUntil === 0)
      this.#log.warn(
        { wanted: this.#most, error },
        'PostgreSQL refuses further connections, so requests share those that are open; if there are too many, lower data.databaseConnections of all processes, or raise its max_connections (max_client_conn and default_pool_size of a pooler)',
      );
    this.#pool.options.max = open;
    this.#restsUntil = performance.now() + restMs;
  }

  /** Uses this URL for connections that are opened from now on. */
  useUrl(url: string): void {
    this.#pool.options.connectionString = url;
    this.#askForMore();
  }

  #askForMore(): void {
    this.#pool.options.max = this.#most;
    this.#restsUntil = 0;
  }

  get connections(): DatabaseConnections {
    return {
      open: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#turns.waiting + this.#pool.waitingCount,
    };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

// pg's type definition covers only scalar types, but the function supports arrays too.
const parserOf = pg.types.getTypeParser as (oid: number) => (text: string) => string[];
const textArrayOid = 1009;

/**
 * What servers, databases and roles may set otherwise: days and months are UTC, as in the embedded database; dates are written as `pg` reads
 * them; and a statement that waits for another one goes on with what that has written, instead of failing.
 *
 * Unless they limit it, the server ends a statement that waits for a lock before the process takes the server for silent. Otherwise the
 * server would not notice that its connection was given up: it would wait on, and with it each repetition, until no connection is left.
 */
function sessionSettings(silenceMs: number): string {
  const lockMs = Math.floor((silenceMs * 5) / 6);
  return `${staysIdle}; select set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO, MDY', false),
  set_config('default_transaction_isolation', 'read committed', false),
  set_config('lock_timeout', coalesce(nullif(current_setting('lock_timeout'), '0'), '${lockMs}'), false)`;
}

/**
 * A transaction that waits for a lock must see what its predecessor has written. At another level it would see what was there before, and
 * grants of a spending limit could exceed it.
 *
 * The server ends a transaction whose process is stopped or cannot be reached any more. It would hold its locks for ever otherwise, and
 * all replicas would wait for them. That is earlier than a process that waits would take the server for silent.
 *
 * In each transaction, because a pooler may use another session.
 */
function beginWith(silenceMs: number): string {
  return `begin isolation level read committed; set local idle_in_transaction_session_timeout = ${silenceMs / 2}`;
}

function poolConfig({ url, maxConnections, connectMs, silenceMs }: ServerPoolSettings): pg.PoolConfig {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers(parserOf(textArrayOid)))) {
    types.setTypeParser(Number(oid), parse);
  }
  return {
    connectionString: url,
    application_name: 'sluice',
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    // Shorter than `silenceMs`, so that an idle connection is closed regularly before it counts as lost.
    idleTimeoutMillis: silenceMs > 0 ? silenceMs / 2 : 10_000,
    types,
    Client: ServerClient,
    stream: () => socketWithIdleTimeout(silenceMs),
  };
}
