import type { Database } from '../../../core/api/database.js';
import {
  type ErasedMessage,
  type ErasedRows,
  type EraseMessages,
  type Erasures,
  timeOfId,
} from '../../../core/api/index.js';
import { messageParts } from '../reporting/query-parts.js';
import type { Conditions } from '../reporting/read-parts.js';
import { renewSessions } from './renew-sessions.js';

/** The messages, or the sessions, that are deleted in one transaction: few, so that its locks are held for a short time. */
const chunk = 500;

/** What is to be erased: the messages of an end user, or of a session. */
export interface Erasure {
  readonly organizationId: string;
  /** Exactly one of the two is present. */
  readonly endUserId: string | undefined;
  readonly sessionId: string | undefined;
  /** ISO 8601: only what was asked until then. Without it all that is stored, also by a replica whose clock is ahead. */
  readonly until?: string | undefined;
}

interface Found extends ErasedMessage {
  /** Empty for a message without one. */
  readonly sessionId: string;
}

/** Erases messages, with what other plugins keep of them. Every step may be repeated, and several processes may do the same at the same time. */
export class MessageErasures implements Erasures {
  readonly #database: Database;
  readonly #registered = new Set<EraseMessages>();

  constructor(database: Database) {
    this.#database = database;
  }

  register(erase: EraseMessages): ErasedRows {
    this.#registered.add(erase);
    return {
      eraseLate: async (messageIds) => {
        const late = await this.#erasedAmong(messageIds);
        if (late.length > 0) await erase(late);
      },
      stop: () => void this.#registered.delete(erase),
    };
  }

  /** @returns how many messages it has erased */
  async erase(erasure: Erasure, signal?: AbortSignal): Promise<number> {
    const { organizationId, endUserId, sessionId, until } = erasure;
    const asked = until === undefined ? [] : [{ text: 'created_at <= ?', values: [until] }];
    let erased = 0;
    for (const { conditions } of messageParts(organizationId, { end_user_id: endUserId, session_id: sessionId })) {
      for (;;) {
        signal?.throwIfAborted();
        const messages = await this.#find(organizationId, [conditions, ...asked]);
        if (messages.length === 0) break;
        await this.#eraseFound(organizationId, messages);
        erased += messages.length;
      }
    }
    await this.#renewSessionsOf(erasure, signal);
    return erased;
  }

  /**
   * Repeats the erasures that messages may have missed which were stored just now: those after the earliest of them.
   *
   * @param messageId the earliest one
   */
  async eraseLate(messageId: string): Promise<void> {
    const erasures = await this.#database.fork().execute<Row[]>(
      `select organization_id, end_user_id, session_id, requested_at from history_erasure
       where requested_at >= ? order by requested_at`,
      [new Date(timeOfId(messageId)).toISOString()],
    );
    for (const { organization_id: organizationId, end_user_id, session_id, requested_at } of erasures) {
      await this.erase({
        organizationId,
        endUserId: end_user_id ?? undefined,
        sessionId: session_id ?? undefined,
        until: new Date(requested_at).toISOString(),
      });
    }
  }

  #find(organizationId: string, conditions: readonly Conditions[]): Promise<readonly Found[]> {
    return this.#database.fork().execute<Found[]>(
      `select ?::text as "organizationId", message_id::text as "messageId", session_id as "sessionId",
         case trace_id when '' then replace(message_id::text, '-', '') else trace_id end as "traceId"
       from history_message where ${conditions.map(({ text }) => text).join(' and ')} limit ${chunk}`,
      [organizationId, ...conditions.flatMap(({ values }) => values)],
    );
  }

  /** The messages themselves go last: whoever repeats this after a crash finds them again. */
  async #eraseFound(organizationId: string, messages: readonly Found[]): Promise<void> {
    await this.#database.fork().execute(
      // In one order, so that two processes that erase the same ones cannot deadlock.
      `insert into history_erased_message (message_id, organization_id, trace_id, erased_at)
       select *, now() from jsonb_to_recordset(?::jsonb) as message ("messageId" uuid, "organizationId" text, "traceId" text)
       order by 1 on conflict (message_id) do nothing`,
      [JSON.stringify(messages)],
    );
    for (const erase of this.#registered) await erase(messages);
    await this.#database.transactional(async (entities) => {
      await entities.execute(
        `delete from history_message where message_id in (
           select message_id from history_message where message_id = any(?::uuid[]) order by message_id for update)`,
        [arrayOf(messages.map(({ messageId }) => messageId))],
      );
      await renewSessions(
        entities,
        organizationId,
        messages.flatMap(({ sessionId }) => (sessionId === '' ? [] : sessionId)),
      );
    });
  }

  /** Sessions whose first message has expired: they are still named after it. */
  async #renewSessionsOf({ organizationId, endUserId }: Erasure, signal?: AbortSignal): Promise<void> {
    if (endUserId === undefined) return;
    for (let last: string | undefined = ''; last !== undefined; ) {
      signal?.throwIfAborted();
      const rows: readonly { session_id: string }[] = await this.#database.fork().execute(
        `select session_id from history_session
         where organization_id = ? and end_user_id = ? and session_id > ? order by session_id limit ${chunk}`,
        [organizationId, endUserId, last],
      );
      const ids = rows.map(({ session_id: id }) => id);
      await this.#database.transactional((entities) => renewSessions(entities, organizationId, ids));
      last = ids.at(-1);
    }
  }

  #erasedAmong(messageIds: readonly string[]): Promise<readonly ErasedMessage[]> {
    return this.#database.fork().execute<ErasedMessage[]>(
      `select message_id::text as "messageId", organization_id as "organizationId", trace_id as "traceId"
       from history_erased_message where message_id = any(?::uuid[])`,
      [arrayOf(messageIds)],
    );
  }
}

interface Row {
  readonly organization_id: string;
  readonly end_user_id: string | null;
  readonly session_id: string | null;
  readonly requested_at: string | Date;
}

/** UUIDs as the text of an array. */
function arrayOf(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}
