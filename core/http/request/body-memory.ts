import { getHeapStatistics } from 'node:v8';
import { type Identity, organizationOf, token } from '../../api/index.js';
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
 * and twenty megabytes may arrive compressed to twenty kilobytes: without a limit, anybody with a key could end the process.
 *
 * An organization may hold as many bytes as are still free: one alone gets half of them, and another always finds some
 * (Choudhury and Hahne, "Dynamic queue length thresholds for shared-memory packet switches", 1998).
 */
export class BodyMemory {
  readonly #byRequest = new Map<BodyOwner, Held>();
  readonly #byOrganization = new Map<string, number>();
  readonly #most: number;
  #used = 0;

  /** @param most in bytes; by default half of what Node allows for the heap, because texts and values take about as much again */
  constructor(most = getHeapStatistics().heap_size_limit / 2) {
    this.#most = most;
  }

  /** The bytes that are held. */
  get used(): number {
    return this.#used;
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
    const ofOrganization = this.#byOrganization.get(held.organization) ?? 0;
    const ofOthers = this.#used - held.bytes;
    const isFull = ofOthers > 0 && ofOrganization + bytes > this.#most - this.#used;
    if (isFull || (ofAnswer && held.bytes + bytes > this.#most)) throw overloaded();
    if (!known) this.#byRequest.set(owner, held);
    held.bytes += bytes;
    this.#used += bytes;
    this.#byOrganization.set(held.organization, ofOrganization + bytes);
  }

  /** Call this when a request has been answered, whether it holds anything or not. */
  release(owner: BodyOwner): void {
    const held = this.#byRequest.get(owner);
    if (!held) return;
    const { organization, bytes } = held;
    this.#byRequest.delete(owner);
    this.#used -= bytes;
    const left = (this.#byOrganization.get(organization) ?? 0) - bytes;
    if (left > 0) this.#byOrganization.set(organization, left);
    else this.#byOrganization.delete(organization);
  }
}

/** The process's, for the server and the calls of plugins of each generation; not for plugins. */
export const LongBodies = token<BodyMemory>('long-bodies');
