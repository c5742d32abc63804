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
        lease_id text,
        key_id text,
        end_user_id text
      )`);
    // As in the tables of the plugin `history`, equal entries are not merged, because that takes longer than it saves.
    this.addSql('create index on spending_line (connection_id, charged_at) with (deduplicate_items = off)');
    // Open attempts: calls that were sent to a provider, and whose result has not been recorded yet.
    this.addSql(`
      create table spending_open_attempt (
        id uuid primary key,
        process text not null,
        line text not null
      )`);
    this.addSql('create index on spending_open_attempt (process)');
    // What was spent from each budget. Those of end users have the names of whose they are, because end users are in no other table: for lists, and
    // to delete them when they are old.
    this.addSql(`
      create table spending_day (
        budget_id uuid not null,
        day date not null,
        spent numeric(40, 20) not null,
        organization_id text,
        end_user_id text,
        primary key (budget_id, day)
      )`);
    this.addSql('create index on spending_day (organization_id, end_user_id, day) where end_user_id is not null');
    this.addSql('create index on spending_day (day) where end_user_id is not null');
    // Accounts: the granted parts of budgets, and how much of each is in the ledger already.
    this.addSql(`
      create table spending_account (
        id text primary key,
        budget_id uuid not null,
        day date not null,
        granted numeric(40, 9) not null,
        billed numeric(40, 20) not null default 0,
        redis_key text
      )`);
    this.addSql('create index on spending_account (budget_id, day)');
    // The leases of each account, and how much of each is in the ledger already.
    this.addSql(`
      create table spending_lease (
        account_id text not null,
        lease_id text not null,
        process text not null,
        billed numeric(40, 20) not null default 0,
        primary key (account_id, lease_id)
      )`);
    this.addSql('create index on spending_lease (process)');
    // The limits in gateway.yaml with which a process has started last.
    this.addSql(`
      create table spending_configured_limits (
        name text primary key,
        limits text not null,
        version integer not null
      )`);
  }
}

class AddWarnings extends Migration {
  override up(): void {
    // The warnings that were given, each once by all processes. Those with `due_at` are still to be sent.
    this.addSql(`
      create table spending_warning (
        id uuid primary key,
        organization_id text not null,
        budget_id uuid not null,
        period text not null,
        first_day date not null,
        threshold numeric(40, 9) not null,
        notice text not null,
        created_at timestamptz(3) not null default now(),
        due_at timestamptz(3),
        unique (budget_id, period, first_day, threshold)
      )`);
    this.addSql('create index on spending_warning (due_at) where due_at is not null');
    this.addSql('create index on spending_warning (organization_id, created_at)');
  }
}

class AddTags extends Migration {
  override up(): void {
    this.addSql('alter table spending_line add column tags text[]');
  }
}

class AddOwner extends Migration {
  override up(): void {
    this.addSql('alter table spending_line add column owner text');
  }
}

class KeepAllDigits extends Migration {
  override up(): void {
    // Rounded to twenty digits, lines and their sums could differ, and what is larger than the columns was lost. Nothing is written anew by this.
    this.addSql('alter table spending_line alter column amount type numeric');
    this.addSql('alter table spending_day alter column spent type numeric');
    this.addSql('alter table spending_account alter column billed type numeric');
    this.addSql('alter table spending_lease alter column billed type numeric');
  }
}

class AddTagsOfSums extends Migration {
  override up(): void {
    // Tags are in no other table: for lists.
    this.addSql('alter table spending_day add column tag text');
    this.addSql('create index on spending_day (organization_id, tag) where tag is not null');
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [
    { name: 'spending-limit-0001-tables', class: CreateLedger },
    { name: 'spending-limit-0002-warnings', class: AddWarnings },
    { name: 'spending-limit-0003-tags', class: AddTags },
    { name: 'spending-limit-0004-owner', class: AddOwner },
    { name: 'spending-limit-0005-all-digits', class: KeepAllDigits },
    { name: 'spending-limit-0006-sums-of-tags', class: AddTagsOfSums },
  ],
});
