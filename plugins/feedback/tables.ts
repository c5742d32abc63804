import { defineEntity, defineTables, Migration, p } from '../../core/api/database.js';

/** Feedback on a response, as stored. */
const FeedbackRow = defineEntity({
  name: 'FeedbackRow',
  tableName: 'feedback',
  properties: {
    organizationId: p.text().primary(),
    traceId: p.text().primary(),
    /** Chosen by the submitter; at most one row for each version. */
    version: p.text().primary(),
    value: p.double(),
    min: p.double(),
    max: p.double(),
    inverted: p.boolean(),
    /** From 0 (bad) to 1 (good). */
    score: p.double(),
    metadata: p.text().nullable(),
    connectionId: p.uuid(),
    model: p.text(),
    promptVersionIds: p.array(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

class CreateFeedback extends Migration {
  override up(): void {
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
  entities: [FeedbackRow],
  migrations: [{ name: 'feedback-0001-tables', class: CreateFeedback }],
});
