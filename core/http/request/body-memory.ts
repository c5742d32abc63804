import { getHeapStatistics } from 'node:v8';
import { FairShares, type Identity, organizationOf, token } from '../../api/index.js';
import { type AbortSource, isAborted } from '../../api/internal/abort-source.js';
import { overloaded } from './body-errors.js';

/** A request whose body is in memory. */
interface BodyOwner extends Partial<AbortSource> {
  readonly identity: Identity;
  readonly signal: AbortSignal;
}

interface Held {
  readonly organization: string;
  bytes: number;
}

/**
 * Limits the bytes of the long bodies that are in memory at once, for a process. A body stays there, with what it was parsed to, until it is answered,
 * and twenty megabytes may arrive compressed to twenty kilobytes: without a limit, anybody with a key could end the process. Organizations share them fairly.
 */
export class BodyMemory {
  readonly #byRequest = new Map<BodyOwner, Held>();
  readonly #byOrganization: FairShares;
  readonly #most: number;

  /** @param most in bytes; by default half of what Node allows for the heap, because texts and values take about as much again */
  constructor(most = getHeapStatistics().heap_size_limit / 2) {
    this.#most = most;
    this.#byOrganization = new FairShares(most);
  }

  /** The bytes that are held. */
  get used(): number {
    return this.#byOrganization.used;
  }

  /**
   * Adds bytes to those that a request holds until {@link release}.
   *
   * @param ofAnswer whether they belong to an answer, which may have no end
   * @throws GatewayError `GW_OVERLOADED` (503) if there is no room; never for the only long body, however long it is
   */
  hold(owner: BodyOwner, bytes: number, ofAnswer = false): void {
    // It may have been released already, and its body is needed no more.
    if (isAborted(owner)) return;
    const known = this.#byRequest.get(owner);
    const held: Held = known ?? { organization: organizationOf(owner.identity), bytes: 0 };
    const isAlone = held.bytes === this.used;
    const isFull = !isAlone && !this.#byOrganization.hasRoom(held.organization, bytes);
    if (isFull || (ofAnswer && held.bytes + bytes > this.#most)) throw overloaded();
    if (!known) this.#byRequest.set(owner, held);
    held.bytes += bytes;
    this.#byOrganization.take(held.organization, bytes);
  }

  /** Call this when a request has been answered, whether it holds anything or not. */
  release(owner: BodyOwner): void {
    const held = this.#byRequest.get(owner);
    if (!held) return;
    this.#byRequest.delete(owner);
    this.#byOrganization.giveBack(held.organization, held.bytes);
  }
}

/** The process's, for the server and the calls of plugins of each generation; not for plugins. */
export const LongBodies = token<BodyMemory>('long-bodies');
