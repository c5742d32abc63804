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
  readonly inHand: JsonValue;
  readonly periodBegan: string;
  readonly resetsAt: string;
}

/** What a report is made from. */
export interface ReportServices {
  readonly database: Database;
  readonly calendar: Calendar;
  readonly now: () => number;
  readonly currency: string;
  /** This process, as the journal names it. */
  readonly process: string;
  /** What all purses together have taken from an account in Redis; undefined when Redis does not know it. */
  readonly takenOf: (key: string, account: string) => Promise<Nano | undefined>;
  /** True when everything that was spent here is in the ledger. */
  readonly isAllWritten: () => boolean;
  /** Of this process: it knows more about them than the database. */
  readonly pursesOf: (connectionId: string) => readonly Purse[];
}

/** Reads how a connection stands. Connections without a limit have what they have spent this month. */
export async function reportSpending(connection: Connection, services: ReportServices): Promise<SpendingReport> {
  const { calendar, now, currency } = services;
  const period = connection.spendingPeriod ?? 'monthly';
  const { firstDay, endsAt } = calendar.periodAt(period, now());
  const { spent, held, inHand } = await totals(connection.connectionId, firstDay, services);
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
    inHand: decimalNumber(inHand),
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
  readonly inHand: string;
}

interface AccountRow {
  readonly id: string;
  readonly granted: string;
  readonly billed: string;
  readonly key: string | null;
  /** Held by calls of other processes that are under way, as their journals have said. */
  readonly elsewhere: string;
}

interface Row {
  readonly spent: string;
  readonly accounts: readonly AccountRow[];
}

/** A row of an open attempt begins with its id, connection, day, amount and account. What earlier versions have left begins with a brace. */
const readAccounts = `
  select
    (select coalesce(sum(spent), 0) from spending_day where connection_id = ?::uuid and day >= ?::date)::text as spent,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'granted', granted::text, 'billed', billed::text, 'key', redis_key, 'elsewhere', (
          select coalesce(sum(nullif(split_part(line, '|', 4), '\\N')::numeric), 0)
          from spending_open where process <> ? and line not like '{%' and split_part(line, '|', 5) = account.id)::text)), '[]')
      from spending_account account where connection_id = ?::uuid and day >= ?::date) as accounts`;

/** What is in the ledger, what calls under way hold beyond it, and what else replicas have in hand. */
async function totals(connectionId: string, firstDay: string, services: ReportServices): Promise<Totals> {
  const rows = await services.database
    .fork()
    .execute<Row[]>(readAccounts, [connectionId, firstDay, services.process, connectionId, firstDay]);
  const [{ spent, accounts }] = rows as [Row];
  const own = services.pursesOf(connectionId);
  let sum: Standing = { unwritten: 0n, held: 0n, inHand: 0n };
  for (const account of accounts) {
    const purses = own.filter((purse) => purse.account === account.id);
    const of = await standingOf(account, purses, services);
    sum = {
      unwritten: sum.unwritten + of.unwritten,
      held: sum.held + of.held,
      inHand: sum.inHand + of.inHand,
    };
  }
  return {
    spent: addDecimals(plain(spent), decimalOfNano(sum.unwritten)),
    held: decimalOfNano(sum.held),
    inHand: decimalOfNano(sum.inHand),
  };
}

/** What has been taken from an account beyond its lines in the ledger. */
interface Standing {
  /** Spent, and on its way to the ledger. */
  readonly unwritten: Nano;
  readonly held: Nano;
  /** For calls to come; or spent by another process, whose lines are on their way. */
  readonly inHand: Nano;
}

async function standingOf(
  account: AccountRow,
  purses: readonly Purse[],
  { takenOf, isAllWritten }: ReportServices,
): Promise<Standing> {
  const inLedger = nanoOf(account.billed, 'up');
  const heldHere = purses.reduce((sum, purse) => sum + purse.held, 0n);
  const usedHere = purses.reduce((sum, purse) => sum + purse.used, 0n);
  const isOwn = account.key === null && purses.length > 0;
  // Every line is counted in whole billionths here, and exactly there: when nothing is on its way, what differs is nothing.
  if (isOwn && isAllWritten()) return { unwritten: 0n, held: heldHere, inHand: 0n };
  const granted = nanoOf(account.granted, 'up');
  const taken = isOwn
    ? usedHere
    : account.key === null
      ? granted
      : ((await takenOf(account.key, account.id)) ?? granted);
  const rest = positive(taken - inLedger);
  const held = least(rest, heldHere + nanoOf(account.elsewhere, 'up'));
  const unwritten = least(rest - held, positive(isOwn ? rest : usedHere - heldHere - inLedger));
  return { unwritten, held, inHand: rest - held - unwritten };
}

const positive = (amount: Nano): Nano => (amount > 0n ? amount : 0n);
const least = (a: Nano, b: Nano): Nano => (a < b ? a : b);

/** Without the zeros that a column's scale adds. */
function plain(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
