import type { Database } from '../../core/api/database.js';
import { isUuid, z } from '../../core/api/index.js';

const body = z
  .object({
    body: z.string().describe('JSON text. A request that was too long is cut, and marked.'),
    truncated: z.boolean().describe('Whether something is missing because it was too long.'),
  })
  .nullable();

/** Documents the bodies of a message. */
export const MessageBodies = z
  .object({
    message_id: z.string(),
    created_at: z.iso.datetime(),
    request: body.describe('As it went to the model; null when it was not kept, or never got there.'),
    response: body.describe('As the client got it, in the format of the gateway; null when it was not kept.'),
  })
  .meta({ id: 'MessageBodies' });

export type MessageBodies = z.output<typeof MessageBodies>;

interface Row {
  readonly message_id: string;
  readonly created_at: string | Date;
  readonly request: string | null;
  readonly request_truncated: boolean;
  readonly response: string | null;
  readonly response_truncated: boolean;
}

/** Finds the bodies of an organization's message; undefined when there are none. */
export async function findBodies(
  database: Database,
  organizationId: string,
  messageId: string,
): Promise<MessageBodies | undefined> {
  if (!isUuid(messageId)) return undefined;
  const [row] = await database
    .fork()
    .execute<Row[]>('select * from body_logging_body where message_id = ? and organization_id = ?', [
      messageId,
      organizationId,
    ]);
  return (
    row && {
      message_id: row.message_id,
      created_at: new Date(row.created_at).toISOString(),
      request: bodyOf(row.request, row.request_truncated),
      response: bodyOf(row.response, row.response_truncated),
    }
  );
}

function bodyOf(text: string | null, truncated: boolean): MessageBodies['request'] {
  return text === null ? null : { body: text, truncated };
}
