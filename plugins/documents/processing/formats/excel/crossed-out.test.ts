import { test } from 'tap';
import { buildOpenDocument, buildXlsx } from '../../../../../test/fixtures/documents/build-office.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const expected = [
  'Machine; Place; Value',
  'Machine: ~~Mill~~; Place: Hall 2; Value: ~~8900~~',
  'Machine: Saw ~~old~~ new',
]
  .concat('Machine: Lathe; Place: Hall 1; Value: 12')
  .join('\n');

await test('cells of Excel that are crossed out are marked, and so are parts of their text', async (t) => {
  const styles = `<styleSheet><fonts><font><b/></font><font><strike/></font><font><strike val="0"/></font></fonts>
    <dxfs><dxf><font><strike/></font></dxf></dxfs>
    <cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2"/></cellXfs></styleSheet>`;
  const shared =
    '<sst><si><r><t xml:space="preserve">Saw </t></r><r><rPr><strike/></rPr><t>old</t></r><r><rPr><strike val="0"/></rPr><t xml:space="preserve"> new</t></r></si></sst>';
  const cell = (place: string, text: string, style = 0): string =>
    `<c r="${place}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = [
    cell('A1', 'Machine') + cell('B1', 'Place') + cell('C1', 'Value'),
    `${cell('A2', 'Mill', 1) + cell('B2', 'Hall 2', 2)}<c r="C2" s="1"><v>8900</v></c><c r="D2" s="1"/>`,
    '<c r="A3" t="s"><v>0</v></c>',
    `${cell('A4', 'Lathe') + cell('B4', 'Hall 1')}<c r="C4"><v>12</v></c>`,
  ];
  const sheet = rows.map((row, index) => `<row r="${index + 1}">${row}</row>`).join('');
  const parts = { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared };
  t.equal((await processFixture(buildXlsx(sheet, parts), 'xlsx')).text, expected);
});

await test('cells of OpenDocument that are crossed out are marked, and so are parts of their text', async (t) => {
  const style = (name: string, line: string, family = 'table-cell'): string =>
    `<style:style style:name="${name}" style:family="${family}"><style:text-properties style:text-line-through-style="${line}"/></style:style>`;
  const cell = (text: string, cellStyle = 'plain'): string =>
    `<table:table-cell table:style-name="${cellStyle}"><text:p>${text}</text:p></table:table-cell>`;
  const rows = [
    cell('Machine') + cell('Place') + cell('Value'),
    `${cell('Mill', 'gone') + cell('Hall 2')}<table:table-cell table:style-name="gone"><text:p>8900</text:p></table:table-cell>`,
    cell('Saw <text:span text:style-name="struck">old</text:span> new'),
    cell('Lathe') + cell('Hall 1') + cell('12'),
  ];
  const table = rows.map((row) => `<table:table-row>${row}</table:table-row>`).join('');
  const content = `${style('gone', 'solid')}${style('struck', 'solid', 'text')}${style('plain', 'none')}<table:table table:name="S">${table}</table:table>`;
  const { text } = await processFixture(buildOpenDocument('spreadsheet', content), 'ods');
  t.equal(text, expected);
});

await test('raised digits of workbooks and OpenDocument do not become part of the number before them', async (t) => {
  const raised = (text: string): string => `<r><rPr><vertAlign val="superscript"/></rPr><t>${text}</t></r>`;
  const shared = `<sst><si><r><t>8412</t></r>${raised('1')}</si></sst>`;
  const inline = `<c r="B1" t="inlineStr"><is><r><t>3 x 10</t></r>${raised('5')}<r><t xml:space="preserve"> kg</t></r></is></c>`;
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c>${inline}</row>`;
  t.equal(
    (await processFixture(buildXlsx(sheet, { 'xl/sharedStrings.xml': shared }), 'xlsx')).text,
    '8412^1; 3 x 10^5 kg',
  );

  const style =
    '<office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style></office:automatic-styles>';
  const words =
    '<text:p>In 2018<text:span text:style-name="T1">3</text:span>: 5 x 10<text:span text:style-name="T1">6</text:span> l</text:p>';
  const cells = `<table:table table:name="S"><table:table-row><table:table-cell>${words}</table:table-cell></table:table-row></table:table>`;
  const flat = (kind: string, body: string): string =>
    `<office:document xmlns:office="o" xmlns:style="s" xmlns:text="t" xmlns:table="b" office:mimetype="application/vnd.oasis.opendocument.${kind}">${style}<office:body>${body}</office:body></office:document>`;
  t.equal((await processFixture(flat('text', words), 'fodt')).text, 'In 2018^3: 5 x 10^6 l');
  t.equal((await processFixture(flat('spreadsheet', cells), 'fods')).text, 'In 2018^3: 5 x 10^6 l');
});
