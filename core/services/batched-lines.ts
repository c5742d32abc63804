import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Where batches go: an asynchronous destination that can also write at once, when the process ends. */
export interface BatchDestination {
  readonly fd: number;
  /** @param batch becomes the destination's own */
  write(batch: Buffer): void;
  flushSync(): void;
}

/** Also what a pipe takes at once. */
export const largestBatch = 64 * 1024;
/** Of one UTF-16 unit in UTF-8. */
const mostBytes = 3;
const flushEveryMs = 200;
const mostAttempts = 10_000;

/**
 * Gathers lines and hands them on together, a few times a second. The destination measures and queues everything that it is
 * given, which for single lines costs more than forming them. Each line is encoded at once: kept as text, the pieces of all
 * lines of a batch would have to be gone through, and collected, together.
 */
export function batchedLines(destination: BatchDestination): DestinationStream {
  let batch = Buffer.allocUnsafeSlow(largestBatch);
  let used = 0;
  const flush = (): void => {
    if (used === 0) return;
    const full = batch.subarray(0, used);
    batch = Buffer.allocUnsafeSlow(largestBatch);
    used = 0;
    destination.write(full);
  };
  setInterval(flush, flushEveryMs).unref();
  process.on('exit', () => {
    destination.flushSync();
    // Not through the destination: it would begin to write, and there is no time left to end it.
    writeAll(destination.fd, batch.subarray(0, used));
    used = 0;
  });
  return {
    write(line) {
      const most = mostBytes * line.length;
      if (most > largestBatch - used) flush();
      if (most > largestBatch) destination.write(Buffer.from(line));
      else used += batch.write(line, used);
    },
  };
}

/** Writes at once; a pipe whose reader is slow takes it in pieces, and one whose reader is gone takes nothing. */
function writeAll(fd: number, bytes: Buffer): void {
  let left = bytes;
  for (let attempt = 0; left.length > 0 && attempt < mostAttempts; attempt += 1) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}
