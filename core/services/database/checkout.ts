import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { asOutage, databaseUnavailable, losesConnection } from './outage.js';

/** Runs statements one after the other. */
export interface StatementRunner {
  query(sql: string, parameters: readonly unknown[]): Promise<unknown>;
}

/**
 * A connection that a caller has checked out, with the interface of a client of `pg`'s pool.
 *
 * A connection that an outage breaks, or whose transaction cannot be rolled back, is released at once, as broken. Kysely does not release a
 * connection whose begin, commit or rollback failed, so without this every such transaction would leak a connection of the pool.
 */
export class Checkout implements PostgresPoolClient {
  #connection: StatementRunner | undefined;
  readonly #giveBack: (lost: boolean) => void;

  constructor(connection: StatementRunner, giveBack: (lost: boolean) => void) {
    this.#connection = connection;
    this.#giveBack = giveBack;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string')
      throw new Error('Rows cannot be streamed; the embedded database has no cursors.');
    return this.#run(statement, parameters);
  }

  release(): void {
    this.#end(false);
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (!this.#connection) throw databaseUnavailable(new Error('The connection of this transaction has been lost.'));
    try {
      return (await this.#connection.query(sql, parameters)) as PostgresQueryResult<R>;
    } catch (error) {
      // After a commit that failed MikroORM rolls back; nothing follows a rollback, whose transaction may still be open.
      if (losesConnection(error) || sql === 'rollback') this.#end(true);
      throw asOutage(error) ?? error;
    }
  }

  #end(lost: boolean): void {
    if (this.#connection) this.#giveBack(lost);
    this.#connection = undefined;
  }
}
