import { defineTables, Migration } from '../../core/api/database.js';

/** The two kinds of messages, as conditions: each has indexes of its own. */
export const kinds = {
  /** Has no session id, and is a session of its own. */
  single: "session_id = ''",
  named: "session_id <> ''",
} as const;

/** The condition for a message of a trace that did not begin with it: the column is empty in the others. */
export const foreignTrace = "trace_id <> ''";

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

class CreateHistory extends Migration {
  override up(): void {
    // One row for each inference. If its session_id is empty, it is a session of its own, whose id is its message_id.
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
        first_byte_ms integer,
        failures jsonb
      )`);
    // One row for each named session: all messages of one organization with one session id.
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
    // Each message is in as few indexes as possible, and these order it by time alone: the few messages of the same millisecond are sorted by their
    // ids when they are read. Users have few connections, and a connection belongs to one organization, which is included so that messages can be
    // counted without reading their rows.
    for (const [columns, condition] of [
      ['(connection_id, created_at) include (organization_id)', ''],
      ['(organization_id, session_id, created_at)', `where ${kinds.named}`],
      ...Object.values(kinds).flatMap((kind) => [
        ['(organization_id, created_at)', `where ${kind}`],
        ['(organization_id, end_user_id, connection_id, created_at)', `where ${kind} and end_user_id <> ''`],
      ]),
    ]) {
      // To merge equal entries, PostgreSQL compares all entries of a page each time, which takes a seventh of the time of a row, and saves little
      // space below a thousand messages a second.
      this.addSql(`create index on history_message ${columns} with (deduplicate_items = off) ${condition}`);
    }
    // Trace ids are only compared for equality, and are random: a B-tree costs three times as much.
    this.addSql(`create index on history_message using hash (trace_id) where ${foreignTrace}`);
    // Statistics of columns that no query searches or groups by take the embedded database half of the time of an `analyze`, which is due whenever the
    // table has grown by a tenth, and during which others wait.
    for (const column of shownColumns) {
      this.addSql(`alter table history_message alter column ${column} set statistics 0`);
    }
    for (const column of ['', 'end_user_id, ']) {
      this.addSql(`create index on history_session (organization_id, ${column}created_at, session_id)`);
    }
    // Sessions whose id may be that of a message.
    this.addSql(`
      create index on history_session (session_id collate "C") where session_id like '________-____-7%'`);
  }
}

class AddKeyId extends Migration {
  override up(): void {
    // Databases of the day on which this column was part of the table above have it.
    this.addSql('alter table history_message add column if not exists key_id text');
  }
}

class AddNotes extends Migration {
  override up(): void {
    this.addSql('alter table history_message add column notes jsonb');
    this.addSql('alter table history_message alter column notes set statistics 0');
  }
}

class AddTags extends Migration {
  override up(): void {
    this.addSql('alter table history_message add column tags text[]');
  }
}

class SearchErrorCodes extends Migration {
  override up(): void {
    this.addSql('alter table history_message alter column error_code set statistics -1');
  }
}

class AddBatchId extends Migration {
  override up(): void {
    this.addSql('alter table history_message add column batch_id text');
  }
}

class AddOwner extends Migration {
  override up(): void {
    this.addSql('alter table history_message add column owner text');
  }
}

class KeepAllDigits extends Migration {
  override up(): void {
    // As in the ledger. Nothing is written anew by this.
    this.addSql('alter table history_message alter column cost type numeric');
  }
}

class AddErasures extends Migration {
  override up(): void {
    // What was asked to be erased, of an end user or of a session. Until the row expires, messages that arrive late are erased, too.
    this.addSql(`
      create table history_erasure (
        erasure_id uuid primary key,
        organization_id text not null,
        end_user_id text,
        session_id text,
        requested_at timestamptz(3) not null
      )`);
    this.addSql('create index on history_erasure (requested_at)');
    // The messages that were erased, so that what other plugins store late of them is, too.
    this.addSql(`
      create table history_erased_message (
        message_id uuid primary key,
        organization_id text not null,
        trace_id text not null,
        erased_at timestamptz(3) not null
      )`);
    this.addSql('create index on history_erased_message (erased_at)');
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [
    { name: 'history-0001-tables', class: CreateHistory },
    { name: 'history-0002-key-id', class: AddKeyId },
    { name: 'history-0003-notes', class: AddNotes },
    { name: 'history-0004-tags', class: AddTags },
    { name: 'history-0005-error-codes', class: SearchErrorCodes },
    { name: 'history-0006-batch-id', class: AddBatchId },
    { name: 'history-0007-owner', class: AddOwner },
    { name: 'history-0008-all-digits', class: KeepAllDigits },
    { name: 'history-0009-erasures', class: AddErasures },
  ],
});

/** Days within which records that are late are erased: as long as a process may come back with its disk. */
const lateDays = 30;

/** The tables whose rows expire: messages, found by two indexes, sessions, which expire with their last message, and what was erased. */
export const expiringTables = [
  ...Object.values(kinds).map((only) => ({ table: 'history_message', column: 'created_at', only })),
  { table: 'history_session', column: 'updated_at' },
  { table: 'history_erasure', column: 'requested_at', days: lateDays },
  { table: 'history_erased_message', column: 'erased_at', days: lateDays },
];
