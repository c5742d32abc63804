import {
  type AgingTable,
  defineEntity,
  defineTables,
  type InferEntity,
  Migration,
  p,
} from '../../core/api/database.js';
import type { RecordedDocument, RecordedPolicy, RecordedPrompt } from './message-record.js';

/** One inference as it was answered. */
export const MessageRow = defineEntity({
  name: 'HistoryMessageRow',
  tableName: 'history_message',
  properties: {
    messageId: p.uuid().primary(),
    organizationId: p.text(),
    traceId: p.text(),
    sessionId: p.text(),
    endUserId: p.text(),
    connectionId: p.uuid(),
    createdAt: p.datetime(3),
    operation: p.text(),
    inputText: p.text(),
    outputText: p.text(),
    remoteIpAddress: p.text(),
    userAgent: p.text(),
    model: p.text(),
    provider: p.text().nullable(),
    answerModel: p.text().nullable(),
    status: p.text(),
    httpStatus: p.integer(),
    errorCode: p.text().nullable(),
    finishReason: p.text().nullable(),
    attempts: p.integer(),
    inputTokens: p.integer().nullable(),
    outputTokens: p.integer().nullable(),
    cachedInputTokens: p.integer().nullable(),
    reasoningTokens: p.integer().nullable(),
    usageEstimated: p.boolean(),
    cost: p.decimal('string').precision(30).scale(15).nullable(),
    prompts: p.json<readonly RecordedPrompt[]>().nullable(),
    policies: p.json<readonly RecordedPolicy[]>().nullable(),
    documents: p.json<readonly RecordedDocument[]>().nullable(),
    durationMs: p.integer(),
    firstByteMs: p.integer().nullable(),
  },
});

export type MessageRow = InferEntity<typeof MessageRow>;

/** All messages of one organization with one session id. */
export const SessionRow = defineEntity({
  name: 'HistorySessionRow',
  tableName: 'history_session',
  properties: {
    organizationId: p.text().primary(),
    sessionId: p.text().primary(),
    endUserId: p.text(),
    title: p.text(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type SessionRow = InferEntity<typeof SessionRow>;

class CreateHistory extends Migration {
  override up(): void {
    this.addSql(`
      create table history_message (
        message_id uuid primary key,
        organization_id text not null,
        trace_id text not null,
        session_id text not null,
        end_user_id text not null,
        connection_id uuid not null,
        created_at timestamptz(3) not null,
        operation text not null,
        input_text text not null,
        output_text text not null,
        remote_ip_address text not null,
        user_agent text not null,
        model text not null,
        provider text,
        answer_model text,
        status text not null,
        http_status integer not null,
        error_code text,
        finish_reason text,
        attempts integer not null,
        input_tokens integer,
        output_tokens integer,
        cached_input_tokens integer,
        reasoning_tokens integer,
        usage_estimated boolean not null,
        cost numeric(30, 15),
        prompts jsonb,
        policies jsonb,
        documents jsonb,
        duration_ms integer not null,
        first_byte_ms integer
      )`);
    this.addSql(`
      create table history_session (
        organization_id text not null,
        session_id text not null,
        end_user_id text not null,
        title text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (organization_id, session_id)
      )`);
    // The identifier comes last everywhere: entries of one millisecond keep their order from page to page.
    // Both together have an index of their own: a user with many messages may have few of them on a connection with many.
    for (const column of ['', 'session_id, ', 'connection_id, ', 'end_user_id, ', 'end_user_id, connection_id, ']) {
      this.addSql(`create index on history_message (organization_id, ${column}created_at, message_id)`);
    }
    this.addSql('create index on history_message (trace_id)');
    for (const column of ['', 'end_user_id, ']) {
      this.addSql(`create index on history_session (organization_id, ${column}created_at, session_id)`);
    }
  }
}

export const tables = defineTables({
  entities: [MessageRow, SessionRow],
  migrations: [{ name: 'history-0001-create', class: CreateHistory }],
});

/** A session goes with its last message. */
export const agingTables: readonly AgingTable[] = [
  { table: 'history_message', column: 'created_at' },
  { table: 'history_session', column: 'updated_at' },
];
