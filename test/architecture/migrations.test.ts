import { createHash } from 'node:crypto';
import { test } from 'tap';
import type { MigrationClass } from '../../core/api/database.js';
import type { Plugin } from '../../core/api/index.js';
import { jobTables } from '../../core/services/jobs/tables.js';
import { bundledPlugins } from '../../plugins/index.js';

/** The migrations that databases have run, with the first digits of the hash of what they do. */
const published = {
  'jobs-0001-tables': 'e1ae80879eae',
  'jobs-0002-long-jobs': 'fc439cf9e649',
  'audit-0001-tables': '5bcd1062b676',
  'auth-0001-tables': 'c3bf317e3406',
  'auth-0002-what-keys-may-do': 'e535bb87666f',
  'auth-0003-model-spending-limits': 'eda812570b6f',
  'auth-0004-owners': '661feabf625f',
  'auth-0005-allowed-addresses': 'f1574e16e9ab',
  'auth-0006-totals': 'cdcbcd309fc5',
  'auth-0007-tags': 'f10caf9d2f9f',
  'batches-0001-tables': '9b5cc5eba894',
  'batches-0002-usage': 'c4b3c0dec7e0',
  'batches-0003-deaths': '6f10fdfb77e4',
  'body-logging-0001-tables': 'a7345728e037',
  'connections-0001-tables': 'e35529e76218',
  'connections-0002-allowed-models': 'c365e250988b',
  'connections-0003-model-spending-limits': '36d7b0d8b207',
  'connections-0004-totals': 'e83d0c6600ac',
  'connections-0005-tags': '676f29f68174',
  'documents-0001-document-tables': 'f6e669fa4d5e',
  'documents-0002-index-tables': '312149f0b1b1',
  'documents-0003-purpose': '5838dc0249b4',
  'documents-0004-upload-parts': 'cd6984170efc',
  'documents-0005-searches-by-trace': '04ab641e278f',
  'feedback-0001-tables': 'b9a74f64b468',
  'history-0001-tables': '286720f888ce',
  'history-0002-key-id': 'ebb459943302',
  'history-0003-notes': '830f9bd2187e',
  'history-0004-tags': '7cbbd1c83b6f',
  'history-0005-error-codes': '1fd756f9bed8',
  'history-0006-batch-id': 'e62f706a0c1b',
  'history-0007-owner': 'ced308735ddb',
  'history-0008-all-digits': 'de48f5e56982',
  'history-0009-erasures': 'ad430e235e67',
  'models-0001-tables': '7e6299671fbd',
  'openai-api-0001-tables': '2923c14f8ba2',
  'openai-api-0002-message-id': '18065c6077ca',
  'openai-documents-0001-tables': '1511b4b5cf4a',
  'prompts-0001-tables': 'e3faef097e33',
  'rate-limiting-0001-counts': '56cb1f3f5254',
  'spending-limit-0001-tables': '87f272a48445',
  'spending-limit-0002-warnings': '001a5c8d3823',
  'spending-limit-0003-tags': '67fd9fef2636',
  'spending-limit-0004-owner': 'e8e4720e7264',
  'spending-limit-0005-all-digits': '7d7009e2df9f',
  'spending-limit-0006-sums-of-tags': 'd029e681343e',
};

async function bundledMigrations(): Promise<Readonly<Record<string, string>>> {
  const loading = Object.values(bundledPlugins as Readonly<Record<string, () => Promise<{ default: Plugin }>>>);
  const plugins = await Promise.all(loading.map(async (load) => (await load()).default));
  const sets = [jobTables, ...plugins.flatMap(({ tables }) => tables ?? [])];
  const migrations = sets.flatMap((set) => set.migrations);
  return Object.fromEntries(await Promise.all(migrations.map(async (one) => [one.name, await hashOf(one.class)])));
}

async function hashOf(migration: object): Promise<string> {
  const run = new (migration as MigrationClass)(undefined as never, undefined as never);
  await run.up();
  return createHash('sha256').update(JSON.stringify(run.getQueries())).digest('hex').slice(0, 12);
}

await test('a migration that databases have run is never changed: other tables than before need another migration', async (t) => {
  t.strictSame(await bundledMigrations(), published, 'a database that has run it would lack what was added to it');
});
