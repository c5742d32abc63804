import { defineTables, Migration } from '../../core/api/database.js';

class CreateLedger extends Migration {
  override up(): void {
    this.addSql(`
      create table spending_line (
        id uuid primary key,
        organization_id text not null,
        connection_id uuid not null,
        request_id text not null,
        trace_id text not null,
        attempt integer not null,
        purpose text not null,
        provider text not null,
        model text not null,
        charged_at timestamptz(3) not null,
        day date not null,
        price jsonb,
        usage jsonb,
        amount numeric(40, 20),
        estimated boolean not null,
        reason text,
        account_id text,
        purse_id text
      )`);
    this.addSql('create index on spending_line (connection_id, charged_at)');
    this.addSql('create index on spending_line (trace_id)');
    // Open attempts: calls that were sent to a provider, and whose result has not been recorded yet.
    this.addSql(`
      create table spending_open (
        id uuid primary key,
        process text not null,
        line text not null
      )`);
    this.addSql('create index on spending_open (process)');
    this.addSql(`
      create table spending_day (
        connection_id uuid not null,
        day date not null,
        spent numeric(40, 20) not null,
        primary key (connection_id, day)
      )`);
    // Accounts: the granted parts of connections' limits, and how much of each is in the ledger already.
    this.addSql(`
      create table spending_account (
        id text primary key,
        connection_id uuid not null,
        day date not null,
        granted numeric(40, 9) not null,
        billed numeric(40, 20) not null default 0,
        redis_key text
      )`);
    this.addSql('create index on spending_account (connection_id, day)');
    this.addSql(`
      create table spending_member (
        account_id text not null,
        purse_id text not null,
        process text not null,
        primary key (account_id, purse_id)
      )`);
    this.addSql('create index on spending_member (process)');
  }
}

/** Drops the index by trace id, which no query uses, and which every insert had to update. */
class NoTraceIndex extends Migration {
  override up(): void {
    // PostgreSQL has chosen the name.
    this.addSql('drop index spending_line_trace_id_idx');
  }
}

/** Disables deduplication of index entries: see the history's migration of this name. */
class EntriesApart extends Migration {
  override up(): void {
    // The name is PostgreSQL's own.
    this.addSql('alter index spending_line_connection_id_charged_at_idx set (deduplicate_items = off)');
  }
}

/**
 * Sums by API key and by organization, next to those by connection: `connection_id` is the id of a budget. Lines have the key; members have
 * the sum of their lines, which need not be found by their lease any more. What is in the ledger already counts for organizations, but for
 * no key.
 */
class BudgetsOfKeysAndOrganizations extends Migration {
  override up(): void {
    this.addSql('alter table spending_line add column key_id text');
    this.addSql('alter table spending_member add column billed numeric(40, 20)');
    this.addSql(
      'create table spending_configured (name text primary key, limits text not null, version integer not null)',
    );
    // All lines of a connection are of one organization, so one of them is enough to know it. Longer than any period.
    this.addSql(`
      insert into spending_day (connection_id, day, spent)
      select substr(encode(sha256(convert_to('organization ' || organization_id, 'UTF8')), 'hex'), 1, 32)::uuid, day, sum(spent)
      from spending_day
        cross join lateral (
          select organization_id from spending_line line where line.connection_id = spending_day.connection_id limit 1
        ) known
      where day >= current_date - 62
      group by organization_id, day`);
  }
}

/**
 * Sums by end user, whose lines name it. Only these have the names of whose they are, because end users are in no other table: for lists, and to
 * delete them when they are old.
 */
class BudgetsOfEndUsers extends Migration {
  override up(): void {
    this.addSql('alter table spending_line add column end_user_id text');
    this.addSql('alter table spending_day add column organization_id text, add column end_user_id text');
    this.addSql('create index on spending_day (organization_id, end_user_id, day) where end_user_id is not null');
    this.addSql('create index on spending_day (day) where end_user_id is not null');
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [
    { name: 'spending-limit-0001-create', class: CreateLedger },
    { name: 'spending-limit-0002-no-trace-index', class: NoTraceIndex },
    { name: 'spending-limit-0003-entries-apart', class: EntriesApart },
    { name: 'spending-limit-0004-keys-and-organizations', class: BudgetsOfKeysAndOrganizations },
    { name: 'spending-limit-0005-end-users', class: BudgetsOfEndUsers },
  ],
});
