/**
 * Waits for the answer of a server, such as Redis, that should come at once. A process that was too busy to read it in time reads it all the same: it
 * may have arrived meanwhile.
 *
 * @returns undefined when it takes longer
 * @throws what the answer throws within the time
 */
export function answerInTime<T>(answer: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    // Timers come before what is read, and immediates after it.
    const timer = setTimeout(() => void setImmediate(resolve, undefined), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
