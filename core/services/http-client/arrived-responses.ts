/** A call whose response headers have arrived, and whose promise has not been resolved yet. */
export interface Arrived {
  resolveHead(): void;
}

/**
 * Batches the calls whose response headers have arrived in one turn of the event loop, and resolves their promises together at its end.
 * Each of the following steps then runs many times in a row, while its code is in the processor's caches (docs/decisions/0050).
 */
export class ArrivedResponses {
  #arrived: Arrived[] = [];

  /** Whether calls wait for the end of this turn. */
  get isWaiting(): boolean {
    return this.#arrived.length > 0;
  }

  add(one: Arrived): void {
    if (this.#arrived.push(one) === 1) setImmediate(this.#tell);
  }

  readonly #tell = (): void => {
    const all = this.#arrived;
    this.#arrived = [];
    for (const one of all) one.resolveHead();
  };
}
