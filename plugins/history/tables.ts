import { type ExpiringTable, defineEntity, defineTables, Migration, p } from '../../core/api/database.js';
import type { RecordedDocument, RecordedFailure, RecordedPolicy, RecordedPrompt } from './message-record.js';

/** One inference. If its `sessionId` is empty, it is a session of its own, whose id is its `messageId`. */
const MessageRow = defineEntity({
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
    failures: p.json<readonly RecordedFailure[]>().nullable(),
  },
});

/** A named session: all messages of one organization with one session id. */
const SessionRow = defineEntity({
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

/** The two kinds of messages, as conditions: each has indexes of its own. */
export const kinds = {
  /** Has no session id, and is a session of its own. */
  single: "session_id = ''",
  named: "session_id <> ''",
} as const;

/**
 * The condition for a message of a trace that did not begin with it. The trace of one that did is empty; rows of earlier versions contain its identifier,
 * which takes longer to compare.
 */
export const foreignTrace = "trace_id <> '' and trace_id <> replace(message_id::text, '-', '')";

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
    // The id comes last in each index, so that messages of the same millisecond keep their order from page to page.
    // An index for both together, because a user with many messages may have few of them on a connection with many.
    for (const column of ['', 'session_id, ', 'connection_id, ', 'end_user_id, ', 'end_user_id, connection_id, ']) {
      this.addSql(`create index on history_message (organization_id, ${column}created_at, message_id)`);
    }
    this.addSql('create index on history_message (trace_id)');
    for (const column of ['', 'end_user_id, ']) {
      this.addSql(`create index on history_session (organization_id, ${column}created_at, session_id)`);
    }
  }
}

/** Partial indexes: rare queries, and columns that few messages have, should not make the other messages more expensive. */
class LessIndexes extends Migration {
  override up(): void {
    // PostgreSQL has chosen these names.
    for (const columns of [
      'organization_id_end_user_id_created_at_mess',
      'organization_id_end_user_id_connection_id_c',
      'trace_id',
    ]) {
      this.addSql(`drop index history_message_${columns}_idx`);
    }
    for (const column of ['', 'connection_id, ']) {
      this.addSql(`
        create index on history_message (organization_id, end_user_id, ${column}created_at, message_id)
        where end_user_id <> ''`);
    }
    // Trace ids are only compared for equality, and are random: a B-tree costs three times as much.
    this.addSql('create index on history_message using hash (trace_id)');
    // Sessions of a single message have no rows of their own. Those without an end user are found by the index of sessions.
    this.addSql(`
      create index on history_message (organization_id, end_user_id, created_at, message_id)
      where session_id = '' and end_user_id <> ''`);
    // Sessions whose id may be that of a message.
    this.addSql(`
      create index on history_session (session_id collate "C") where session_id like '________-____-7%'`);
  }
}

/**
 * Separate indexes for single messages and for messages of named sessions, so that each message is in as few indexes as possible. A query for both
 * reads both.
 */
class IndexesApart extends Migration {
  override up(): void {
    // PostgreSQL has chosen these names: see the earlier migrations.
    for (const columns of [
      'organization_id_created_at_message_id',
      'organization_id_session_id_created_at_messa',
      'organization_id_end_user_id_created_at_mess',
      'trace_id',
    ]) {
      this.addSql(`drop index history_message_${columns}_idx`);
    }
    for (const [columns, condition] of [
      ['', kinds.single],
      ['', kinds.named],
      ['session_id, ', kinds.named],
      ['end_user_id, ', `${kinds.named} and end_user_id <> ''`],
    ]) {
      this.addSql(`
        create index on history_message (organization_id, ${columns}created_at, message_id) where ${condition}`);
    }
    // A trace that began here has the id of its first message, which is found by that.
    this.addSql(
      "create index on history_message using hash (trace_id) where trace_id <> replace(message_id::text, '-', '')",
    );
  }
}

/**
 * Indexes by time alone, without the id: the few messages of the same millisecond are sorted by their ids when they are read. Without the id, an index
 * entry takes half of the time, and entries of the same millisecond share their key.
 */
class IndexesByTimeAlone extends Migration {
  override up(): void {
    // PostgreSQL has chosen these names: see the earlier migrations.
    for (const columns of [
      'organization_id_connection_id_created_at_me_idx',
      'organization_id_end_user_id_connection_id_c_idx',
      'organization_id_end_user_id_created_at_mes_idx1',
      'organization_id_created_at_message_id_idx',
      'organization_id_created_at_message_id_idx1',
      'organization_id_session_id_created_at_messa_idx',
      'organization_id_end_user_id_created_at_mess_idx',
    ]) {
      this.addSql(`drop index history_message_${columns}`);
    }
    this.addSql('create index on history_message (organization_id, connection_id, created_at)');
    for (const [columns, condition] of [
      ['end_user_id, connection_id, ', "end_user_id <> ''"],
      ['', kinds.single],
      ['end_user_id, ', `${kinds.single} and end_user_id <> ''`],
      ['', kinds.named],
      ['session_id, ', kinds.named],
      ['end_user_id, ', `${kinds.named} and end_user_id <> ''`],
    ]) {
      this.addSql(`create index on history_message (organization_id, ${columns}created_at) where ${condition}`);
    }
  }
}

/** Adds the failed calls of providers. */
class Failures extends Migration {
  override up(): void {
    this.addSql('alter table history_message add column failures jsonb');
  }
}

/**
 * Switches off the deduplication of index entries. To find duplicates, PostgreSQL compares all entries of a page each time, which takes a seventh of
 * the time of a row, and saves little space below a thousand messages a second.
 */
class EntriesApart extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare
        index_name text;
      begin
        for index_name in
          select indexrelid::regclass::text from pg_index
          join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
          where indrelid = 'history_message'::regclass and amname = 'btree' and not indisunique
        loop
          execute format('alter index %s set (deduplicate_items = off)', index_name);
        end loop;
      end $$`);
  }
}

/**
 * Switches off statistics of columns that no query searches or groups by. Collecting them takes the embedded database half of the time of an
 * `analyze`, which is due whenever the table has grown by a tenth, and during which others wait.
 */
class LessStatistics extends Migration {
  override up(): void {
    for (const column of shownColumns) {
      this.addSql(`alter table history_message alter column ${column} set statistics 0`);
    }
  }
}

/**
 * Messages of a user have one index instead of two, by connection and time: users have few connections, so that their messages of all connections are
 * merged. And a trace that began with its message is recognized without making a text of the message's identifier for each row.
 */
class OneIndexOfUsers extends Migration {
  override up(): void {
    // PostgreSQL has chosen these names: see the earlier migrations.
    for (const columns of [
      'organization_id_end_user_id_connection_id_c_idx',
      'organization_id_end_user_id_created_at_idx',
      'organization_id_end_user_id_created_at_idx1',
      'trace_id_idx',
    ]) {
      this.addSql(`drop index history_message_${columns}`);
    }
    for (const kind of Object.values(kinds)) {
      this.addSql(`
        create index on history_message (organization_id, end_user_id, connection_id, created_at)
        with (deduplicate_items = off) where ${kind} and end_user_id <> ''`);
    }
    this.addSql(`create index on history_message using hash (trace_id) where ${foreignTrace}`);
  }
}

/**
 * The key of the index by connection does not begin with the organization, to which a connection belongs as a whole: a shorter key takes less time to
 * compare. The organization is included, so that messages can be counted without reading their rows.
 */
class ConnectionsWithoutOrganization extends Migration {
  override up(): void {
    // PostgreSQL has chosen this name: see the earlier migrations.
    this.addSql('drop index history_message_organization_id_connection_id_created_at_idx');
    this.addSql(`
      create index on history_message (connection_id, created_at) include (organization_id)
      with (deduplicate_items = off)`);
  }
}

const shownColumns = [
  'operation',
  'input_text',
  'output_text',
  'remote_ip_address',
  'user_agent',
  'answer_model',
  'http_status',
  'error_code',
  'finish_reason',
  'attempts',
  'input_tokens',
  'output_tokens',
  'cached_input_tokens',
  'reasoning_tokens',
  'usage_estimated',
  'cost',
  'prompts',
  'policies',
  'documents',
  'duration_ms',
  'first_byte_ms',
  'failures',
];

export const tables = defineTables({
  entities: [MessageRow, SessionRow],
  migrations: [
    { name: 'history-0001-create', class: CreateHistory },
    { name: 'history-0002-less-indexes', class: LessIndexes },
    { name: 'history-0003-indexes-apart', class: IndexesApart },
    { name: 'history-0004-indexes-by-time-alone', class: IndexesByTimeAlone },
    { name: 'history-0005-failures', class: Failures },
    { name: 'history-0006-entries-apart', class: EntriesApart },
    { name: 'history-0007-less-statistics', class: LessStatistics },
    { name: 'history-0008-one-index-of-users', class: OneIndexOfUsers },
    { name: 'history-0009-connections-without-organization', class: ConnectionsWithoutOrganization },
  ],
});

/** The tables whose rows expire: messages, found by two indexes, and sessions, which expire with their last message. */
export const expiringTables: readonly ExpiringTable[] = [
  ...Object.values(kinds).map((only) => ({ table: 'history_message', column: 'created_at', only })),
  { table: 'history_session', column: 'updated_at' },
];
