/** Waits for an answer of Redis; undefined when it takes longer. @throws what the answer throws within the time */
export function redisInTime<T>(answer: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    // If this process was busy, the answer may have arrived meanwhile. It is read before immediates run.
    const timer = setTimeout(() => void setImmediate(resolve, undefined), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
