import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import { codeOf } from '../../api/internal/code-of.js';

/** Receives batches: an asynchronous destination whose file descriptor can also be written synchronously when the process exits. */
interface BatchDestination {
  readonly fd: number;
  /** @param batch belongs to the destination from now on */
  write(batch: Buffer): void;
  flushSync(): void;
}

/** Also the usual capacity of a pipe. */
export const largestBatch = 64 * 1024;
/** The most bytes that are written to a pipe in one piece, even if other processes write to it (`PIPE_BUF` of Linux). */
export const undividedBatch = 4096;
/** The most bytes of UTF-8 for one UTF-16 unit. */
const maxBytes = 3;
const flushEveryMs = 200;
const maxAttempts = 10_000;

/**
 * Collects lines, and passes them on in batches, a few times a second. The destination measures and queues everything that it gets, which
 * for single lines costs more than formatting them. Each line is encoded immediately: kept as strings (ropes in V8), all lines of a batch
 * would be flattened and garbage-collected together.
 *
 * @param capacity the most bytes of a batch; a longer line is a batch of its own
 */
export function batchedLines(destination: BatchDestination, capacity: number): DestinationStream {
  let batch = Buffer.allocUnsafeSlow(capacity);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    const full = batch.subarray(0, used);
    batch = Buffer.allocUnsafeSlow(capacity);
    used = 0;
    destination.write(full);
  };
  process.on('exit', () => {
    destination.flushSync();
    // Written synchronously: an asynchronous write would not finish before the process exits.
    writeAll(destination.fd, batch.subarray(0, used));
    used = 0;
  });
  return {
    write(line) {
      const most = maxBytes * line.length;
      if (most > capacity - used) flush();
      if (most > capacity) destination.write(Buffer.from(line));
      else {
        used += batch.write(line, used);
        timer ??= setTimeout(flush, flushEveryMs).unref();
      }
    },
  };
}

/** Writes synchronously: in pieces to a pipe with a slow reader, and nothing to a pipe without a reader. */
function writeAll(fd: number, bytes: Buffer): void {
  let left = bytes;
  for (let attempt = 0; left.length > 0 && attempt < maxAttempts; attempt += 1) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') return;
    }
  }
}
