import { test } from 'tap';
import { assemble, stream } from '../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';
import { turnReversed } from './reversed-lines.js';

const page = (...texts: readonly string[]) => texts.map((text) => ({ text, size: 11 }));
const backwards = (text: string): string => Array.from(text).toReversed().join('');

const hebrew = 'שלום לכם, אנחנו שומרים על הסכרים בנהרות ובתעלות';
const arabic = 'الحارس يفتح البوابة في الصباح الباكر عندما تكون المياه مرتفعة';

await test('Hebrew and Arabic that a simple program has drawn in the order of the text are turned around', (t) => {
  for (const text of [hebrew, arabic]) {
    t.strictSame(turnReversed(page(backwards(text), 'A line in English')), page(text, 'A line in English'));
    t.strictSame(turnReversed(page(text)), page(text), 'what is right stays');
  }
  t.end();
});

await test('numbers, names and addresses in it keep their direction', (t) => {
  const shown = backwards(hebrew);
  t.strictSame(
    turnReversed(page(shown, '12.345,60 ריחמ ,a.b@example.com בותכ'))[1]?.text,
    'כתוב a.b@example.com, מחיר 12.345,60',
  );
  t.end();
});

await test('a few words say nothing about a page', (t) => {
  const few = page('םולש');
  t.strictSame(turnReversed(few), few);
  t.end();
});

await test('lam and alef in one shape come in the order in which they are written', async (t) => {
  // What is drawn, from left to right: ة ث ﻻ ث, and ل ا م for comparison, whose alef is a shape of its own.
  const names =
    '1 beginbfrange\n<41> <41> <0629>\nendbfrange\n6 beginbfchar\n<42> <062B>\n<43> <06440627>\n<44> <0645>\n<45> <0627>\n<46> <0644>\n<20> <0020>\nendbfchar';
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def 1 begincodespacerange <00> <FF> endcodespacerange\n${names}\nendcmap end end`;
  const document = assemble(
    new Map([
      [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
      [2, Buffer.from('<</Type/Pages/Count 1/Kids[3 0 R]>>')],
      [
        3,
        Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>'),
      ],
      [4, stream('', Buffer.from('BT /F 14 Tf 60 700 Td (ABCB DFE) Tj ET'))],
      [5, Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>')],
      [6, stream('', Buffer.from(map))],
    ]),
  );
  t.equal((await processFixture(document, 'pdf')).text, 'الم ثلاثة');
});
