/** Limits the number of concurrent calls; further ones wait in the order of arrival. */
export class ConcurrencyLimit {
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Acquires a slot, which must be released. @throws the signal's reason */
  async acquire(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#running < this.#max) {
      this.#running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(signal.reason as Error);
      };
      this.#waiting.push(turn);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
