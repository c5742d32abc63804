import { test } from 'tap';
import { buildPdf, type FixtureLine } from '../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

const left = [
  'The gate keeper opens the sluice in the early',
  'morning, when the river is high and the barges',
  'wait below the bridge. He writes down the level',
  'of the water, the name of every ship, and the',
  'toll that each of its captains has paid to him.',
];
const right = [
  'In the evening the gate is closed again, so the',
  'meadows stay dry. The keeper then locks up the',
  'house and walks home along the river, where his',
  'family waits with the supper, and on the way he',
  'looks at each of the boats that lie at the quay.',
];

/** Two columns, drawn as some programs do: line by line across both. */
function acrossColumns(one: readonly string[], other: readonly string[]): readonly FixtureLine[] {
  return one.flatMap((text, index) => [
    { text, at: [50, 700 - index * 14] as const },
    { text: other[index] ?? '', at: [310, 700 - index * 14] as const },
  ]);
}

async function read(placed: readonly FixtureLine[]): Promise<string> {
  return (await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf')).text.replace(/\s+/g, ' ');
}

await test('columns that are drawn line by line are read one after the other', async (t) => {
  const heading = 'A line over both of the columns, which is long enough to cross the space between them.';
  const placed = [{ text: heading, at: [50, 740] as const }, ...acrossColumns(left, right)];
  t.equal(await read(placed), [heading, ...left, ...right].join(' '));
});

await test('a word that is divided at the end of a column is joined again', async (t) => {
  const divided = left
    .with(1, 'morning, when the river is high and many bar-')
    .with(2, 'ges wait below the bridge. He writes the level');
  t.match(await read(acrossColumns(divided, right)), /many barges wait below/);
});

await test('rows of a table stay together, also where its cells are sentences', async (t) => {
  const questions = [
    'Who opens the gate?',
    'When is it closed in winter?',
    'What does a barge pay?',
    'Where is the key?',
  ];
  const answers = ['The keeper does.', 'At four in the afternoon.', 'A toll of two florins.', 'Below the stone.'];
  const text = await read(acrossColumns(questions, answers));
  for (const [index, question] of questions.entries()) t.match(text, `${question} ${answers[index]}`);
});

await test('lines that run downwards are read from the first one on', async (t) => {
  const placed = left.map((text, index) => ({ text, at: [400 - index * 14, 700] as const, down: true }));
  t.equal(await read(placed), left.join(' '));
});

await test('downward lines in two columns, beside upright ones', async (t) => {
  const column = (texts: readonly string[], top: number): readonly FixtureLine[] =>
    texts.map((text, index) => ({ text, at: [400 - index * 14, top] as const, down: true }));
  const upright = { text: 'Upright below them.', at: [50, 100] as const };
  t.equal(
    await read([...column(left, 800), ...column(right, 450), upright]),
    [...left, ...right, upright.text].join(' '),
  );
});

await test('a hyphen at the end of a line stays where it belongs to the word', async (t) => {
  const lines = [
    'Die Schleuse im Land Baden-',
    'Württemberg hat Vor- und Nachteile, und die Schiffe nach dem Virus COVID-',
    '19 fahren mit Getreide über den Fluss, wie es die Verord-',
    'nung vorsieht, mit Ein-',
    'und Ausfahrt. Die Pumpen sind state-of-the-',
    'art, und die E-Mail-Adres-',
    'sen gelten noch.',
  ];
  const { text } = await processFixture(buildPdf({ pages: [{ lines }] }), 'pdf');
  for (const word of [
    'Baden-Württemberg',
    'COVID-19',
    'Verordnung',
    'Ein- und Ausfahrt',
    'state-of-the-art',
    'E-Mail-Adressen',
  ])
    t.ok(text.includes(word), `${word}: ${text}`);
  const plain = await processFixture(lines.join('\n'), 'txt');
  for (const word of [
    'Baden-Württemberg',
    'COVID-19',
    'Verordnung',
    'Ein- und Ausfahrt',
    'state-of-the-art',
    'E-Mail-Adressen',
  ])
    t.ok(plain.text.includes(word), `${word}: ${plain.text}`);
});

await test('level lines of a page that is shown turned are read from the highest on', async (t) => {
  for (const rotated of [90, 180, 270] as const) {
    const { text } = await processFixture(buildPdf({ pages: [{ lines: left, rotated }] }), 'pdf');
    t.equal(text.replace(/\s+/g, ' '), left.join(' '), `${rotated}°`);
  }
});

await test('letters below each other, as Japanese is written, are one line, and the next one is on its left', async (t) => {
  const column = (text: string, x: number): readonly FixtureLine[] =>
    Array.from(text, (letter, index) => ({ text: letter, at: [x, 700 - 12 * index], size: 12 }));
  const placed = [...column('Thegatekeeperopens', 500), ...column('thesluiceatsix', 480)];
  const { text } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.equal(text, 'Thegatekeeperopens\nthesluiceatsix');
});
