import { defineTables, Migration } from '../../core/api/database.js';

class CreateFeedback extends Migration {
  override up(): void {
    // At most one row for each version, which the submitter chooses. The score is from 0 (bad) to 1 (good).
    this.addSql(`
      create table feedback (
        organization_id text not null,
        trace_id text not null,
        version text not null,
        value double precision not null,
        min double precision not null,
        max double precision not null,
        inverted boolean not null,
        score double precision not null,
        metadata text,
        connection_id uuid not null,
        model text not null,
        prompt_version_ids text[] not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (organization_id, trace_id, version)
      )`);
    for (const column of ['', 'connection_id, ', 'model, ']) {
      this.addSql(`create index on feedback (organization_id, ${column}created_at, trace_id)`);
    }
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [{ name: 'feedback-0001-tables', class: CreateFeedback }],
});

export const expiringTables = [{ table: 'feedback', column: 'created_at' }];
