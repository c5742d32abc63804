import {
  type ChatCall,
  type Connection,
  type Exchange,
  GatewayError,
  gatewayFunctionPrefix,
  isOnlyNamed,
  nearestName,
  type Tool,
  type ToolFunction,
  type ToolFunctions,
} from '../../core/api/index.js';
import type { AgentSettings } from './agent-settings.js';

const none: ReadonlyMap<string, ToolFunction> = new Map();

/** The gateway's functions among the tools of a call, by their names. */
export function functionsIn({ tools }: ChatCall, functions: ToolFunctions): ReadonlyMap<string, ToolFunction> {
  if (!tools) return none;
  const own = new Map<string, ToolFunction>();
  for (const { name, opaque } of tools) {
    const found = opaque ? undefined : functions.find(name);
    if (found) own.set(name, found);
  }
  return own;
}

/** The functions among these that the gateway runs for this request; the client gets calls of the others. */
export function runFor(
  own: ReadonlyMap<string, ToolFunction>,
  { runs }: AgentSettings,
): ReadonlyMap<string, ToolFunction> {
  return runs || own.size === 0 ? own : new Map([...own].filter(([, { alwaysRuns }]) => alwaysRuns));
}

/**
 * The tools of a call, with the gateway's descriptions and schemas for its own functions, of which clients need to send only the names.
 *
 * @throws GatewayError what `refuse` of a function throws for this request
 */
export function describedTools(
  call: ChatCall,
  functions: ToolFunctions,
  connection: Connection,
  exchange: Exchange,
): readonly Tool[] {
  return (call.tools ?? []).map((tool) => {
    const found = tool.opaque ? undefined : functions.find(tool.name);
    if (!found) return tool;
    found.refuse?.(connection, exchange);
    return found.tool;
  });
}

/**
 * Refuses a tool that has only a name, as the gateway's functions may, but is not one of them: a model would call it, and the client, which has no
 * such tool, could not answer.
 *
 * @throws GatewayError `GW_TOOL_UNKNOWN` (400)
 */
export function refuseMisspelt({ tools = [] }: ChatCall, functions: ToolFunctions): void {
  const unknown = tools.find(
    (tool) => tool.name.startsWith(gatewayFunctionPrefix) && isOnlyNamed(tool) && !functions.find(tool.name),
  );
  if (!unknown) return;
  const names = functions.list().map(({ tool }) => tool.name);
  const meant = nearestName(unknown.name, names);
  throw new GatewayError({
    code: 'GW_TOOL_UNKNOWN',
    status: 400,
    field: 'tools',
    message: `The gateway has no function "${unknown.name.slice(0, 100)}". ${meant === undefined ? 'A tool of your own needs a description or a schema.' : `Did you mean "${meant}"?`}`,
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
