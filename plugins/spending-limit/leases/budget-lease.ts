import { type Awaitable, type Clock, endsWithin, GatewayError } from '../../../core/api/index.js';
import type { AllocatorSilence } from './allocator-silence.js';
import {
  type BudgetAllocator,
  type Grant,
  type LeaseAdvice,
  type LeaseState,
  LeaseLost,
  type LeaseTerms,
} from './budget-allocator.js';
import type { Nanos } from '../costs/nanos.js';
import { type RequestedAmount, WaitingCallers } from './waiting-callers.js';

/** The interval in milliseconds at which waiting callers check whether others have given something back. */
const recheckMs = 100;
/** How long an allocator is not asked again after it had nothing left, in milliseconds. */
const retryMs = 500;

/** The limit has too little left. */
export class LimitExhausted extends Error {
  /** True when something may be released, because running calls have reserved more than they will spend. */
  readonly mayPass: boolean;

  constructor(mayPass: boolean) {
    super('the limit is reached');
    this.mayPass = mayPass;
  }
}

/** The options of a {@link BudgetLease}. */
interface LeaseOptions {
  readonly id: string;
  readonly terms: LeaseTerms;
  readonly allocator: BudgetAllocator;
  readonly clock: Clock;
  /** How long a caller waits for reservations of others to be released, before it takes less or fails. */
  readonly waitMs: number;
  readonly silence: AllocatorSilence;
  /** Whether it may be closed as soon as it is idle when there are too many leases, because there are many like it. */
  readonly isOneOfMany?: boolean;
  /** Called when the allocator has too little because other leases have grants; those of this process then give back what they do not need. */
  readonly onShort?: () => void;
}

/**
 * A lease on part of a limit: the amount that one process may spend on one day, in memory, so that requests reserve from it without a round
 * trip. When it is not enough, the allocator is asked for more. When the allocator has nothing left, callers wait a while for reservations that are
 * released.
 */
export class BudgetLease implements LeaseState {
  readonly id: string;
  readonly terms: LeaseTerms;
  readonly #options: LeaseOptions;
  #granted: Nanos = 0n;
  #used: Nanos = 0n;
  #held: Nanos = 0n;
  readonly #waiting: WaitingCallers;
  #serving = false;
  /** Calls of the allocator run one after the other, because each sends the state after the previous one. */
  #asked: Promise<unknown> = Promise.resolve();
  #asking = 0;
  #checking: Promise<boolean> | undefined;
  #changed: PromiseWithResolvers<void> | undefined;
  #last: { readonly grant: Grant; readonly at: number } | undefined;
  /** Low-water mark: below it, the allocator is asked for more in the background. */
  #lowWaterMark: Nanos = 0n;
  #aheadFrom = 0;
  #lost = false;
  #isFormer = false;
  #usedAt: number;

  constructor(options: LeaseOptions) {
    this.#options = options;
    this.id = options.id;
    this.terms = options.terms;
    this.#waiting = new WaitingCallers(options.clock, options.waitMs);
    this.#usedAt = options.clock.now();
  }

  get isOneOfMany(): boolean {
    return this.#options.isOneOfMany ?? false;
  }

  get allocator(): BudgetAllocator {
    return this.#options.allocator;
  }

  get granted(): Nanos {
    return this.#granted;
  }

  /** The amount that is spent or reserved. */
  get used(): Nanos {
    return this.#used;
  }

  /** The amount that running attempts have reserved. */
  get held(): Nanos {
    return this.#held;
  }

  /** The account in the ledger; known before anything is granted. */
  get account(): string | undefined {
    return this.#options.allocator.accountOf(this);
  }

  /** The remaining limit, as far as this process knows. */
  get left(): Nanos {
    return this.#room + (this.#last?.grant.free ?? 0n);
  }

  /** True when the allocator has lost the lease: nothing can be taken, but existing reservations are still settled here. */
  get isLost(): boolean {
    return this.#lost || !this.#options.allocator.isOpen;
  }

  /** True when it should be closed as soon as it is idle, so that what its account has is available again. */
  get isFormer(): boolean {
    return this.#isFormer;
  }

  /** The time of the last request. */
  get usedAt(): number {
    return this.#usedAt;
  }

  /** Whether there are no reservations and no waiting callers. */
  get isIdle(): boolean {
    return this.#held === 0n && !this.#serving && this.#asking === 0;
  }

  /** Whether this amount can be taken without asking the allocator. */
  has(amount: Nanos): boolean {
    return this.#waiting.isEmpty && this.#fits(amount);
  }

  /**
   * Reserves an amount, which must be settled later.
   *
   * @returns the reserved amount
   * @throws LimitExhausted when `atLeast` is not available; what the allocator throws when it is unavailable; the signal's reason
   */
  reserve(want: RequestedAmount, signal?: AbortSignal): Awaitable<Nanos> {
    return this.has(want.atMost) ? this.take(want.atMost) : this.#wait(want, signal);
  }

  /** Reserves an amount that the lease {@link has}. */
  take(amount: Nanos): Nanos {
    this.#usedAt = this.#options.clock.now();
    const taken = this.#hold(amount);
    if (this.#room < this.#lowWaterMark && this.#asking === 0) this.#askAhead();
    return taken;
  }

  /** Releases a reservation, and spends the real cost, which may be higher. */
  settle(taken: Nanos, spent: Nanos): void {
    this.#held -= taken;
    this.#used += spent - taken;
    this.#change();
  }

  /** Whether something is left here, or may be released. */
  get hasSome(): boolean {
    return this.#granted > this.#used || this.#held > 0n || !this.#waiting.isEmpty;
  }

  /** Whether anything is left, here or at the allocator. */
  async hasAny(): Promise<boolean> {
    if (this.hasSome) return true;
    this.#usedAt = this.#options.clock.now();
    const rested = this.#rested();
    if (rested) return rested.othersHold;
    this.#checking ??= this.#checkRemaining();
    return (await this.#checking) || this.hasSome;
  }

  /** Sends a reminder to an allocator that may lose leases, and gives back the unused part of the grant if others need it. */
  async renew(): Promise<void> {
    // A pending call also shows whether the allocator still has the lease.
    if (!this.allocator.needsRenewal || this.#asking > 0) return;
    const advice = await this.#inTurn(async () => (this.account === undefined ? undefined : this.#lower()));
    if (advice) await this.releaseUnused();
  }

  /** Gives the unused part of the grant back, for other processes. Does nothing while callers wait here. */
  async releaseUnused(): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#serving || this.account === undefined) return;
      if (this.#granted <= this.#used && !this.allocator.needsRenewal) return;
      this.#granted = this.#used;
      this.#last = undefined;
      this.#lowWaterMark = 0n;
      await this.#lower();
    });
  }

  /** Closes the lease, when it is idle. */
  async close(): Promise<void> {
    this.#lost = true;
    await this.#inTurn(async () => {
      this.#granted = this.#used;
      if (this.account !== undefined) await this.#options.allocator.close(this);
    });
  }

  async #lower(): Promise<LeaseAdvice | undefined> {
    const advice = await this.#call((allocator) => allocator.lower(this));
    if (advice === 'close') this.#isFormer = true;
    return advice;
  }

  async #call<T>(ask: (allocator: BudgetAllocator) => Promise<T>): Promise<T> {
    if (this.#lost) throw new LeaseLost();
    const { allocator, clock, silence } = this.#options;
    silence.asked(clock.now());
    try {
      const answer = await ask(allocator);
      silence.answered();
      return answer;
    } catch (error) {
      if (!GatewayError.is(error)) silence.answered();
      if (error instanceof LeaseLost) {
        this.#lost = true;
        this.#granted = this.#used;
      }
      throw error;
    }
  }

  /** Whether the allocator has something left. What it grants may have been given back for another lease before the caller goes on. */
  async #checkRemaining(): Promise<boolean> {
    try {
      const { added, othersHold } = await this.#raise(1n);
      return added > 0n || othersHold;
    } finally {
      this.#checking = undefined;
    }
  }

  /** What is granted and neither spent nor reserved; negative if calls have cost more than they reserved. */
  get #room(): Nanos {
    return this.#granted - this.#used;
  }

  #fits(amount: Nanos): boolean {
    return amount <= this.#room;
  }

  #hold(amount: Nanos): Nanos {
    this.#used += amount;
    this.#held += amount;
    return amount;
  }

  #wait(want: RequestedAmount, signal: AbortSignal | undefined): Promise<Nanos> {
    this.#usedAt = this.#options.clock.now();
    const taken = this.#waiting.add(want, signal);
    if (!this.#serving) this.#serve().catch((error: unknown) => this.#waiting.rejectAll(error));
    return taken;
  }

  /** Serves the waiting callers, until there are none. */
  async #serve(): Promise<void> {
    this.#serving = true;
    while (!this.#waiting.isEmpty) {
      try {
        await this.#serveOrWait();
      } catch (error) {
        this.#waiting.rejectAll(error);
      }
    }
    this.#serving = false;
  }

  /** Serves the callers for whom there is enough; for the others asks the allocator, and where that has nothing left, waits for a change. */
  async #serveOrWait(): Promise<void> {
    this.#serveWaiters();
    // The amount that was requested in the background may be enough.
    if (!this.#waiting.isEmpty && this.#asking > 0) {
      await this.#asked;
      this.#serveWaiters();
    }
    if (this.#waiting.isEmpty) return;
    const grant = this.#rested() ?? (await this.#raise(this.#waiting.wanted - this.#room));
    this.#serveWaiters();
    // While the allocator has something left, those who still wait have come since it was asked: an answer that took long is not the limit's end.
    if (grant.free > 0n) return;
    this.#endOverdueWaits(grant.othersHold);
    if (this.#waiting.isEmpty) return;
    if (grant.othersHold) this.#options.onShort?.();
    await this.#whenSomethingChanges();
  }

  /** Serves callers whose whole amount is there. */
  #serveWaiters(): void {
    const served = this.#waiting.takeWhile(({ atMost }) => this.#fits(atMost));
    for (const caller of served) caller.resolve(this.#hold(caller.atMost));
  }

  /**
   * Callers whose waiting time is over take what is left, if that is enough. If nothing can be released, that applies to the first caller: what
   * it takes may be released again, for example because another limit refuses it.
   */
  #endOverdueWaits(othersHold: boolean): void {
    const mayPass = (): boolean => othersHold || this.#held > 0n;
    for (const caller of this.#waiting.takeWhile((first) => !mayPass() || this.#waiting.isOverdue(first))) {
      const room = this.#room;
      if (room < caller.atLeast) caller.reject(new LimitExhausted(mayPass()));
      else caller.resolve(this.#hold(room < caller.atMost ? room : caller.atMost));
    }
  }

  /** The recent response of an allocator that had nothing left. */
  #rested(): Grant | undefined {
    if (!this.#last || this.#last.grant.free > 0n) return undefined;
    const pause = this.#last.grant.othersHold ? recheckMs : retryMs;
    const rested = this.#options.clock.now() - this.#last.at;
    // If the clock was set back, ask the allocator again.
    return rested >= 0 && rested < pause ? this.#last.grant : undefined;
  }

  #raise(need: Nanos): Promise<Grant> {
    return this.#inTurn(async () => {
      const grant = await this.#call((allocator) => allocator.raise(this, need));
      this.#granted += grant.added;
      // Without a `need`, the allocator may have granted less than it could.
      if (need > 0n || grant.free > 0n) this.#last = { grant, at: this.#options.clock.now() };
      this.#lowWaterMark = this.#room / 2n;
      return grant;
    });
  }

  /** Requests more in the background, when half of the last grant is used. */
  #askAhead(): void {
    const now = this.#options.clock.now();
    const isPausing = now < this.#aheadFrom && this.#aheadFrom - now <= retryMs;
    if (this.#lost || isPausing || this.#last?.grant.free === 0n) return;
    this.#raise(0n).catch(() => {
      // A caller that finds too little asks the allocator again, and gets the error.
      this.#aheadFrom = now + retryMs;
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
    this.#changed ??= Promise.withResolvers();
    await endsWithin(this.#changed.promise, recheckMs, this.#options.clock);
  }
}
