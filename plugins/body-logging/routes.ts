import type { Database } from '../../core/api/database.js';
import { callerOf, defineRoute, type Journal, refusal, type Route, unknownResource, z } from '../../core/api/index.js';
import { findBodies, MessageBodies } from './find-bodies.js';

/** The operation that returns the bodies of one message. */
export function bodyRoutes(database: Database, journal: Journal): Route[] {
  return [
    defineRoute({
      operation: 'getMessageBodies',
      method: 'GET',
      path: '/v1/management/reporting/messages/{message_id}/bodies',
      access: { kind: 'bearer', role: 'admin' },
      summary: 'Get the request and the answer of a message',
      description:
        'Returns the whole request and answer of one message, as they were after policies. They are kept only while `logRequestBody` or `logResponseBody` is set on the connection.',
      tag: 'Reporting',
      parameters: {
        path: z.object({ message_id: z.string().min(1).max(200).describe('The `x-request-id` of the answer.') }),
      },
      examples: [
        {
          title: 'What was asked and answered',
          path: { message_id: '0198f3a5-7c11-7d60-9a2b-5f0d4c3b2a19' },
          status: 200,
          reply: {
            message_id: '0198f3a5-7c11-7d60-9a2b-5f0d4c3b2a19',
            created_at: '2030-01-31T12:00:00.000Z',
            request: { body: '{"model":"demo","messages":[{"role":"user","content":"Hello"}]}', truncated: false },
            response: { body: '{"choices":[{"index":0,"content":[{"type":"text","text":"Hi"}]}]}', truncated: false },
          },
        },
      ],
      replies: {
        200: { description: 'The request and the answer, as far as they were kept', schema: MessageBodies },
        404: refusal('There is no such message, or its connection keeps no bodies.'),
      },
      async handle({ exchange, path: { message_id: messageId } }) {
        await journal.settled();
        const found = await findBodies(database, callerOf(exchange).organizationId, messageId);
        if (!found) throw unknownResource('GW_MESSAGE_UNKNOWN', 'message with logged bodies', messageId);
        return { body: found };
      },
    }),
  ];
}
