import { defineEntity, defineTables, Migration, p } from '../../../core/api/database.js';

/** The items of one answer, encrypted. */
const AnswerRow = defineEntity({
  name: 'OpenaiApiAnswerRow',
  tableName: 'openai_api_answer',
  properties: {
    answerKey: p.uuid().primary(),
    organizationId: p.text(),
    createdAt: p.datetime(3),
    items: p.blob(),
    /** The answer that this one continues. */
    continues: p.uuid().nullable(),
    /** One that its client has deleted is kept, inaccessible, as long as another one continues it. */
    deletedAt: p.datetime(3).nullable(),
    /** The request that it answers; null if another version has stored it. */
    messageId: p.uuid().nullable(),
  },
});

class CreateAnswers extends Migration {
  override up(): void {
    this.addSql(`
      create table openai_api_answer (
        answer_key uuid primary key,
        organization_id text not null,
        created_at timestamptz(3) not null,
        items bytea not null,
        continues uuid,
        deleted_at timestamptz(3)
      )`);
    // What is encrypted cannot be compressed.
    this.addSql('alter table openai_api_answer alter column items set storage external');
    this.addSql('create index on openai_api_answer (organization_id, created_at) with (deduplicate_items = off)');
    this.addSql('create index on openai_api_answer (continues) where continues is not null');
    this.addSql('create index on openai_api_answer (deleted_at) where deleted_at is not null');
  }
}

class AddMessageId extends Migration {
  override up(): void {
    this.addSql('alter table openai_api_answer add column message_id uuid');
    this.addSql('create index on openai_api_answer (message_id) where message_id is not null');
  }
}

export const tables = defineTables({
  entities: [AnswerRow],
  migrations: [
    { name: 'openai-api-0001-tables', class: CreateAnswers },
    { name: 'openai-api-0002-message-id', class: AddMessageId },
  ],
});

export const expiringTables = [{ table: 'openai_api_answer', column: 'created_at' }];
