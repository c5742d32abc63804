import assert from 'node:assert/strict';
import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { fc } from '../../../../../test/fixtures/random.js';

const lock = { name: 'Delft', open: true, keeper: null, fees: { boat: 4.5, barge: 7 }, days: ['Monday', 'Friday'] };
const lockText = 'name: Delft; open: true; fees.boat: 4.5; fees.barge: 7; days: Monday, Friday';

await test('the elements of a JSON array are records with the names of their values, however the file is formatted', async (t) => {
  const locks = [lock, { ...lock, name: 'Gouda' }];
  for (const text of [JSON.stringify(locks), JSON.stringify(locks, null, 2)])
    t.equal((await processFixture(text, 'json')).text, `${lockText}\n${lockText.replace('Delft', 'Gouda')}`);
});

await test('a JSON file with an object in each line has a record of each, at its line', async (t) => {
  const lines = ['Delft', 'Gouda'].map((name) => JSON.stringify({ ...lock, name }));
  const { chunks } = await processFixture(`${lines.join('\n\n')}\n`, 'json');
  t.match(chunks, [{ text: `${lockText}\n${lockText.replace('Delft', 'Gouda')}`, place: { line: 1 } }]);
  const large = lines.map((line) => line.replace('"keeper":null', `"keeper":"${'Ada and Kim '.repeat(90)}"`));
  const divided = await processFixture(large.join('\n'), 'json');
  t.ok(
    divided.chunks.some(
      ({ headings, place }) => headings[0] === 'name: Gouda' && JSON.stringify(place) === '{"line":2}',
    ),
  );
  const broken = await processFixture(`${lines[0]}\n{"name": "Gou`, 'json');
  t.match(broken.text, /^\{"name":"Delft".*\n\{"name": "Gou$/, 'what cannot be parsed is read as text');
});

await test('a short list of objects has a record for each of them', async (t) => {
  const { chunks, text } = await processFixture(
    JSON.stringify(
      { total: 2, items: [{ id: 7, by: [{ name: 'Ada' }] }, { id: 8 }], days: ['Monday', 'Friday'] },
      null,
      1,
    ),
    'json',
  );
  t.equal(text, 'total: 2\nitems.id: 7; items.by.name: Ada\nitems.id: 8\ndays: Monday, Friday');
  t.equal(chunks.length, 1);
});

await test('large members are divided below their names, and a record is never cut', async (t) => {
  const locks = Array.from({ length: 60 }, (_, id) => ({ ...lock, name: `Lock ${id}`, note: 'x y '.repeat(20) }));
  const file = { title: 'Locks of the river', 'all locks': locks };
  const { chunks, text } = await processFixture(JSON.stringify(file, null, 2), 'json');
  t.match(text, /^title: Locks of the river\n/);
  for (const { name } of locks) {
    const holding = chunks.filter((chunk) =>
      chunk.text.split('\n').some((line) => line.startsWith(`name: ${name};`) && line.endsWith('x y')),
    );
    t.equal(holding.length, 1, name);
    t.strictSame(holding[0]?.headings, ['all locks']);
  }
  t.match(chunks.at(1)?.place, { line: 3, last: Number });
});

await test('a large record has its beginning as heading, and its long texts are paragraphs', async (t) => {
  const story = 'The boat waits at the lower gate. '.repeat(60).trim();
  const { chunks } = await processFixture(
    JSON.stringify([
      { id: 17, story },
      { id: 18, story },
    ]),
    'json',
  );
  t.ok(chunks.length > 2);
  for (const { headings } of chunks) t.match(headings.join(' / '), /^id: 1[78] \/ story$|^id: 1[78]$/);
  t.match(chunks.at(-1)?.text, /lower gate\.$/);
});

await test('numbers keep their digits', async (t) => {
  const text = '{"id": 12345678901234567890, "fee": 4.50}';
  t.equal((await processFixture(text, 'json')).text, 'id: 12345678901234567890\nfee: 4.50');
});

await test('what is no JSON, has no values, or too many, or is too deep is read as text', async (t) => {
  for (const text of [
    '{"name": "Delft"',
    '{"name": // Delft\n1}',
    `["\n${'['.repeat(300)}`,
    '{}',
    'no JSON',
    `${'['.repeat(300)}1${']'.repeat(300)}`,
  ])
    t.equal((await processFixture(text, 'json')).text, text);
  const zeros = `[0${',0'.repeat(500_000)}]`;
  const { chunks } = await processFixture(zeros, 'json');
  t.equal(chunks.map(({ text }) => text).join(''), zeros);
});

await test('of any document, all values are read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ stringUnit: fc.constantFrom('a', 'b', 'ü', '7'), maxDepth: 5 }), async (value) => {
      const json = JSON.stringify([value, 'end'], null, 1);
      const { text } = await processFixture(json, 'json');
      for (const leaf of leavesOf(value)) assert.ok(text.includes(leaf), `${leaf} of ${json} in ${text}`);
    }),
    { numRuns: 50 },
  );
});

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value === 'object') return Object.values(value ?? {}).flatMap(leavesOf);
  return [JSON.stringify(value)];
}

await test('a notebook is its texts, its code and what that has printed', async (t) => {
  const cells = [
    { cell_type: 'markdown', source: ['# Levels of the river\n', '\n', 'Measured each morning.'] },
    {
      cell_type: 'code',
      source: ['# the mean\n', 'print(levels.mean())'],
      outputs: [{ output_type: 'stream', text: ['3.25\n'] }],
    },
    {
      cell_type: 'code',
      source: 'levels',
      outputs: [
        { data: { 'text/plain': 'Series of 9', 'image/png': 'iVBORw0KGgo' } },
        { output_type: 'error', ename: 'KeyError', evalue: "'weir'", traceback: ['\u001b[31mKeyError'] },
      ],
    },
  ];
  const notebook = JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 }, null, 1);
  const { text, chunks } = await processFixture(notebook, 'ipynb');
  t.equal(
    text,
    "Levels of the river\n\nMeasured each morning.\n\n# the mean\nprint(levels.mean())\n\n3.25\n\nlevels\n\nSeries of 9\n\nKeyError: 'weir'",
  );
  t.strictSame(chunks[0]?.headings, ['Levels of the river']);
  t.equal(chunks[0]?.place, undefined);
});

await test('a text in parts is one text, and the corners of areas are left out', async (t) => {
  const text = ['The frames cost ', { type: 'bold', text: '3.40' }, ' each'];
  t.equal(
    (await processFixture(JSON.stringify([{ from: 'Dora', text }], null, 1), 'json')).text,
    'from: Dora; text: The frames cost 3.40 each',
  );
  const corners = Array.from({ length: 300 }, (_, index) => [10 + index / 7, 59]);
  const features = [
    { name: 'Aster', geometry: { type: 'Point', coordinates: [10.2, 59.9] } },
    { name: 'Birch', geometry: { type: 'Polygon', coordinates: [corners] } },
  ];
  t.equal(
    (await processFixture(JSON.stringify({ features }, null, 1), 'geojson')).text,
    'features.name: Aster; features.geometry.type: Point; features.geometry.coordinates: 10.2, 59.9\nfeatures.name: Birch; features.geometry.type: Polygon',
  );
});
