import { type Calendar, type Clock, type Day, type Journal, type Logger, newId } from '../../../core/api/index.js';
import { AllocatorSilence } from './allocator-silence.js';
import { type BudgetAllocator, LeaseLost } from './budget-allocator.js';
import type { Budget, CallBudgets } from '../budgets/budget.js';
import { asValue, ledgerKind } from '../ledger/ledger-entry.js';
import { BudgetLease } from './budget-lease.js';

/** A lease gives its unused grant back after being idle for this long. */
const idleMs = 1_000;
/** A lease is closed after being idle for this long; one of a former limit sooner. */
const closeAfterMs = 60_000;
/** With more leases than this, those of end users and tags are closed as soon as they are idle, because there may be any number of them. Each takes some 2 KB. */
const manyLeases = 5_000;

/** The services of {@link BudgetLeases}. */
interface LeaseServices {
  /** Selects the allocator of a new lease. */
  readonly allocator: (budget: Budget) => BudgetAllocator;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly log: Logger;
  readonly waitMs: number;
  /** False when there are no other processes that could use what is given back. */
  readonly shares: boolean;
  /** Called with the budget of each new lease. */
  readonly opened?: (budget: Budget) => void;
}

/** The leases of this process: one for each version of a budget's limit, and day. */
export class BudgetLeases {
  /** Of the allocators of all leases, which ask the same database. */
  readonly silence = new AllocatorSilence();
  readonly #services: LeaseServices;
  readonly #leases = new Map<string, BudgetLease>();
  /** All that are not closed, by the id of their budget. */
  readonly #ofBudgets = new Map<string, Set<BudgetLease>>();
  /** Leases that are being closed. */
  readonly #closing = new Set<BudgetLease>();
  readonly #stopTidying: () => void;

  constructor(services: LeaseServices) {
    this.#services = services;
    this.#stopTidying = services.clock.every(idleMs, () => this.#tidy());
  }

  /** The leases for the current limits of budgets, in their order, all of today. */
  of(budgets: CallBudgets): readonly BudgetLease[] {
    const { calendar, clock } = this.#services;
    const now = clock.now();
    const day = calendar.dayAt(now);
    if (this.#areUsable(budgets, day)) return budgets.leases;
    budgets.leases = budgets.inOrder.map((budget) => this.#find(budget, now, day));
    return budgets.leases;
  }

  /** Whether the leases of a call can be used, if they have been looked up before. */
  #areUsable({ leases, inOrder }: CallBudgets, day: Day): boolean {
    let index = 0;
    for (const budget of inOrder) {
      const lease = leases[index];
      if (!lease || !isUsable(lease, day, this.#services.allocator(budget))) return false;
      index += 1;
    }
    return true;
  }

  #find(budget: Budget, now: number, day: Day): BudgetLease {
    const { id: budgetId, kind, version, limit, period } = budget;
    const { calendar } = this.#services;
    const allocator = this.#services.allocator(budget);
    const { firstDay } = calendar.periodAt(period, now);
    const key = `${budgetId} ${day} ${firstDay} ${limit}`;
    const known = this.#leases.get(key);
    if (known?.terms.version === version && isUsable(known, day, allocator)) return known;
    // A lease of an earlier version is not used again, even if the limit is the same: without a limit in between, amounts were spent that it
    // does not know. Requests that began before the change still use it.
    if (known) this.#closing.add(known);
    // After a change of the limit, or of the day, older leases give their unused grants back.
    this.#releaseOthers(budgetId);
    const lease: BudgetLease = new BudgetLease({
      ...this.#services,
      allocator,
      silence: this.silence,
      id: newId(now),
      terms: { budgetId, version, day, firstDay, limit },
      isOneOfMany: kind === 'endUser' || kind === 'tag',
      onShort: () => this.#releaseOthers(budgetId, lease),
    });
    this.#leases.set(key, lease);
    const all = this.#ofBudgets.get(budgetId);
    if (all) all.add(lease);
    else this.#ofBudgets.set(budgetId, new Set([lease]));
    this.#services.opened?.(budget);
    return lease;
  }

  /** Gives back what the leases of a budget have and do not need, except one that needs it. */
  #releaseOthers(budgetId: string, needy?: BudgetLease): void {
    for (const other of this.ofBudget(budgetId)) if (other !== needy) this.#report(other.releaseUnused());
  }

  /** All leases of this process for a budget. */
  ofBudget(budgetId: string): readonly BudgetLease[] {
    return [...(this.#ofBudgets.get(budgetId) ?? [])];
  }

  /** Closes all leases; nothing may be taken afterwards. */
  async close(): Promise<void> {
    this.#stopTidying();
    for (const lease of this.#leases.values()) this.#closing.add(lease);
    this.#leases.clear();
    // An allocator that is unavailable now learns about it from the database later.
    await Promise.all([...this.#closing].map((lease) => lease.close().catch(() => undefined)));
    await Promise.all([...this.#closing].map((lease) => this.#forget(lease)));
  }

  #tidy(): void {
    const now = this.#services.clock.now();
    const areMany = this.#leases.size > manyLeases;
    for (const [key, lease] of this.#leases) {
      const unusedMs = now - lease.usedAt;
      // Negative: the clock was set back, and otherwise the lease would keep its grant for that much longer.
      const wasUsed = unusedMs >= 0 && unusedMs < idleMs;
      if (!lease.isIdle || wasUsed) {
        this.#report(lease.renew());
        continue;
      }
      if (unusedMs >= closeAfterMs || lease.isLost || lease.isFormer || (areMany && lease.isOneOfMany)) {
        this.#leases.delete(key);
        this.#closing.add(lease);
      } else if (this.#services.shares) this.#report(lease.releaseUnused());
    }
    for (const lease of this.#closing) this.#report(lease.isIdle ? this.#close(lease) : lease.renew());
  }

  /** Writes `leave` to the journal, after all entries of the lease. */
  async #close(lease: BudgetLease): Promise<void> {
    await lease.close();
    await this.#forget(lease);
  }

  async #forget(lease: BudgetLease): Promise<void> {
    const { journal, clock } = this.#services;
    if (!this.#closing.delete(lease)) return;
    const { budgetId } = lease.terms;
    const others = this.#ofBudgets.get(budgetId);
    if (others?.delete(lease) && others.size === 0) this.#ofBudgets.delete(budgetId);
    if (lease.account === undefined) return;
    const value = asValue({ op: 'leave', account: lease.account, lease: lease.id });
    await journal.append({ id: newId(clock.now()), kind: ledgerKind, value });
  }

  #report(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (error instanceof LeaseLost) return;
      this.#services.log.debug({ error }, 'a share of a limit could not be recorded; trying again');
    });
  }
}

/** Whether a lease can be used: it is of today, its allocator still has it, and no other one is to be used. */
function isUsable(lease: BudgetLease, day: Day, allocator: BudgetAllocator): boolean {
  return lease.terms.day === day && lease.allocator === allocator && !lease.isLost;
}
