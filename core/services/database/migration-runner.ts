import type { IMigrationRunner, Transaction } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { withNext } from '../../api/database.js';

/**
 * Sends the statements of a migration together with the row that says that it was run, so that a migration costs one round trip. MikroORM's own
 * runner waits for each of them.
 */
export class OneMessageRunner implements IMigrationRunner {
  readonly #driver: AbstractSqlDriver;
  #transaction: unknown;

  constructor(driver: AbstractSqlDriver) {
    this.#driver = driver;
  }

  /** @param addRow adds the row */
  async run(
    migration: Migration,
    _method: 'up' | 'down',
    addRow?: (transaction?: Transaction) => Promise<void>,
  ): Promise<void> {
    const transaction = this.#transaction;
    if (!transaction) throw new Error('Migrations run in a transaction.');
    const execute = (statement: Parameters<AbstractSqlDriver['execute']>[0]): Promise<unknown> =>
      this.#driver.execute(statement, undefined, 'all', transaction);
    migration.reset();
    migration.setTransactionContext(transaction);
    // Its release fails if the migration has ended the transaction.
    await execute(withNext('savepoint migration'));
    await migration.up();
    for (const query of migration.getQueries()) await execute(typeof query === 'string' ? withNext(query) : query);
    await execute(withNext('release savepoint migration'));
    await addRow?.(transaction);
  }

  setMasterMigration(transaction: Transaction): void {
    this.#transaction = transaction;
  }

  unsetMasterMigration(): void {
    this.#transaction = undefined;
  }
}
