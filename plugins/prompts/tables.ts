import { defineEntity, defineTables, type InferEntity, Migration, p } from '../../core/api/database.js';
import type { Variable } from './variable.js';

/** The table of prompt templates. It refers to the active version, so that there is always exactly one. */
export const PromptRow = defineEntity({
  name: 'PromptRow',
  tableName: 'prompt',
  properties: {
    promptId: p.uuid().primary(),
    organizationId: p.text(),
    name: p.text(),
    description: p.text(),
    activeVersionId: p.uuid(),
    /** Grows with every change. */
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** Set for tombstones, by which other processes learn of a deletion. The versions of a deleted template are deleted. */
    deletedAt: p.datetime(3).nullable(),
    changedAt: p.datetime(6).defaultRaw('clock_timestamp()'),
  },
});

export type PromptRow = InferEntity<typeof PromptRow>;

/** The table of versions, of which only the labels change. */
export const PromptVersionRow = defineEntity({
  name: 'PromptVersionRow',
  tableName: 'prompt_version',
  properties: {
    versionId: p.uuid().primary(),
    promptId: p.uuid(),
    number: p.integer(),
    name: p.text(),
    template: p.text(),
    /** A list, because `jsonb` does not keep the order of an object's members. */
    variables: p.json<readonly Variable[]>(),
    labels: p.json<readonly string[]>(),
    /** Grows whenever the labels change, because a process must know which of two rows that it reads is the newer one. */
    revision: p.integer(),
    createdAt: p.datetime(3),
    changedAt: p.datetime(6).defaultRaw('clock_timestamp()'),
  },
});

export type PromptVersionRow = InferEntity<typeof PromptVersionRow>;

class CreatePrompts extends Migration {
  override up(): void {
    this.addSql(`
      create table prompt (
        prompt_id uuid primary key,
        organization_id text not null,
        name text not null,
        description text not null,
        active_version_id uuid not null,
        version integer not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        changed_at timestamptz(6) not null default clock_timestamp()
      )`);
    this.addSql(`
      create table prompt_version (
        version_id uuid primary key,
        prompt_id uuid not null references prompt,
        number integer not null,
        name text not null,
        template text not null,
        variables jsonb not null,
        labels jsonb not null,
        revision integer not null default 0,
        created_at timestamptz(3) not null,
        changed_at timestamptz(6) not null default clock_timestamp(),
        -- What can be long, which the limit of an organization counts: adding up texts would read all of them each time.
        definition_bytes integer not null generated always as
          (octet_length(template) + octet_length(variables::text) + octet_length(labels::text)) stored,
        unique (prompt_id, number),
        unique (prompt_id, name)
      )`);
    this.addSql('create unique index prompt_name on prompt (organization_id, name) where deleted_at is null');
    this.addSql('create index prompt_changed_at on prompt (changed_at)');
    this.addSql('create index prompt_version_changed_at on prompt_version (changed_at)');
  }
}

export const tables = defineTables({
  entities: [PromptRow, PromptVersionRow],
  migrations: [{ name: 'prompts-0001-tables', class: CreatePrompts }],
});
