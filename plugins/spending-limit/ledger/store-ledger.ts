import {
  addNewRows,
  copyBinaryRows,
  type Database,
  type EntityManager,
  type KeyedTable,
  runStatement,
} from '../../../core/api/database.js';
import type { JournalConsumer, JournalValue } from '../../../core/api/index.js';
import { openText, readEntry, type StoredEntry } from './ledger-entry.js';
import { columnsIn, lineColumns, type SummedRow } from './ledger-row.js';
import { sumsOf } from './ledger-sums.js';
import { giveUpUnused, lockAccounts } from '../leases/unused-accounts.js';

const table: KeyedTable = { table: 'spending_line', key: 'id', columns: lineColumns.join(', ') };

/**
 * Adds the sums of new entries, in one statement, so that readers see all of it or nothing. Granted amounts become spent ones, so the total
 * does not grow by an entry that was reserved. Accounts are updated in the order of their ids, to avoid deadlocks. Attempts that have
 * ended, and those that have not, are separated before, so that no row is changed twice.
 */
const addSums = `
  with spent as (
    insert into spending_day (budget_id, day, spent, organization_id, end_user_id, tag)
    select budget, day, spent, organization, end_user, tag
    from jsonb_to_recordset($1::jsonb) as entry (budget uuid, day date, spent numeric, organization text, end_user text, tag text)
    order by budget, day
    on conflict (budget_id, day) do update set spent = spending_day.spent + excluded.spent
  ), ended as (
    delete from spending_open_attempt where id in (select value::uuid from jsonb_array_elements_text($3::jsonb) as value)
  ), open as (
    insert into spending_open_attempt (id, process, line)
    select id, process, line from jsonb_to_recordset($4::jsonb) as entry (id uuid, process text, line text)
    where not exists (select 1 from spending_line where spending_line.id = entry.id)
    on conflict (id) do nothing
  ), leased as (
    update spending_lease set billed = billed + amount
    from jsonb_to_recordset($5::jsonb) as entry (account text, lease text, amount numeric)
    where account_id = account and lease_id = lease
  ), total as (
    select id, amount from jsonb_to_recordset($2::jsonb) as entry (id text, amount numeric)
  ), turn as (
    select id from spending_account where id in (select id from total) order by id for update
  )
  update spending_account set billed = billed + total.amount from total join turn on turn.id = total.id
  where spending_account.id = total.id`;

const deleteLeases = `
  delete from spending_lease where (account_id, lease_id) in (
    select account, lease from jsonb_to_recordset($1::jsonb) as entry (account text, lease text))`;

/** An entry with this operation. */
type Entry<Op extends StoredEntry['op']> = Extract<StoredEntry, { readonly op: Op }>;

/**
 * Creates the consumer that writes journal entries to the ledger, each entry once, and maintains the sums.
 *
 * @param grew called with the ids of budgets whose sums have grown
 */
export function storeLedger(
  database: Database,
  grew: (budgetId: string) => void = () => undefined,
): JournalConsumer<JournalValue> {
  return async (entries) => {
    const read = entries.map(readEntry);
    const lines = read.flatMap((entry) => (entry.op === 'line' ? [entry.line] : []));
    const attempts = attemptsOf(read, lines);
    const left = read.flatMap((entry) => (entry.op === 'leave' ? [entry] : []));
    // If some entries exist already, the transaction is repeated without them.
    await addNewRows(database.fork(), table, lines, (fresh) =>
      database.transactional((entities) => addLines(entities, fresh, { ...attempts, left })),
    );
    for (const budgets of new Set(lines.map((line) => line.budgets))) for (const id of budgets.split(',')) grew(id);
  };
}

/** Changes of the open attempts. */
interface Attempts {
  /** Leases that leave their accounts in the same transaction. */
  readonly left?: readonly Entry<'leave'>[];
  /** Ids of attempts that have ended. */
  readonly ended: readonly string[];
  readonly begun: readonly { readonly id: string; readonly process: string; readonly line: string }[];
}

function attemptsOf(entries: readonly StoredEntry[], lines: readonly SummedRow[]): Attempts {
  const begun = entries.filter((entry): entry is Entry<'open'> => entry.op === 'open');
  const cancelled = new Set(entries.flatMap((entry) => (entry.op === 'cancel' ? [entry.id] : [])));
  const charged = new Set(lines.map(({ id }) => id));
  const begunHere = new Set(begun.map(({ begun: { id } }) => id));
  // Only attempts with a reservation were open, and only if they did not also begin in this batch. (If one was stored before a crash, its
  // entry prevents a second charge.)
  const ended = lines.filter(({ id, isHeld }) => isHeld && !begunHere.has(id)).map(({ id }) => id);
  // Most attempts have ended when their beginning is delivered, so they need not be stored as open.
  const open = begun.filter(({ begun: { id } }) => !charged.has(id) && !cancelled.has(id));
  return {
    ended: [...ended, ...cancelled],
    begun: open.map(({ process, begun: attempt }) => ({ id: attempt.id, process, line: openText(attempt) })),
  };
}

const noAttempts: Attempts = { ended: [], begun: [] };

/** Inserts new entries, and adds their sums. */
export async function addLines(
  entities: EntityManager,
  lines: readonly SummedRow[],
  { ended, begun, left = [] }: Attempts = noAttempts,
): Promise<void> {
  for (const [columns, alike] of Map.groupBy(lines, columnsIn)) {
    await copyBinaryRows(
      entities,
      table.table,
      lineColumns.slice(0, columns).join(', '),
      alike.map(({ row }) => row),
    );
  }
  const { days, accounts, leases } = sumsOf(lines);
  if (left.length > 0) {
    // Lock all accounts at once, in order, to avoid deadlocks.
    await lockAccounts(entities, new Set([...left.map(({ account }) => account), ...accounts.map(({ id }) => id)]));
    await takeLeave(entities, left);
  }
  const parameters = [days, accounts, ended, begun, leases];
  if (parameters.every((list) => list.length === 0)) return;
  // At the end, because all replicas update the same row of an organization, and wait until the transaction before theirs has ended.
  await runStatement(
    entities,
    addSums,
    parameters.map((list) => JSON.stringify(list)),
  );
}

async function takeLeave(entities: EntityManager, left: readonly Entry<'leave'>[]): Promise<void> {
  await runStatement(entities, deleteLeases, [JSON.stringify(left)]);
  await giveUpUnused(entities, new Set(left.map(({ account }) => account)));
}
