import { GatewayError, type Logger } from '../../core/api/index.js';

/** So much of what a tool says about a failure is told to the model. */
const mostTold = 2_000;

/** What a tool itself says has failed. The model reads it, so that it can mend its arguments. */
export function toolFailed(message: string): GatewayError {
  const told = message.length > mostTold ? `${message.slice(0, mostTold)}…` : message;
  return new GatewayError({ code: 'GW_TOOL_FAILED', status: 400, message: told });
}

/** A tool that cannot be asked at the moment. Why is for the log: models need not know the names of servers. */
export function toolUnavailable(tool: string, cause: unknown, log: Logger): GatewayError {
  log.warn({ tool, error: cause }, 'a tool cannot be reached');
  return new GatewayError({
    code: 'GW_TOOL_UNAVAILABLE',
    status: 400,
    message: `The tool "${tool}" cannot be reached at the moment.`,
  });
}
