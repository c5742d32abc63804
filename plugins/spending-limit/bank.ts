import type { Day } from './calendar.js';
import type { Nano } from './nano.js';

/** The terms of a purse: a connection's limit, as it was when the purse was created, and a day. */
export interface Terms {
  readonly connectionId: string;
  /** Amounts that are reserved on this day count for it, whenever they are settled. */
  readonly day: Day;
  /** The first day of the limit's period. */
  readonly firstDay: Day;
  readonly limit: Nano;
}

/** A purse, as its bank sees it: the part of a limit that one process may spend without asking. */
export interface PurseAtBank {
  readonly id: string;
  readonly terms: Terms;
  /** The amount that the bank has granted so far. */
  readonly granted: Nano;
  /** The part of it that is spent or reserved. */
  readonly used: Nano;
}

/** The response of a bank. */
export interface Grant {
  /** The additional amount. */
  readonly added: Nano;
  /** The rest of the limit after this grant: neither spent nor granted. */
  readonly free: Nano;
  /** Whether other purses have grants that they may not need. */
  readonly othersHold: boolean;
}

/** The bank has lost the purse, so its grant is void: another purse must be created. */
export class PurseLost extends Error {
  constructor(cause?: unknown) {
    super('the bank no longer knows this purse', { cause });
  }
}

/** Divides a limit among purses. Invariant: the sum of what is granted and spent never exceeds the limit. */
export interface Bank {
  /**
   * Grants more to a purse: at least `need`, if that much is left. The bank decides how much more.
   *
   * @throws GatewayError (503) when the bank is unavailable; {@link PurseLost}
   */
  raise(purse: PurseAtBank, need: Nano): Promise<Grant>;
  /**
   * Reduces the grant of a purse to its current `granted`; the purse has given up the rest already.
   *
   * @returns true when other purses need what it does not
   * @throws PurseLost
   */
  lower(purse: PurseAtBank): Promise<boolean>;
  /** Closes a purse that has no reservations. (The ledger is notified through the journal.) */
  leave(purse: PurseAtBank): Promise<void>;
  /** The account from which a purse spends, once it may be in the database; the purse must then be closed with `leave`. */
  accountOf(purse: PurseAtBank): string | undefined;
  /** Whether the bank may lose purses that send no reminders. */
  readonly mayForget: boolean;
  /** False when new purses should be created at another bank. */
  readonly isOpen: boolean;
}
