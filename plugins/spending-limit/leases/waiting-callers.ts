import type { Clock } from '../../../core/api/index.js';
import type { Nanos } from '../costs/nanos.js';

/** A requested amount: as much as possible up to `atMost`, but not less than `atLeast`. */
export interface RequestedAmount {
  readonly atLeast: Nanos;
  readonly atMost: Nanos;
  /** When the caller began to wait, if it has waited before for another limit; by default now. */
  readonly since?: number;
}

/** A caller that waits for an amount. */
interface WaitingCaller extends RequestedAmount {
  readonly since: number;
  resolve(taken: Nanos): void;
  reject(cause: unknown): void;
}

/** The callers that wait for an amount, served in the order of arrival, so that small requests do not starve large ones. */
export class WaitingCallers {
  readonly #callers: WaitingCaller[] = [];
  readonly #clock: Clock;
  readonly #waitMs: number;

  /** @param waitMs how long a caller waits, before it takes less or fails */
  constructor(clock: Clock, waitMs: number) {
    this.#clock = clock;
    this.#waitMs = waitMs;
  }

  get isEmpty(): boolean {
    return this.#callers.length === 0;
  }

  /** The sum of what they want at most. */
  get wanted(): Nanos {
    return this.#callers.reduce((sum, { atMost }) => sum + atMost, 0n);
  }

  /** Adds a caller, which leaves when the signal is aborted. @returns the taken amount; rejects with the signal's reason */
  add(want: RequestedAmount, signal: AbortSignal | undefined): Promise<Nanos> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        const at = this.#callers.indexOf(caller);
        if (at >= 0) this.#callers.splice(at, 1);
        reject(signal?.reason);
      };
      const done = (): void => signal?.removeEventListener('abort', leave);
      const caller: WaitingCaller = {
        atLeast: want.atLeast,
        atMost: want.atMost,
        since: want.since ?? this.#clock.now(),
        resolve: (taken) => {
          done();
          resolve(taken);
        },
        reject: (cause) => {
          done();
          reject(cause as Error);
        },
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      this.#callers.push(caller);
    });
  }

  /** Removes the first callers as long as `isServed` accepts them. Each is yielded before the next one is tested, which sees what is left by then. */
  *takeWhile(isServed: (caller: WaitingCaller) => boolean): Generator<WaitingCaller> {
    for (let [first] = this.#callers; first && isServed(first); [first] = this.#callers) {
      this.#callers.shift();
      yield first;
    }
  }

  /** Whether the caller's waiting time is over, or the clock was set back. */
  isOverdue({ since }: WaitingCaller): boolean {
    const now = this.#clock.now();
    return now < since || now >= since + this.#waitMs;
  }

  rejectAll(cause: unknown): void {
    for (const caller of this.#callers.splice(0)) caller.reject(cause);
  }
}
