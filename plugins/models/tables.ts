import { defineEntity, defineTables, type InferEntity, Migration, p } from '../../core/api/database.js';

/** The table of an organization's switches for models. A model without a row is enabled. */
export const ModelSwitchRow = defineEntity({
  name: 'ModelSwitchRow',
  tableName: 'model_switch',
  properties: {
    organizationId: p.text().primary(),
    modelId: p.text().primary(),
    isEnabled: p.boolean(),
    version: p.integer(),
    /** The database's time of the last change itself, not of the beginning of its transaction. Other processes poll by it. */
    changedAt: p.datetime(6).defaultRaw('clock_timestamp()'),
  },
});

/** A row as it is read. */
export type ModelSwitchRow = InferEntity<typeof ModelSwitchRow>;

class CreateModelSwitches extends Migration {
  override up(): void {
    this.addSql(`
      create table model_switch (
        organization_id text not null,
        model_id text not null,
        is_enabled boolean not null,
        version integer not null,
        changed_at timestamptz(6) not null default clock_timestamp(),
        primary key (organization_id, model_id)
      )`);
    this.addSql('create index model_switch_changed_at on model_switch (changed_at)');
  }
}

export const tables = defineTables({
  entities: [ModelSwitchRow],
  migrations: [{ name: 'models-0001-tables', class: CreateModelSwitches }],
});
