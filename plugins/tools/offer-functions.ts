import { type ChatCall, type Connection, GatewayError, type Tool, type ToolFunctions } from '../../core/api/index.js';

/** The names of the gateway's functions among the tools of a call. */
export function functionsIn(call: ChatCall, functions: ToolFunctions): ReadonlySet<string> {
  const names = call.tools?.flatMap(({ name, opaque }) => (!opaque && functions.find(name) ? [name] : [])) ?? [];
  return new Set(names);
}

/**
 * The tools of a call, with the gateway's descriptions and schemas for its own functions, of which clients need to send only the names.
 *
 * @throws GatewayError what `refuse` of a function throws for this connection
 */
export function describedTools(call: ChatCall, functions: ToolFunctions, connection: Connection): readonly Tool[] {
  return (call.tools ?? []).map((tool) => {
    const found = tool.opaque ? undefined : functions.find(tool.name);
    if (!found) return tool;
    found.refuse?.(connection);
    return found.tool;
  });
}

/** Refuses several choices, because each would be a conversation of its own. */
export function refuseChoices({ choices }: ChatCall): void {
  if (choices === undefined || choices === 1) return;
  throw new GatewayError({
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'n',
    message: 'The gateway runs functions for one answer at a time: leave out "n", or "auto_continuation".',
  });
}
