import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Where batches go: an asynchronous destination that can also write at once, when the process ends. */
export interface BatchDestination extends DestinationStream {
  readonly fd: number;
  flushSync(): void;
}

const largestBatch = 12 * 1024;
const flushEveryMs = 200;

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
    if (lines !== '') writeSync(destination.fd, lines);
    lines = '';
  });
  return {
    write(line) {
      lines += line;
      if (lines.length >= largestBatch) flush();
    },
  };
}
