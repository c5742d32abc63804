import type { Awaitable, Clock, Connection, Payer, PriceList, PriceRow } from '../../core/api/index.js';
import type { Calendar } from './calendar.js';
import type { Nano } from './nano.js';
import { PurseLost } from './bank.js';
import { Exhausted, type Purse, type Want } from './purse.js';
import type { Purses } from './purses.js';
import { limitReached, priceUnknown } from './refusals.js';

/** The most attempts with new purses; if all are lost, it is an outage. */
const mostTries = 4;

/** The services of {@link SpendingLimit}. */
export interface LimitServices {
  readonly purses: Purses;
  readonly calendar: Calendar;
  readonly prices: PriceList;
  readonly clock: Clock;
  readonly currency: string;
}

/** A reservation from a connection's limit. */
export interface Taken {
  readonly purse: Purse;
  readonly amount: Nano;
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
   * @throws GatewayError `GW_SPENDING_PRICE_UNKNOWN` (400) when it is unknown and the connection has a limit
   */
  priceOf(model: string, connection: Connection): PriceRow | undefined {
    const price = this.#services.prices.find(model, this.#services.clock.now());
    if (!price && SpendingLimit.isOn(connection)) throw priceUnknown(model);
    return price;
  }

  /**
   * Admits a request if anything is left of the limit. Synchronous as long as much is left.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429)
   */
  admit(connection: Connection): Awaitable<void> {
    return this.#services.purses.of(connection).hasSome ? undefined : this.#admitWhenAnyIsLeft(connection);
  }

  async #admitWhenAnyIsLeft(connection: Connection): Promise<void> {
    const hasAny = await withAnyPurse(() => this.#services.purses.of(connection).hasAny());
    if (!hasAny) throw this.#refusal(connection, false);
  }

  /**
   * Reserves the worst case of a call, or as much as is left.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429)
   */
  take({ connection }: Pick<Payer, 'connection'>, want: Want, signal?: AbortSignal): Awaitable<Taken> {
    return this.takeOfPlenty(connection, want.atMost, 1n) ?? this.#takeWhatThereIs(connection, want, signal);
  }

  /** Reserves an amount synchronously, if the purse has at least `times` that amount; undefined otherwise. */
  takeOfPlenty(connection: Connection, amount: Nano, times: bigint): Taken | undefined {
    const purse = this.#services.purses.of(connection);
    if (!purse.has(amount * times)) return undefined;
    const taken = purse.take({ atLeast: amount, atMost: amount });
    return typeof taken === 'bigint' ? { purse, amount: taken } : undefined;
  }

  async #takeWhatThereIs(connection: Connection, want: Want, signal: AbortSignal | undefined): Promise<Taken> {
    try {
      return await withAnyPurse(async () => {
        const purse = this.#services.purses.of(connection);
        const taken = purse.take(want, signal);
        return { purse, amount: typeof taken === 'bigint' ? taken : await taken };
      });
    } catch (error) {
      throw error instanceof Exhausted ? this.#refusal(connection, error.mayPass) : error;
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

/** Retries with a new purse when one was lost, because its bank has lost it or is unavailable. */
async function withAnyPurse<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PurseLost) || tries === mostTries) throw error instanceof PurseLost ? error.cause : error;
    }
  }
}
