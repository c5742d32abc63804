import {
  type Awaitable,
  type Calendar,
  type Clock,
  type Payer,
  payingKey,
  type PriceList,
  type PriceRow,
  untilAborted,
  withTimeLimit,
} from '../../core/api/index.js';
import { tagsOf } from './ledger/ledger.js';
import type { Budget, CallBudgets } from './budgets/budget.js';
import type { Budgets } from './budgets/budgets.js';
import type { PayerBudgets } from './budgets/payer-budgets.js';
import type { Nanos } from './costs/nanos.js';
import { LeaseLost } from './leases/budget-allocator.js';
import { type BudgetLease, LimitExhausted } from './leases/budget-lease.js';
import type { RequestedAmount } from './leases/waiting-callers.js';
import type { BudgetLeases } from './leases/budget-leases.js';
import { limitReached, limitUnknown } from './refusals.js';

/** The most attempts with new leases; if all are lost, it is an outage. */
const maxAttempts = 4;

/** The services of {@link SpendingLimits}. */
export interface LimitServices {
  readonly budgets: Budgets;
  readonly leases: BudgetLeases;
  readonly calendar: Calendar;
  readonly prices: PriceList;
  readonly clock: Clock;
  readonly currency: string;
}

/** A reservation of the same amount from every budget of a call. */
export interface HeldAmount {
  readonly leases: readonly BudgetLease[];
  readonly amount: Nanos;
}

/** The budget of a call with the least left, and the amount that is left of it. */
interface TightestBudget {
  readonly budget: Budget;
  readonly left: Nanos;
}

/** Releases a reservation, and spends the real cost from every budget. */
export function settle({ leases, amount }: HeldAmount, spent: Nanos): void {
  for (const lease of leases) lease.settle(amount, spent);
}

/** The spending limits of end users, connections, API keys, tags and organizations. */
export class SpendingLimits {
  readonly #services: LimitServices;

  constructor(services: LimitServices) {
    this.#services = services;
  }

  /** The budgets of a payer; undefined when nothing limits any of its calls. */
  budgetsOf(payer: Pick<Payer, 'connection' | 'identity' | 'endUserId' | 'tags'>): PayerBudgets | undefined {
    const { connection, identity, endUserId } = payer;
    return this.#services.budgets.of(connection, payingKey(identity), endUserId, tagsOf(payer) ?? []);
  }

  /** The current price of a model; undefined if it is unknown. */
  priceOf(model: string): PriceRow | undefined {
    const { prices, clock } = this.#services;
    return prices.find(model, clock.now());
  }

  /**
   * Admits a request if anything is left of each limit. Synchronous while plenty is left.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429), `GW_SPENDING_UNAVAILABLE` (503)
   */
  admit(budgets: CallBudgets): Awaitable<void> {
    for (const lease of this.#services.leases.of(budgets)) {
      if (!lease.hasSome) return this.#admitWhenAnyIsLeft(budgets);
    }
    return undefined;
  }

  async #admitWhenAnyIsLeft(budgets: CallBudgets): Promise<void> {
    const spent = await this.#withLiveLeases(async (signal) => {
      for (const [index, lease] of this.#services.leases.of(budgets).entries())
        if (!(await untilAborted(lease.hasAny(), signal))) return budgets.inOrder[index];
      return undefined;
    });
    if (spent) throw this.#refusal(spent, { mayPass: false });
  }

  /**
   * Reserves the worst case of a call, or as much as is left of every limit.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429), `GW_SPENDING_UNAVAILABLE` (503)
   */
  reserve(budgets: CallBudgets, want: RequestedAmount, signal?: AbortSignal): Awaitable<HeldAmount> {
    return (
      this.reserveIfPlenty(budgets, want.atMost, 1n) ??
      this.#withLiveLeases((until) => this.#reserveInOrder(budgets, want, until), signal)
    );
  }

  /** Reserves an amount synchronously, if every lease has at least `times` that amount; undefined otherwise. */
  reserveIfPlenty(budgets: CallBudgets, amount: Nanos, times: bigint): HeldAmount | undefined {
    const leases = this.#services.leases.of(budgets);
    const most = amount * times;
    for (const lease of leases) if (!lease.has(most)) return undefined;
    for (const lease of leases) lease.take(amount);
    return { leases, amount };
  }

  /**
   * Reserves from one lease after another, and asks the next for no more than the previous one has granted. All calls ask in the same order, so
   * calls that hold one amount while they wait for another cannot block each other.
   */
  async #reserveInOrder(budgets: CallBudgets, want: RequestedAmount, signal: AbortSignal): Promise<HeldAmount> {
    const leases = this.#services.leases.of(budgets);
    const { atLeast } = want;
    const since = this.#services.clock.now();
    const taken: Nanos[] = [];
    let amount = want.atMost;
    try {
      for (const lease of leases) {
        // It may have been closed while another one was waited for.
        if (lease.isLost) throw new LeaseLost();
        amount = await lease.reserve({ atLeast, atMost: amount, since }, signal);
        taken.push(amount);
      }
    } catch (error) {
      giveBack(leases, taken, 0n);
      const budget = budgets.inOrder[taken.length];
      throw error instanceof LimitExhausted && budget ? this.#refusal(budget, error) : error;
    }
    giveBack(leases, taken, amount);
    return { leases, amount };
  }

  /** The budget with the least left. */
  tightest({ leases }: HeldAmount, { inOrder }: CallBudgets): TightestBudget | undefined {
    let found: TightestBudget | undefined;
    for (const [index, budget] of inOrder.entries()) {
      const left = leases[index]?.left ?? 0n;
      if (!found || left < found.left) found = { budget, left: left > 0n ? left : 0n };
    }
    return found;
  }

  /** When the next period of a budget begins, in milliseconds since 1970; undefined if there is none. */
  resetsAt({ period }: Budget): number | undefined {
    const { calendar, clock } = this.#services;
    return calendar.periodAt(period, clock.now()).endsAt;
  }

  /**
   * Retries with new leases when one was lost, because its allocator has lost it or is unavailable.
   *
   * @param work waits no longer than its signal allows
   * @param left aborted when the client has left
   * @throws GatewayError `GW_SPENDING_UNAVAILABLE` (503) when this takes too long, or all leases are lost
   */
  async #withLiveLeases<T>(work: (signal: AbortSignal) => Promise<T>, left?: AbortSignal): Promise<T> {
    const { clock, leases } = this.#services;
    const limitMs = leases.silence.waitMs(clock.now());
    const tooLate = (): Error => limitUnknown(new Error(`no answer within ${limitMs} ms`));
    const tryAgain = async (signal: AbortSignal): Promise<T> => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await work(signal);
        } catch (error) {
          if (!(error instanceof LeaseLost)) throw error;
          if (tries === maxAttempts) throw limitUnknown(error.cause ?? error);
        }
      }
    };
    return withTimeLimit(tryAgain, { limitMs, clock, signal: left, tooLate });
  }

  #refusal(budget: Budget, { mayPass }: Pick<LimitExhausted, 'mayPass'>): Error {
    const { clock, currency } = this.#services;
    return limitReached({ budget, currency, now: clock.now(), resetsAt: this.resetsAt(budget), mayPass });
  }
}

/** Releases what leases have granted beyond an amount. */
function giveBack(leases: readonly BudgetLease[], taken: readonly Nanos[], kept: Nanos): void {
  for (const [index, amount] of taken.entries()) if (amount > kept) leases[index]?.settle(amount - kept, 0n);
}
