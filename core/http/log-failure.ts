import { type GatewayError, type Logger, maskKeys, type Outcome } from '../api/index.js';
import { blamedIn } from '../pipeline/hooks/waits.js';
import { PluginFailure } from '../pipeline/internal-error.js';
import { requestFields } from './access-log.js';
import type { Application } from './application.js';
import type { HttpContext } from './http-context.js';
import type { HttpExchange } from './http-exchange.js';

/**
 * Whether the log needs more than a line with the code. What the gateway refuses by itself for the moment, as with a full disk, has no cause, and
 * may be every request.
 */
export function isFailure({ status, retryAfter, cause, upstream }: GatewayError): boolean {
  return status >= 500 && (retryAfter === undefined || cause !== undefined || upstream !== undefined);
}

/** Logs the failure of a request whose chain has run. */
export function logFailure(
  application: Application,
  exchange: HttpExchange,
  outcome: Outcome,
  error: GatewayError,
): void {
  const fields = requestFields(exchange, outcome, application.notes.of(exchange));
  write(application.log, { ...fields, ...toBlame(exchange, error) }, error);
}

/** Logs a request that was refused before its chain began. */
export function logRefusal({ log }: Application, exchange: HttpExchange, error: GatewayError): void {
  const { id: requestId, operation, method } = exchange;
  const path = maskKeys(exchange.path);
  const { traceId } = exchange.trace;
  const fields = { requestId, traceId, operation, method, path, ...toBlame(exchange, error) };
  if (isFailure(error)) return write(log, fields, error);
  log.info({ ...fields, status: error.status, code: error.code }, 'refused');
}

/** The last resort, when not even an error can be written. */
export function giveUp({ application, exchange, writer }: HttpContext, cause: unknown): void {
  application.log.error({ requestId: exchange.id, error: cause }, 'request was not answered');
  writer.destroy();
}

/** The plugin that has failed, or has not returned in time, and the hook. */
function toBlame(exchange: HttpExchange, { cause }: GatewayError): { plugin: string; hook: string } | undefined {
  if (!(cause instanceof PluginFailure)) return blamedIn(exchange);
  const { plugin, hook } = cause;
  return { plugin, hook };
}

/** The status is that of the error, because nothing else may have been sent. */
function write(log: Logger, fields: object, error: GatewayError): void {
  log.error({ ...fields, status: error.status, code: error.code, error }, 'request failed');
}
