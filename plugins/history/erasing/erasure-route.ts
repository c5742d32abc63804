import type { AuditTrail, Database } from '../../../core/api/database.js';
import { callerOf, defineRoute, type Journal, newId, refusal, type Route, z } from '../../../core/api/index.js';
import { recordedName } from '../reporting/reporting-schema.js';
import type { MessageErasures } from './message-erasures.js';

/** Whose messages are erased. */
const ErasureRequest = z
  .strictObject({
    end_user_id: recordedName.optional().describe('The end user that the requests named.'),
    session_id: recordedName
      .optional()
      .describe('The session that the requests named, or the id of a message without one.'),
  })
  .refine((body) => (body.end_user_id === undefined) !== (body.session_id === undefined), {
    error: 'must have either end_user_id or session_id',
  })
  .meta({ id: 'ErasureRequest' });

const ErasureReply = z
  .object({
    erasure_id: z.uuid().describe('The id of its entry in the audit trail.'),
    messages: z.int().describe('How many messages this call has erased.'),
  })
  .meta({ id: 'Erasure' });

interface ErasureServices {
  readonly database: Database;
  readonly journal: Journal;
  readonly erasures: MessageErasures;
  readonly trail: AuditTrail | undefined;
}

/** The operation that erases what is kept of an end user or a session. */
export function erasureRoute({ database, journal, erasures, trail }: ErasureServices): Route {
  return defineRoute({
    operation: 'createErasure',
    method: 'POST',
    path: '/v1/management/erasures',
    access: { kind: 'bearer', role: 'admin' },
    summary: 'Erase what is kept of an end user or a session',
    description:
      'Deletes the messages and sessions of an end user, or of one session, with their logged bodies, feedback, logged searches and stored responses, for good. That holds for all requests that were received before this one, also if their records arrive later, and may hold for those that arrive while it runs; later ones are kept as usual. Costs stay in the ledger. A call that ends early is repeated: it then deletes what is left. The id may be that of nobody.',
    tag: 'Reporting',
    body: ErasureRequest,
    examples: [
      {
        title: 'All of one user',
        body: { end_user_id: 'user-7' },
        status: 200,
        reply: { erasure_id: '0198f3a5-7c11-7d60-9a2b-5f0d4c3b2a19', messages: 42 },
      },
    ],
    replies: {
      200: { description: 'Nothing is kept any more', schema: ErasureReply },
      400: refusal('The body is invalid.'),
    },
    async handle({ exchange, body: { end_user_id, session_id } }) {
      const { organizationId, author } = callerOf(exchange);
      const { receivedAt } = exchange;
      await journal.settled();
      const erasureId = newId(receivedAt);
      const requestedAt = new Date(receivedAt).toISOString();
      // Before anything is deleted: from then on, what arrives late is erased, too, whatever becomes of this call.
      await database.transactional(async (entities) => {
        await entities.execute(
          `insert into history_erasure (erasure_id, organization_id, end_user_id, session_id, requested_at)
           values (?, ?, ?, ?, ?)`,
          [erasureId, organizationId, end_user_id ?? null, session_id ?? null, requestedAt],
        );
        await trail?.append(entities, {
          organizationId,
          author,
          action: 'erasure.create',
          resource: { type: 'erasure', id: erasureId },
          after: end_user_id === undefined ? { session_id: session_id ?? null } : { end_user_id },
        });
      });
      const erasure = { organizationId, endUserId: end_user_id, sessionId: session_id };
      const messages = await erasures.erase(erasure, exchange.signal);
      return { body: { erasure_id: erasureId, messages } };
    },
  });
}
