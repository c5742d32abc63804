import { defineTables, Migration } from '../../core/api/database.js';

class CreateBodies extends Migration {
  override up(): void {
    // JSON is stored as text, because the database's JSON types would change numbers.
    this.addSql(`
      create table body_logging_body (
        message_id uuid primary key,
        organization_id text not null,
        created_at timestamptz(3) not null,
        request text,
        request_truncated boolean not null,
        response text,
        response_truncated boolean not null
      )`);
    // As in the tables of the plugin `history`, equal entries are not merged, because that takes longer than it saves.
    this.addSql('create index on body_logging_body (organization_id, created_at) with (deduplicate_items = off)');
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [{ name: 'body-logging-0001-tables', class: CreateBodies }],
});

export const expiringTables = [{ table: 'body_logging_body', column: 'created_at' }];
