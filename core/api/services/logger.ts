/**
 * Structured log: first the fields, then one short sentence. Never log bodies or secrets. Plugins get theirs as `log` in `setup`, and add
 * `requestId: exchange.id` to lines about a request.
 *
 * @example
 * log.warn({ error: cause, model }, 'the judge cannot be asked');
 */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  /** Put what was thrown under `error`; its stack and causes are written out. */
  error(fields: object, message: string): void;
  /** A logger that adds these fields to every line. */
  child(fields: object): Logger;
}
