/** Whose head has arrived, and who has not been told yet. */
export interface Arrived {
  tellHead(): void;
}

/**
 * Answers whose heads have come in one turn of the event loop. Who waits for them goes on together at its end, step by step: each step then
 * runs many times in a row instead of once between steps of other work, which would have pushed it out of the processor's caches
 * (docs/decisions/0050).
 */
export class ArrivedHeads {
  #arrived: Arrived[] = [];

  add(one: Arrived): void {
    if (this.#arrived.push(one) === 1) setImmediate(this.#tell);
  }

  readonly #tell = (): void => {
    const all = this.#arrived;
    this.#arrived = [];
    for (const one of all) one.tellHead();
  };
}
