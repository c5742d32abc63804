import iconv from 'iconv-lite';
import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { ProcessingError } from '../../processing-contract.js';
import { detectDialect } from './csv-dialect.js';
import { readRecord } from './jsonl-record.js';
import { fc } from '../../../../../test/fixtures/random.js';

await test('a table of text in any dialect and encoding: each row with its header', async (t) => {
  const rows = [
    ['Name', 'City', 'Born'],
    ['Lovelace, Ada', 'London', '1815'],
    ['Gödel', 'Brünn', '1906'],
    ['Noether', 'Erlangen; Bavaria', '1882'],
    ['Hopper', 'New York', '1906'],
  ];
  const written = rows.slice(1).map(([name, city, born]) => `Name: ${name}; City: ${city}; Born: ${born}`);
  for (const delimiter of [',', ';', '\t', '|']) {
    for (const [encoding, lineEnd] of [
      ['utf-8', '\n'],
      ['windows-1252', '\r\n'],
      ['utf-16le', '\r\n'],
    ] as const) {
      const file = rows
        .map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
        .join(lineEnd);
      const { text, chunks } = await processFixture(iconv.encode(file, encoding), 'csv');
      t.equal(text, ['Name; City; Born', ...written].join('\n'), `${JSON.stringify(delimiter)} ${encoding}`);
      t.strictSame(chunks[0]?.place, { line: 1, last: 5 });
    }
  }
});

await test('a single column is no table of words', async (t) => {
  for (const lines of [
    'Name\nAda Lovelace\nKurt',
    'Full name\nAda Lovelace\nKurt Gödel',
    'Note\nIt opens at 7:00\nIt shuts',
  ])
    t.equal((await processFixture(lines, 'csv')).text, lines);
  t.equal(
    (await processFixture('root:0:/root\nada:1:/home\n', 'csv')).text,
    'root; 0; /root\nada; 1; /home',
    'but colons may separate',
  );
});

await test('a row is never cut, and rows never overlap', async (t) => {
  const rows = Array.from({ length: 80 }, (_, index) => `${index},${'word '.repeat(index * 2)}end${index}`);
  const { chunks } = await processFixture(`number,text\n${rows.join('\n')}`, 'csv');
  for (let index = 0; index < rows.length; index += 1) {
    t.equal(
      chunks.filter(({ text }) =>
        text.split('\n').some((row) => row.startsWith(`number: ${index};`) && row.endsWith(`end${index}`)),
      ).length,
      1,
    );
  }
});

await test('the dialect of a table is found again', async () => {
  const cell = fc.oneof(
    fc.integer().map(String),
    fc.constantFrom('Ada', 'London', '2030-01-02', '3.14', 'a b', 'x@example.com', ''),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(',', ';', '\t', '|'),
      fc
        .integer({ min: 2, max: 6 })
        .chain((columns) =>
          fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 4, maxLength: 12 }),
        ),
      (delimiter, rows) => {
        fc.pre(rows.every((row) => row.filter((value) => value !== '').length >= 2));
        return detectDialect(rows.map((row) => row.join(delimiter)).join('\n')).delimiter === delimiter;
      },
    ),
    { numRuns: 200, verbose: true },
  );
});

await test('a file is JSON Lines, a table or a text by what its lines are', async (t) => {
  const formatOf = async (text: string, extension: string) => (await processFixture(text, extension)).summary.format;
  t.equal(await formatOf('{"text":"a","metadata":{}}\n{"text":"b","metadata":{}}\n', 'txt'), 'jsonl');
  t.equal(await formatOf('a;b;c\n1;2;3\n4;5;6\n7;8;9\n', 'txt'), 'csv');
  t.equal(await formatOf('a;b;c\n1;2;3\n4;5;6\n7;8;9', 'txt'), 'csv', 'the last line counts without its end');
  t.equal(await formatOf('a\tb\tc\n1\t2\t3\n4\t5\t6\n', 'txt'), 'csv', 'with tabs, three rows are enough');
  t.equal(await formatOf('a;b;c\n1;2;3\n4;5;6\n', 'txt'), 'txt');
  t.equal(await formatOf('\tOne\n\tTwo\n\tThree\n', 'txt'), 'txt');
  for (const text of ['a', 'ab', 'abc', 'abcd'])
    t.equal(await formatOf(JSON.stringify({ text, metadata: {} }), 'txt'), 'jsonl', 'of any length');
  const sentence =
    'The keeper opens the gate in the early morning, as his father did before him, and as his son will do one day.\n';
  t.equal(await formatOf(sentence.repeat(6), 'txt'), 'txt');
  t.equal(await formatOf('Yes, we can, said Ada.\nNo, said Bob.\nWhy, asked Eve, and left.\nEnd.', 'txt'), 'txt');
});

await test('lines of a name and a value with a tab between them stay lines', async (t) => {
  const lines = [
    ['term', 'definition'],
    ['bulwark', 'the side of a ship above its deck, which keeps the water out'],
    ['fairlead', 'a ring that guides a rope around a corner of the ship'],
    ['taffrail', 'the rail around the stern of a ship'],
  ];
  const { text } = await processFixture(lines.map((line) => line.join('\t')).join('\n'), 'txt');
  t.equal(text, lines.map((line) => line.join(' ')).join('\n'));
});

await test('each record keeps its metadata exactly; invalid lines are reported with number and reason', async (t) => {
  const lines = [
    '{"text":"First.","metadata":{"id":12345678901234567890,"price":1.10,"tags":["a","b"],"deep":{"n":null,"l":[1,{}]},"ok":true}}',
    '{"text":1,"metadata":{}}',
    'nonsense',
    '',
    '{"text":"Second.","metadata":{},"_id":"extra members are free"}',
    '{"text":"x","metadata":{"a":null}}',
    '{"text":"x","metadata":{"a":[1]}}',
    '{"text":"x"}',
    '[1]',
    '{"text":"x","metadata":{"__proto__":{"admin":true}}}',
    `{"text":"x","metadata":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    '{"text":"x","metadata":{"a":"\\ud800"}}',
    '{"text":"x","metadata":{"a":"\\u0000"}}',
    '{"text":"x","metadata":[]}',
  ];
  const { chunks, summary } = await processFixture(lines.join('\n'), 'jsonl');
  t.strictSame(
    chunks.map(({ text, metadata, place }) => [text, metadata, place]),
    [
      [
        'First.',
        '{"id":12345678901234567890,"price":1.10,"tags":["a","b"],"deep":{"n":null,"l":[1,{}]},"ok":true}',
        { line: 1 },
      ],
      ['Second.', '{}', { line: 5 }],
    ],
  );
  t.equal(
    summary.warning,
    '11 lines were rejected: line 2: text is not a string; line 3: not valid JSON; line 6: metadata "a" is null; ' +
      'line 7: metadata "a" is an array of something other than strings; line 8: metadata is missing; line 9: not an object; ' +
      'line 10: the name __proto__ is not allowed; line 11: more than 32 objects or arrays inside each other; ' +
      'line 12: a text contains half a character (a lone surrogate); line 13: a text contains the character U+0000; line 14: metadata is not an object.',
  );
});

await test('a long record becomes several chunks, each with its metadata; a line that is not UTF-8, too long or has too much metadata is rejected', async (t) => {
  const long = JSON.stringify({ text: 'A sentence about the gate. '.repeat(200), metadata: { id: 7 } });
  const file = Buffer.concat([
    Buffer.from(`${long}\n`),
    Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    Buffer.from(`"${'x'.repeat(5_000_000)}"\n`),
    Buffer.from(JSON.stringify({ text: 'A gate.', metadata: { note: 'x'.repeat(65_536) } })),
  ]);
  const { chunks, summary } = await processFixture(file, 'jsonl');
  t.ok(chunks.length > 4);
  t.ok(chunks.every(({ metadata }) => metadata === '{"id":7}'));
  t.match(
    summary.warning,
    /line 2: not UTF-8; line 3: longer than 4194304 bytes; line 4: metadata is longer than 65536 characters/,
  );
});

await test('a file without a single record has failed, with the lines that were rejected', async (t) => {
  const failed = processFixture('{"text":"x"}\nnonsense\n', 'jsonl');
  await t.rejects(
    failed,
    new ProcessingError('2 lines were rejected: line 1: metadata is missing; line 2: not valid JSON.'),
  );
});

await test('what JSON.stringify writes is read again as it was', async () => {
  const value = fc.oneof(
    fc.string(),
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.boolean(),
    fc.array(fc.string()),
    fc.object(),
  );
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), value), (text, metadata) => {
      fc.pre(!JSON.stringify(metadata).includes('__proto__') && !/\\u0000|\\ud/.test(JSON.stringify([text, metadata])));
      const read = readRecord(JSON.stringify({ text, metadata }));
      return 'text' in read && read.text === text && read.metadata === JSON.stringify(metadata);
    }),
    { numRuns: 300, verbose: true },
  );
});
