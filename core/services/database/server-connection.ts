import type { PoolClient, QueryResult } from 'pg';
import { goesWithNext } from '../../api/database/with-next.js';
import type { StatementRunner } from './checkout.js';
import { copyInputOf, CopyStatement } from './copy-statement.js';

const nothing = { command: '', rowCount: 0, rows: [] } as const;

/**
 * A connection of `pg`'s pool. `begin`, and what is marked by `withNext`, is sent together with the next statement, because each message costs a round trip,
 * and a server may be far away.
 */
export class ServerConnection implements StatementRunner {
  readonly #client: Pick<PoolClient, 'query'>;
  readonly #begin: string;
  /** What of the transaction is not sent yet; undefined outside one. */
  #unsent: string[] | undefined;
  #hasBegun = false;

  /** @param begin the statements with which a transaction begins */
  constructor(client: Pick<PoolClient, 'query'>, begin: string) {
    this.#client = client;
    this.#begin = begin;
  }

  async query(sql: string, values: readonly unknown[]): Promise<unknown> {
    if (sql === 'begin') {
      this.#unsent = [this.#begin];
      this.#hasBegun = false;
      return nothing;
    }
    if (!this.#unsent) return this.#run(sql, values);
    if (goesWithNext(sql)) {
      this.#unsent.push(sql);
      return nothing;
    }
    return this.#continue(this.#unsent, sql, values);
  }

  /** Sends a statement of a transaction, and what precedes it. */
  #continue(unsent: string[], sql: string, values: readonly unknown[]): Promise<unknown> {
    const isRollback = sql === 'rollback';
    if (isRollback || sql === 'commit') this.#unsent = undefined;
    const before = unsent.splice(0);
    if (!this.#hasBegun && (isRollback || (sql === 'commit' && before.length === 1))) return Promise.resolve(nothing);
    this.#hasBegun = true;
    return isRollback || before.length === 0 ? this.#run(sql, values) : this.#runTogether(before, sql, values);
  }

  /** PostgreSQL takes several statements in one message if none has parameters. */
  async #runTogether(before: readonly string[], sql: string, values: readonly unknown[]): Promise<unknown> {
    if (values.length === 0) return this.#run(together([...before, sql]), values);
    await this.#run(together(before), []);
    return this.#run(sql, values);
  }

  async #run(sql: string, values: readonly unknown[]): Promise<unknown> {
    const text = copyInputOf(values);
    if (text !== undefined) {
      const copy = new CopyStatement(sql, text);
      this.#client.query(copy);
      return copy.outcome;
    }
    const result: QueryResult | QueryResult[] = await this.#client.query(sql, [...values]);
    return Array.isArray(result) ? result.at(-1) : result;
  }
}

/** A statement may end with a comment, which the end of its line ends. */
function together(statements: readonly string[]): string {
  return statements.join('\n;');
}
