import type { LimitServices } from './limit-answers.js';

/** Rows deleted in one transaction: few, so that its locks are held for a short time. */
const chunk = 2_000;

/**
 * Deletes the rows of answers that clients deleted more than an hour ago, and that no stored answer continues. Within that hour, a request that was
 * running may still store an answer that does, and so may a process that knows the conversation (`KnownConversations`).
 */
export async function deleteUnneeded({ database, log }: Omit<LimitServices, 'clock'>): Promise<void> {
  const statement = `delete from openai_api_answer where ctid in (
    select ctid from openai_api_answer as answer where deleted_at < now() - interval '1 hour'
      and not exists (select 1 from openai_api_answer as next where next.continues = answer.answer_key)
    limit ${chunk} for update skip locked) returning 1`;
  let rows = 0;
  // Each deletion may end the need for the answer before it.
  for (let last = chunk; last > 0; rows += last) {
    last = (await database.fork().execute<unknown[]>(statement)).length;
  }
  if (rows > 0) log.info({ rows }, 'deleted the stored items of responses that clients have deleted');
}
