import { type ChatCall, type Connection, GatewayError, type Tool, type ToolFunctions } from '../../core/api/index.js';

/** The names of the gateway's functions that a call asks for; empty for nearly every call. */
export function functionsIn(call: ChatCall, functions: ToolFunctions): ReadonlySet<string> {
  const names = call.tools?.flatMap(({ name, opaque }) => (!opaque && functions.find(name) ? [name] : [])) ?? [];
  return new Set(names);
}

/**
 * The tools of a call with the gateway's own description and schema of its functions: a client needs to give the name alone.
 *
 * @throws GatewayError what a function says to this connection
 */
export function describedTools(call: ChatCall, functions: ToolFunctions, connection: Connection): readonly Tool[] {
  return (call.tools ?? []).map((tool) => {
    const found = tool.opaque ? undefined : functions.find(tool.name);
    if (!found) return tool;
    found.refuse?.(connection);
    return found.tool;
  });
}

/** Several answers at once would be several conversations. */
export function refuseChoices({ choices }: ChatCall): void {
  if (choices === undefined || choices === 1) return;
  throw new GatewayError({
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'n',
    message: 'The gateway runs functions for one answer at a time: leave out "n", or "auto_continuation".',
  });
}
