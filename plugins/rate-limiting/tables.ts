import { defineTables, Migration } from '../../core/api/database.js';

class CreateCounts extends Migration {
  override up(): void {
    // What was counted in each window of an hour or longer. Keys have the name of the limit, and an id or a hash of whom it is for.
    this.addSql(`
      create table rate_limit_count (
        key text not null,
        began_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        points bigint not null,
        primary key (key, began_at)
      )`);
    this.addSql('create index on rate_limit_count (ends_at)');
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [{ name: 'rate-limiting-0001-counts', class: CreateCounts }],
});
