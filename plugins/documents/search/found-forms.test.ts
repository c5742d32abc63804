import { test } from 'tap';
import { library } from '../../../test/fixtures/documents/searched-library.js';
import { lexicalEmbedder } from './embedding/lexical-embedder.js';

await test('documents are found however codes, names and words are written', async (t) => {
  const { add, find } = await library(t);
  const documents = {
    valve: 'The ball valve DT-778-B is rated for 16 bar.',
    gasket: 'Shelf 12: gasket GR5512K, 40 pieces.',
    bank: 'IBAN DE89 3704 0044 0532 0130 00',
    bill: 'Gesamtbetrag: 1.200,50 EUR',
    people: 'Sörën Østergård and Hans Müller',
    german: 'Für jeden Kunden pflegen wir eine Rechnungsadresse. Kugelhähne prüft die Werkstatt.',
    lint: 'Das Flusensieb reinigen Sie alle zwei Monate.',
    expenses: 'Reisekostenabrechnungen sind innerhalb von sechs Wochen einzureichen.',
    finnish: 'Opettajien kokous pidetään maanantaisin.',
    garden: 'Rhododendrons are trimmed after flowering.',
    york: 'The new office in York was opened in spring.',
    newYork: 'Our office in New York was opened in spring.',
  };
  for (const [name, text] of Object.entries(documents)) await add(lexicalEmbedder, name, text);
  for (const [question, name] of [
    ['dt778b', 'valve'],
    ['DT/778 b', 'valve'],
    ['GR-5512-K', 'gasket'],
    ['DE89370400440532013000', 'bank'],
    ['1,200.50', 'bill'],
    ['1200', 'bill'],
    ['Soren Ostergard', 'people'],
    ['Mueller', 'people'],
    ['Adresse der Rechnung', 'german'],
    ['Kugelhahns', 'german'],
    ['Was wird gereinigt?', 'lint'],
    ['Reisekostenabrechung', 'expenses'],
    ['Was muss eingereicht werden?', 'expenses'],
    ['opettaja', 'finnish'],
    ['rhododendon', 'garden'],
    ['New York', 'newYork'],
    ['new office', 'york'],
  ] as const) {
    const { files } = await find(lexicalEmbedder, question);
    t.equal(files[0], name, question);
  }
});

await test('documents are found by irregular forms, names with signs, in the other characters of Chinese, and in other digits', async (t) => {
  const { add, find } = await library(t);
  const documents = {
    geese: 'The children took the geese to the river.',
    knives: 'He bought knives at the market.',
    letterC: 'C. Falcon sits in office C, and C. Heron in office D.',
    sharp: 'C# is used for the payroll by team Heron.',
    plus: 'C++ is used for the engine by team Falcon.',
    net: '.NET runs on the servers of team Jay.',
    income: 'The net income of team Kite is taxed.',
    traditional: '國際會議將於明年在臺灣舉行。電腦與網路設備由主辦單位提供。',
    simplified: '备份数据保存在东京数据中心，保留期限为九十天。',
    arabic: 'رقم طلب طقم الحشيات هو ٤٤-٦٦١٢.',
    order: 'The gasket set of the bilge pump has the number 55-7731.',
  };
  for (const [name, text] of Object.entries(documents)) await add(lexicalEmbedder, name, text);
  for (const [question, name] of [
    ['a child and a goose', 'geese'],
    ['who buys a knife', 'knives'],
    ['C#', 'sharp'],
    ['which team uses C++?', 'plus'],
    ['.NET', 'net'],
    ['net income', 'income'],
    ['国际会议在台湾', 'traditional'],
    ['保存備份數據', 'simplified'],
    ['44-6612', 'arabic'],
    ['۵۵-۷۷۳۱', 'order'],
  ] as const) {
    const { files } = await find(lexicalEmbedder, question);
    t.equal(files[0], name, question);
  }
});

await test('measures are found however they are written', async (t) => {
  const { add, find } = await library(t);
  const documents = {
    short: 'Screw M8x45, zinc plated',
    sign: 'Screw M8×40, zinc plated',
    spaces: 'Screw M8 x 35, zinc plated',
    beam: 'Beam 120×80×6',
    otherBeam: 'Beam 120x80x5',
    cable: 'Cable 3×1,5 mm²',
  };
  for (const [name, text] of Object.entries(documents)) await add(lexicalEmbedder, name, text);
  for (const [question, name] of [
    ...['m8x45', 'M8×45', 'M8 X 45'].map((written) => [written, 'short'] as const),
    ...['screw m8x40', 'M8×40', 'M8 x 40'].map((written) => [written, 'sign'] as const),
    ...['M8x35', 'M8×35'].map((written) => [written, 'spaces'] as const),
    ...['120x80x6', '120 x 80 x 6'].map((written) => [written, 'beam'] as const),
    ['120×80×5', 'otherBeam'],
    ['3 x 1.5', 'cable'],
  ] as const) {
    const { files } = await find(lexicalEmbedder, question);
    t.equal(files[0], name, question);
  }
});
