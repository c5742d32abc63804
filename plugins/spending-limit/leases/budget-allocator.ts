import type { Day } from '../../../core/api/index.js';
import type { Nanos } from '../costs/nanos.js';

/** The terms of a lease: a limit, as it was when the lease was created, and a day. */
export interface LeaseTerms {
  /** Id of the budget. */
  readonly budgetId: string;
  /** The version of its limit. */
  readonly version: string;
  /** Amounts that are reserved on this day count for it, whenever they are settled. */
  readonly day: Day;
  /** The first day of the limit's period. */
  readonly firstDay: Day;
  readonly limit: Nanos;
}

/** A lease, as its allocator sees it: the part of a limit that one process may spend without asking. */
export interface LeaseState {
  readonly id: string;
  readonly terms: LeaseTerms;
  /** The amount that the allocator has granted so far. */
  readonly granted: Nanos;
  /** The part of it that is spent or reserved. */
  readonly used: Nanos;
}

/** The response of an allocator. */
export interface Grant {
  /** The additional amount. */
  readonly added: Nanos;
  /** The rest of the limit after this grant: neither spent nor granted. */
  readonly free: Nanos;
  /** Whether other leases have grants that they may not need. */
  readonly othersHold: boolean;
}

/** `release`: other leases need what it does not; `close`: its account is a former one, so it should end when it is idle. */
export type LeaseAdvice = 'release' | 'close';

/** The allocator has lost the lease, so its grant is void: another lease must be created. */
export class LeaseLost extends Error {
  constructor(cause?: unknown) {
    super('the allocator no longer knows this lease', { cause });
  }
}

/** Divides a limit among leases. Invariant: the sum of what is granted and spent never exceeds the limit. */
export interface BudgetAllocator {
  /**
   * Grants more to a lease: at least `need`, if that much is left. The allocator decides how much more.
   *
   * @throws GatewayError (503) when the allocator is unavailable; {@link LeaseLost}
   */
  raise(lease: LeaseState, need: Nanos): Promise<Grant>;
  /**
   * Reduces the grant of a lease to its current `granted`; the lease has given up the rest already.
   *
   * @returns what else the lease should do, if anything
   * @throws LeaseLost
   */
  lower(lease: LeaseState): Promise<LeaseAdvice | undefined>;
  /** Closes a lease that has no reservations. (The ledger is notified through the journal.) */
  close(lease: LeaseState): Promise<void>;
  /** The account from which a lease spends, once it may be in the database; the lease must then be closed with `leave`. */
  accountOf(lease: LeaseState): string | undefined;
  /** Whether the allocator may lose leases that send no reminders. */
  readonly needsRenewal: boolean;
  /** False when new leases should be created at another allocator. */
  readonly isOpen: boolean;
}
