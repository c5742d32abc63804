import { type DestinationStream, levels, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';
import type { LogSettings } from '../../api/internal/config-source.js';
import type { Logger } from '../../api/services/logger.js';
import { describeError } from './describe-error.js';
import { formatFlatFields } from './format-flat-fields.js';
import { orderArguments } from './order-arguments.js';
import { maskSecrets } from './mask-secrets.js';
import { prettyLines } from './pretty-log.js';
import { standardOutput } from './standard-output.js';

/** A logger whose level can be changed. */
export interface AdjustableLogger extends Logger {
  /** Changes the lowest level that is written, by this logger and all of its children. */
  setLevel(level: LogSettings['level']): void;
}

/** How a logger shares its output with other processes: its lines stay whole, even if the reader is slow. */
interface OutputSharing {
  /** Number of this process, which becomes part of each line. */
  readonly process?: number;
}

/** The lowest level that is written, as pino's number. Shared by a logger and its children, which pino's own level is not. */
interface Threshold {
  value: number;
}

/**
 * Creates the gateway's logger: one line of JSON for each entry on stdout, or readable lines on a terminal.
 *
 * Lines are buffered and written a few times a second, so that a slow reader of stdout does not delay requests. The buffer is flushed when
 * the process ends. If the reader stops reading, lines are dropped, so that memory does not grow.
 *
 * @param output where lines go instead of stdout
 * @param sharing set if several processes write to the same output
 */
export function createLogger(
  settings: LogSettings,
  output?: DestinationStream,
  sharing?: OutputSharing,
): AdjustableLogger {
  const number = sharing?.process;
  const stamp = number === undefined ? isoTime : (): string => `${isoTime()},"process":${number}`;
  const threshold = { value: numberOf(settings.level) };
  const setLevel = (level: LogSettings['level']): void => {
    threshold.value = numberOf(level);
  };
  const options: LoggerOptions = {
    level: 'trace',
    base: null,
    timestamp: stamp,
    messageKey: 'message',
    errorKey: 'error',
    serializers: { error: describeError },
    formatters: { level: (level) => ({ level }), log: maskSecrets },
  };
  const pretty = settings.pretty === 'auto' ? process.stdout.isTTY : settings.pretty;
  if (pretty) return { ...asLogger(pino(options, prettyLines(output ?? process.stdout)), threshold), setLevel };
  const lines = output ?? standardOutput(sharing !== undefined);
  const logger = asLogger(pino(options, lines), threshold);
  return { ...logger, info: flatFirst(lines, logger, { threshold, stamp }), setLevel };
}

function numberOf(level: LogSettings['level']): number {
  return level === 'silent' ? Number.POSITIVE_INFINITY : (levels.values[level] as number);
}

const { debug, info, warn, error } = levels.values as Readonly<Record<'debug' | 'info' | 'warn' | 'error', number>>;

/** Adapts pino to the contract, and masks the fields of child loggers, which pino's formatters do not see. */
function asLogger(log: PinoLogger, threshold: Readonly<Threshold>): Logger {
  return {
    debug(fields, message) {
      if (debug >= threshold.value) log.debug(...orderArguments(fields, message));
    },
    info(fields, message) {
      if (info >= threshold.value) log.info(...orderArguments(fields, message));
    },
    warn(fields, message) {
      if (warn >= threshold.value) log.warn(...orderArguments(fields, message));
    },
    error(fields, message) {
      if (error >= threshold.value) log.error(...orderArguments(fields, message));
    },
    child: (fields) => asLogger(log.child(maskSecrets({ ...fields })), threshold),
  };
}

/** `info` with a fast path for flat lines, because every request writes one. */
function flatFirst(
  output: DestinationStream,
  logger: Logger,
  { threshold, stamp }: { readonly threshold: Readonly<Threshold>; readonly stamp: () => string },
): Logger['info'] {
  return (fields, message) => {
    if (info < threshold.value) return;
    const line = formatFlatFields(fields, message);
    if (line === undefined) logger.info(fields, message);
    else output.write(`{"level":"info"${stamp()}${line}`);
  };
}

let currentSecond = 0;
let currentPrefix = '';

/** pino's `isoTime`, ten times as fast: everything except the milliseconds is formatted once a second. */
function isoTime(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== currentSecond) {
    currentSecond = second;
    currentPrefix = `,"time":"${new Date(second * 1000).toISOString().slice(0, -4)}`;
  }
  return `${currentPrefix}${String(now % 1000).padStart(3, '0')}Z"`;
}
