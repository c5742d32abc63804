import { requestBit } from './groups/narrowed-selections.js';
import { groupBit, lastBit, type ScanPlan } from './scan-plan.js';

/** Which requests have a finding that covers a position; only the others want matches there. */
export class CoveredRequests {
  /** By request: end of its last finding. */
  readonly #until: number[];
  readonly #subscribers: ScanPlan['subscribers'];

  constructor({ allowed, subscribers }: Pick<ScanPlan, 'allowed' | 'subscribers'>) {
    this.#until = allowed.map(() => 0);
    this.#subscribers = subscribers;
  }

  /** Resets for another text. */
  reset(): void {
    this.#until.fill(0);
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    for (const request of this.#until.keys()) this.#until[request] = (this.#until[request] as number) - characters;
  }

  /** Adds a finding. */
  cover(request: number, end: number): void {
    this.#until[request] = end;
  }

  /** The index up to which all requests have a finding. */
  get commonEnd(): number {
    return Math.min(...this.#until);
  }

  /** The index up to which any request has a finding. */
  get lastEnd(): number {
    return Math.max(...this.#until);
  }

  isFree(request: number, at: number): boolean {
    return (this.#until[request] as number) <= at;
  }

  isAnyFree(requests: readonly number[], at: number): boolean {
    for (let index = 0; index < requests.length; index += 1)
      if (this.isFree(requests[index] as number, at)) return true;
    return false;
  }

  /** Removes the bits of groups for which every interested request is covered. */
  freeGroups(groups: number, at: number): number {
    let free = groups;
    for (let index = 0; index < this.#subscribers.length && index < lastBit; index += 1)
      if (!this.isAnyFree(this.#subscribers[index] as readonly number[], at)) free &= ~groupBit(index);
    return free;
  }

  /** The bits of the covered requests, as in {@link requestBit}. */
  bitsAt(at: number): number {
    let bits = 0;
    for (let request = 0; request < this.#until.length; request += 1)
      if (!this.isFree(request, at)) bits |= requestBit(request);
    return bits;
  }
}
