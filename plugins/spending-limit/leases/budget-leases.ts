import { type Clock, type Connection, type Journal, type Logger, newId } from '../../../core/api/index.js';
import { type BudgetAllocator, LeaseLost } from './budget-allocator.js';
import { type Calendar, type Day, periodOf } from '../calendar.js';
import { asValue, ledgerKind } from '../ledger/ledger-entry.js';
import { type Nanos, nanosOf } from '../costs/nanos.js';
import { BudgetLease } from './budget-lease.js';

/** A lease gives its unused grant back after being idle for this long. */
const idleMs = 1_000;
/** A lease is closed after being idle for this long. */
const closeAfterMs = 60_000;

/** The services of {@link BudgetLeases}. */
export interface LeaseServices {
  /** Selects the allocator of a new lease. */
  readonly allocator: () => BudgetAllocator;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly log: Logger;
  readonly waitMs: number;
  /** False when there are no other processes that could use what is given back. */
  readonly shares: boolean;
}

/** The leases of this process: one for each version of a connection, and day. */
export class BudgetLeases {
  readonly #services: LeaseServices;
  readonly #leases = new Map<string, BudgetLease>();
  /** Leases that are being closed. */
  readonly #closing = new Set<BudgetLease>();
  readonly #limits = new WeakMap<Connection, Nanos>();
  /** The current lease of each connection snapshot. */
  readonly #current = new WeakMap<Connection, BudgetLease>();
  readonly #stopTidying: () => void;

  constructor(services: LeaseServices) {
    this.#services = services;
    this.#stopTidying = services.clock.every(idleMs, () => this.#tidy());
  }

  /** The lease for the current limit of a connection, today. */
  of(connection: Connection): BudgetLease {
    const { calendar, clock } = this.#services;
    const now = clock.now();
    const day = calendar.dayAt(now);
    const allocator = this.#services.allocator();
    const usual = this.#current.get(connection);
    if (usual && usual.terms.day === day && usual.allocator === allocator && !usual.isLost) return usual;
    const lease = this.#find(connection, { now, day, allocator });
    this.#current.set(connection, lease);
    return lease;
  }

  #find(
    connection: Connection,
    { now, day, allocator }: { readonly now: number; readonly day: Day; readonly allocator: BudgetAllocator },
  ): BudgetLease {
    const { connectionId, version } = connection;
    const { calendar } = this.#services;
    const { firstDay } = calendar.periodAt(periodOf(connection), now);
    const limit = this.#limitOf(connection);
    const key = `${connectionId} ${day} ${firstDay} ${limit}`;
    // A lease of an earlier version of the connection is not used again, even if the limit is the same: without a limit in between, amounts
    // were spent that it does not know. Requests that began before the change still use it.
    const known = this.#leases.get(key);
    if (known) this.#closing.add(known);
    // After a change of the connection, or of the day, older leases give their unused grants back.
    this.#releaseOthers(connectionId);
    const lease: BudgetLease = new BudgetLease({
      ...this.#services,
      allocator,
      id: newId(now),
      terms: { connectionId, version, day, firstDay, limit },
      onShort: () => this.#releaseOthers(connectionId, lease),
    });
    this.#leases.set(key, lease);
    return lease;
  }

  /** Gives back what the leases of a connection have and do not need, except one that needs it. */
  #releaseOthers(connectionId: string, needy?: BudgetLease): void {
    for (const other of this.ofConnection(connectionId)) if (other !== needy) this.#report(other.releaseUnused());
  }

  /** All leases of this process for a connection. */
  ofConnection(connectionId: string): readonly BudgetLease[] {
    return [...this.#leases.values(), ...this.#closing].filter(({ terms }) => terms.connectionId === connectionId);
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

  #limitOf(connection: Connection): Nanos {
    const known = this.#limits.get(connection);
    if (known !== undefined) return known;
    const limit = nanosOf(connection.spendingLimit ?? '0', 'down');
    this.#limits.set(connection, limit);
    return limit;
  }

  #tidy(): void {
    const now = this.#services.clock.now();
    for (const [key, lease] of this.#leases) {
      const unusedMs = now - lease.usedAt;
      // Less than nothing: the clock was set back, and the lease would keep its grant for as long as that was by.
      const wasUsed = unusedMs >= 0 && unusedMs < idleMs;
      if (!lease.isIdle || wasUsed) {
        this.#report(lease.renew());
        continue;
      }
      if (unusedMs >= closeAfterMs || lease.isLost) {
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
    if (lease.account === undefined) return;
    const value = asValue({ op: 'leave', account: lease.account, purse: lease.id });
    await journal.append({ id: newId(clock.now()), kind: ledgerKind, value });
  }

  #report(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (error instanceof LeaseLost) return;
      this.#services.log.debug({ error }, 'a share of a limit could not be recorded; trying again');
    });
  }
}
