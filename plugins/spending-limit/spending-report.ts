import type { Database } from '../../core/api/database.js';
import { addDecimals, compareDecimals, type Connection, decimalNumber, type JsonValue } from '../../core/api/index.js';
import type { Calendar } from './calendar.js';
import { decimalOfNano, type Nano, nanoOf } from './nano.js';
import type { Purse } from './purse.js';
import { SpendingLimit } from './spending-limit.js';

/** How a connection stands in the current period. */
export interface SpendingReport {
  readonly connectionId: string;
  readonly currency: string;
  readonly enableSpendingLimit: boolean;
  readonly spendingPeriod: string;
  readonly limit: JsonValue;
  readonly spent: JsonValue;
  readonly held: JsonValue;
  readonly remaining: JsonValue;
  readonly periodBegan: string;
  readonly resetsAt: string;
}

/** What a report is made from. */
export interface ReportServices {
  readonly database: Database;
  readonly calendar: Calendar;
  readonly now: () => number;
  readonly currency: string;
  /** Of this process: it knows more about them than the database. */
  /** What all purses together have taken from an account in Redis; undefined when Redis does not know it. */
  readonly takenOf: (key: string, account: string) => Promise<Nano | undefined>;
  /** True when everything that was spent here is in the ledger. */
  readonly isAllWritten: () => boolean;
  readonly pursesOf: (connectionId: string) => readonly Purse[];
}

/** Reads how a connection stands. Connections without a limit have what they have spent this month. */
export async function reportSpending(connection: Connection, services: ReportServices): Promise<SpendingReport> {
  const { calendar, now, currency } = services;
  const period = connection.spendingPeriod ?? 'monthly';
  const { firstDay, endsAt } = calendar.periodAt(period, now());
  const { spent, held } = await totals(connection.connectionId, firstDay, services);
  const isOn = SpendingLimit.isOn(connection);
  const limit = isOn ? (connection.spendingLimit ?? '0') : undefined;
  return {
    connectionId: connection.connectionId,
    currency,
    enableSpendingLimit: connection.enableSpendingLimit,
    spendingPeriod: period,
    limit: limit === undefined ? null : decimalNumber(limit),
    spent: decimalNumber(spent),
    held: decimalNumber(held),
    remaining: limit === undefined ? null : decimalNumber(remainingOf(limit, addDecimals(spent, held))),
    periodBegan: new Date(calendar.beginOf(firstDay)).toISOString(),
    resetsAt: new Date(endsAt).toISOString(),
  };
}

function remainingOf(limit: string, gone: string): string {
  const negated = gone === '0' ? '0' : `-${gone}`;
  const rest = addDecimals(limit, negated);
  return compareDecimals(rest, '0') < 0 ? '0' : rest;
}

interface Totals {
  readonly spent: string;
  readonly held: string;
}

interface AccountRow {
  readonly id: string;
  readonly granted: string;
  readonly billed: string;
  readonly key: string | null;
}

interface Row {
  readonly spent: string;
  readonly accounts: readonly AccountRow[];
}

/** What is in the ledger, and what is granted beyond it; of this process's own purses what they really hold and have spent. */
async function totals(connectionId: string, firstDay: string, services: ReportServices): Promise<Totals> {
  const rows = await services.database.fork().execute<Row[]>(
    `select
       (select coalesce(sum(spent), 0) from spending_day where connection_id = ?::uuid and day >= ?::date)::text as spent,
       (select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'granted', granted::text, 'billed', billed::text, 'key', redis_key)), '[]')
          from spending_account where connection_id = ?::uuid and day >= ?::date) as accounts`,
    [connectionId, firstDay, connectionId, firstDay],
  );
  const [{ spent, accounts }] = rows as [Row];
  const own = services.pursesOf(connectionId);
  let [unwritten, held] = [0n, 0n];
  for (const account of accounts) {
    const purses = own.filter((purse) => purse.account === account.id);
    const holds = purses.reduce((sum, purse) => sum + purse.held, 0n);
    const rest = await notInLedger(account, purses, services);
    // Of an account of its own this process knows what of the rest is held; of others all of it may be.
    const isOwn = account.key === null && purses.length > 0;
    const heldThere = isOwn && holds < rest ? holds : rest;
    held += heldThere;
    unwritten += rest - heldThere;
  }
  return { spent: addDecimals(plain(spent), decimalOfNano(unwritten)), held: decimalOfNano(held) };
}

/** What has been taken from an account beyond its lines in the ledger. */
async function notInLedger(
  { id, granted, billed, key }: AccountRow,
  purses: readonly Purse[],
  { takenOf, isAllWritten }: ReportServices,
): Promise<Nano> {
  const inLedger = nanoOf(billed, 'up');
  let taken = nanoOf(granted, 'up');
  if (key !== null) taken = (await takenOf(key, id)) ?? taken;
  else if (purses.length > 0) {
    // Every line is counted in whole billionths here, and exactly there: when nothing is on its way, what differs is nothing.
    if (isAllWritten()) return purses.reduce((sum, purse) => sum + purse.held, 0n);
    taken = purses.reduce((sum, purse) => sum + purse.used, 0n);
  }
  return taken > inLedger ? taken - inLedger : 0n;
}

/** Without the zeros that a column's scale adds. */
function plain(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
