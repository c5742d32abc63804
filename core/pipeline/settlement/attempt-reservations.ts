import type {
  Attempt,
  Awaitable,
  Charge,
  IncomingRequest,
  Observer,
  RelayDetail,
  Reservation,
  StreamPart,
} from '../../api/index.js';
import type { Installed } from '../chain/installed.js';
import { report } from '../hooks/guard.js';
import { checkCharge } from '../hooks/hook-results.js';
import { withinBudget } from '../hooks/within-budget.js';
import { totalCharge } from './total-charge.js';

type Chargeable = Omit<Attempt, 'charge'> & { charge: Attempt['charge'] };

/** The exchange that reservations belong to, for the log. */
type LoggedExchange = Pick<IncomingRequest, 'id'>;

/** The reservations of one attempt. They are settled once; later calls return the same promise. */
export class AttemptReservations {
  readonly #exchange: LoggedExchange | undefined;
  #attempt: Chargeable | undefined;
  readonly #taken: (readonly [Installed, Reservation])[] = [];
  /** Whether settling has begun. */
  #isBegun = false;
  #settling: Promise<void> | undefined;

  constructor(exchange: LoggedExchange | undefined) {
    this.#exchange = exchange;
  }

  /** The detail with which a relayed answer must be reported, given the detail that others need. */
  detail(others: RelayDetail): RelayDetail {
    if (this.#taken.some(([, { observe }]) => observe !== undefined)) return 'parts';
    const isLate = others === 'usage' && this.#taken.some(([, { observeLate }]) => observeLate !== undefined);
    return isLate ? 'late' : others;
  }

  /** Called when the call is being sent to a provider. */
  begin(attempt: Chargeable): void {
    if (this.#taken.length > 0) this.#attempt = attempt;
  }

  take(plugin: Installed, reservation: Reservation): void {
    this.#taken.push([plugin, reservation]);
  }

  /** Passes a part to the observers. An error in one is reported, and does not end the answer. */
  observe(part: StreamPart): void {
    for (const [plugin, { observe, observeLate }] of this.#taken) {
      if (observe) this.#show(part, plugin, observe);
      if (observeLate) this.#show(part, plugin, observeLate);
    }
  }

  /** Called when the first content of a streamed answer comes. */
  contentBegun(): void {
    for (const [plugin, reservation] of this.#taken) {
      try {
        reservation.begun?.();
      } catch (cause) {
        report(cause, plugin, 'reserve', this.#exchange);
      }
    }
  }

  #show(part: StreamPart, plugin: Installed, observer: Observer): void {
    try {
      observer(part);
    } catch (cause) {
      report(cause, plugin, 'reserve', this.#exchange);
    }
  }

  /** Settles with the current state of the attempt, without waiting for its end. */
  settleNow(): Promise<void> | undefined {
    return this.settle(this.#attempt);
  }

  /**
   * Settles all reservations, in reverse order. One that fails or hangs does not prevent the others from being settled.
   *
   * @param attempt undefined when nothing was sent to a provider
   * @returns undefined when there is nothing to wait for
   */
  settle(attempt: Chargeable | undefined): Promise<void> | undefined {
    if (this.#taken.length === 0 || this.#isBegun) return this.#settling;
    this.#isBegun = true;
    this.#settling = this.#settleFrom(this.#taken.length - 1, attempt);
    return this.#settling;
  }

  /** Synchronous, except for reservations whose `settle` returns a promise. */
  #settleFrom(last: number, attempt: Chargeable | undefined): Promise<void> | undefined {
    for (let index = last; index >= 0; index -= 1) {
      const [plugin, reservation] = this.#taken[index] as readonly [Installed, Reservation];
      const charge = this.settleOne(plugin, reservation, attempt);
      if (charge instanceof Promise) {
        return charge.then((late) => {
          addCharge(attempt, late);
          return this.#settleFrom(index - 1, attempt);
        });
      }
      addCharge(attempt, charge);
    }
    return undefined;
  }

  /** Settles one reservation, which may have come too late to be taken. Never throws or rejects. */
  settleOne(plugin: Installed, reservation: Reservation, attempt: Attempt | undefined): Awaitable<Charge | undefined> {
    const failed = (cause: unknown): undefined => {
      report(cause, plugin, 'settle', this.#exchange);
      return undefined;
    };
    try {
      const pending = reservation.settle(attempt);
      return pending instanceof Promise
        ? withinBudget(pending, plugin).then(checkedCharge).catch(failed)
        : checkedCharge(pending);
    } catch (cause) {
      return failed(cause);
    }
  }
}

/** What the `settle` of a reservation has returned. Checked, because a number, say, could not be added to other costs. */
function checkedCharge(charge: Charge | undefined): Charge | undefined {
  if (charge === undefined || charge === null) return undefined;
  checkCharge(charge);
  return charge;
}

function addCharge(attempt: Chargeable | undefined, charge: Charge | undefined): void {
  if (attempt && charge) attempt.charge = totalCharge([attempt.charge, charge]);
}

/** Used for attempts without reservations. */
export const noReservations = new AttemptReservations(undefined);
Object.freeze(noReservations);
