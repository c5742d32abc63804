import type { EntitySchema } from '@mikro-orm/core';
import type { MigrationClass } from '../../api/database.js';
import type { TableSet } from '../../api/table-set.js';

/** A migration and its name in the migration table. */
export interface NamedMigrationClass {
  readonly name: string;
  readonly class: MigrationClass;
  /** Id of the plugin, for messages. */
  readonly owner?: string;
}

/** Tables of a plugin, or of the core. */
export interface OwnedTableSet extends TableSet {
  /** Id of the plugin, for messages. */
  readonly owner?: string;
}

/** The entities and migrations of all loaded plugins. */
export interface Schema {
  readonly entities: readonly EntitySchema[];
  /** In the order in which they run: plugin by plugin. */
  readonly migrations: readonly NamedMigrationClass[];
}

const migrationName = /^(?<owner>[a-z][a-z0-9]*(?:-[a-z0-9]+)*?)-\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The plugin to which a migration belongs, from its name; undefined when the name is not `<plugin>-0001-<what>`. */
export function migrationOwner(name: string): string | undefined {
  return migrationName.exec(name)?.groups?.owner;
}

/** Merges the plugins' table sets. The host has checked them. */
export function joinTableSets(sets: readonly OwnedTableSet[]): Schema {
  return {
    entities: sets.flatMap((set) => set.entities as readonly EntitySchema[]),
    migrations: sets.flatMap(({ migrations, owner }) =>
      (migrations as readonly NamedMigrationClass[]).map((migration) => ({ ...migration, ...(owner && { owner }) })),
    ),
  };
}
