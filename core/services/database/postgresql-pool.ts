import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { DatabaseConnections } from '../../api/database.js';
import type { Logger } from '../../api/services/logger.js';
import { Checkout } from './checkout.js';
import { copiedText, CopyStatement } from './copy-statement.js';
import { databaseUnavailable } from './outage.js';
import { socketThatMayNotFallSilent } from './watchful-socket.js';

/** How connections to a PostgreSQL server are kept. */
export interface ServerPoolSettings {
  readonly url: string;
  readonly maxConnections: number;
  /** Milliseconds until a connection is there, whether it is opened or waited for. */
  readonly connectMs: number;
  /** Milliseconds of silence after which a connection in use counts as lost; 0 waits forever. */
  readonly silenceMs: number;
  readonly log: Logger;
}

/** `pg`'s pool, where what fails because the server is away fails as `GW_DATABASE_UNAVAILABLE`. */
export class ServerPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  /** Connections that have had the session's settings. */
  readonly #prepared = new WeakSet<pg.PoolClient>();

  constructor(settings: ServerPoolSettings) {
    this.#pool = new pg.Pool(poolConfig(settings));
    // Connections that die while nobody uses them. The pool has already removed them; without a listener they end the process.
    this.#pool.on('error', (error) => settings.log.warn({ error }, 'A connection to PostgreSQL was lost'));
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async connect(): Promise<Checkout> {
    try {
      const client = await this.#pool.connect();
      const checkout = new Checkout({ query: (sql, values) => run(client, sql, values) }, (lost) =>
        client.release(lost),
      );
      if (!this.#prepared.has(client)) await checkout.query(sessionSettings, []);
      this.#prepared.add(client);
      return checkout;
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  get connections(): DatabaseConnections {
    return { open: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

function run(client: pg.PoolClient, sql: string, parameters: readonly unknown[]): Promise<unknown> {
  const text = copiedText(parameters);
  if (text === undefined) return client.query(sql, [...parameters]);
  const copy = new CopyStatement(sql, text);
  client.query(copy);
  return copy.outcome;
}

// Typed for the scalar types only, though it knows the arrays too.
const parserOf = pg.types.getTypeParser as (oid: number) => (text: string) => string[];
const textArrayOid = 1009;

/** Days and months are UTC on every server, as in the embedded database. */
const sessionSettings = "set time zone 'UTC'";

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
    // Shorter than the silence that ends a connection, so that an idle one is closed in good order.
    idleTimeoutMillis: silenceMs > 0 ? silenceMs / 2 : 10_000,
    types,
    stream: () => socketThatMayNotFallSilent(silenceMs),
  };
}
