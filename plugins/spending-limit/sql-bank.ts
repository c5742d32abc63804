import type { Database, EntityManager } from '../../core/api/database.js';
import { type Bank, type Grant, type PurseAtBank, PurseLost, type Terms } from './bank.js';
import { decimalOfNano, type Nano, nanoOf } from './nano.js';

/** If several processes share a limit, a grant is at most this part of the limit, and of the rest. */
const partOfLimit = 50n;
const partOfRest = 8n;

/** An account with several purses. */
export interface OpenAccount {
  readonly account: string;
  /** Whether it was just created, so that it cannot be in the database. */
  readonly isNew: boolean;
}

/** The state of a connection's limit, for one of its accounts. */
interface Standing {
  readonly spent: Nano;
  /** Grants of other accounts that are not in the ledger yet. */
  readonly others: Nano;
  /** Undefined when there is no such account. */
  readonly granted: Nano | undefined;
  /** The part of this account's grant that is in the ledger. */
  readonly billed: Nano;
}

/** The bank in the database, with a row for each grant, next to the sums of the ledger. */
export class SqlBank implements Bank {
  readonly #database: Database;
  readonly #process: string;
  readonly #settled: () => Promise<void>;

  /**
   * @param process the journal's id of this process; the process that takes over the journal closes this one's purses
   * @param settled resolves when everything that was spent here so far is in the ledger, or the database is unavailable
   */
  constructor(database: Database, process: string, settled: () => Promise<void> = () => Promise.resolve()) {
    this.#database = database;
    this.#process = process;
    this.#settled = settled;
  }

  readonly isOpen = true;
  readonly mayForget = false;

  accountOf({ id }: PurseAtBank): string {
    return id;
  }

  async raise(purse: PurseAtBank, need: Nano): Promise<Grant> {
    const { id, terms, granted } = purse;
    // What was spent before there was a limit was not granted, so it must be in the ledger first.
    if (granted === 0n) await this.#settled();
    return this.#database.transactional(async (entities) => {
      await lock(entities, terms.connectionId);
      const standing = await standingOf(entities, terms, id);
      // The purse's own value is used, because it may have given something back without success.
      const grant = this.#share(terms, { ...standing, granted }, need);
      await setGranted(entities, { account: id, terms, granted: granted + grant.added });
      await join(entities, { account: id, purse: id, process: this.#process });
      return grant;
    });
  }

  /**
   * Grants more to an account with several purses.
   *
   * @throws PurseLost when there is no such account
   */
  raiseAccount(account: string, terms: Terms, need: Nano): Promise<Grant> {
    return this.#database.transactional(async (entities) => {
      await lock(entities, terms.connectionId);
      const standing = await standingOf(entities, terms, account);
      if (standing.granted === undefined) throw new PurseLost();
      const grant = this.#share(terms, { ...standing, granted: standing.granted }, need);
      const granted = standing.granted + grant.added;
      await setGranted(entities, { account, terms, granted });
      return grant;
    });
  }

  /**
   * Adds a purse to an account. The account exists as long as it has purses.
   *
   * @param open returns the account; called while the connection is locked
   * @returns false when the account does not exist and is not new
   */
  joinAccount({ id, terms }: PurseAtBank, key: string, open: () => Promise<OpenAccount>): Promise<boolean> {
    return this.#database.transactional(async (entities) => {
      await lock(entities, terms.connectionId);
      const { account, isNew } = await open();
      await keep(entities, account);
      const { granted } = await standingOf(entities, terms, account);
      if (granted === undefined && !isNew) return false;
      if (granted === undefined) await setGranted(entities, { account, terms, granted: 0n, key });
      await join(entities, { account, purse: id, process: this.#process });
      return true;
    });
  }

  leave(): Promise<void> {
    return Promise.resolve();
  }

  async lower({ id, granted }: PurseAtBank): Promise<boolean> {
    await this.#database
      .fork()
      .execute('update spending_account set granted = ? where id = ?', [decimalOfNano(granted), id]);
    return false;
  }

  #share(
    { limit }: Terms,
    { spent, others, billed, granted }: Standing & { readonly granted: Nano },
    need: Nano,
  ): Grant {
    const own = granted > billed ? granted - billed : 0n;
    const rest = limit - spent - others - own;
    const added = rest <= 0n ? 0n : least(rest, most(need, this.#more(limit, rest)));
    return { added, free: rest > added ? rest - added : 0n, othersHold: others > 0n };
  }

  /** The additional amount of a grant; for an embedded database, the whole rest, because there are no other processes. */
  #more(limit: Nano, rest: Nano): Nano {
    return this.#database.kind === 'embedded' ? rest : least(limit / partOfLimit, rest / partOfRest);
  }
}

/** Locks the connection's limit against other grants until the end of the transaction. */
async function lock(entities: EntityManager, connectionId: string): Promise<void> {
  await entities.execute("select pg_advisory_xact_lock(hashtextextended('spending ' || ?, 0))", [connectionId]);
}

/** Locks an account with a shared lock until the end of the transaction, so that it is not deleted. */
async function keep(entities: EntityManager, account: string): Promise<void> {
  await entities.execute('select 1 from spending_account where id = ? for key share', [account]);
}

/** Reads the state in one statement, so that an amount that moves from granted to spent is counted exactly once. */
async function standingOf(
  entities: EntityManager,
  { connectionId, firstDay }: Terms,
  account: string,
): Promise<Standing> {
  const rows = await entities.execute<Row[]>(
    `select
       (select coalesce(sum(spent), 0) from spending_day where connection_id = ?::uuid and day >= ?::date)::text as spent,
       (select coalesce(sum(greatest(granted - billed, 0)), 0) from spending_account
         where connection_id = ?::uuid and day >= ?::date and id <> ?)::text as others,
       (select granted from spending_account where id = ?)::text as granted,
       coalesce((select billed from spending_account where id = ?), 0)::text as billed`,
    [connectionId, firstDay, connectionId, firstDay, account, account, account],
  );
  const [{ spent, others, granted, billed }] = rows as [Row];
  return {
    spent: nanoOf(spent, 'up'),
    others: nanoOf(others, 'up'),
    granted: granted === null ? undefined : nanoOf(granted, 'up'),
    billed: nanoOf(billed, 'down'),
  };
}

interface Row {
  readonly spent: string;
  readonly others: string;
  readonly granted: string | null;
  readonly billed: string;
}

async function setGranted(
  entities: EntityManager,
  {
    account,
    terms,
    granted,
    key,
  }: { readonly account: string; readonly terms: Terms; readonly granted: Nano; readonly key?: string },
): Promise<void> {
  await entities.execute(
    `insert into spending_account (id, connection_id, day, granted, redis_key) values (?, ?::uuid, ?::date, ?, ?)
     on conflict (id) do update set granted = excluded.granted`,
    [account, terms.connectionId, terms.day, decimalOfNano(granted), key ?? null],
  );
}

async function join(
  entities: EntityManager,
  member: { readonly account: string; readonly purse: string; readonly process: string },
): Promise<void> {
  await entities.execute(
    'insert into spending_member (account_id, purse_id, process) values (?, ?, ?) on conflict do nothing',
    [member.account, member.purse, member.process],
  );
}

const least = (a: Nano, b: Nano): Nano => (a < b ? a : b);
const most = (a: Nano, b: Nano): Nano => (a > b ? a : b);
