import {
  addDecimals,
  type Attempt,
  type Charge,
  type Exchange,
  type InferenceCall,
  type Observer,
  type RelayDetail,
  type Reservation,
  type StreamPart,
} from '../api/index.js';
import type { Chain } from './chain.js';
import { guard, report, withinBudget } from './guard.js';
import type { Installed } from './installed.js';

type Chargeable = Omit<Attempt, 'charge'> & { charge: Attempt['charge'] };

/** A call with what was taken for it. */
export interface Reserved {
  readonly call: InferenceCall;
  readonly reservations: AttemptReservations;
}

/** Where the headers of reservations go, and the reservations themselves, to be settled at the end at the latest. */
export interface ReservationAccount {
  readonly reservations: Reservations;
  announce(headers: Readonly<Record<string, string>>): void;
}

/** What the `reserve` hooks have taken for one attempt. It is settled once, whoever asks first. */
export class AttemptReservations {
  #attempt: Chargeable | undefined;
  readonly #taken: (readonly [Installed, Reservation])[] = [];
  #settled: Promise<void> | undefined;

  /** What must be seen of a relayed answer, of which others want to see so much. */
  detail(others: RelayDetail): RelayDetail {
    if (this.#taken.some(([, { observe }]) => observe !== undefined)) return 'parts';
    const isLate = others === 'usage' && this.#taken.some(([, { observeLate }]) => observeLate !== undefined);
    return isLate ? 'late' : others;
  }

  /** Something is being sent to a provider. */
  begin(attempt: Chargeable): void {
    if (this.#taken.length > 0) this.#attempt = attempt;
  }

  take(plugin: Installed, reservation: Reservation): void {
    this.#taken.push([plugin, reservation]);
  }

  /** A throw of a plugin that only watches must not end the answer. */
  observe(part: StreamPart): void {
    for (const [plugin, { observe, observeLate }] of this.#taken) {
      if (observe) watch(plugin, observe, part);
      if (observeLate) watch(plugin, observeLate, part);
    }
  }

  /** Settles with what the attempt has come to, for those who will not wait for its end. */
  settleNow(): Promise<void> | undefined {
    return this.settle(this.#attempt);
  }

  /** The last one first. One that fails or hangs keeps no other from being settled. Undefined when there is nothing to settle. */
  settle(attempt: Chargeable | undefined): Promise<void> | undefined {
    if (this.#taken.length === 0) return undefined;
    this.#settled ??= this.#settle(attempt);
    return this.#settled;
  }

  async #settle(attempt: Chargeable | undefined): Promise<void> {
    for (const [plugin, reservation] of this.#taken.toReversed()) {
      const charge = await settleOne(plugin, reservation, attempt);
      if (attempt && charge) attempt.charge = totalCharge([attempt.charge, charge]);
    }
  }
}

/** For attempts for which nobody takes anything. */
export const none = new AttemptReservations();
Object.freeze(none);

/** The reservations of all attempts of one exchange. */
export class Reservations {
  readonly #open: AttemptReservations[] = [];
  #ended = false;

  add(reservations: AttemptReservations): void {
    this.#open.push(reservations);
  }

  /** False once the exchange has ended: nothing more may be sent then. */
  get isOpen(): boolean {
    return !this.#ended;
  }

  /** Settles what its attempt has not: one that was given up with its exchange, or that nobody has read. Undefined when there is none. */
  settleAll(): Promise<void> | undefined {
    this.#ended = true;
    return this.#open.length === 0 ? undefined : this.#settleOpen();
  }

  async #settleOpen(): Promise<void> {
    for (const reservations of this.#open) await reservations.settleNow();
  }
}

/**
 * Asks every `reserve` hook for one attempt.
 *
 * @throws what a hook throws; what was taken before has been settled then
 */
export async function reserve(
  chain: Chain,
  exchange: Exchange,
  first: InferenceCall,
  account: ReservationAccount,
): Promise<Reserved> {
  const reservations = new AttemptReservations();
  account.reservations.add(reservations);
  let call = first;
  try {
    for (const { plugin, hook } of chain.reserve) {
      const current = call;
      const work = (): ReturnType<typeof hook> => hook(current, exchange);
      const late = (reservation: Reservation | undefined): void => {
        if (reservation) settleOne(plugin, reservation, undefined).catch(() => undefined);
      };
      const result = guard({ plugin, hook: 'reserve', exchange, work, late });
      const reservation = result instanceof Promise ? await result : result;
      if (!reservation) continue;
      reservations.take(plugin, reservation);
      if (reservation.headers) account.announce(reservation.headers);
      call = reservation.call ?? call;
    }
    if (!account.reservations.isOpen) throw new Error('the exchange has ended meanwhile');
    return { call, reservations };
  } catch (cause) {
    await reservations.settle(undefined);
    throw cause;
  }
}

async function settleOne(
  plugin: Installed,
  reservation: Reservation,
  attempt: Attempt | undefined,
): Promise<Charge | undefined> {
  try {
    const pending = reservation.settle(attempt);
    return pending instanceof Promise ? await withinBudget(pending, plugin) : pending;
  } catch (cause) {
    report(cause, plugin, 'settle');
    return undefined;
  }
}

function watch(plugin: Installed, observe: Observer, part: StreamPart): void {
  try {
    observe(part);
  } catch (cause) {
    report(cause, plugin, 'reserve');
  }
}

/** The sum of what is known; undefined when nothing is. */
export function totalCharge(charges: readonly (Charge | undefined)[]): Charge | undefined {
  if (charges.length === 1) return charges[0];
  const known = charges.filter((charge) => charge !== undefined);
  if (known.length <= 1) return known[0];
  return {
    amount: known.map(({ amount }) => amount).reduce(addDecimals),
    estimated: known.some(({ estimated }) => estimated),
  };
}
