import { randomUUID } from 'node:crypto';
import { defineRoute, isJsonObject, type JsonObject, type Reply, type Route, z } from '../../core/api/index.js';
import type { McpServices } from './answer-message.js';
import { encodeError } from './error-body.js';
import { messageExamples } from './route-examples.js';
import { refuseOrigin } from './refuse-origin.js';
import { sessionHeader } from './running-calls.js';

const message = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]).optional(),
    method: z.string().optional(),
    params: z.unknown().optional(),
  })
  .meta({ id: 'McpMessage' });

/** The endpoint. GET and DELETE, with which clients open and end sessions in some revisions, are not allowed: 405, as the protocol provides for. */
export function mcpRoutes(services: McpServices): readonly Route[] {
  return [
    defineRoute({
      operation: 'sendMcpMessage',
      method: 'POST',
      path: '/mcp',
      access: { kind: 'connection-key' },
      summary: "Send a message to the gateway's MCP server",
      description:
        'Takes one JSON-RPC message of the Model Context Protocol, which offers document search and external tools to agents. There are no sessions: each message stands alone.',
      tag: 'MCP',
      body: message,
      errors: encodeError,
      replies: {
        200: {
          description: 'The answer to a request: an event with a JSON-RPC response.',
          contentType: ['text/event-stream', 'application/json'],
        },
        202: { description: 'A notification was accepted.' },
        404: { description: 'The method is unknown (since revision 2026-07-28).' },
        406: { description: 'The client must accept `application/json` and `text/event-stream`.' },
      },
      examples: messageExamples,
      async handle({ exchange, body }) {
        refuseOrigin(exchange, services.info);
        const given = body as JsonObject;
        const cancelled = cancelledId(given);
        if (cancelled !== undefined) await services.running.cancel(exchange, cancelled);
        // Loading the SDK takes 0.2 s and 14 MB, and most gateways have no MCP clients.
        const { answerMessage } = await import('./answer-message.js');
        const answered = await answerMessage(given, exchange, services);
        const reply = await replyOf(answered);
        // A client of a revision with sessions names itself by this id, so that it can cancel its calls. It is not kept.
        return given['method'] === 'initialize' && answered.status === 200
          ? { ...reply, headers: { ...reply.headers, [sessionHeader]: randomUUID() } }
          : reply;
      },
    }),
  ];
}

function cancelledId({ method, params }: JsonObject): string | number | undefined {
  const id = method === 'notifications/cancelled' && isJsonObject(params) ? params['requestId'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

async function replyOf({ status, headers, body }: Response): Promise<Reply> {
  const contentType = headers.get('content-type');
  if (!body || contentType === null) return { status };
  if (!contentType.startsWith('text/event-stream'))
    return { status, contentType, body: await new Response(body).text() };
  const kept = ['cache-control', 'x-accel-buffering'].map((name) => [name, headers.get(name)]);
  return { status, contentType, stream: body, headers: Object.fromEntries(kept.filter(([, value]) => value !== null)) };
}
