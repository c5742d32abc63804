import { test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { defineRoute, Journal, z } from '../api/index.js';
import { Database, defineEntity, defineTables, JobQueue, Migration, p } from '../api/database.js';
import { embeddedStores } from './embedded-stores.js';
import { openAccess } from './open-access.js';
import { pluginOf } from './plugin-of.js';
import { startTestGateway } from './start-test-gateway.js';
import { until } from './until.js';
import { definePlugin } from '../api/plugin.js';

const Note = defineEntity({
  name: 'AcmeNote',
  tableName: 'acme_note',
  properties: { id: p.uuid().primary(), text: p.text() },
});

class CreateNotes extends Migration {
  override up(): void {
    this.addSql('create table acme_note (id uuid primary key, text text not null)');
  }
}

/** Takes a note into the journal; a job makes it loud once it is in the table. */
const notes = definePlugin({
  apiVersion: 1,
  name: 'acme-notes',
  config: z.strictObject({}),
  needs: { database: Database, journal: Journal, jobs: JobQueue },
  tables: defineTables({ entities: [Note], migrations: [{ name: 'acme-notes-0001-create', class: CreateNotes }] }),
  setup({ services: { database, journal, jobs } }) {
    const consumed = journal.consume('acme.note', async (entries) => {
      await database.transactional(async (entities) => {
        for (const { id, value } of entries) {
          entities.create(Note, { id, text: value['text'] as string });
          await jobs.enqueue(entities, { queue: 'acme.loud', subject: id, organizationId: 'default' });
        }
      });
    });
    const handled = jobs.handle({
      queue: 'acme.loud',
      concurrency: 1,
      maxAttempts: 1,
      retryDelayMs: 1,
      begun: async () => undefined,
      requeued: async () => undefined,
      failed: async () => undefined,
      run: async () => undefined,
      async completed(entities, { subject }) {
        await entities.execute('update acme_note set text = upper(text) where id = ?', [subject]);
        done.resolve();
      },
    });
    return {
      routes: [
        defineRoute({
          operation: 'addNote',
          method: 'POST',
          path: '/notes',
          access: { kind: 'bearer', role: 'editor' },
          summary: 'Add a note',
          tag: 'Notes',
          body: z.strictObject({ text: z.string() }),
          replies: { 204: { description: 'It is kept' } },
          async handle({ exchange, body }) {
            await journal.append({ id: exchange.id, kind: 'acme.note', value: { text: body.text } });
            return { status: 204 };
          },
        }),
      ],
      async close() {
        consumed();
        await handled();
      },
    };
  },
});
let done = Promise.withResolvers<void>();

await test('a plugin with tables, a journal and jobs is tested on real ones, and each gateway has its own', async (t) => {
  for (const text of ['first', 'second']) {
    done = Promise.withResolvers<void>();
    const gateway = await testGateway(t, [openAccess(), notes], { jobs: { run: 'here' } }, embeddedStores());
    t.equal((await gateway.post('/notes', { text })).status, 204);
    await gateway.gateway.service(Journal).settled();
    await done.promise;
    const readAll = () => gateway.gateway.service(Database).fork().find(Note, {});
    const rows = await readAll();
    t.strictSame(
      rows.map((row) => row.text.toLowerCase()),
      [text],
    );
    await gateway.stop();
  }
});

await test('what goes wrong in a consumer of the journal is in the log of the test gateway', async (t) => {
  const forgetful = definePlugin({
    apiVersion: 1,
    name: 'forgetful',
    config: z.strictObject({}),
    needs: { database: Database, journal: Journal },
    setup: ({ services: { journal } }) => ({
      close: journal.consume('forgetful.note', () => Promise.reject(new Error('no table for notes'))),
    }),
  });
  const gateway = await testGateway(t, [openAccess(), forgetful], {}, embeddedStores());
  const id = '01900000-0000-7000-8000-000000000001';
  await gateway.gateway.service(Journal).append({ id, kind: 'forgetful.note', value: {} });
  await until(() => gateway.log.some(({ level }) => level === 'error'), 'the failure is logged');
  t.match(
    gateway.log.filter(({ level }) => level === 'error'),
    [{ fields: { error: { message: 'no table for notes' } } }],
  );
});

await test('after a reload that was refused, the configuration in use goes on storing entries and doing jobs', async (t) => {
  done = Promise.withResolvers<void>();
  const gateway = await testGateway(t, [openAccess(), notes], { jobs: { run: 'here' } }, embeddedStores());
  const objecting = pluginOf('objecting', { check: () => [{ within: [], message: 'no' }] });
  await t.rejects(gateway.reload([openAccess(), notes, objecting]), { name: 'ConfigurationError' });
  t.equal((await gateway.post('/notes', { text: 'loud' })).status, 204);
  await done.promise;
  t.match(await gateway.gateway.service(Database).fork().find(Note, {}), [{ text: 'LOUD' }]);
});

await test('a test gateway without stores explains how to enable them', async (t) => {
  const needing = pluginOf('needing', {}, { needs: { database: Database } });
  await t.rejects(startTestGateway([needing]), { message: /no database; .*embeddedStores\(\)/ });
});
