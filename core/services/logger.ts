import { type DestinationStream, destination, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';
import type { LogSettings } from '../api/config-source.js';
import type { Logger } from '../api/services/logger.js';
import { batchedLines, largestBatch } from './batched-lines.js';
import { describeError } from './describe-error.js';
import { flatLine } from './flat-line.js';
import { inOrder } from './log-arguments.js';
import { maskSecrets } from './mask-secrets.js';
import { prettyLines } from './pretty-log.js';

/**
 * Makes the gateway's log: one JSON object a line on stdout, or lines for people on a terminal.
 *
 * Lines are written together a few times a second, so that a slow reader of stdout delays no request, and what is left is
 * written when the process ends. A reader that stands still costs lines, not memory.
 *
 * @param output where lines go instead of stdout
 */
export function createLogger(settings: LogSettings, output?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: settings.level,
    base: null,
    timestamp: isoTime,
    messageKey: 'message',
    errorKey: 'error',
    serializers: { error: describeError },
    formatters: { level: (level) => ({ level }), log: maskSecrets },
  };
  const pretty = settings.pretty === 'auto' ? process.stdout.isTTY : settings.pretty;
  if (pretty) return asLogger(pino(options, prettyLines(output ?? process.stdout)));
  const lines = output ?? standardOutput();
  const log = pino(options, lines);
  const logger = asLogger(log);
  return log.isLevelEnabled('info') ? { ...logger, info: flatFirst(lines, logger) } : logger;
}

/** Narrows pino to the contract, and masks what a child adds to its lines, which pino's formatters do not see. */
function asLogger(log: PinoLogger): Logger {
  return {
    debug: (fields, message) => log.debug(...inOrder(fields, message)),
    info: (fields, message) => log.info(...inOrder(fields, message)),
    warn: (fields, message) => log.warn(...inOrder(fields, message)),
    error: (fields, message) => log.error(...inOrder(fields, message)),
    child: (fields) => asLogger(log.child(maskSecrets({ ...fields }))),
  };
}

/** Every request writes such a line. */
function flatFirst(output: DestinationStream, logger: Logger): Logger['info'] {
  return (fields, message) => {
    const line = flatLine(fields, message);
    if (line === undefined) logger.info(fields, message);
    else output.write(`{"level":"info"${isoTime()}${line}`);
  };
}

let currentSecond = 0;
let currentPrefix = '';

/** pino's `isoTime`, at a tenth of its cost: all but the milliseconds is formed once a second. */
function isoTime(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== currentSecond) {
    currentSecond = second;
    currentPrefix = `,"time":"${new Date(second * 1000).toISOString().slice(0, -4)}`;
  }
  return `${currentPrefix}${String(now % 1000).padStart(3, '0')}Z"`;
}

function standardOutput(): DestinationStream {
  const fileDescriptor = 1;
  const output = destination({
    dest: fileDescriptor,
    contentMode: 'buffer',
    // pino itself writes the rest of an asynchronous destination when the process ends.
    sync: false,
    maxLength: 16 * 1024 * 1024,
    maxWrite: largestBatch,
  });
  outliveFailures(output);
  return batchedLines({
    fd: fileDescriptor,
    // pino's types know the destination with texts only.
    write: (batch) => void (output as unknown as { write(batch: Buffer): boolean }).write(batch),
    flushSync: () => output.flushSync(),
  });
}

/** What of a destination is looked at here. */
interface FailingOutput extends NodeJS.EventEmitter {
  flushSync(): void;
}

/**
 * A log that cannot be written ends nothing. Its lines wait in memory, up to the destination's `maxLength`, and are written when there is
 * space again; those for a reader that has gone are dropped. What waits when the process ends is lost: the destination would try for ever,
 * and pino asks it to by itself.
 */
function outliveFailures(output: FailingOutput): void {
  let isFailing = false;
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isFailing) flushSync();
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
