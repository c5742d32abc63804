import {
  type Awaitable,
  type Clock,
  type Connection,
  type Payer,
  type PriceList,
  type PriceRow,
  untilAborted,
} from '../../core/api/index.js';
import { type Calendar, periodOf } from './calendar.js';
import type { Nanos } from './costs/nanos.js';
import { LeaseLost } from './leases/budget-allocator.js';
import { type BudgetLease, LimitExhausted } from './leases/budget-lease.js';
import type { RequestedAmount } from './leases/waiting-callers.js';
import type { BudgetLeases } from './leases/budget-leases.js';
import { limitReached, limitUnknown, priceUnknown } from './refusals.js';

/** The most attempts with new leases; if all are lost, it is an outage. */
const maxAttempts = 4;
/** How long a request waits for an allocator. Less than the ten seconds that a hook may take, after which it would count as a bug. */
const longestWaitMs = 9_000;

/** The services of {@link SpendingLimit}. */
export interface LimitServices {
  readonly leases: BudgetLeases;
  readonly calendar: Calendar;
  readonly prices: PriceList;
  readonly clock: Clock;
  readonly currency: string;
}

/** A reservation from a connection's limit. */
export interface HeldAmount {
  readonly lease: BudgetLease;
  readonly amount: Nanos;
}

/** The spending limits of connections. */
export class SpendingLimit {
  readonly #services: LimitServices;

  constructor(services: LimitServices) {
    this.#services = services;
  }

  /** Whether a connection has one. */
  static isOn(connection: Connection): boolean {
    return connection.enableSpendingLimit && connection.spendingLimit !== null;
  }

  /**
   * The current price of a model.
   *
   * @param refusal the error when it is unknown and the connection has a limit; by default `GW_SPENDING_PRICE_UNKNOWN` (400)
   */
  priceOf(model: string, connection: Connection, refusal = priceUnknown): PriceRow | undefined {
    const price = this.#services.prices.find(model, this.#services.clock.now());
    if (!price && SpendingLimit.isOn(connection)) throw refusal(model);
    return price;
  }

  /**
   * Admits a request if anything is left of the limit. Synchronous as long as much is left.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429), `GW_SPENDING_UNAVAILABLE` (503)
   */
  admit(connection: Connection): Awaitable<void> {
    return this.#services.leases.of(connection).hasSome ? undefined : this.#admitWhenAnyIsLeft(connection);
  }

  async #admitWhenAnyIsLeft(connection: Connection): Promise<void> {
    const hasAny = await this.#withLiveLease(connection, (signal) =>
      untilAborted(this.#services.leases.of(connection).hasAny(), signal),
    );
    if (!hasAny) throw this.#refusal(connection, false);
  }

  /**
   * Reserves the worst case of a call, or as much as is left.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429), `GW_SPENDING_UNAVAILABLE` (503)
   */
  reserve(
    { connection }: Pick<Payer, 'connection'>,
    want: RequestedAmount,
    signal?: AbortSignal,
  ): Awaitable<HeldAmount> {
    return this.reserveIfPlenty(connection, want.atMost, 1n) ?? this.#reserveWithWait(connection, want, signal);
  }

  /** Reserves an amount synchronously, if the lease has at least `times` that amount; undefined otherwise. */
  reserveIfPlenty(connection: Connection, amount: Nanos, times: bigint): HeldAmount | undefined {
    const lease = this.#services.leases.of(connection);
    if (!lease.has(amount * times)) return undefined;
    const taken = lease.reserve({ atLeast: amount, atMost: amount });
    return typeof taken === 'bigint' ? { lease, amount: taken } : undefined;
  }

  async #reserveWithWait(
    connection: Connection,
    want: RequestedAmount,
    left: AbortSignal | undefined,
  ): Promise<HeldAmount> {
    const take = async (signal: AbortSignal): Promise<HeldAmount> => {
      const lease = this.#services.leases.of(connection);
      return { lease, amount: await lease.reserve(want, signal) };
    };
    try {
      return await this.#withLiveLease(connection, take, left);
    } catch (error) {
      throw error instanceof LimitExhausted ? this.#refusal(connection, error.mayPass) : error;
    }
  }

  /** When the next period of a connection's limit begins, in milliseconds since 1970. */
  resetsAt(connection: Connection): number {
    const { calendar, clock } = this.#services;
    return calendar.periodAt(periodOf(connection), clock.now()).endsAt;
  }

  /**
   * Retries with a new lease when one was lost, because its allocator has lost it or is unavailable.
   *
   * @param work waits no longer than its signal allows
   * @param left aborted when the client has left
   * @throws GatewayError `GW_SPENDING_UNAVAILABLE` (503) when this takes too long, or all leases are lost
   */
  async #withLiveLease<T>(
    connection: Connection,
    work: (signal: AbortSignal) => Promise<T>,
    left?: AbortSignal,
  ): Promise<T> {
    const [late, ended] = [new AbortController(), new AbortController()];
    const tooLate = (): void => late.abort(limitUnknown(connection, new Error(`no answer within ${longestWaitMs} ms`)));
    this.#services.clock.sleep(longestWaitMs, ended.signal).then(tooLate, () => undefined);
    const signal = left ? AbortSignal.any([left, late.signal]) : late.signal;
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          return await work(signal);
        } catch (error) {
          if (!(error instanceof LeaseLost)) throw error;
          if (tries === maxAttempts) throw limitUnknown(connection, error.cause ?? error);
        }
      }
    } finally {
      ended.abort();
    }
  }

  #refusal(connection: Connection, mayPass: boolean): Error {
    const { clock, currency } = this.#services;
    return limitReached({ connection, currency, now: clock.now(), resetsAt: this.resetsAt(connection), mayPass });
  }
}
