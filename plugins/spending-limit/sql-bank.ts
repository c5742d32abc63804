import type { Database, EntityManager } from '../../core/api/database.js';
import type { Bank, Grant, PurseAtBank, Terms } from './bank.js';
import { decimalOfNano, type Nano, nanoOf } from './nano.js';

/** Of a limit that several processes share, one is granted no more at once than this part, and no more than this part of the rest. */
const partOfLimit = 50n;
const partOfRest = 8n;

/** How a connection stands, seen by one of its accounts. */
interface Standing {
  readonly spent: Nano;
  /** What others have been granted and is not in the ledger yet. */
  readonly others: Nano;
  /** What of this account's grant is in the ledger. */
  readonly billed: Nano;
}

/** The bank in the database: its grants are rows, beside the sums of the ledger. */
export class SqlBank implements Bank {
  readonly #database: Database;
  readonly #process: string;

  /** @param process of the journal; whoever takes that over ends this process's purses */
  constructor(database: Database, process: string) {
    this.#database = database;
    this.#process = process;
  }

  raise(purse: PurseAtBank, need: Nano): Promise<Grant> {
    return this.raiseAccount(purse.id, purse, need);
  }

  /** @param account the purse's own, or one that several purses spend from */
  raiseAccount(account: string, purse: PurseAtBank, need: Nano): Promise<Grant> {
    const { terms, granted } = purse;
    return this.#database.transactional(async (entities) => {
      await lock(entities, terms.connectionId);
      const { spent, others, billed } = await standingOf(entities, terms, account);
      const own = granted > billed ? granted - billed : 0n;
      const rest = terms.limit - spent - others - own;
      const added = rest <= 0n ? 0n : least(rest, most(need, this.#share(terms.limit, rest)));
      await setGranted(entities, { account, terms, granted: granted + added });
      await join(entities, { account, purse: purse.id, process: this.#process });
      return { added, free: rest - added, othersHold: others > 0n, account };
    });
  }

  async lower({ id, granted }: PurseAtBank): Promise<void> {
    await this.#database
      .fork()
      .execute('update spending_account set granted = ? where id = ?', [decimalOfNano(granted), id]);
  }

  /** Nobody else can ask for something of an embedded database's limits. */
  #share(limit: Nano, rest: Nano): Nano {
    return this.#database.kind === 'embedded' ? rest : least(limit / partOfLimit, rest / partOfRest);
  }
}

/** Until the end of the transaction nobody else is granted anything of the connection's limit. */
async function lock(entities: EntityManager, connectionId: string): Promise<void> {
  await entities.execute("select pg_advisory_xact_lock(hashtextextended('spending ' || ?, 0))", [connectionId]);
}

/** In one statement, so that a line that moves from the granted to the spent is seen in one of the two. */
async function standingOf(
  entities: EntityManager,
  { connectionId, firstDay }: Terms,
  account: string,
): Promise<Standing> {
  const [row] = await entities.execute<{ spent: string; others: string; billed: string }[]>(
    `select
       (select coalesce(sum(spent), 0) from spending_day where connection_id = ?::uuid and day >= ?::date)::text as spent,
       (select coalesce(sum(greatest(granted - billed, 0)), 0) from spending_account
         where connection_id = ?::uuid and day >= ?::date and id <> ?)::text as others,
       coalesce((select billed from spending_account where id = ?), 0)::text as billed`,
    [connectionId, firstDay, connectionId, firstDay, account, account],
  );
  const { spent, others, billed } = row as { spent: string; others: string; billed: string };
  return { spent: nanoOf(spent, 'up'), others: nanoOf(others, 'up'), billed: nanoOf(billed, 'down') };
}

async function setGranted(
  entities: EntityManager,
  { account, terms, granted }: { readonly account: string; readonly terms: Terms; readonly granted: Nano },
): Promise<void> {
  await entities.execute(
    `insert into spending_account (id, connection_id, day, granted) values (?, ?::uuid, ?::date, ?)
     on conflict (id) do update set granted = excluded.granted`,
    [account, terms.connectionId, terms.day, decimalOfNano(granted)],
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
