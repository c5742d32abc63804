import { test } from 'tap';
import type { Database } from '../../../core/api/database.js';
import { newId } from '../../../core/api/index.js';
import { openDatabase } from '../../../core/services/database/open-database.js';
import { createDatabase } from '../../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import type { LeaseState } from './budget-allocator.js';
import { closeProcess } from './close-process.js';
import { asValue, ledgerKind } from '../ledger/ledger-entry.js';
import { SqlAllocator } from './sql-allocator.js';
import { storeLedger } from '../ledger/store-ledger.js';
import { tables } from '../tables.js';

const day = '2030-01-15';
/** So often all at once, that some meet in the worst moment. */
const times = 30;

/** An account from which several leases of a connection spend. */
class SharedAccount {
  readonly id = `redis ${newId(Date.now())}`;
  readonly #connectionId = newId(Date.now());
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  lease(name: string): LeaseState {
    const terms = { budgetId: this.#connectionId, version: '1', day, firstDay: day, limit: 100n };
    return { id: `${this.#connectionId} ${name}`, terms, granted: 0n, used: 0n };
  }

  /** @returns false when there is no such account */
  async join(name: string, isNew: boolean, process = name): Promise<boolean> {
    const allocator = new SqlAllocator(this.#database, process);
    const former = await allocator.joinAccount(this.lease(name), 'a key', () =>
      Promise.resolve({ account: this.id, isNew, granted: 0n }),
    );
    return former !== undefined;
  }

  leave(name: string): Promise<void> {
    const value = asValue({ op: 'leave', account: this.id, lease: this.lease(name).id });
    return storeLedger(this.#database)([{ id: newId(Date.now()), kind: ledgerKind, value }]);
  }

  async exists(): Promise<boolean> {
    const rows = await this.#database.fork().execute('select 1 from spending_account where id = ?', [this.id]);
    return (rows as readonly unknown[]).length > 0;
  }
}

await test('unused accounts', async (t) => {
  // The embedded database does one thing after the other.
  const database = await openDatabase({
    url: await createDatabase(t),
    folder: 'memory',
    tables: [tables],
    log: silentLog,
  });
  t.teardown(() => database.close());
  const accounts = (): readonly SharedAccount[] => Array.from({ length: times }, () => new SharedAccount(database));

  await t.test(
    'an account is deleted with its last lease, even if all leases are closed at the same time',
    async (t) => {
      const shared = accounts();
      for (const account of shared) {
        await account.join('a', true);
        await account.join('b', false);
      }
      await Promise.all(shared.flatMap((account) => [account.leave('a'), account.leave('b')]));
      const left = await Promise.all(shared.map((account) => account.exists()));
      t.strictSame(
        left,
        Array.from({ length: times }, () => false),
      );
    },
  );

  await t.test(
    'an account is deleted when a crashed process is cleaned up while another process leaves it',
    async (t) => {
      const shared = accounts();
      for (const [index, account] of shared.entries()) {
        await account.join('a', true);
        await account.join('b', false, `dead ${t.name} ${index}`);
      }
      await Promise.all(
        shared.flatMap((account, index) => [
          account.leave('a'),
          closeProcess(database, `dead ${t.name} ${index}`, () => Promise.resolve()),
        ]),
      );
      const left = await Promise.all(shared.map((account) => account.exists()));
      t.strictSame(
        left,
        Array.from({ length: times }, () => false),
      );
    },
  );

  await t.test(
    'a lease that joins while the last one leaves either has the account or learns that it is gone',
    async (t) => {
      const shared = accounts();
      for (const account of shared) await account.join('a', true);
      const joined = await Promise.all(
        shared.map(async (account) => (await Promise.all([account.join('b', false), account.leave('a')]))[0]),
      );
      const left = await Promise.all(shared.map((account) => account.exists()));
      t.strictSame(left, joined);
    },
  );
});
