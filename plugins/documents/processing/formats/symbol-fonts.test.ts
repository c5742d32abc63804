import { test } from 'tap';
import {
  buildDocx,
  buildOpenDocument,
  buildXlsx,
  relationships,
} from '../../../../test/fixtures/documents/build-office.js';
import { buildZip } from '../../../../test/fixtures/documents/build-zip.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

const textOf = async (bytes: Buffer | string, extension: string): Promise<string> =>
  (await processFixture(Buffer.from(bytes), extension)).text;

await test('letters of Symbol and Wingdings in Word are what they show: as symbols, and as text in such a font', async (t) => {
  const run = (text: string, font?: string): string =>
    `<w:r><w:rPr>${font === undefined ? '' : `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`}</w:rPr>${text}</w:r>`;
  const words = (text: string, font?: string): string => run(`<w:t xml:space="preserve">${text}</w:t>`, font);
  const symbol = (font: string, code: string): string => run(`<w:sym w:font="${font}" w:char="${code}"/>`);
  const body = [
    words('5 '),
    symbol('Symbol', 'F06D'),
    words('g at 40 '),
    words('\uf0b0', 'Symbol'),
    words('C '),
    words('b', 'Symbol'),
    words(' b, signed '),
    symbol('Wingdings', 'F0FE'),
    symbol('Wingdings', 'F0A8'),
    words(' plain'),
    symbol('constructor', 'F041'),
    words('end'),
  ].join('');
  t.equal(await textOf(buildDocx(`<w:p>${body}</w:p>`), 'docx'), '5 μg at 40 °C β b, signed ☑☐ plain end');
});

await test('so are those of PowerPoint: of a run in such a font, and of the private area', async (t) => {
  const run = (text: string, font = ''): string => `<a:r><a:rPr>${font}</a:rPr><a:t>${text}</a:t></a:r>`;
  const runs = [
    run('5 '),
    run('m', '<a:latin typeface="Symbol"/>'),
    run('g'),
    run(' \uf0e0 more', '<a:sym typeface="Wingdings"/>'),
    run(' m'),
  ];
  const pptx = buildZip({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml':
      '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships({ rId1: ['slide', 'slides/slide1.xml'] }),
    'ppt/slides/slide1.xml': `<p:sld xmlns:p="p" xmlns:a="a"><p:sp><a:p>${runs.join('')}<a:endParaRPr><a:latin typeface="Symbol"/></a:endParaRPr></a:p><a:p>${run('m')}</a:p></p:sp></p:sld>`,
  });
  t.equal(await textOf(pptx, 'pptx'), '5 μg → more m\n\nm');
});

await test('so are those of OpenDocument, whose fonts have names of their own', async (t) => {
  const content = `<office:font-face-decls xmlns:office="office" xmlns:style="style" xmlns:svg="svg"><style:font-face style:name="Symbol1" svg:font-family="Symbol"/></office:font-face-decls>
    <office:automatic-styles xmlns:office="office" xmlns:style="style"><style:style style:name="T1" style:family="text"><style:text-properties style:font-name="Symbol1"/></style:style></office:automatic-styles>
    <text:p>40 <text:span text:style-name="T1">\uf0b1</text:span>2 <text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とうきょう</text:ruby-text></text:ruby>へ</text:p>`;
  t.equal(await textOf(buildOpenDocument('text', content), 'odt'), '40 ±2 東京へ');
});

await test('so are those of RTF: bytes, Unicode characters, and fields that insert them', async (t) => {
  const fonts = '{\\fonttbl{\\f0 Arial;}{\\f3\\fcharset2{\\*\\panose 05}Symbol;}{\\f4\\fcharset2 Wingdings;}}';
  const field = '{\\field{\\*\\fldinst SYMBOL 109 \\\\f "Symbol" \\\\s 12}{\\fldrslt\\f3\\fs24}}';
  t.equal(
    await textOf(
      `{\\rtf1\\ansi\\ansicpg1251${fonts}\\f0 5 {\\f3 m}g, ${field}m, {\\f3\\'b3} 4 {\\f3\\u-3920?}C {\\f4\\'fe} m\\par}`,
      'rtf',
    ),
    '5 μg, μm, ≥ 4 °C ☑ m',
  );
});

await test('so are those of web pages and messages, until another font begins', async (t) => {
  t.equal(
    await textOf(
      `<html><body><p>5 <font face="Symbol">m</font>g <span style='font-family:Wingdings'>à</span> à <span style="color:red;font-family:Symbol">a<span style='font:7.0pt "Times New Roman"'>a</span>b</span> a</p></body></html>`,
      'html',
    ),
    '5 μg → à αaβ a',
  );
});

await test('so are those of parts of a cell', async (t) => {
  const shared =
    '<sst xmlns="x"><si><r><t xml:space="preserve">5 </t></r><r><rPr><rFont val="Symbol"/></rPr><t>m</t></r><r><rPr><rFont val="Arial"/></rPr><t>g m</t></r></si></sst>';
  const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
  t.equal(await textOf(buildXlsx(row, { 'xl/sharedStrings.xml': shared }), 'xlsx'), '5 μg m');
});
