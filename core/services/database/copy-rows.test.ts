import {
  BinaryRow,
  copyBinaryRows,
  copyNewBinaryRows,
  defineTables,
  Migration,
  runStatement,
} from '../../api/database.js';
import { isDuplicate } from '../../api/database/new-rows.js';
import { copyRow, copyRows } from '../../api/database/copy-rows.js';
import { GatewayError } from '../../api/errors.js';
import { newId } from '../../api/ids.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { fc } from '../../../test/fixtures/random.js';

class CreateNotes extends Migration {
  override up(): void {
    this.addSql('create table copied_note (id integer primary key, text text, flag boolean, size numeric)');
    this.addSql('create table copied_key (id uuid primary key, text text not null)');
    this.addSql(
      'create table copied_value (at integer, id uuid, text text, size integer, flag boolean, time timestamptz(3), amount numeric(30, 15), list jsonb, day date, bytes bytea, names text[])',
    );
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

  await t.test('property: any text is read as it was written', async (t) => {
    const row = fc.record({ text: fc.option(texts), flag: fc.boolean(), size: fc.integer().map(String) });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (some) => {
        await database.fork().execute('delete from copied_note');
        const lines = some.map(({ text, flag, size }, id) => copyRow([id, text, flag, size]));
        await database.transactional((entities) => copyRows(entities, 'copied_note', columns, lines));
        t.strictSame(
          (await rows()).map((each) => ({ ...each })),
          some.map(({ text, flag, size }, id) => ({ id, text, flag, size })),
        );
      }),
      { numRuns: 30 },
    );
  });

  await t.test('a row in the binary form holds what the same row as text would', async (t) => {
    const storedText = texts.filter((text) => !text.includes('\0') && text.isWellFormed());
    const amounts = fc
      .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.stringMatching(/^\d{0,15}$/))
      .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`);
    const value = fc.record({
      id: fc.uuid(),
      text: fc.option(storedText),
      size: fc.option(fc.integer()),
      flag: fc.boolean(),
      time: fc.date({ min: new Date('1715-01-01'), max: new Date('2284-01-01'), noInvalidDate: true }),
      amount: fc.option(fc.oneof(amounts, fc.constantFrom('0', '0.0001', '10000', '00.10', '-0.5'))),
      list: fc.option(fc.array(storedText)),
      bytes: fc.uint8Array({ maxLength: 200 }),
      names: fc.option(fc.array(storedText, { maxLength: 5 })),
    });
    const all = 'at, id, text, size, flag, time, amount, list, day, bytes, names';
    const writer = new BinaryRow();
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 20 }), async (some) => {
        const binary = some.map(({ id, text, size, flag, time, amount, list, bytes, names }, at) => {
          writer.begin(11);
          writer.integer(at);
          writer.uuid(at % 2 === 0 ? id : id.replaceAll('-', ''));
          writer.text(text);
          writer.integer(size);
          writer.boolean(flag);
          writer.time(time.getTime());
          writer.numeric(amount);
          writer.json(list && JSON.stringify(list));
          writer.date(time.toISOString().slice(0, 10));
          writer.bytes(bytes);
          writer.texts(names);
          return writer.end();
        });
        const asText = some.map(({ id, text, size, flag, time, amount, list, bytes, names }, at) =>
          copyRow([
            at,
            id,
            text,
            size,
            flag,
            time.toISOString(),
            amount,
            list && JSON.stringify(list),
            time.toISOString().slice(0, 10),
            `\\x${Buffer.from(bytes).toString('hex')}`,
            names && `{${names.map((name) => `"${name.replaceAll(/[\\"]/g, '\\$&')}"`).join()}}`,
          ]),
        );
        const entities = database.fork();
        const stored = async () => {
          const found = await entities.execute<object[]>(
            `select ${all}, amount::text as digits, time::text as moment, day::text as date from copied_value order by at`,
          );
          await entities.execute('delete from copied_value');
          return found.map((each) => ({ ...each }));
        };
        await copyBinaryRows(entities, 'copied_value', all, binary);
        const inBinary = await stored();
        await copyRows(entities, 'copied_value', all, asText);
        t.strictSame(inBinary, await stored());
      }),
      { numRuns: 30 },
    );
  });

  await t.test('a value that does not fit its column refuses the row, in binary format as well', async (t) => {
    const writer = new BinaryRow();
    const wrong: readonly (readonly [string, () => void])[] = [
      ['id', () => writer.uuid('')],
      ['id', () => writer.uuid('0198a0b0-0000-7000-8000-00000000000')],
      ['id', () => writer.uuid('0198a0b0-0000-7000-8000-0000000000000')],
      ['id', () => writer.uuid('0198a0b0-0000-7000-8000-00000000000g')],
      ['size', () => writer.integer(2 ** 31)],
      ['size', () => writer.integer(0.5)],
      ['time', () => writer.time(Number.NaN)],
      ['day', () => writer.date('2030-02-30')],
      ['day', () => writer.date('2030-1-1')],
      ['amount', () => writer.numeric('1e5')],
      ['amount', () => writer.numeric('')],
      ['text', () => writer.text('a\0b')],
    ];
    for (const [column, write] of wrong) {
      writer.begin(1);
      write();
      const refused = copyBinaryRows(database.fork(), 'copied_value', column, [writer.end()]);
      await t.rejects(refused, { code: /^22/ }, `${column} is told to be wrong, and no outage`);
    }
    await copyBinaryRows(database.fork(), 'copied_value', 'text', []);
    t.strictSame(await database.fork().execute('select 1 from copied_value'), []);
  });

  await t.test('an existing row refuses the whole copy, and the connection remains usable', async (t) => {
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

  await t.test('of rows with keys, only the new ones are added, in any batches', async (t) => {
    const table = { table: 'copied_key', key: 'id', columns: 'id, text' };
    const writer = new BinaryRow();
    const rowOf = (id: string, text: string) => {
      writer.begin(2);
      writer.uuid(id);
      writer.text(text);
      return { id, row: writer.end() };
    };
    const contents = Array.from({ length: 12 }, (_, index) => `text ${index} ${'ä'.repeat(index * index * 100)}`);
    const all = contents.map((text, index) => rowOf(newId(index), text));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.constantFrom(...all), { maxLength: 20 }), { maxLength: 5 }),
        async (some) => {
          await database.fork().execute('delete from copied_key');
          // A batch itself may have a row twice.
          await Promise.all([...some, all].map((batch) => copyNewBinaryRows(database.fork(), table, batch)));
          const found = await database.fork().execute<{ text: string }[]>('select text from copied_key order by id');
          t.strictSame(
            found.map(({ text }) => text),
            contents,
          );
        },
      ),
      { numRuns: 20 },
    );
    const wrong = copyNewBinaryRows(database.fork(), table, [rowOf('no uuid', '')]);
    t.notOk(isDuplicate(await wrong.catch((error: unknown) => error)));
  });

  await t.test("a value that its column's type cannot represent is an error of the row", async (t) => {
    const failure: unknown = await database
      .transactional((entities) => copyRows(entities, 'copied_note', columns, [copyRow(['one', null, null, null])]))
      .catch((error: unknown) => error);
    t.ok(failure instanceof Error && !GatewayError.is(failure) && !isDuplicate(failure));
    t.equal((await rows()).length, 2);
  });

  await t.test('a statement has parameters separate from its text', async (t) => {
    await runStatement(database.fork(), 'update copied_note set text = $1 where id = $2', ["it's ? $1", 2]);
    t.match((await rows())[1], { text: "it's ? $1" });
  });
});
