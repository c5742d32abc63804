import type { Awaitable, Exchange, InferenceCall, Reservation } from '../api/index.js';
import type { Chain } from './chain/chain.js';
import type { Installed } from './chain/installed.js';
import { guard } from './hooks/guard.js';
import { checkReservation } from './hooks/hook-results.js';
import { announceHeaders } from './announce-headers.js';
import { AttemptReservations, noReservations } from './settlement/attempt-reservations.js';
import type { Reservations } from './settlement/reservations.js';

/** A call and its reservations. */
export interface Reserved {
  readonly call: InferenceCall;
  readonly reservations: AttemptReservations;
}

/** Collects the reservations of an exchange, to settle them at its end at the latest, and their headers. */
export interface ReservationAccount {
  readonly reservations: Reservations;
  announce(headers: Readonly<Record<string, string>>): void;
}

/** What is needed to run the `reserve` hooks. */
interface Reserving {
  readonly chain: Chain;
  readonly exchange: Exchange;
  readonly account: ReservationAccount;
  readonly reservations: AttemptReservations;
}

/**
 * Runs the `reserve` hooks for one attempt. Never throws synchronously; waits only if a hook returns a promise.
 *
 * @returns rejects with what a hook throws, after the earlier reservations have been settled
 */
export function reserve(
  chain: Chain,
  exchange: Exchange,
  first: InferenceCall,
  account: ReservationAccount,
): Awaitable<Reserved> {
  if (chain.reserve.length === 0) return { call: first, reservations: noReservations };
  const reservations = new AttemptReservations(exchange);
  account.reservations.add(reservations);
  try {
    const reserved = reserveFrom({ chain, exchange, account, reservations }, first, 0);
    return reserved instanceof Promise ? reserved.catch((cause: unknown) => notSent(reservations, cause)) : reserved;
  } catch (cause) {
    return notSent(reservations, cause);
  }
}

/** Settles the reservations of a call that was not sent, and rejects with the cause. */
export async function notSent(reservations: AttemptReservations, cause: unknown): Promise<never> {
  await reservations.settle(undefined);
  throw cause;
}

/** Runs the hooks beginning with index `from`, each with the call as the previous one has changed it. */
function reserveFrom(reserving: Reserving, first: InferenceCall, from: number): Awaitable<Reserved> {
  const { chain, exchange, account, reservations } = reserving;
  let call = first;
  for (let index = from; index < chain.reserve.length; index += 1) {
    const { plugin, hook } = chain.reserve[index] as Chain['reserve'][number];
    const current = call;
    const work = (): ReturnType<typeof hook> => hook(current, exchange);
    const late = (reservation: Reservation | undefined): void => {
      if (reservation) Promise.resolve(reservations.settleOne(plugin, reservation, undefined)).catch(() => undefined);
    };
    const result = guard({ plugin, hook: 'reserve', exchange, work, check: checkReservation, late });
    if (result instanceof Promise) {
      return result.then((reservation) =>
        reserveFrom(reserving, take(reserving, plugin, reservation) ?? current, index + 1),
      );
    }
    call = take(reserving, plugin, result) ?? current;
  }
  if (!account.reservations.isOpen) throw exchangeEnded();
  return { call, reservations };
}

/** For a call that is made when the exchange has ended: nobody would settle or record it. */
export function exchangeEnded(): Error {
  return new Error('the exchange has ended meanwhile');
}

/** Adds a reservation. @returns its call, if it changes the call */
function take(
  { account, exchange, reservations }: Reserving,
  plugin: Installed,
  reservation: Reservation | undefined,
): InferenceCall | undefined {
  if (!reservation) return undefined;
  reservations.take(plugin, reservation);
  announceHeaders(reservation, account, { plugin, hook: 'reserve', exchange });
  return reservation.call;
}
