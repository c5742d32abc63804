/** How long measurements count: one of a minute ago counts a third of a new one. */
const memoryMs = 60_000;
/** What a failure counts, besides the time that it took: the client has got nothing for it. */
const failureMs = 10_000;

/** A call that a model has not answered yet. Only the first of what is said about it counts. */
export interface WaitingCall {
  /** @param units what it was worth waiting for: the beginning of a stream, or tokens */
  answered(units: number): void;
  /** Also after it was answered: an answer that breaks off is a failure as well. */
  failed(): void;
  /** Nobody waits any longer. */
  abandoned(): void;
  /** It says nothing about the model. */
  forgotten(): void;
}

/**
 * How long a model lets its callers wait for one unit: all the time that they have waited, divided by the units that they have got. So calls that were
 * given up and failures make it slower, and a short answer weighs little. Both sums fade with time.
 */
export class Latency {
  readonly #now: () => number;
  #waitedMs = 0;
  #units = 0;
  #answers = 0;
  #measuredAt = 0;
  #waiting = 0;
  /** The last time at which it had no waiting call, or has answered one, or failed. */
  #quietSince = 0;

  /** @param now milliseconds, of a clock that nobody sets */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether no call waits for an answer. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /**
   * Milliseconds for a unit; infinite if there were only failures, undefined if nothing was measured. A model that has answered none of its calls
   * for longer than usual is as slow as if it did now, so that one that hangs does not get every call until the first of them times out.
   */
  get estimateMs(): number | undefined {
    if (this.#answers === 0) return this.#waitedMs < failureMs ? undefined : Infinity;
    const average = this.#waitedMs / this.#units;
    if (this.isIdle) return average;
    const silentMs = this.#now() - this.#quietSince;
    return Math.max(average, (silentMs * this.#answers) / this.#units);
  }

  /** Called when a call is sent. */
  begin(): WaitingCall {
    const begunAt = this.#now();
    if (this.isIdle) this.#quietSince = begunAt;
    this.#waiting += 1;
    let isWaiting = true;
    const end = (): number => {
      if (!isWaiting) return 0;
      isWaiting = false;
      this.#waiting -= 1;
      return this.#now() - begunAt;
    };
    return {
      answered: (units) => {
        if (!isWaiting) return;
        this.#add(end(), units, 1);
        this.#quietSince = this.#measuredAt;
      },
      failed: () => {
        this.#add(end() + failureMs, 0, 0);
        this.#quietSince = this.#measuredAt;
      },
      abandoned: () => void (isWaiting && this.#add(end(), 0, 0)),
      forgotten: () => void end(),
    };
  }

  #add(waitedMs: number, units: number, answers: number): void {
    const now = this.#now();
    const kept = Math.exp((this.#measuredAt - now) / memoryMs);
    this.#waitedMs = this.#waitedMs * kept + waitedMs;
    this.#units = this.#units * kept + units;
    this.#answers = this.#answers * kept + answers;
    this.#measuredAt = now;
  }
}
