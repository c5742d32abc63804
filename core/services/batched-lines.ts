import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Where batches go: an asynchronous destination that can also write at once, when the process ends. */
export interface BatchDestination extends DestinationStream {
  readonly fd: number;
  flushSync(): void;
}

/** Also what a pipe takes at once. */
export const largestBatch = 64 * 1024;
/** A batch ends with the line that passes this, and should not be split when it is written. */
const fullBatch = largestBatch - 8 * 1024;
const flushEveryMs = 200;
const mostAttempts = 10_000;

/**
 * Gathers lines and hands them on together, a few times a second. The destination measures and queues everything that it is
 * given, which for single lines costs more than forming them.
 */
export function batchedLines(destination: BatchDestination): DestinationStream {
  let lines = '';
  const flush = (): void => {
    if (lines === '') return;
    const batch = lines;
    lines = '';
    destination.write(batch);
  };
  setInterval(flush, flushEveryMs).unref();
  process.on('exit', () => {
    destination.flushSync();
    // Not through the destination: it would begin to write, and there is no time left to end it.
    writeAll(destination.fd, lines);
    lines = '';
  });
  return {
    write(line) {
      lines += line;
      if (lines.length >= fullBatch) flush();
    },
  };
}

/** Writes at once; a pipe whose reader is slow takes it in pieces, and one whose reader is gone takes nothing. */
function writeAll(fd: number, text: string): void {
  let left = Buffer.from(text);
  for (let attempt = 0; left.length > 0 && attempt < mostAttempts; attempt += 1) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}
