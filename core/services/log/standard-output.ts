import { fstatSync } from 'node:fs';
import { type DestinationStream, destination } from 'pino';
import { batchedLines, largestBatch, undividedBatch } from './batched-lines.js';

/**
 * The standard output for lines of the log.
 *
 * @param isShared whether other processes write there, too
 */
export function standardOutput(isShared: boolean): DestinationStream {
  const fileDescriptor = 1;
  // Larger pieces could be mixed with those of other processes, if the reader of the pipe is slow.
  const capacity = isShared && fstatSync(fileDescriptor).isFIFO() ? undividedBatch : largestBatch;
  const patience = readerPatience();
  const output = destination({
    dest: fileDescriptor,
    contentMode: 'buffer',
    // pino flushes an asynchronous destination when the process ends.
    sync: false,
    maxLength: 16 * 1024 * 1024,
    maxWrite: capacity,
    retryEAGAIN: (_error, inHand, queued) => patience.waits(inHand + queued),
  });
  outliveFailures(output, patience);
  const batches = {
    fd: fileDescriptor,
    // pino's types accept only strings here.
    write: (batch: Buffer) => void (output as unknown as { write(batch: Buffer): boolean }).write(batch),
    flushSync: () => output.flushSync(),
  };
  return batchedLines(batches, capacity);
}

/** The members of a destination that are used here. */
interface FailingOutput extends NodeJS.EventEmitter {
  flushSync(): void;
}

/** How long the end of a process waits for a reader that reads nothing. */
const silentReaderMs = 2_000;

/** Whether a full pipe is waited for: always while the process runs, and at its end as long as its reader goes on. */
interface ReaderPatience {
  /** @param left bytes that are not written yet */
  waits(left: number): boolean;
  /** From now on the process waits for nothing else. */
  end(): void;
}

function readerPatience(): ReaderPatience {
  let isEnding = false;
  let [leftBefore, since] = [Number.NaN, 0];
  return {
    waits(left) {
      if (left !== leftBefore) [leftBefore, since] = [left, performance.now()];
      return !isEnding || performance.now() - since < silentReaderMs;
    },
    end() {
      isEnding = true;
      leftBefore = Number.NaN;
    },
  };
}

/**
 * Keeps the gateway running while the log cannot be written. Lines are buffered, up to the destination's `maxLength`, and written when
 * there is disk space again; if the reader of a pipe is gone, they are dropped. Lines that are buffered when the process ends (pino flushes
 * them then) are lost if they cannot be written, because the destination would retry for ever; so are those that nobody reads.
 */
function outliveFailures(output: FailingOutput, patience: ReaderPatience): void {
  let isFailing = false;
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (isFailing) return;
    patience.end();
    try {
      flushSync();
    } catch {
      isFailing = true;
    }
  };
  output.on('error', ({ message }: Error) => {
    if (!isFailing)
      process.stderr.write(`The log cannot be written: ${message}. The gateway continues without it until it can.\n`);
    isFailing = true;
  });
  output.on('drain', () => {
    isFailing = false;
  });
}
