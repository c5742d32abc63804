import { test } from 'tap';
import { defineEntity, defineTables, Migration, type MigrationClass, p } from '../../api/database.js';
import type { TableSet } from '../../api/index.js';
import { memoryConfig } from '../../testkit/memory-config.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { bundledOf } from '../../testkit/start-test-gateway.js';
import { ConfigurationError } from '../configuration-error.js';
import { prepare } from './prepare.js';

class Create extends Migration {
  override up(): void {
    this.addSql('select 1');
  }
}

const named = (...names: string[]): TableSet =>
  defineTables({ entities: [], migrations: names.map((name) => ({ name, class: Create })) });

/**
 * What `sluice check`, a start and a reload say about plugins with these tables.
 *
 * @param plugin the name of all of them; by default, each has its own
 */
async function problemsOf(tables: Readonly<Record<string, TableSet>>, plugin?: string): Promise<readonly string[]> {
  const placed = Object.entries(tables).map(([id, set]) => ({
    id,
    plugin: pluginOf(plugin ?? id, {}, { tables: set }),
  }));
  const bundled = { history: () => Promise.resolve({ default: pluginOf('history', {}) }), ...bundledOf(placed) };
  try {
    await prepare(memoryConfig(placed), bundled);
    return [];
  } catch (cause) {
    if (!(cause instanceof ConfigurationError)) throw cause;
    return cause.problems.map(({ message, hint }) => `${message}. ${hint}`);
  }
}

await test('a mistake in tables or migrations names the plugin, the migration and the correction', async (t) => {
  const quote = defineEntity({ name: 'Quote', properties: { id: p.uuid().primary() } });
  const withClass = (migration: unknown): TableSet =>
    defineTables({ entities: [quote], migrations: [{ name: 'acme-0001-create', class: migration as MigrationClass }] });
  const mistakes: readonly (readonly [TableSet, RegExp])[] = [
    [
      {} as TableSet,
      /^"acme" has "tables" that were not made by defineTables\. .* mistake in the plugin\. Use defineTables/,
    ],
    [{ entities: [{}], migrations: [] }, /an entity, tables\.entities\[0\], that was not made by defineEntity/],
    [
      withClass({ up() {} }),
      /"acme" has the migration "acme-0001-create", whose class is not a migration\. .*extends Migration/,
    ],

    [
      withClass(
        class {
          up(): void {}
        },
      ),
      /is not a migration/,
    ],
    [named('acme-0001-create', 'acme-0001-create'), /^"acme" has two migrations named "acme-0001-create"/],
    [
      named('acme-0001-create', 'acme-0003-index', 'acme-0002-more'),
      /lists the migration "acme-0002-more" after "acme-0003-index".*order of the list/,
    ],
    [
      named('acme-0002-more', 'history-0001-create'),
      /names begin with "history", as those of "history" do\. .*"acme-0001-create"/,
    ],
    [named('jobs-0002-more'), /names begin with "jobs"/],
  ];
  for (const [tables, message] of mistakes) t.match(await problemsOf({ acme: tables }), [message]);
  for (const name of ['create', 'Acme-0001-create', 'acme-1-create', 'acme-0001-', 'acme_0001_create', undefined])
    t.match(
      await problemsOf({ acme: named(name as string) }),
      [/^"acme" has a migration named .*<plugin>-0001-<what>/],
      String(name),
    );
});

await test('two plugins whose migrations have the same names are both named', async (t) => {
  t.match(await problemsOf({ acme: named('acme-0001-create'), other: named('acme-0002-more') }), [
    /^"other" has migrations whose names begin with "acme", as those of "acme" do/,
  ]);
  const shared = named('acme-0001-create');
  t.strictSame(await problemsOf({ acme: shared, again: shared }), [], 'the same tables are created once');
  t.match(
    (await problemsOf({ acme: shared, newer: named('acme-0001-create', 'acme-0002-more') }, 'acme')).join('\n'),
    /"newer" is the plugin "acme", as "acme" is, but from another package or version\. .*the same package/,
  );
});

await test("a plugin keeps its migrations when it gets a new name, and one that replaces a bundled plugin has that plugin's", async (t) => {
  t.strictSame(await problemsOf({ renamed: named('acme-0002-create', 'renamed-0001-more') }), []);
  t.strictSame(await problemsOf({ history: named('history-0001-create') }), []);
});
