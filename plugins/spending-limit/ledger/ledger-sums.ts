import { type Decimal, decimalOfUnits, scaleOf, unitsOf } from '../../../core/api/index.js';
import { budgetOfEndUser, budgetOfTag } from '../budgets/budget.js';
import { endUserIn, type SummedRow, tagsIn } from './ledger-row.js';

/** Sums of entries, by budget and day, by account, and by lease of an account that several leases share. */
interface LedgerSums {
  readonly days: readonly DaySum[];
  readonly accounts: readonly { readonly id: string; readonly amount: Decimal }[];
  readonly leases: readonly { readonly account: string; readonly lease: string; readonly amount: Decimal }[];
}

/** What was spent from a budget on a day. */
interface DaySum extends Names {
  readonly budget: string;
  readonly day: string;
  readonly spent: Decimal;
}

/** Whose a sum is, in the sums of end users and tags: those of others have only the id of the budget. */
interface Names {
  readonly organization?: string;
  readonly end_user?: string;
  readonly tag?: string;
}

/** What lines have in common that count for the same sums. */
type Common = Pick<SummedRow, 'id' | 'row' | 'budgets' | 'day' | 'accounts' | 'leases'>;

/** Calculates the exact sums of new entries, so that the database need not read them again. */
export function sumsOf(lines: readonly SummedRow[]): LedgerSums {
  const days = new Map<
    string,
    Sum & { readonly budget: string; readonly day: string; readonly names: Names | undefined }
  >();
  const accounts = new Map<string, Sum & { readonly id: string }>();
  const shares = new Map<string, Sum & { readonly account: string; readonly lease: string }>();
  for (const { of, sum } of sumsOfAlike(lines)) {
    const { day } = of;
    const endUser = endUserOf(of);
    const ofTags = tagsOf(of);
    let names: Names | undefined;
    for (const budget of listed(of.budgets)) {
      // The budgets of the end user come last, first that of all models.
      if (budget === endUser?.budget) ({ names } = endUser);
      sumIn(days, `${budget} ${day}`, { budget, day, names: ofTags.get(budget) ?? names }).addSum(sum);
    }
    const leases = listed(of.leases);
    for (const [index, id] of listed(of.accounts).entries()) {
      if (id === '') continue;
      sumIn(accounts, id, { id }).addSum(sum);
      const lease = leases[index];
      // A lease in the database is an account of its own.
      if (lease !== undefined && lease !== id) sumIn(shares, `${id} ${lease}`, { account: id, lease }).addSum(sum);
    }
  }
  return {
    days: [...days.values()].map((sum) => ({ ...sum.names, budget: sum.budget, day: sum.day, spent: sum.total() })),
    accounts: [...accounts.values()].map((sum) => ({ id: sum.id, amount: sum.total() })),
    leases: [...shares.values()].map((sum) => ({ account: sum.account, lease: sum.lease, amount: sum.total() })),
  };
}

/** The end user of a line, and the id of its budget. */
function endUserOf(line: Common): { readonly budget: string; readonly names: Names } | undefined {
  const found = endUserIn(line);
  if (!found) return undefined;
  const { organizationId, endUserId } = found;
  const names = { organization: organizationId, end_user: endUserId };
  return { budget: budgetOfEndUser(organizationId, endUserId), names };
}

/** The tags of a line, by the ids of their budgets. It may count for none of these. */
function tagsOf(line: Common): ReadonlyMap<string, Names> {
  const { organizationId: organization = '', tags = [] } = tagsIn(line) ?? {};
  return new Map(tags.map((tag) => [budgetOfTag(organization, tag), { organization, tag }]));
}

/** Most lines have the same budgets, accounts and leases as others, so they are summed before these are separated. */
function sumsOfAlike(lines: readonly SummedRow[]): Iterable<{ readonly of: Common; readonly sum: Sum }> {
  const sums = new Map<string, { readonly of: Common; readonly sum: Sum }>();
  for (const line of lines) {
    const { budgets, day, amount, accounts, leases } = line;
    if (amount === undefined) continue;
    const key = `${budgets}|${day}|${accounts}|${leases}`;
    let alike = sums.get(key);
    if (!alike) sums.set(key, (alike = { of: line, sum: new Sum() }));
    alike.sum.add(amount);
  }
  return sums.values();
}

function listed(ids: string | undefined): readonly string[] {
  return ids === undefined ? [] : ids.split(',');
}

function sumIn<Of extends object>(sums: Map<string, Sum & Of>, key: string, of: Of): Sum & Of {
  let sum = sums.get(key);
  if (!sum) sums.set(key, (sum = Object.assign(new Sum(), of)));
  return sum;
}

/** A sum in units of the smallest decimal digit so far. */
class Sum {
  #units = 0n;
  #scale = 0;

  add(amount: Decimal): void {
    const scale = scaleOf(amount);
    this.#rescale(scale);
    this.#units += unitsOf(amount, this.#scale);
  }

  addSum(other: Sum): void {
    this.#rescale(other.#scale);
    this.#units += other.#units * 10n ** BigInt(this.#scale - other.#scale);
  }

  /** The exact sum. */
  total(): Decimal {
    return decimalOfUnits(this.#units, this.#scale);
  }

  #rescale(scale: number): void {
    if (scale <= this.#scale) return;
    this.#units *= 10n ** BigInt(scale - this.#scale);
    this.#scale = scale;
  }
}
