import type { Database, EntityManager } from '../../core/api/database.js';
import { type JournalConsumer, type JsonObject, parseJson, stringifyJson } from '../../core/api/index.js';
import {
  isHeld,
  type LedgerLine,
  lineColumns,
  lineOfValues,
  type LineValues,
  type StoredEntry,
  storedEntry,
  valuesOf,
} from './ledger-entry.js';

const names = Object.keys(lineColumns).join(', ');
const values = Object.values(lineColumns)
  .map((type, index) => (type === 'jsonb' ? `nullif(entry->${index}, 'null')` : `(entry->>${index})::${type}`))
  .join(', ');

/**
 * Adds the lines that are not there yet, and what they come to, in one statement: whoever sums up sees both or neither. What was granted
 * becomes what was spent, so the two together never grow by a line that was held.
 */
const lines = `
  line as (
    insert into spending_line (${names})
    select ${values} from jsonb_array_elements(?::jsonb) as entry
    on conflict (id) do nothing
    returning connection_id, day, amount, account_id
  ), spent as (
    insert into spending_day (connection_id, day, spent)
    select connection_id, day, sum(amount) from line where amount is not null group by connection_id, day
    order by connection_id, day
    on conflict (connection_id, day) do update set spent = spending_day.spent + excluded.spent
  )`;
/** Accounts are changed in the order of their names: two processes with the same ones would wait for each other otherwise. */
const billLines = `
  , total as (
    select account_id, sum(amount) as amount from line where amount is not null group by account_id
  ), turn as (
    select id from spending_account where id in (select account_id from total) order by id for update
  )
  update spending_account set billed = billed + total.amount from total join turn on turn.id = total.account_id
  where spending_account.id = total.account_id`;

const insertLines = `with ${lines} ${billLines}`;

/**
 * All that most batches ask for, in one statement, which is a transaction by itself: five questions to the database would cost more than the
 * rows. What has ended, and what has not, are told apart before: no row is met twice.
 */
const insertAll = `
  with ${lines}, ended as (
    delete from spending_open where id in (select value::uuid from jsonb_array_elements_text(?::jsonb) as value)
  ), open as (
    insert into spending_open (id, process, line)
    select id, process, line from jsonb_to_recordset(?::jsonb) as entry (id uuid, process text, line text)
    where not exists (select 1 from spending_line where spending_line.id = entry.id)
    on conflict (id) do nothing
  ) ${billLines}`;

const deleteMembers = `
  delete from spending_member where (account_id, purse_id) in (
    select account, purse from jsonb_to_recordset(?::jsonb) as entry (account text, purse text))`;

/**
 * Of those who leave an account at the same moment each would see the others still there, and nobody would end it: they take turns. Whoever
 * joins it meanwhile is seen, or finds it gone.
 */
const lockAccounts = `
  select 1 from spending_account where id in (select value from jsonb_array_elements_text(?::jsonb) as value)
  order by id for update`;

/** An account that nobody uses any more: what is left of its grant is everybody's again. */
const deleteUnused = `
  delete from spending_account where id in (select value from jsonb_array_elements_text(?::jsonb) as value)
  and not exists (select 1 from spending_member where account_id = spending_account.id)`;

/** Puts what comes through the journal into the ledger, each line once, and keeps the sums. */
export function storeLedger(database: Database): JournalConsumer<JsonObject | string> {
  return (entries) => {
    const ledger = entries.map(({ value }) => storedEntry(value));
    const left = ledger.flatMap((entry) => (entry.op === 'leave' ? [entry] : []));
    if (left.length === 0) return store(database.fork(), ledger);
    return database.transactional(async (entities) => {
      await store(entities, ledger);
      await entities.execute(deleteMembers, [JSON.stringify(left)]);
      await giveUpUnused(entities, new Set(left.map(({ account }) => account)));
    });
  };
}

/** The members that have gone must be deleted before. */
async function giveUpUnused(entities: EntityManager, accounts: ReadonlySet<string>): Promise<void> {
  const ids = JSON.stringify([...accounts]);
  await entities.execute(lockAccounts, [ids]);
  // A statement of its own: it sees what those before it in the turn have done.
  await entities.execute(deleteUnused, [ids]);
}

async function store(entities: EntityManager, entries: readonly StoredEntry[]): Promise<void> {
  const lines = entries.filter((entry) => entry.op === 'line');
  const begun = entries.filter((entry) => entry.op === 'open');
  const cancelled = new Set(entries.flatMap((entry) => (entry.op === 'cancel' ? [entry.id] : [])));
  const charged = new Set(lines.map(({ id }) => id));
  const begunHere = new Set(begun.map(({ id }) => id));
  // What was held nowhere was never open. What is begun and charged here is not, either; if it was stored before a crash, its line keeps it from being charged again.
  const ended = lines.filter(({ id, values }) => !begunHere.has(id) && isHeld(values)).map(({ id }) => id);
  // Most attempts are over before their beginning gets here.
  const open = begun.filter(({ id }) => !charged.has(id) && !cancelled.has(id));
  const rows = open.map(({ id, process, values }) => ({
    id,
    process,
    line: stringifyJson({ ...lineOfValues(values) }),
  }));
  ended.push(...cancelled);
  if (lines.length === 0 && ended.length === 0 && rows.length === 0) return;
  const stored = asRows(lines.map(({ values }) => values));
  await entities.execute(insertAll, [stored, JSON.stringify(ended), JSON.stringify(rows)]);
}

async function addLines(entities: EntityManager, lines: readonly LedgerLine[]): Promise<void> {
  await entities.execute(insertLines, [asRows(lines.map((line) => stringifyJson(valuesOf(line))))]);
}

/** Numbers that are written with all their digits are not read on the way. */
function asRows(lines: readonly LineValues[]): string {
  return `[${lines.join(',')}]`;
}

/** A purse of a dead process that spent from an account in Redis, and what it has come to. */
export interface LeftPurse {
  readonly key: string;
  readonly account: string;
  readonly purse: string;
  /** Exact decimal. */
  readonly billed: string;
}

/**
 * Sees to what a dead process had in hand, when everything that it has written is in the ledger. What it had sent to a provider and
 * knew no end of may have been billed in full, and is charged so. Then its purses are nobody's.
 *
 * @param retire told of purses that Redis knows before they are forgotten here; when it rejects, nothing is, and all is done again
 */
export async function closeProcess(
  database: Database,
  process: string,
  retire: (purses: readonly LeftPurse[]) => Promise<void>,
): Promise<void> {
  const left = await database.transactional(async (entities) => {
    const open = await entities.execute<{ line: string }[]>(
      'delete from spending_open where process = ? returning line',
      [process],
    );
    const lines = open.map(({ line }) => parseJson(line) as unknown as LedgerLine);
    if (lines.length > 0) await addLines(entities, lines);
    return entities.execute<LeftPurse[]>(purseTotals, [process]);
  });
  if (left.length > 0) await retire(left);
  await database.transactional(async (entities) => {
    const members = await entities.execute<{ account_id: string }[]>(
      'delete from spending_member where process = ? returning account_id',
      [process],
    );
    if (members.length > 0) await giveUpUnused(entities, new Set(members.map(({ account_id: id }) => id)));
  });
}

const purseTotals = `
  select account.redis_key as key, account.id as account, member.purse_id as purse,
    (select coalesce(sum(amount), 0) from spending_line
      where connection_id = account.connection_id and purse_id = member.purse_id
        and charged_at >= account.day - interval '2 days')::text as billed
  from spending_member member join spending_account account on account.id = member.account_id
  where member.process = ? and account.redis_key is not null`;
