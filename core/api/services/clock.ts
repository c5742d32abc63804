import { token } from '../token.js';

/** Time, so that tests can turn it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds; rejects with the signal's reason when aborted before. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Calls again and again until the returned function is called. Does not keep the process alive. */
  every(milliseconds: number, work: () => void): () => void;
}

/** The gateway's clock. */
export const Clock = token<Clock>('clock');
