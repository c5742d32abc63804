import type { Awaitable, Clock } from '../../core/api/index.js';
import { type Bank, type Grant, type PurseAtBank, PurseLost, type Terms } from './bank.js';
import type { Nano } from './nano.js';

/** The interval in milliseconds at which waiting callers check whether others have given something back. */
const lookMs = 100;
/** How long a bank that had nothing left is not asked again, in milliseconds. */
const restMs = 500;

/** A requested amount: as much as possible up to `atMost`, but not less than `atLeast`. */
export interface Want {
  readonly atLeast: Nano;
  readonly atMost: Nano;
}

/** The limit has too little left. */
export class Exhausted extends Error {
  /** True when something may be released, because running calls have reserved more than they will spend. */
  readonly mayPass: boolean;

  constructor(mayPass: boolean) {
    super('the limit is reached');
    this.mayPass = mayPass;
  }
}

interface Waiter extends Want {
  readonly since: number;
  resolve(taken: Nano): void;
  reject(cause: unknown): void;
}

/** The options of a {@link Purse}. */
export interface PurseOptions {
  readonly id: string;
  readonly terms: Terms;
  readonly bank: Bank;
  readonly clock: Clock;
  /** How long a caller waits for reservations of others to be released, before it takes less or fails. */
  readonly waitMs: number;
}

/**
 * A lease on part of a limit: the amount that one process may spend on one day, in memory, so that requests reserve from it without a round
 * trip. When it is not enough, the bank is asked for more. When the bank has nothing left, callers wait a while for reservations that are
 * released.
 */
export class Purse implements PurseAtBank {
  readonly id: string;
  readonly terms: Terms;
  readonly #options: PurseOptions;
  #granted: Nano = 0n;
  #used: Nano = 0n;
  #held: Nano = 0n;
  readonly #waiters: Waiter[] = [];
  #serving = false;
  /** Calls of the bank run one after the other, because each sends the state after the previous one. */
  #asked: Promise<unknown> = Promise.resolve();
  #asking = 0;
  #looking: Promise<Grant> | undefined;
  #changed: PromiseWithResolvers<void> | undefined;
  #last: { readonly grant: Grant; readonly at: number } | undefined;
  /** Low-water mark: below it, the bank is asked for more in the background. */
  #low: Nano = 0n;
  #aheadFrom = 0;
  #lost = false;
  #usedAt: number;

  constructor(options: PurseOptions) {
    this.#options = options;
    this.id = options.id;
    this.terms = options.terms;
    this.#usedAt = options.clock.now();
  }

  get bank(): Bank {
    return this.#options.bank;
  }

  get granted(): Nano {
    return this.#granted;
  }

  /** The amount that is spent or reserved. */
  get used(): Nano {
    return this.#used;
  }

  /** The amount that running attempts have reserved. */
  get held(): Nano {
    return this.#held;
  }

  /** The account in the ledger; known before anything is granted. */
  get account(): string | undefined {
    return this.#options.bank.accountOf(this);
  }

  /** The remaining limit, as far as this process knows. */
  get left(): Nano {
    return this.#granted - this.#used + (this.#last?.grant.free ?? 0n);
  }

  /** True when the bank has lost the purse: nothing can be taken, but existing reservations are still settled here. */
  get isLost(): boolean {
    return this.#lost || !this.#options.bank.isOpen;
  }

  /** The time of the last request. */
  get usedAt(): number {
    return this.#usedAt;
  }

  /** Whether there are no reservations and no waiting callers. */
  get isIdle(): boolean {
    return this.#held === 0n && this.#waiters.length === 0 && !this.#serving && this.#asking === 0;
  }

  /** Whether this amount can be taken without asking the bank. */
  has(amount: Nano): boolean {
    return this.#waiters.length === 0 && this.#fits(amount);
  }

  /**
   * Reserves an amount, which must be settled later.
   *
   * @returns the reserved amount
   * @throws Exhausted when `atLeast` is not available; what the bank throws when it is unavailable; the signal's reason
   */
  take(want: Want, signal?: AbortSignal): Awaitable<Nano> {
    this.#usedAt = this.#options.clock.now();
    if (!this.has(want.atMost)) return this.#wait(want, signal);
    const taken = this.#hold(want.atMost);
    if (this.#granted - this.#used < this.#low && this.#asking === 0) this.#askAhead();
    return taken;
  }

  /** Releases a reservation, and spends the real cost, which may be higher. */
  settle(taken: Nano, spent: Nano): void {
    this.#held -= taken;
    this.#used += spent - taken;
    this.#change();
  }

  /** Whether something is left here, or may be released. */
  get hasSome(): boolean {
    return this.#granted > this.#used || this.#held > 0n || this.#waiters.length > 0;
  }

  /** Whether anything is left, here or at the bank. */
  async hasAny(): Promise<boolean> {
    if (this.hasSome) return true;
    this.#usedAt = this.#options.clock.now();
    this.#looking ??= this.#look();
    const grant = await this.#looking;
    return this.#granted > this.#used || this.#held > 0n || grant.othersHold;
  }

  /** Sends a reminder to a bank that may lose purses, and gives back the unused part of the grant if others need it. */
  async remind(): Promise<void> {
    // A pending call also shows whether the bank still has the purse.
    if (!this.bank.mayForget || this.#asking > 0) return;
    const areOthersShort = await this.#inTurn(async () => {
      return this.account !== undefined && this.#atBank((bank) => bank.lower(this));
    });
    if (areOthersShort) await this.putDown();
  }

  /** Gives the unused part of the grant back, for other processes. Does nothing while callers wait here. */
  async putDown(): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#serving || this.account === undefined) return;
      if (this.#granted <= this.#used && !this.bank.mayForget) return;
      this.#granted = this.#used;
      this.#last = undefined;
      this.#low = 0n;
      await this.#atBank((bank) => bank.lower(this));
    });
  }

  /** Closes the purse, when it is idle. */
  async leave(): Promise<void> {
    this.#lost = true;
    await this.#inTurn(async () => {
      this.#granted = this.#used;
      if (this.account !== undefined) await this.#options.bank.leave(this);
    });
  }

  async #atBank<T>(ask: (bank: Bank) => Promise<T>): Promise<T> {
    if (this.#lost) throw new PurseLost();
    try {
      return await ask(this.#options.bank);
    } catch (error) {
      if (error instanceof PurseLost) {
        this.#lost = true;
        this.#granted = this.#used;
      }
      throw error;
    }
  }

  async #look(): Promise<Grant> {
    try {
      return this.#rested() ?? (await this.#raise(1n));
    } finally {
      this.#looking = undefined;
    }
  }

  #fits(amount: Nano): boolean {
    return this.#used + amount <= this.#granted;
  }

  #hold(amount: Nano): Nano {
    this.#used += amount;
    this.#held += amount;
    return amount;
  }

  #wait(want: Want, signal: AbortSignal | undefined): Promise<Nano> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        const at = this.#waiters.indexOf(waiter);
        if (at >= 0) this.#waiters.splice(at, 1);
        reject(signal?.reason);
      };
      const done = (): void => signal?.removeEventListener('abort', leave);
      const waiter: Waiter = {
        atLeast: want.atLeast,
        atMost: want.atMost,
        since: this.#options.clock.now(),
        resolve: (taken) => {
          done();
          resolve(taken);
        },
        reject: (cause) => {
          done();
          reject(cause as Error);
        },
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiters.push(waiter);
      if (!this.#serving) this.#serve().catch((error: unknown) => waiter.reject(error));
    });
  }

  /** Serves the waiting callers, until there are none. */
  async #serve(): Promise<void> {
    this.#serving = true;
    while (this.#waiters.length > 0) {
      try {
        this.#giveOut();
        if (this.#waiters.length === 0) break;
        // The amount that was requested in the background may be enough.
        if (this.#asking > 0) {
          await this.#asked;
          this.#giveOut();
          if (this.#waiters.length === 0) break;
        }
        const grant = this.#rested() ?? (await this.#raise(this.#shortfall()));
        this.#giveOut();
        const mayPass = this.#held > 0n || grant.othersHold;
        this.#conclude(mayPass);
        if (this.#waiters.length > 0) await this.#whenSomethingChanges();
      } catch (error) {
        for (const waiter of this.#waiters.splice(0)) waiter.reject(error);
      }
    }
    this.#serving = false;
  }

  /** Serves callers in the order of arrival, so that small requests do not starve large ones. */
  #giveOut(): void {
    for (let [first] = this.#waiters; first && this.#fits(first.atMost); [first] = this.#waiters) {
      this.#waiters.shift();
      first.resolve(this.#hold(first.atMost));
    }
  }

  /** Callers whose waiting time is over take what is left, if that is enough. If nothing can be released, that applies to all callers. */
  #conclude(mayPass: boolean): void {
    const now = this.#options.clock.now();
    for (let [first] = this.#waiters; first && (!mayPass || this.#isOver(first, now)); [first] = this.#waiters) {
      this.#waiters.shift();
      const room = this.#granted - this.#used;
      if (room < first.atLeast) first.reject(new Exhausted(mayPass));
      else first.resolve(this.#hold(room < first.atMost ? room : first.atMost));
    }
  }

  /** Whether the waiting time is over, or the clock was set back. */
  #isOver({ since }: Waiter, now: number): boolean {
    return now < since || now >= since + this.#options.waitMs;
  }

  #shortfall(): Nano {
    const wanted = this.#waiters.reduce((sum, { atMost }) => sum + atMost, 0n);
    return wanted - (this.#granted - this.#used);
  }

  /** The recent response of a bank that had nothing left. */
  #rested(): Grant | undefined {
    if (!this.#last || this.#last.grant.free > 0n) return undefined;
    const pause = this.#last.grant.othersHold ? lookMs : restMs;
    const rested = this.#options.clock.now() - this.#last.at;
    // If the clock was set back, ask the bank again.
    return rested >= 0 && rested < pause ? this.#last.grant : undefined;
  }

  #raise(need: Nano): Promise<Grant> {
    return this.#inTurn(async () => {
      const grant = await this.#atBank((bank) => bank.raise(this, need));
      this.#granted += grant.added;
      // Without a `need`, the bank may have granted less than it could.
      if (need > 0n || grant.free > 0n) this.#last = { grant, at: this.#options.clock.now() };
      this.#low = (this.#granted - this.#used) / 2n;
      return grant;
    });
  }

  /** Requests more in the background, when half of the last grant is used. */
  #askAhead(): void {
    const now = this.#options.clock.now();
    if (this.#lost || now < this.#aheadFrom || this.#last?.grant.free === 0n) return;
    this.#raise(0n).catch(() => {
      // A caller that finds too little asks the bank again, and gets the error.
      this.#aheadFrom = now + restMs;
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#asking += 1;
    const mine = this.#asked.then(work).finally(() => {
      this.#asking -= 1;
    });
    this.#asked = mine.catch(() => undefined);
    return mine;
  }

  #change(): void {
    this.#changed?.resolve();
    this.#changed = undefined;
  }

  async #whenSomethingChanges(): Promise<void> {
    const over = new AbortController();
    const wait = this.#options.clock.sleep(lookMs, over.signal).catch(() => undefined);
    this.#changed ??= Promise.withResolvers();
    await Promise.race([this.#changed.promise, wait]);
    over.abort();
  }
}
