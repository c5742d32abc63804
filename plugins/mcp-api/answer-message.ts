import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerOptions,
} from '@modelcontextprotocol/server';
import {
  type Exchange,
  type FunctionCalls,
  GatewayError,
  type GatewayInfo,
  isJsonObject,
  type JsonObject,
  type Logger,
  stringifyJson,
} from '../../core/api/index.js';
import { mcpResult, mcpTool } from './mcp-tool.js';
import type { RunningCalls } from './running-calls.js';

/** What the server of a message uses. */
export interface McpServices {
  readonly calls: FunctionCalls;
  readonly info: GatewayInfo;
  readonly log: Logger;
  readonly running: RunningCalls;
}

/** Headers of the transport. Others mean nothing to the SDK. */
const transportHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Answers one message with the official SDK. Nothing is kept for the next one, so any process can answer it. */
export function answerMessage(message: JsonObject, exchange: Exchange, services: McpServices): Promise<Response> {
  const { log } = services;
  const handler = createMcpHandler(() => serverFor(exchange, services), {
    // A call may take longer than a connection may be idle; a stream is kept open.
    responseMode: 'sse',
    onerror: (error) => log.debug({ requestId: exchange.id, error }, 'a message of an MCP client was refused'),
  });
  const headers = transportHeaders.flatMap((name): [string, string][] => {
    const value = exchange.header(name);
    return value === undefined ? [] : [[name, value]];
  });
  // The body has been read as JSON, whatever its type says.
  headers.push(['content-type', 'application/json'], ['accept', acceptOf(exchange)]);
  const { signal } = exchange;
  const request = new Request('http://gateway/mcp', { method: 'POST', headers, signal });
  return handler.fetch(request, { parsedBody: withoutNullParams(message) });
}

/** Some clients write null for parameters that they do not have, such as the arguments of a tool without any. The SDK refuses them. */
function withoutNullParams(message: JsonObject): JsonObject {
  const { params, ...others } = message;
  if (params === null) return others;
  if (!isJsonObject(params) || !Object.values(params).includes(null)) return message;
  return { ...others, params: Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null)) };
}

/** The SDK wants both types to be named, even by a client that accepts everything. */
function acceptOf(exchange: Exchange): string {
  const accept = exchange.header('accept') ?? '*/*';
  return accept.includes('*/*') ? 'application/json, text/event-stream' : accept;
}

/** Nothing is validated by schemas: arguments are the functions' own business, and the validator of the SDK takes long to create. */
const unvalidated: NonNullable<ServerOptions['jsonSchemaValidator']> = {
  getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
};

function serverFor(exchange: Exchange, { calls, info, log, running }: McpServices): Server {
  const server = new Server(
    { name: 'sluice', version: info.version },
    { capabilities: { tools: {} }, jsonSchemaValidator: unvalidated },
  );
  const asking = { requestId: exchange.id, log };
  server.setRequestHandler('tools/list', (_, { mcpReq: { signal } }) =>
    explained({ ...asking, signal }, async () => ({ tools: (await calls.list(exchange)).map(mcpTool) })),
  );
  server.setRequestHandler('tools/call', ({ params: { name, arguments: given } }, { mcpReq: { id, signal } }) =>
    explained({ ...asking, signal }, async () => {
      const remove = running.add(exchange, id, () => void server.close());
      try {
        const call = { name, arguments: stringifyJson((given ?? {}) as JsonObject), exchange, signal };
        const result = await calls.run(call);
        if (result) return mcpResult(result);
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${name.slice(0, 100)}".`);
      } finally {
        remove();
      }
    }),
  );
  return server;
}

interface Asking {
  readonly requestId: string;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** The SDK sends the message of any error to the client. */
async function explained<T>({ requestId, log, signal }: Asking, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ProtocolError) throw cause;
    const { InternalError } = ProtocolErrorCode;
    if (GatewayError.is(cause)) throw new ProtocolError(InternalError, cause.message, { code: cause.code, requestId });
    if (!signal.aborted) log.error({ requestId, error: cause }, 'a message of an MCP client could not be answered');
    throw new ProtocolError(InternalError, 'The gateway failed.', { requestId });
  }
}
