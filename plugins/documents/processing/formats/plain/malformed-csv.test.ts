import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

async function rowsOf(...lines: readonly string[]): Promise<readonly string[]> {
  return (await processFixture(lines.join('\n'), 'csv')).text.split('\n');
}

await test('a quote that is not closed swallows no rows', async (t) => {
  const rows = await rowsOf(
    'id,name,comment',
    '1,Ada,"She said "hello" to Bob"',
    '2,Bob,"not closed',
    '3,Cid,fine',
    '4,Dan,"closed, again"',
    '5,"Eve" from here,fine',
    '6,"Fay",fine',
    '7,Gus,fine',
  );
  t.strictSame(rows, [
    'id; name; comment',
    'id: 1; name: Ada; comment: She said "hello" to Bob',
    'id: 2; name: Bob; comment: not closed',
    'id: 3; name: Cid; comment: fine',
    'id: 4; name: Dan; comment: closed, again',
    'id: 5; name: Eve" from here,fine',
    'id: 6; name: Fay; comment: fine',
    'id: 7; name: Gus; comment: fine',
  ]);
});

await test('two quotes that belong to nothing swallow no rows between them', async (t) => {
  const rows = await rowsOf('id,size,note', '1,"55,flat', '2,40,ok', '3,24,24"', '4,10,small');
  t.ok(rows.includes('id: 2; size: 40; note: ok'), rows.join('\n'));
  t.ok(rows.includes('id: 4; size: 10; note: small'), rows.join('\n'));
});

await test('lines inside a cell stay in it, also with a wrong quote among them', async (t) => {
  const rows = await rowsOf(
    'id,name,comment',
    '1,Ada,"first line',
    'and, then, a second"',
    '2,Bob,"he said "yes" aloud',
    'and left"',
    '3,Cid,fine',
  );
  t.strictSame(rows.slice(1, 3), [
    'id: 1; name: Ada; comment: first line and, then, a second',
    'id: 2; name: Bob; comment: he said "yes" aloud and left"',
  ]);
});

await test('spaces before quotes, and the first line in which Excel finds the delimiter', async (t) => {
  t.strictSame(await rowsOf('id,name', '1, "Ada, Queen"', '2, "Bob"', '3, "Cid, King"'), [
    'id; name',
    'id: 1; name: Ada, Queen',
    'id: 2; name: Bob',
    'id: 3; name: Cid, King',
  ]);
  const { chunks } = await processFixture('sep=;\nid;name\n1;"Ada, Queen"\n', 'csv');
  t.strictSame([chunks[0]?.text, chunks[0]?.place], ['id; name\nid: 1; name: Ada, Queen', { line: 2, last: 3 }]);
});
