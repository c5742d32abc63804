import { test } from 'tap';
import { type BookType, write } from '@e965/xlsx';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { buildOpenDocument, buildXlsx } from '../../../../../test/fixtures/documents/build-office.js';

const cell = (place: string, text: string): string => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

await test('characters that Excel writes as escapes are read as they are meant', async (t) => {
  const shared = '<sst xmlns="x"><si><t>two_x000D_\nlines</t></si><si><t>a literal _x005F_x000D_</t></si></sst>';
  const comments =
    '<comments xmlns="x"><commentList><comment ref="A1"><text><t>a_x000D_b</t></text></comment></commentList></comments>';
  const rows =
    `<row r="1">${cell('A1', 'Name')}${cell('B1', 'Note')}</row><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c></row>` +
    `<row r="3">${cell('A3', 'in_x0009_place')}<c r="B3" t="str"><f>A2</f><v>one_x000D_two</v></c></row>`;
  const { text } = await processFixture(
    buildXlsx(rows, { 'xl/sharedStrings.xml': shared, 'xl/comments1.xml': comments }),
    'xlsx',
  );
  t.match(text, 'two lines: a literal _x000D_\n');
  t.match(text, 'in place: one two');
  t.match(text, /a\s+b/);
});

await test('dates are shown with dots, whether the format has them escaped or not', async (t) => {
  const codes = [
    'dd.mm.yyyy',
    'dd\\.mm\\.yyyy',
    '[$-407]d. mmmm yyyy;@',
    'dd.mm.yyyy hh:mm',
    'd.m. "at ."hh.mm',
    'ss.00',
  ];
  const formats = codes.map(
    (code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  );
  const styles = codes.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  const cells = codes.map((_, index) => `<c r="${'ABCDEF'[index]}1" s="${index}"><v>45000.75</v></c>`);
  const { text } = await processFixture(
    buildXlsx(`<row r="1">${cells.join('')}</row>`, {
      'xl/styles.xml': `<styleSheet xmlns="x"><numFmts>${formats.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    }),
    'xlsx',
  );
  t.equal(text, '15.03.2023; 15.03.2023; 15. March 2023; 15.03.2023 18:00; 15.3. at .18.00; 00.00');
});

await test('dates of older workbooks are shown with dots, too', async (t) => {
  const sheet = { '!ref': 'A1:B1', A1: { t: 'n', v: 45_000, z: 'dd.mm.yyyy' }, B1: { t: 'n', v: 1.5, z: '0.00' } };
  for (const bookType of ['xls', 'biff5', 'xlsb', 'xlml'] satisfies BookType[]) {
    const bytes: Buffer = write({ SheetNames: ['S'], Sheets: { S: sheet } }, { type: 'buffer', bookType });
    t.equal((await processFixture(bytes, 'xls')).text, '15.03.2023; 1.50', bookType);
  }
});

await test('shares with a space before their sign, and texts beside a number of the general format, are shown', async (t) => {
  const formats: readonly (readonly [code: string, value: number, shown: string])[] = [
    ['0.00\\ %', 0.333, '33.30%'],
    ['0&quot; &quot;%', 0.19, '19%'],
    ['0.0 %;-0.0 %', -0.052, '-5.2%'],
    ['0&quot; %&quot;', 19, '19 %'],
    ['General&quot; kg&quot;', 5.25, '5.25 kg'],
    ['General&quot; kg&quot;', -5.25, '-5.25 kg'],
    ['General;[Red]\\-General', -2, '-2'],
    ['&quot;General &quot;0', 7, 'General 7'],
  ];
  const codes = formats.map(([code], index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`);
  const styles = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  const rows = formats.map(
    ([, value], index) => `<row r="${index + 1}"><c r="A${index + 1}" s="${index}"><v>${value}</v></c></row>`,
  );
  const { text } = await processFixture(
    buildXlsx(rows.join(''), {
      'xl/styles.xml': `<styleSheet xmlns="x"><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    }),
    'xlsx',
  );
  t.strictSame(
    text.split('\n'),
    formats.map(([, , shown]) => shown),
  );
});

await test('so they are in workbooks of old Excel and in binary ones', async (t) => {
  const sheet = {
    '!ref': 'A1:A2',
    A1: { t: 'n', v: 0.19, z: '0\\ %' },
    A2: { t: 'n', v: 5, z: 'General" kg"' },
  } as const;
  for (const bookType of ['xls', 'xlsb'] satisfies BookType[]) {
    const bytes: Buffer = write({ SheetNames: ['S'], Sheets: { S: sheet } }, { type: 'buffer', bookType });
    t.equal((await processFixture(bytes, 'xls')).text, '19%\n5 kg', bookType);
  }
});

await test('whole numbers of the general format have all their digits', async (t) => {
  const row =
    '<row r="1"><c r="A1"><v>4006381333931</v></c><c r="B1"><v>-356938035643809</v></c><c r="C1"><v>0.30000000000000004</v></c><c r="D1"><v>1E+21</v></c></row>';
  t.equal((await processFixture(buildXlsx(row), 'xlsx')).text, '4006381333931; -356938035643809; 0.3; 1E+21');
  const sheet = { '!ref': 'A1:A1', A1: { t: 'n', v: 4_006_381_333_931 } } as const;
  const bytes: Buffer = write({ SheetNames: ['S'], Sheets: { S: sheet } }, { type: 'buffer', bookType: 'xls' });
  t.equal((await processFixture(bytes, 'xls')).text, '4006381333931');
});

await test('cells of OpenDocument that have a value and no text are read, but not where their text is hidden', async (t) => {
  const cell = (type: string, value: string, text = ''): string =>
    `<table:table-cell office:value-type="${type}" ${value}>${text}</table:table-cell>`;
  const rows = [
    cell('float', 'office:value="4006381333931"'),
    cell('percentage', 'office:value="0.07"'),
    cell('currency', 'office:value="12.5" office:currency="EUR"'),
    cell('date', 'office:date-value="2031-05-03T08:30:00"'),
    cell('time', 'office:time-value="PT14H30M00S"'),
    cell('boolean', 'office:boolean-value="true"'),
    cell('string', 'office:string-value="gate"'),
    cell('float', 'office:value="99"', '<text:p>as shown</text:p>'),
    cell('float', 'office:value="99"', '<text:p></text:p>'),
    cell('float', 'office:value="99"', '<text:p text:style-name="P1">secret</text:p>'),
  ].map((written) => `<table:table-row>${written}</table:table-row>`);
  const content = `<office:automatic-styles><style:style style:name="P1" style:family="paragraph"><style:text-properties text:display="none"/></style:style></office:automatic-styles><table:table table:name="S">${rows.join('')}</table:table>`;
  t.equal(
    (await processFixture(buildOpenDocument('spreadsheet', content), 'ods')).text,
    '4006381333931\n7%\n12.5 EUR\n2031-05-03 08:30:00\n14:30:00\nTRUE\ngate\nas shown',
  );
});
