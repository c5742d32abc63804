import type { Awaitable, Clock } from '../../core/api/index.js';
import { type Bank, type Grant, type PurseAtBank, PurseLost, type Terms } from './bank.js';
import type { Nano } from './nano.js';

/** Between two looks at whether others have put something down. */
const lookMs = 100;
/** For so long a bank that had nothing to give is not asked again. */
const restMs = 500;

/** What is wanted: as much as `atMost`, and not less than `atLeast`. */
export interface Want {
  readonly atLeast: Nano;
  readonly atMost: Nano;
}

/** Nothing is left. */
export class Exhausted extends Error {
  /** True when something may come back: others hold more than they will spend. */
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

/** How a purse is kept. */
export interface PurseOptions {
  readonly id: string;
  readonly terms: Terms;
  readonly bank: Bank;
  readonly clock: Clock;
  /** How long somebody waits for what others hold before taking less, or nothing. */
  readonly waitMs: number;
}

/**
 * What one process may spend of one limit on one day: in memory, so that a request takes its part without asking anybody. When that is not
 * enough the bank is asked; and when the bank has no more, those who want something wait a while for what is held and not spent.
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
  /** One question to the bank after the other: each says how things stand after the one before. */
  #asked: Promise<unknown> = Promise.resolve();
  #asking = 0;
  #looking: Promise<Grant> | undefined;
  #changed: PromiseWithResolvers<void> | undefined;
  #last: { readonly grant: Grant; readonly at: number } | undefined;
  /** With less than this the bank is asked for more before anybody has to wait for it. */
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

  /** Spent or held. */
  get used(): Nano {
    return this.#used;
  }

  /** Held by attempts under way. */
  get held(): Nano {
    return this.#held;
  }

  /** Of the ledger; known before anything is granted. */
  get account(): string | undefined {
    return this.#options.bank.accountOf(this);
  }

  /** As far as is known here: what nobody has spent or holds. */
  get left(): Nano {
    return this.#granted - this.#used + (this.#last?.grant.free ?? 0n);
  }

  /** Nothing can be taken from it any more, but what was taken is settled here all the same. */
  get isLost(): boolean {
    return this.#lost || !this.#options.bank.isOpen;
  }

  /** When somebody last wanted something. */
  get usedAt(): number {
    return this.#usedAt;
  }

  /** Nobody needs it at the moment. */
  get isIdle(): boolean {
    return this.#held === 0n && this.#waiters.length === 0 && !this.#serving && this.#asking === 0;
  }

  /** Whether so much can be taken without asking anybody. */
  has(amount: Nano): boolean {
    return this.#waiters.length === 0 && this.#fits(amount);
  }

  /**
   * Takes something; it must be settled.
   *
   * @returns how much
   * @throws Exhausted when there is not even `atLeast`; what the bank throws when it cannot be asked; the signal's reason
   */
  take(want: Want, signal?: AbortSignal): Awaitable<Nano> {
    this.#usedAt = this.#options.clock.now();
    if (!this.has(want.atMost)) return this.#wait(want, signal);
    const taken = this.#hold(want.atMost);
    if (this.#granted - this.#used < this.#low && this.#asking === 0) this.#askAhead();
    return taken;
  }

  /** Gives back what was taken and spends what it came to, which may be more. */
  settle(taken: Nano, spent: Nano): void {
    this.#held -= taken;
    this.#used += spent - taken;
    this.#change();
  }

  /** True when something is left here, or may come back. */
  get hasSome(): boolean {
    return this.#granted > this.#used || this.#held > 0n || this.#waiters.length > 0;
  }

  /** Whether it is worth the while to ask for something. */
  async hasAny(): Promise<boolean> {
    if (this.hasSome) return true;
    this.#usedAt = this.#options.clock.now();
    this.#looking ??= this.#look();
    const grant = await this.#looking;
    return this.#granted > this.#used || this.#held > 0n || grant.othersHold;
  }

  /** Tells a bank that may forget it that it is there; puts down what is not used when others are short of it. */
  async remind(): Promise<void> {
    // Whatever is being asked shows as well whether it is known.
    if (!this.bank.mayForget || this.#asking > 0) return;
    const areOthersShort = await this.#inTurn(async () => {
      return this.account !== undefined && this.#atBank((bank) => bank.lower(this));
    });
    if (areOthersShort) await this.putDown();
  }

  /** Puts down what is granted and not used, for others. Does nothing while somebody waits here. */
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

  /** Ends it, when it is idle. */
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

  /** Until nobody waits any more. */
  async #serve(): Promise<void> {
    this.#serving = true;
    while (this.#waiters.length > 0) {
      try {
        this.#giveOut();
        if (this.#waiters.length === 0) break;
        // What has been asked for ahead may be enough.
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

  /** First come, first served: a large one is not passed by small ones for ever. */
  #giveOut(): void {
    for (let [first] = this.#waiters; first && this.#fits(first.atMost); [first] = this.#waiters) {
      this.#waiters.shift();
      first.resolve(this.#hold(first.atMost));
    }
  }

  /** Those whose time is up take what there is, if that is enough; everybody's is when nothing can come back. */
  #conclude(mayPass: boolean): void {
    const now = this.#options.clock.now();
    for (let [first] = this.#waiters; first && (!mayPass || this.#isOver(first, now)); [first] = this.#waiters) {
      this.#waiters.shift();
      const room = this.#granted - this.#used;
      if (room < first.atLeast) first.reject(new Exhausted(mayPass));
      else first.resolve(this.#hold(room < first.atMost ? room : first.atMost));
    }
  }

  /** Nobody waits longer because the clock was set back meanwhile. */
  #isOver({ since }: Waiter, now: number): boolean {
    return now < since || now >= since + this.#options.waitMs;
  }

  #shortfall(): Nano {
    const wanted = this.#waiters.reduce((sum, { atMost }) => sum + atMost, 0n);
    return wanted - (this.#granted - this.#used);
  }

  /** What the bank has just said, when it had nothing left. */
  #rested(): Grant | undefined {
    if (!this.#last || this.#last.grant.free > 0n) return undefined;
    const pause = this.#last.grant.othersHold ? lookMs : restMs;
    const rested = this.#options.clock.now() - this.#last.at;
    // Where the clock was set back, the bank is asked again.
    return rested >= 0 && rested < pause ? this.#last.grant : undefined;
  }

  #raise(need: Nano): Promise<Grant> {
    return this.#inTurn(async () => {
      const grant = await this.#atBank((bank) => bank.raise(this, need));
      this.#granted += grant.added;
      // A bank that was not pressed may have more than it has said.
      if (need > 0n || grant.free > 0n) this.#last = { grant, at: this.#options.clock.now() };
      this.#low = (this.#granted - this.#used) / 2n;
      return grant;
    });
  }

  /** Takes what the bank gives without being pressed, when a half of what it gave last is gone. */
  #askAhead(): void {
    const now = this.#options.clock.now();
    if (this.#lost || now < this.#aheadFrom || this.#last?.grant.free === 0n) return;
    this.#raise(0n).catch(() => {
      // Whoever finds too little here asks again, and is told why.
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
