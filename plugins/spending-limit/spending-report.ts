import type { Database } from '../../core/api/database.js';
import { addDecimals, compareDecimals, type Connection, decimalNumber, type JsonValue } from '../../core/api/index.js';
import type { Calendar } from './calendar.js';
import { decimalOfNano, nanoOf } from './nano.js';
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

interface Row {
  readonly spent: string;
  readonly accounts: readonly { readonly id: string; readonly granted: string; readonly billed: string }[];
}

/** What is in the ledger, and what is granted beyond it; of this process's own purses what they really hold and have spent. */
async function totals(connectionId: string, firstDay: string, { database, pursesOf }: ReportServices): Promise<Totals> {
  const [row] = await database.fork().execute<Row[]>(
    `select
       (select coalesce(sum(spent), 0) from spending_day where connection_id = ?::uuid and day >= ?::date)::text as spent,
       (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'granted', granted::text, 'billed', billed::text)), '[]')
          from spending_account where connection_id = ?::uuid and day >= ?::date) as accounts`,
    [connectionId, firstDay, connectionId, firstDay],
  );
  const { spent, accounts } = row as Row;
  const own = new Map(pursesOf(connectionId).map((purse) => [purse.account, purse]));
  let [unwritten, held] = [0n, 0n];
  for (const { id, granted, billed } of accounts) {
    const inLedger = nanoOf(billed, 'up');
    const purse = own.get(id);
    const taken = purse ? purse.used : nanoOf(granted, 'up');
    const rest = taken > inLedger ? taken - inLedger : 0n;
    const holds = purse && purse.held < rest ? purse.held : rest;
    held += holds;
    unwritten += rest - holds;
  }
  // Each line is held in whole billionths: of what is not in the ledger yet less than one of each is not there at all.
  return { spent: addDecimals(plain(spent), decimalOfNano(unwritten)), held: decimalOfNano(held) };
}

/** Without the zeros that a column's scale adds. */
function plain(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
