import { defineTables, Migration } from '../../core/api/database.js';

class CreateBatches extends Migration {
  override up(): void {
    this.addSql(`
      create table batch (
        batch_id uuid primary key,
        organization_id text not null,
        connection_id uuid not null,
        form text not null,
        endpoint text not null,
        caller jsonb not null,
        metadata jsonb,
        input_file uuid,
        output_seconds integer,
        state text not null,
        -- The state after the result files are written.
        ending text,
        problems jsonb,
        output_file uuid,
        error_file uuid,
        total integer not null default 0,
        succeeded integer not null default 0,
        errored integer not null default 0,
        cancelled integer not null default 0,
        expired integer not null default 0,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        started_at timestamptz(3),
        cancelling_at timestamptz(3),
        finalizing_at timestamptz(3),
        ended_at timestamptz(3)
      )`);
    // The identifier comes last, so that batches of the same millisecond have a stable order across pages.
    this.addSql('create index on batch (connection_id, created_at, batch_id)');
    this.addSql('create index on batch (organization_id, created_at)');
    this.addSql(`
      create table batch_line (
        batch_id uuid not null references batch on delete cascade,
        line integer not null,
        custom_id text not null,
        -- Null when there is a result.
        request text,
        outcome text,
        result text,
        primary key (batch_id, line)
      )`);
  }
}

class AddUsage extends Migration {
  override up(): void {
    this.addSql(`
      alter table batch
        -- That of its requests, if all have the same.
        add column model text,
        add column input_tokens bigint not null default 0,
        add column cached_input_tokens bigint not null default 0,
        add column output_tokens bigint not null default 0,
        add column reasoning_tokens bigint not null default 0`);
  }
}

class AddDeaths extends Migration {
  override up(): void {
    this.addSql(`
      alter table batch
        -- Until it has so many results, requests are sent one at a time, because a process has died.
        add column alone_until integer,
        -- Requests that were given up because processes died of them.
        add column interrupted integer not null default 0`);
    // Processes that have ended while it was the only request of its batch underway.
    this.addSql('alter table batch_line add column deaths integer not null default 0');
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [
    { name: 'batches-0001-tables', class: CreateBatches },
    { name: 'batches-0002-usage', class: AddUsage },
    { name: 'batches-0003-deaths', class: AddDeaths },
  ],
});

export const expiringTables = [{ table: 'batch', column: 'created_at' }];
