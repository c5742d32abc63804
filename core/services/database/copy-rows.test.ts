import {
  copyNewRows,
  copyRow,
  copyRows,
  defineTables,
  isDuplicate,
  Migration,
  runStatement,
} from '../../api/database.js';
import { GatewayError } from '../../api/errors.js';
import { newId } from '../../api/ids.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { fc } from '../../../test/fixtures/random.js';

class CreateNotes extends Migration {
  override up(): void {
    this.addSql('create table copied_note (id integer primary key, text text, flag boolean, size numeric)');
    this.addSql('create table copied_key (id uuid primary key, text text not null)');
  }
}
const tables = defineTables({ entities: [], migrations: [{ name: 'copied-0001-notes', class: CreateNotes }] });
const columns = 'id, text, flag, size';

/** What PostgreSQL can hold at all, with what means something to COPY more often than by chance. */
const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\\', '|', '\n', '\r', '\t', 'N', '.', '"', "'", 'ä', '😀', ' '.repeat(80)),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});

await forEachDatabase('copying rows', [tables], async (t, database) => {
  const rows = () =>
    database.fork().execute<object[]>('select id, text, flag, size::text as size from copied_note order by id');

  await t.test('whatever is in a text, it comes back as it was', async (t) => {
    const row = fc.record({ text: fc.option(texts), flag: fc.boolean(), size: fc.integer().map(String) });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (some) => {
        await database.fork().execute('delete from copied_note');
        const lines = some.map(({ text, flag, size }, id) => {
          const line = copyRow([id, text, flag, size]);
          return flag ? Buffer.from(line) : line;
        });
        await database.transactional((entities) => copyRows(entities, 'copied_note', columns, lines));
        t.strictSame(
          (await rows()).map((each) => ({ ...each })),
          some.map(({ text, flag, size }, id) => ({ id, text, flag, size })),
        );
      }),
      { numRuns: 30 },
    );
  });

  await t.test('a row that is there already refuses them all, and the connection goes on', async (t) => {
    await database.fork().execute('delete from copied_note');
    const copy = (ids: readonly number[]) =>
      database.transactional((entities) =>
        copyRows(
          entities,
          'copied_note',
          columns,
          ids.map((id) => copyRow([id, 'text', true, null])),
        ),
      );
    await copy([1]);
    const failure: unknown = await copy([2, 1, 3]).catch((error: unknown) => error);
    t.ok(isDuplicate(failure));
    t.notOk(GatewayError.is(failure));
    await copy([2]);
    t.match(await rows(), [{ id: 1 }, { id: 2 }]);
    t.equal((await rows()).length, 2);
  });

  await t.test('of rows that have a key the new ones are added, in whatever batches they come', async (t) => {
    const table = { table: 'copied_key', key: 'id', columns: 'id, text' };
    const all = Array.from({ length: 12 }, (_, index) => {
      const id = newId(index);
      return { id, row: copyRow([id, `text ${index}`]) };
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.constantFrom(...all), { maxLength: 20 }), { maxLength: 5 }),
        async (some) => {
          await database.fork().execute('delete from copied_key');
          // A batch itself may have a row twice.
          await Promise.all([...some, all].map((batch) => copyNewRows(database.fork(), table, batch)));
          const found = await database.fork().execute<{ text: string }[]>('select text from copied_key order by id');
          t.strictSame(
            found.map(({ text }) => text),
            all.map((_, index) => `text ${index}`),
          );
        },
      ),
      { numRuns: 20 },
    );
    const wrong = copyNewRows(database.fork(), table, [{ id: newId(0), row: copyRow(['no uuid', '']) }]);
    t.notOk(isDuplicate(await wrong.catch((error: unknown) => error)));
  });

  await t.test('a value that no column of its type takes is the fault of the row', async (t) => {
    const failure: unknown = await database
      .transactional((entities) => copyRows(entities, 'copied_note', columns, [copyRow(['one', null, null, null])]))
      .catch((error: unknown) => error);
    t.ok(failure instanceof Error && !GatewayError.is(failure) && !isDuplicate(failure));
    t.equal((await rows()).length, 2);
  });

  await t.test('a statement takes values apart from its text', async (t) => {
    await runStatement(database.fork(), 'update copied_note set text = $1 where id = $2', ["it's ? $1", 2]);
    t.match((await rows())[1], { text: "it's ? $1" });
  });
});
