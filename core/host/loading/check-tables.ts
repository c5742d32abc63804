import type { NamedMigration, TableSet } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import type { PluginEntry } from '../../api/internal/config-source.js';
import { migrationOwner } from '../../services/database/table-sets.js';
import type { PreparedPlugin } from './prepare.js';

/** Prefix of the core's own migrations, those of jobs. */
const ofTheCore = ['jobs'];

interface Mistake {
  /** What follows the plugin's id. */
  readonly message: string;
  readonly hint: string;
}

/** The entry that has the migrations with a prefix. */
interface Owner {
  readonly id: string;
  /** Name of its plugin. */
  readonly name: string;
}

/**
 * Validates tables and migrations of plugins: mistakes would otherwise fail in the database, where it is not known which plugin they come
 * from, or at a later update, when it is too late to correct them.
 *
 * @param bundled names of the plugins that come with the gateway; their migrations are in every new embedded database
 */
export function checkTables(plugins: readonly PreparedPlugin[], bundled: readonly string[]): readonly ConfigProblem[] {
  const reserved = new Set([...ofTheCore, ...bundled]);
  const checked = new Set<TableSet>();
  const owners = new Map<string, Owner>();
  return plugins.flatMap(({ entry, plugin }) => {
    const { tables, name } = plugin;
    if (!tables || checked.has(tables)) return [];
    checked.add(tables);
    const own = isTableSet(tables) ? prefixesOf(tables) : new Set<string>();
    const [owner] = [...own].flatMap(
      (prefix) => owners.get(prefix) ?? (prefix !== name && reserved.has(prefix) ? { id: prefix, name: prefix } : []),
    );
    for (const prefix of own) owners.set(prefix, { id: entry.id, name });
    const mistake = mistakeIn(tables, name);
    if (!mistake && owner?.name === name) return [otherVersion(entry, owner)];
    const found = mistake ?? (owner && foreignName(owner.id, name));
    if (!found) return [];
    return [
      entry.problem(`"${entry.id}" ${found.message}`, { hint: `This is a mistake in the plugin. ${found.hint}` }),
    ];
  });
}

function otherVersion(entry: PluginEntry, owner: Owner): ConfigProblem {
  const message = `"${entry.id}" is the plugin "${owner.name}", as "${owner.id}" is, but from another package or version`;
  return entry.problem(message, { hint: 'A plugin has its tables once: let both entries use the same package.' });
}

function prefixesOf({ migrations }: TableSet): ReadonlySet<string> {
  return new Set(migrations.flatMap(({ name }) => migrationOwner(String(name)) ?? []));
}

function foreignName(owner: string, plugin: string): Mistake {
  return {
    message: `has migrations whose names begin with "${owner}", as those of "${owner}" do`,
    hint: `Let them begin with its own name: "${plugin}-0001-create".`,
  };
}

function isTableSet(tables: unknown): tables is TableSet {
  const { entities, migrations } = Object(tables) as Partial<TableSet>;
  return Array.isArray(entities) && Array.isArray(migrations);
}

function mistakeIn(tables: unknown, plugin: string): Mistake | undefined {
  if (!isTableSet(tables)) {
    return {
      message: 'has "tables" that were not made by defineTables',
      hint: 'Use defineTables({ entities, migrations }) of "sluice/api/database".',
    };
  }
  const entity = tables.entities.findIndex((one) => typeof (Object(one) as { meta?: unknown }).meta !== 'object');
  if (entity >= 0) {
    return {
      message: `has an entity, tables.entities[${entity}], that was not made by defineEntity`,
      hint: 'Use defineEntity of "sluice/api/database".',
    };
  }
  return mistakeInMigrations(tables.migrations, plugin);
}

function mistakeInMigrations(migrations: readonly NamedMigration[], plugin: string): Mistake | undefined {
  for (const [index, { name, class: migration }] of migrations.entries()) {
    if (migrationOwner(String(name)) === undefined) {
      return {
        message: `has a migration named "${name}", but a name is <plugin>-0001-<what>, in lower-case letters, digits and dashes`,
        hint: `Name it "${plugin}-0001-create", for example.`,
      };
    }
    if (!isMigration(migration)) {
      return {
        message: `has the migration "${name}", whose class is not a migration`,
        hint: 'Write class extends Migration { up() { this.addSql(…); } }, with Migration of "sluice/api/database".',
      };
    }
    const before = migrations.slice(0, index);
    if (before.some((other) => other.name === name)) {
      return { message: `has two migrations named "${name}"`, hint: 'Give each a number of its own.' };
    }
    const later = before.find((other) => isNumberedLater(other.name, name));
    if (later) {
      return {
        message: `lists the migration "${name}" after "${later.name}"`,
        hint: 'Migrations run in the order of the list, which must be that of their numbers.',
      };
    }
  }
  return undefined;
}

/** Numbers of different prefixes are not comparable: a plugin that was renamed begins again. */
function isNumberedLater(one: string, other: string): boolean {
  const owner = migrationOwner(one) ?? '';
  const digits = [owner.length + 1, owner.length + 5] as const;
  return owner === migrationOwner(other) && one.slice(...digits) > other.slice(...digits);
}

function isMigration(value: unknown): boolean {
  if (typeof value !== 'function') return false;
  const { up, addSql } = Object(value.prototype) as { up?: unknown; addSql?: unknown };
  return typeof up === 'function' && typeof addSql === 'function';
}
