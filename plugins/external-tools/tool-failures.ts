import { cutText, type Exchange, GatewayError, type Logger } from '../../core/api/index.js';

/** Longest part of a tool's error message that is passed to the model. */
const maxMessageLength = 2_000;

/** An error that the tool itself reports. The model reads the message, so that it can correct its arguments. */
export function toolFailed(message: string): GatewayError {
  const shown = message.length > maxMessageLength ? `${cutText(message, maxMessageLength)}…` : message;
  return new GatewayError({ code: 'GW_TOOL_FAILED', status: 400, message: shown });
}

/** An error for an answer that is longer than it may be. */
export function resultTooLong(maxBytes: number): GatewayError {
  return new GatewayError({
    code: 'GW_TOOL_RESULT',
    status: 400,
    message: `The result has more than the ${maxBytes} bytes that are allowed. Ask for less.`,
  });
}

/** Where a failure is logged, and for which request. */
interface Reporting {
  readonly log: Logger;
  readonly exchange: Pick<Exchange, 'id'>;
}

/** An error for a tool that is currently unavailable. The cause goes to the log only: models need not know the names of servers. */
export function toolUnavailable(tool: string, cause: unknown, { log, exchange }: Reporting): GatewayError {
  log.warn({ requestId: exchange.id, tool, error: cause }, 'a tool cannot be reached');
  return new GatewayError({
    code: 'GW_TOOL_UNAVAILABLE',
    status: 400,
    message: `The tool "${tool}" cannot be reached at the moment.`,
  });
}
