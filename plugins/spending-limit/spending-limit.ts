import type { Awaitable, Clock, Connection, Payer, PriceList, PriceRow } from '../../core/api/index.js';
import type { Calendar } from './calendar.js';
import type { Nanos } from './costs/nanos.js';
import { LeaseLost } from './leases/budget-allocator.js';
import { type BudgetLease, LimitExhausted } from './leases/budget-lease.js';
import type { RequestedAmount } from './leases/waiting-callers.js';
import type { BudgetLeases } from './leases/budget-leases.js';
import { limitReached, priceUnknown } from './refusals.js';

/** The most attempts with new leases; if all are lost, it is an outage. */
const maxAttempts = 4;

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
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429)
   */
  admit(connection: Connection): Awaitable<void> {
    return this.#services.leases.of(connection).hasSome ? undefined : this.#admitWhenAnyIsLeft(connection);
  }

  async #admitWhenAnyIsLeft(connection: Connection): Promise<void> {
    const hasAny = await withLiveLease(() => this.#services.leases.of(connection).hasAny());
    if (!hasAny) throw this.#refusal(connection, false);
  }

  /**
   * Reserves the worst case of a call, or as much as is left.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429)
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
    signal: AbortSignal | undefined,
  ): Promise<HeldAmount> {
    try {
      return await withLiveLease(async () => {
        const lease = this.#services.leases.of(connection);
        const taken = lease.reserve(want, signal);
        return { lease, amount: typeof taken === 'bigint' ? taken : await taken };
      });
    } catch (error) {
      throw error instanceof LimitExhausted ? this.#refusal(connection, error.mayPass) : error;
    }
  }

  /** When the next period of a connection's limit begins, in milliseconds since 1970. */
  resetsAt({ spendingPeriod }: Connection): number {
    const { calendar, clock } = this.#services;
    return calendar.periodAt(spendingPeriod ?? 'monthly', clock.now()).endsAt;
  }

  #refusal(connection: Connection, mayPass: boolean): Error {
    const { clock, currency } = this.#services;
    return limitReached({ connection, currency, now: clock.now(), resetsAt: this.resetsAt(connection), mayPass });
  }
}

/** Retries with a new lease when one was lost, because its allocator has lost it or is unavailable. */
async function withLiveLease<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      if (tries === maxAttempts) throw error.cause ?? error;
    }
  }
}
