/** Work that is done when it is demanded, one run at a time: all demands during a run lead to one more. */
export class OnDemand {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #again = false;

  /** @param work does not reject */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** The end of the current run, if there is one. */
  get running(): Promise<void> | undefined {
    return this.#running;
  }

  demand(): void {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#work().finally(() => {
      this.#running = undefined;
      if (!this.#again) return;
      this.#again = false;
      this.demand();
    });
  }
}
