import type { Database } from '../../core/api/database.js';
import {
  addDecimals,
  type Calendar,
  compareDecimals,
  type Day,
  decimalNumber,
  type JsonValue,
  type SpendingPeriod,
} from '../../core/api/index.js';
import { type Budget, isOfAllModels } from './budgets/budget.js';
import { decimalOfNanos, least, most, type Nanos, nanosOf } from './costs/nanos.js';
import type { BudgetLease } from './leases/budget-lease.js';
import { countsFrom } from './counts-from.js';

/** Whose spending is reported. */
interface Spender {
  /** Id of the budget. */
  readonly id: string;
  /** A decimal; undefined without a limit. */
  readonly limit: string | undefined;
}

/** The spending of a connection, an API key, an end user or an organization in the current period. */
export interface SpendingReport {
  readonly currency: string;
  readonly spendingPeriod: string;
  readonly limit: JsonValue;
  readonly spent: JsonValue;
  readonly held: JsonValue;
  readonly remaining: JsonValue;
  readonly inHand: JsonValue;
  readonly periodBegan: string | null;
  readonly resetsAt: string | null;
}

/** The services of reports. */
export interface ReportServices {
  readonly database: Database;
  readonly calendar: Calendar;
  readonly now: () => number;
  readonly currency: string;
  /** The journal's id of this process. */
  readonly process: string;
  /** The sum of the leases' grants of an account in Redis; undefined when Redis does not have it. */
  readonly grantedOf: (key: string, account: string) => Promise<Nanos | undefined>;
  /** True when everything that was spent by this process is in the ledger. */
  readonly isAllWritten: () => boolean;
  /** The leases of this process, whose state in memory is more recent than the database. */
  readonly leasesOf: (budgetId: string) => readonly BudgetLease[];
}

/** What a spender has spent on all models, and from its limits of some. */
interface SpenderReport extends SpendingReport {
  readonly ofModels: readonly BudgetReport[];
}

/** A spender with all of its budgets. */
interface SpenderBudgets {
  /** Id of the budget of all models, whether there is one or not. */
  readonly id: string;
  readonly budgets: readonly Budget[];
  /** The period if no limit of all models has one; monthly when absent. */
  readonly period?: SpendingPeriod | undefined;
}

/** Reports what one spender has spent in the current periods. */
export async function reportSpender(
  { id, budgets, period = 'monthly' }: SpenderBudgets,
  services: ReportServices,
): Promise<SpenderReport> {
  const budget = budgets.find(isOfAllModels);
  const spender = { id, limit: budget?.configuredLimit };
  const [report] = await reportAllSpending([spender], budget?.period ?? period, services);
  const ofModels = budgets.filter(({ models }) => models);
  return { ...(report as SpendingReport), ofModels: await reportBudgets(ofModels, services) };
}

/** Reports the spending of several in the current period, in their order, with one query. */
export async function reportAllSpending(
  spenders: readonly Spender[],
  period: SpendingPeriod,
  services: ReportServices,
): Promise<readonly SpendingReport[]> {
  const { calendar, now, currency } = services;
  const { firstDay, endsAt } = calendar.periodAt(period, now());
  const ids = spenders.map(({ id }) => id);
  const sums = await totals(ids, [firstDay, calendar.dayAt(now())], services);
  return spenders.map(({ limit }, index) => {
    const { spent, held, inHand } = sums[index] as Totals;
    return {
      currency,
      spendingPeriod: period,
      limit: limit === undefined ? null : decimalNumber(limit),
      spent: decimalNumber(spent),
      held: decimalNumber(held),
      remaining: limit === undefined ? null : decimalNumber(remainingOf(limit, addDecimals(spent, held))),
      inHand: decimalNumber(inHand),
      periodBegan: endsAt === undefined ? null : new Date(calendar.beginOf(firstDay)).toISOString(),
      resetsAt: endsAt === undefined ? null : new Date(endsAt).toISOString(),
    };
  });
}

/** A report of one limit. */
interface BudgetReport extends SpendingReport {
  /** Null: all. */
  readonly models: readonly string[] | null;
}

/** Reports the spending from budgets, in their order, with one query for each period. */
export async function reportBudgets(
  budgets: readonly Budget[],
  services: ReportServices,
): Promise<readonly BudgetReport[]> {
  const reports = new Map<Budget, BudgetReport>();
  for (const [period, alike] of Map.groupBy(budgets, (budget) => budget.period)) {
    const spenders = alike.map(({ id, configuredLimit: limit }) => ({ id, limit }));
    for (const [index, report] of (await reportAllSpending(spenders, period, services)).entries()) {
      const budget = alike[index] as Budget;
      reports.set(budget, { models: budget.models ?? null, ...report });
    }
  }
  return budgets.flatMap((budget) => reports.get(budget) ?? []);
}

function remainingOf(limit: string, gone: string): string {
  const negated = gone === '0' ? '0' : `-${gone}`;
  const rest = addDecimals(limit, negated);
  return compareDecimals(rest, '0') < 0 ? '0' : rest;
}

/** The first day of the period, and today. */
type Days = readonly [Day, Day];

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
  /** Reserved by running calls of other processes, as their journals have recorded. */
  readonly elsewhere: string;
}

interface Row {
  readonly spent: string;
  readonly accounts: readonly AccountRow[];
}

/** The value of an open attempt begins with its id, budgets, day, amount and accounts. */
const readAccounts = `
  select
    (select coalesce(sum(spent), 0) from spending_day where budget_id = wanted.budget and ${countsFrom})::text as spent,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'granted', granted::text, 'billed', billed::text, 'key', redis_key, 'elsewhere', (
          select coalesce(sum(nullif(split_part(line, '|', 4), '\\N')::numeric), 0)
          from spending_open_attempt where process <> ? and account.id = any(string_to_array(split_part(line, '|', 5), ',')))::text)), '[]')
      from spending_account account where budget_id = wanted.budget and ${countsFrom}) as accounts
  from (select value::uuid as budget, ordinality from jsonb_array_elements_text(?::jsonb) with ordinality) wanted order by ordinality`;

/** The sums of the ledger, of the reservations of running calls, and of the other grants of replicas, for each budget. */
async function totals(budgetIds: readonly string[], days: Days, services: ReportServices): Promise<readonly Totals[]> {
  // Before the query, so that what reaches the ledger meanwhile is found here, if not there.
  const isAllWritten = services.isAllWritten();
  const own = budgetIds.map((id) => services.leasesOf(id).map(({ account, held, used }) => ({ account, held, used })));
  const values = [...days, services.process, ...days, JSON.stringify(budgetIds)];
  const rows = await services.database.fork().execute<Row[]>(readAccounts, values);
  return Promise.all(rows.map((row, index) => totalOf(row, { leases: own[index] ?? [], isAllWritten }, services)));
}

async function totalOf(
  { spent, accounts }: Row,
  { leases: own, isAllWritten }: OwnPart,
  services: ReportServices,
): Promise<Totals> {
  let sum: Standing = { unwritten: 0n, held: 0n, inHand: 0n };
  for (const account of accounts) {
    const leases = own.filter((lease) => lease.account === account.id);
    const of = await standingOf(account, { leases, isAllWritten }, services);
    sum = {
      unwritten: sum.unwritten + of.unwritten,
      held: sum.held + of.held,
      inHand: sum.inHand + of.inHand,
    };
  }
  return {
    spent: addDecimals(spent, decimalOfNanos(sum.unwritten)),
    held: decimalOfNanos(sum.held),
    inHand: decimalOfNanos(sum.inHand),
  };
}

/** The amounts of an account that are not in the ledger. */
interface Standing {
  /** Spent, but still on its way to the ledger. */
  readonly unwritten: Nanos;
  readonly held: Nanos;
  /** Granted for future calls, or spent by another process whose entries are still on their way. */
  readonly inHand: Nanos;
}

/** What this process has of an account. */
interface OwnPart {
  readonly leases: readonly Pick<BudgetLease, 'account' | 'held' | 'used'>[];
  /** Whether everything that these have spent is in the ledger. */
  readonly isAllWritten: boolean;
}

async function standingOf(
  account: AccountRow,
  { leases, isAllWritten }: OwnPart,
  { grantedOf }: ReportServices,
): Promise<Standing> {
  const inLedger = nanosOf(account.billed, 'up');
  const heldHere = leases.reduce((sum, lease) => sum + lease.held, 0n);
  const usedHere = leases.reduce((sum, lease) => sum + lease.used, 0n);
  const isOwn = account.key === null && leases.length > 0;
  // Amounts are rounded to billionths here, but exact in the ledger. If everything is in the ledger, a difference is only rounding.
  if (isOwn && isAllWritten) return { unwritten: 0n, held: heldHere, inHand: 0n };
  const granted = nanosOf(account.granted, 'up');
  const taken = isOwn
    ? usedHere
    : account.key === null
      ? granted
      : ((await grantedOf(account.key, account.id)) ?? granted);
  const rest = most(taken - inLedger, 0n);
  const held = least(rest, heldHere + nanosOf(account.elsewhere, 'up'));
  const unwritten = least(rest - held, most(isOwn ? rest : usedHere - heldHere - inLedger, 0n));
  return { unwritten, held, inHand: rest - held - unwritten };
}
