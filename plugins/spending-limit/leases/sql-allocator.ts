import { type Database, type EntityManager, withNext } from '../../../core/api/database.js';
import { type BudgetAllocator, type Grant, type LeaseState, LeaseLost, type LeaseTerms } from './budget-allocator.js';
import { decimalOfNanos, least, most, type Nanos, nanosOf } from '../costs/nanos.js';
import { countsFrom } from '../counts-from.js';

/** If several processes share a limit, a grant is at most this part of the limit, and of the rest. */
const partOfLimit = 50n;
const partOfRest = 8n;

/** An account with several leases. */
interface OpenAccount {
  readonly account: string;
  /** Whether it was just created, so that it cannot be in the database. */
  readonly isNew: boolean;
  /** What it was granted, as far as it knows. */
  readonly granted: Nanos;
}

/** An account that replicas share in Redis. */
export interface SharedAccount {
  readonly key: string;
  readonly account: string;
}

/** A grant to an account with several leases. */
interface AccountGrant extends Grant {
  /** Everything that was granted to it so far. */
  readonly granted: Nanos;
}

/** The state of a limit, for one of its accounts. */
interface LimitState {
  readonly spent: Nanos;
  /** Grants of other accounts that are not in the ledger yet. */
  readonly others: Nanos;
  /** Undefined when there is no such account. */
  readonly granted: Nanos | undefined;
  /** The part of this account's grant that is in the ledger. */
  readonly billed: Nanos;
}

/** The allocator in the database, with a row for each grant, next to the sums of the ledger. */
export class SqlAllocator implements BudgetAllocator {
  readonly #database: Database;
  readonly #process: string;
  readonly #settled: () => Promise<void>;

  /**
   * @param process the journal's id of this process; the process that takes over the journal closes this one's leases
   * @param settled resolves when everything that was spent here so far is in the ledger, or the database is unavailable. Called for each new
   *   lease, because what was spent without a limit was not granted.
   */
  constructor(database: Database, process: string, settled: () => Promise<void> = () => Promise.resolve()) {
    this.#database = database;
    this.#process = process;
    this.#settled = settled;
  }

  readonly isOpen = true;
  readonly needsRenewal = false;

  accountOf({ id }: LeaseState): string {
    return id;
  }

  async raise(lease: LeaseState, need: Nanos): Promise<Grant> {
    const { id, terms, granted } = lease;
    if (granted === 0n) await this.#settled();
    return this.#database.transactional(async (entities) => {
      await entities.execute(withNext(lock), [terms.budgetId]);
      const standing = await limitStateOf(entities, terms, id);
      // The lease's own value is used, because it may have given something back without success.
      const grant = this.#share(terms, { ...standing, granted }, need);
      await setGranted(entities, { account: id, terms, granted: granted + grant.added });
      await join(entities, { account: id, lease: id, process: this.#process });
      return grant;
    });
  }

  /**
   * Grants more to an account with several leases.
   *
   * @throws LeaseLost when there is no such account
   */
  raiseAccount(account: string, terms: LeaseTerms, need: Nanos): Promise<AccountGrant> {
    return this.#database.transactional(async (entities) => {
      await entities.execute(withNext(lock), [terms.budgetId]);
      const standing = await limitStateOf(entities, terms, account);
      if (standing.granted === undefined) throw new LeaseLost();
      const grant = this.#share(terms, { ...standing, granted: standing.granted }, need);
      const granted = standing.granted + grant.added;
      await setGranted(entities, { account, terms, granted });
      return { ...grant, granted };
    });
  }

  /**
   * Adds a lease to an account. The account exists as long as it has leases.
   *
   * @param open returns the account; called while the limit is locked
   * @returns the accounts of former limits and days, when this one is new; undefined when it does not exist and is not new, or knows of grants of
   *   which the database does not: that is older than the account, restored from a backup
   */
  async joinAccount(
    { id, terms }: LeaseState,
    key: string,
    open: () => Promise<OpenAccount>,
  ): Promise<readonly SharedAccount[] | undefined> {
    await this.#settled();
    return this.#database.transactional(async (entities) => {
      await entities.execute(lock, [terms.budgetId]);
      const { account, isNew, granted: known } = await open();
      await keep(entities, account);
      const { granted } = await limitStateOf(entities, terms, account);
      if (granted === undefined ? !isNew : granted < known) return undefined;
      if (granted === undefined) await setGranted(entities, { account, terms, granted: 0n, key });
      await join(entities, { account, lease: id, process: this.#process });
      if (granted !== undefined) return [];
      return entities.execute<SharedAccount[]>(otherAccounts, [terms.budgetId, account]);
    });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async lower({ id, granted }: LeaseState): Promise<undefined> {
    await this.#database
      .fork()
      .execute('update spending_account set granted = ? where id = ?', [decimalOfNanos(granted), id]);
  }

  #share(
    { limit }: LeaseTerms,
    { spent, others, billed, granted }: LimitState & { readonly granted: Nanos },
    need: Nanos,
  ): Grant {
    const own = most(granted - billed, 0n);
    const rest = limit - spent - others - own;
    const added = rest <= 0n ? 0n : least(rest, most(need, this.#more(limit, rest)));
    return { added, free: most(rest - added, 0n), othersHold: others > 0n };
  }

  /** The additional amount of a grant; for an embedded database, the whole rest, because there are no other processes. */
  #more(limit: Nanos, rest: Nanos): Nanos {
    return this.#database.kind === 'embedded' ? rest : least(limit / partOfLimit, rest / partOfRest);
  }
}

/** Locks a budget's limit against other grants until the end of the transaction. */
const lock = "select pg_advisory_xact_lock(hashtextextended('spending ' || ?, 0))";

const otherAccounts =
  'select redis_key as key, id as account from spending_account where budget_id = ?::uuid and id <> ? and redis_key is not null';

/** Locks an account with a shared lock until the end of the transaction, so that it is not deleted. */
async function keep(entities: EntityManager, account: string): Promise<void> {
  await entities.execute('select 1 from spending_account where id = ? for key share', [account]);
}

/** Reads the state in one statement, so that an amount that moves from granted to spent is counted exactly once. */
async function limitStateOf(
  entities: EntityManager,
  { budgetId, firstDay, day }: LeaseTerms,
  account: string,
): Promise<LimitState> {
  const days = [budgetId, firstDay, day];
  const rows = await entities.execute<Row[]>(
    `select
       (select coalesce(sum(spent), 0) from spending_day where budget_id = ?::uuid and ${countsFrom})::text as spent,
       (select coalesce(sum(greatest(granted - billed, 0)), 0) from spending_account
         where budget_id = ?::uuid and ${countsFrom} and id <> ?)::text as others,
       (select granted from spending_account where id = ?)::text as granted,
       coalesce((select billed from spending_account where id = ?), 0)::text as billed`,
    [...days, ...days, account, account, account],
  );
  const [{ spent, others, granted, billed }] = rows as [Row];
  return {
    spent: nanosOf(spent, 'up'),
    others: nanosOf(others, 'up'),
    granted: granted === null ? undefined : nanosOf(granted, 'up'),
    billed: nanosOf(billed, 'down'),
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
  }: { readonly account: string; readonly terms: LeaseTerms; readonly granted: Nanos; readonly key?: string },
): Promise<void> {
  await entities.execute(
    withNext(`insert into spending_account (id, budget_id, day, granted, redis_key) values (?, ?::uuid, ?::date, ?, ?)
      on conflict (id) do update set granted = excluded.granted`),
    [account, terms.budgetId, terms.day, decimalOfNanos(granted), key ?? null],
  );
}

async function join(
  entities: EntityManager,
  { account, lease, process }: { readonly account: string; readonly lease: string; readonly process: string },
): Promise<void> {
  await entities.execute(
    withNext('insert into spending_lease (account_id, lease_id, process) values (?, ?, ?) on conflict do nothing'),
    [account, lease, process],
  );
}
