const everyMs = 2;

/** The longest turns of this event loop: in wall time, which other processes affect, and in processor time of its thread. */
export class BusyTurns {
  #longest = 0;
  #busiest = 0;
  #at = performance.now();
  #used = process.threadCpuUsage();

  constructor() {
    setInterval(() => this.#look(), everyMs).unref();
  }

  reset(): void {
    this.#look();
    [this.#longest, this.#busiest] = [0, 0];
  }

  longest(): string {
    return `longest turn ${this.#longest.toFixed(0)} ms, most of the processor in a turn ${this.#busiest.toFixed(0)} ms`;
  }

  #look(): void {
    const now = performance.now();
    const since = process.threadCpuUsage(this.#used);
    this.#longest = Math.max(this.#longest, now - this.#at - everyMs);
    this.#busiest = Math.max(this.#busiest, (since.user + since.system) / 1000);
    [this.#at, this.#used] = [now, process.threadCpuUsage()];
  }
}
