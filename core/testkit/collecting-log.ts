import type { Logger } from '../api/index.js';
import { orderArguments } from '../services/log/order-arguments.js';

/** A line of a {@link collectingLog}. */
export interface LogLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A logger that keeps its lines. */
export interface CollectingLog extends Logger {
  readonly lines: readonly LogLine[];
}

/** Creates a logger that collects its lines, so that tests can make assertions about them. */
export function collectingLog(lines: LogLine[] = [], base: object = {}): CollectingLog {
  const write = (level: LogLine['level']) => (given: object, sentence: string) => {
    const [fields, message] = orderArguments(given, sentence);
    lines.push({ level, message, fields: { ...base, ...fields } });
  };
  return {
    lines,
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (fields) => collectingLog(lines, { ...base, ...fields }),
  };
}
