import { defineTables, Migration } from '../../api/database.js';

class CreateJobs extends Migration {
  override up(): void {
    this.addSql(`
      create table job (
        job_id uuid primary key,
        queue text not null,
        subject text not null,
        organization_id text not null,
        state text not null,
        claims integer not null default 0,
        failures integer not null default 0,
        run_at timestamptz(3) not null,
        locked_until timestamptz(3),
        worker uuid,
        created_at timestamptz(3) not null,
        unique (queue, subject)
      )`);
    this.addSql('create index on job (queue, state, run_at)');
    // For claims, which take turns between the organizations with waiting jobs.
    this.addSql(`create index job_waiting on job (queue, organization_id, run_at, job_id) where state = 'queued'`);
  }
}

class AddLongJobs extends Migration {
  override up(): void {
    this.addSql('alter table job add column is_long boolean not null default false');
    // For claims of jobs that do not wait for long ones.
    this.addSql(
      `create index job_waiting_short on job (queue, organization_id, run_at, job_id) where state = 'queued' and not is_long`,
    );
  }
}

/** The core's own table, with the jobs of all queues. Times are the database's, so that differences between machines' clocks do not matter. */
export const jobTables = defineTables({
  entities: [],
  migrations: [
    { name: 'jobs-0001-tables', class: CreateJobs },
    { name: 'jobs-0002-long-jobs', class: AddLongJobs },
  ],
});
