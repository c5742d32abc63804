import type { Database, EntityManager } from '../../core/api/database.js';
import { type Bank, type Grant, type PurseAtBank, PurseLost, type Terms } from './bank.js';
import { decimalOfNano, type Nano, nanoOf } from './nano.js';

/** Of a limit that several processes share, one is granted no more at once than this part, and no more than this part of the rest. */
const partOfLimit = 50n;
const partOfRest = 8n;

/** An account from which several purses spend. */
export interface OpenAccount {
  readonly account: string;
  /** It has just been made: the database cannot have heard of it. */
  readonly isNew: boolean;
}

/** How a connection stands, seen by one of its accounts. */
interface Standing {
  readonly spent: Nano;
  /** What others have been granted and is not in the ledger yet. */
  readonly others: Nano;
  /** Undefined when there is no such account. */
  readonly granted: Nano | undefined;
  /** What of this account's grant is in the ledger. */
  readonly billed: Nano;
}

/** The bank in the database: its grants are rows, beside the sums of the ledger. */
export class SqlBank implements Bank {
  readonly #database: Database;
  readonly #process: string;
  readonly #settled: () => Promise<void>;

  /**
   * @param process of the journal; whoever takes that over ends this process's purses
   * @param settled resolves when everything that was spent here until now is in the ledger, if the database is not away
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
    // What was spent before there was a limit was granted to nobody: the ledger alone can tell of it.
    if (granted === 0n) await this.#settled();
    return this.#database.transactional(async (entities) => {
      await lock(entities, terms.connectionId);
      const standing = await standingOf(entities, terms, id);
      // The purse knows best what it was granted: it may have put something down without being heard.
      const grant = this.#share(terms, { ...standing, granted }, need);
      await setGranted(entities, { account: id, terms, granted: granted + grant.added });
      await join(entities, { account: id, purse: id, process: this.#process });
      return grant;
    });
  }

  /**
   * Grants more to an account from which several purses spend.
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
   * Makes a purse one of those that spend from an account: the account stays for as long as one of them does.
   *
   * @param open says which account it is, while nobody else joins one of the connection
   * @returns false when there is no such account, and it is not a new one
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

  /** Nobody else can ask for something of an embedded database's limits. */
  #more(limit: Nano, rest: Nano): Nano {
    return this.#database.kind === 'embedded' ? rest : least(limit / partOfLimit, rest / partOfRest);
  }
}

/** Until the end of the transaction nobody else is granted anything of the connection's limit. */
async function lock(entities: EntityManager, connectionId: string): Promise<void> {
  await entities.execute("select pg_advisory_xact_lock(hashtextextended('spending ' || ?, 0))", [connectionId]);
}

/** Until the end of the transaction the account is not ended. Whoever is about to end it is waited for. */
async function keep(entities: EntityManager, account: string): Promise<void> {
  await entities.execute('select 1 from spending_account where id = ? for key share', [account]);
}

/** In one statement, so that a line that moves from the granted to the spent is seen in one of the two. */
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
