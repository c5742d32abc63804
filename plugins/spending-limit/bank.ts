import type { Day } from './calendar.js';
import type { Nano } from './nano.js';

/** What a purse is for: a connection's limit, as it was when the purse was made, on one day. */
export interface Terms {
  readonly connectionId: string;
  /** Whatever is held on this day belongs to it, whenever it is settled. */
  readonly day: Day;
  /** Where the limit's period begins. */
  readonly firstDay: Day;
  readonly limit: Nano;
}

/** Who asks a bank, and on what terms. */
export interface PurseAtBank {
  readonly id: string;
  readonly terms: Terms;
  /** May be spent by the purse without asking: what the bank has granted so far. */
  readonly granted: Nano;
  /** What of it is spent, or held. */
  readonly used: Nano;
}

/** What a bank has answered. */
export interface Grant {
  /** By so much more may be spent. */
  readonly added: Nano;
  /** Nobody has this: neither spent nor granted, after this grant. */
  readonly free: Nano;
  /** Others have been granted something that they may not need. */
  readonly othersHold: boolean;
}

/** What a purse was granted is worth nothing any more, because the bank has forgotten it: another purse must be begun. */
export class PurseLost extends Error {
  constructor(cause?: unknown) {
    super('the bank no longer knows this purse', { cause });
  }
}

/** Shares a limit out among purses: what it has granted and what is spent never come to more than the limit. */
export interface Bank {
  /**
   * Asks for more, by at least `need` if there is so much. How much beyond that is the bank's own choice.
   *
   * @throws GatewayError (503) when the bank cannot be asked; {@link PurseLost}
   */
  raise(purse: PurseAtBank, need: Nano): Promise<Grant>;
  /**
   * Tells that a purse may spend no more than it is granted now: it has put the rest down already.
   *
   * @returns true when others are short of what it does not need
   * @throws PurseLost
   */
  lower(purse: PurseAtBank): Promise<boolean>;
  /** Ends a purse: it holds nothing, and will ask for nothing. The journal tells the ledger. */
  leave(purse: PurseAtBank): Promise<void>;
  /** The account on which a purse spends, as soon as the database may have heard of it: it must be left then. */
  accountOf(purse: PurseAtBank): string | undefined;
  /** True when it may forget a purse that says nothing. */
  readonly mayForget: boolean;
  /** False when a new purse had better be begun at another bank. */
  readonly isOpen: boolean;
}
