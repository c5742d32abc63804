import { type Connection, type Exchange, GatewayError, type InferenceCall, isOnlyNamed } from '../../core/api/index.js';

/** State of an MCP server. */
interface ServerState {
  /** Prefix of its tools' names. */
  readonly name: string;
  /** Whether it has listed its tools since the start. */
  readonly hasListed: boolean;
  /** Throws if the connection may not use its tools. */
  refuse(tool: string, connection: Connection): void;
}

/**
 * Refuses a request that names a tool of a server that has not responded since the start. Its tools are unknown, so the name would be
 * taken for one of the client's tools, and the client asked to run it.
 *
 * @throws GatewayError `GW_TOOL_UNAVAILABLE` (503)
 */
export function refuseUnavailableTools(
  call: InferenceCall,
  { connection }: Exchange,
  servers: readonly ServerState[],
  isKnown: (name: string) => boolean,
): void {
  if (call.kind !== 'chat' || !connection || servers.every(({ hasListed }) => hasListed)) return;
  for (const tool of call.tools ?? []) {
    const server = isOnlyNamed(tool) && !isKnown(tool.name) ? unlistedServerOf(tool.name, servers) : undefined;
    if (server) refuse(tool.name, server, connection);
  }
}

function unlistedServerOf(tool: string, servers: readonly ServerState[]): ServerState | undefined {
  return servers.find(({ name, hasListed }) => !hasListed && tool.startsWith(`${name}_`));
}

function refuse(tool: string, server: ServerState, connection: Connection): never {
  server.refuse(tool, connection);
  throw new GatewayError({
    code: 'GW_TOOL_UNAVAILABLE',
    status: 503,
    field: 'tools',
    retryAfter: 5,
    message: `The server of the tool "${tool}" has not been reached since the gateway started. Send the request again later.`,
  });
}
