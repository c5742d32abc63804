import type { Database } from '../../core/api/database.js';
import { fakeClock } from '../../core/testkit/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { PromptStore } from './prompt-store.js';
import { tables } from './tables.js';

const count = 1201;

/** Templates with two versions each, the second of which is active. */
const bulkInsert = [
  `insert into prompt (prompt_id, organization_id, name, description, active_version_id, version, created_at, updated_at)
     select lpad(to_hex(number), 32, '0')::uuid, 'default', 'prompt ' || number, '', lpad(to_hex(number + 100000), 32, '0')::uuid, 1, now(), now()
     from generate_series(1, ${count}) number`,
  `insert into prompt_version (version_id, prompt_id, number, name, template, variables, labels, created_at)
     select lpad(to_hex(number + version * 50000), 32, '0')::uuid, lpad(to_hex(number), 32, '0')::uuid, version, 'v' || version, 'Hello {{name}}.', '[]', '[]', now()
     from generate_series(1, ${count}) number, generate_series(1, 2) version`,
];

/** A database that records how many entities each query has returned. */
function counting(database: Database): { readonly database: Database; readonly found: number[] } {
  const found: number[] = [];
  const fork: Database['fork'] = () => {
    const entities = database.fork();
    const find = entities.find.bind(entities) as (...values: unknown[]) => Promise<unknown[]>;
    return Object.assign(entities, {
      find: async (...values: unknown[]) => {
        const rows = await find(...values);
        found.push(rows.length);
        return rows;
      },
    });
  };
  return { database: { ...database, fork, onChange: database.onChange.bind(database) }, found };
}

await forEachDatabase('templates are read in pages, and all of them', [tables], async (t, opened) => {
  for (const statement of bulkInsert) await opened.fork().execute(statement);
  const { database, found } = counting(opened);
  const store = await PromptStore.open({ database, clock: fakeClock(), log: silentLog });
  t.teardown(() => store.close());
  const prompts = store.list('default');
  t.equal(prompts.length, count);
  t.ok(prompts.every(({ active, versions }) => active.number === 2 && versions.length === 2));
  t.equal(
    found.reduce((sum, rows) => sum + rows, 0),
    3 * count,
  );
  t.ok(Math.max(...found) <= 500, 'so that the event loop is not blocked for long');
});
