import { token } from '../token.js';

/** Time and timers. Tests replace it with a fake clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after this many milliseconds; rejects with the signal's reason when aborted before. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Calls `work` at this interval until the returned function is called. Does not keep the process alive. */
  every(milliseconds: number, work: () => void): () => void;
}

/** The gateway's clock. */
export const Clock = token<Clock>('clock');
