import type { EntitySchema } from '@mikro-orm/core';
import type { MigrationClass } from '../../api/database.js';
import type { TableSet } from '../../api/table-set.js';

/** A migration and its name in the migration table. */
export interface NamedMigrationClass {
  readonly name: string;
  readonly class: MigrationClass;
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

/** Merges the plugins' table sets. Throws when a migration's name is malformed or not unique. */
export function joinTableSets(sets: readonly TableSet[]): Schema {
  const migrations = sets.flatMap((set) => set.migrations as readonly NamedMigrationClass[]);
  const seen = new Set<string>();
  for (const { name } of migrations) {
    if (migrationOwner(name) === undefined) {
      throw new Error(
        `The migration "${name}" must be named <plugin>-0001-<what>, in lower-case letters, digits and dashes.`,
      );
    }
    if (seen.has(name))
      throw new Error(`Two migrations are named "${name}". Names of migrations are unique in the gateway.`);
    seen.add(name);
  }
  return { entities: sets.flatMap((set) => set.entities as readonly EntitySchema[]), migrations };
}
