import { utils, write } from '@e965/xlsx';
import { test } from 'tap';
import {
  buildDocx,
  buildOpenDocument,
  buildXlsx,
  relationships,
  wordParagraph,
  wordTable,
} from '../../../../test/fixtures/documents/build-office.js';
import { buildZip } from '../../../../test/fixtures/documents/build-zip.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

const styles = `<?xml version="1.0"?><w:styles xmlns:w="w">
  <w:style w:type="character" w:styleId="Note"><w:name w:val="Note"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Note2"><w:name w:val="Note 2"/><w:basedOn w:val="Note"/></w:style>
  <w:style w:type="character" w:styleId="Shown"><w:name w:val="Shown"/><w:basedOn w:val="Note"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Form"><w:name w:val="Form"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;

await test('text that Word does not show is not read', async (t) => {
  const body = [
    `<w:p>${run('Seen, ')}${run('secret ', '<w:vanish/>')}${run('shown again, ', '<w:vanish w:val="false"/>')}${run('secret ', '<w:rStyle w:val="Note2"/>')}${run('by style, ', '<w:rStyle w:val="Shown"/>')}${run('end.')}</w:p>`,
    `<w:p><w:pPr><w:pStyle w:val="Form"/></w:pPr>${run('secret form')}${run('Made visible.', '<w:vanish w:val="0"/>')}</w:p>`,
    `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('Only its mark is hidden.')}</w:p>`,
    `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t><w:tab/><w:txbxContent>${wordParagraph('secret box')}</w:txbxContent></w:r></w:p>`,
    wordParagraph('The last one.'),
  ];
  const { text } = await processFixture(buildDocx(body.join(''), { 'word/styles.xml': styles }), 'docx');
  t.equal(text, 'Seen, shown again, by style, end.\n\nMade visible.\n\nOnly its mark is hidden.\n\nThe last one.');
});

await test('text of Word looks as its style says: white, a speck or raised; also in Word 2003 XML', async (t) => {
  const look = (id: string, properties: string, type = 'character'): string =>
    `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/><w:rPr>${properties}</w:rPr></w:style>`;
  const looks = [
    look('Gone', '<w:vanish/>'),
    look('White', '<w:color w:val="FFFFFF"/>'),
    look('Speck', '<w:sz w:val="2"/>'),
    look('Power', '<w:vertAlign w:val="superscript"/>'),
    look('Pale', '<w:color w:val="FFFFFF"/>', 'paragraph'),
  ].join('');
  const styled = (text: string, style: string, more = ''): string => run(text, `<w:rStyle w:val="${style}"/>${more}`);
  const box = `<w:r><w:pict><w:txbxContent>${wordParagraph('On a box.')}</w:txbxContent></w:pict></w:r>`;
  const body = [
    `<w:p>${run('Seen, ')}${styled('secret ', 'Gone')}${styled('secret ', 'White')}${styled('in red, ', 'White', '<w:color w:val="FF0000"/>')}${styled('secret ', 'Speck')}${run('10')}${styled('6', 'Power')}.</w:p>`,
    `<w:p><w:pPr><w:pStyle w:val="Pale"/></w:pPr>${run('secret')}${box}</w:p>`,
  ].join('');
  const seen = ['Seen, in red, 10^6', 'On a box.'];
  const docx = await processFixture(
    buildDocx(body, { 'word/styles.xml': `<w:styles xmlns:w="w">${looks}</w:styles>` }),
    'docx',
  );
  t.strictSame(docx.text.split(/\n+/), seen);
  const xml = `<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:styles>${looks}</w:styles><w:body>${body}</w:body></w:wordDocument>`;
  const old = await processFixture(xml, 'xml');
  t.strictSame(old.text.split(/\n+/), seen);
  t.equal(old.summary.warning, docx.summary.warning);
  t.equal(old.summary.warning, 'Hidden text was left out: 24 characters.');
});

await test('a row that was deleted from a table of Word is not read, inserted ones are', async (t) => {
  const table = wordTable([
    ['Land', 'Rate'],
    ['Gone', '1'],
    ['New', '2'],
  ]);
  const marked = table
    .replace(/<w:tr>(?=<w:tc>.{0,60}Gone)/, '<w:tr><w:trPr><w:del w:author="A"/></w:trPr>')
    .replace(/<w:tr>(?=<w:tc>.{0,60}New)/, '<w:tr><w:trPr><w:ins w:author="A"/></w:trPr>');
  const { text } = await processFixture(buildDocx(marked), 'docx');
  t.equal(text, 'Land | Rate\nNew | 2');
});

await test('text that an OpenDocument file does not show is not read', async (t) => {
  const content = `<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>
    <style:style style:name="T1" style:family="paragraph"><style:text-properties text:display="none"/></style:style>
    <style:style style:name="T2" style:family="text"><style:text-properties fo:color="#000000"/></style:style>
    <style:style style:name="T3" style:family="text" style:parent-style-name="T1"/>
    <text:p>Seen,<text:span text:style-name="T1"> secret<text:tab/></text:span><text:span text:style-name="T2"> in colour</text:span><text:span text:style-name="T3"> secret</text:span>.</text:p>
    <text:p text:style-name="T1">secret</text:p>
    <text:section text:name="Prices" text:display="none"><text:p>secret</text:p></text:section>
    <text:section text:name="Terms"><text:p>A section.</text:p></text:section>
    <table:table table:name="T1" table:style-name="T1"><table:table-row><table:table-cell><text:p>A table whose style has this name too.</text:p></table:table-cell></table:table-row></table:table>`;
  const { text } = await processFixture(buildOpenDocument('text', content), 'odt');
  t.equal(text, 'Seen, in colour.\n\nA section.\n\nA table whose style has this name too.');
});

await test('text that an OpenDocument file crosses out is marked', async (t) => {
  const content = `<style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>
    <style:style style:name="T1" style:family="paragraph"><style:text-properties style:text-line-through-style="solid"/></style:style>
    <style:style style:name="T2" style:family="text"><style:text-properties style:text-line-through-style="none"/></style:style>
    <text:p>Fee: <text:span text:style-name="T1">40<text:span text:style-name="T3"> euros</text:span></text:span> 55</text:p>
    <text:p text:style-name="T1">All of it, <text:span text:style-name="T2">but this.</text:span></text:p>`;
  const { text } = await processFixture(buildOpenDocument('text', content), 'odt');
  t.equal(text, 'Fee: ~~40 euros~~ 55\n\n~~All of it, ~~but this.');
});

const odfStyles = `<style:style style:name="White" style:family="text"><style:text-properties fo:color="#fefefe"/></style:style>
  <style:style style:name="White" style:family="paragraph"><style:text-properties fo:color="#ffffff"/></style:style>
  <style:style style:name="White" style:family="table-cell"><style:text-properties fo:color="#ffffff"/></style:style>
  <style:style style:name="Navy" style:family="table-cell"><style:table-cell-properties fo:background-color="#000080"/><style:text-properties fo:color="#ffffff"/></style:style>
  <style:style style:name="Alarm" style:family="table-cell" style:parent-style-name="White"><style:map style:condition="cell-content()=1" style:apply-style-name="Red"/></style:style>
  <style:style style:name="Box" style:family="paragraph" style:parent-style-name="White"><style:paragraph-properties fo:background-color="#000080"/></style:style>
  <style:style style:name="Plain" style:family="text"><style:text-properties style:use-window-font-color="true"/></style:style>
  <style:style style:name="Speck" style:family="text"><style:text-properties fo:font-size="1pt"/></style:style>`;

await test('white text and specks of OpenDocument are not read, on a colour they are', async (t) => {
  const span = (style: string, words: string) => `<text:span text:style-name="${style}">${words}</text:span>`;
  const cell = (style: string, words: string) =>
    `<table:table-cell table:style-name="${style}"><text:p>${span('White', words)}</text:p></table:table-cell>`;
  const content = `<text:p>Seen${span('White', ' secret')}${span('Speck', ' secret')}, end.</text:p>
    <text:p text:style-name="White">secret${span('Plain', 'On paper')}<office:annotation><text:p>A remark.</text:p></office:annotation></text:p>
    <text:p text:style-name="Box">On navy.</text:p>
    <text:p>${span('White', '<draw:frame><draw:text-box><text:p text:style-name="White">In a frame.</text:p></draw:text-box></draw:frame>')}</text:p>
    <table:table><table:table-row>${cell('Navy', 'Gate')}${cell('White', 'secret')}</table:table-row></table:table>`;
  const styles = (more = '') => ({
    'styles.xml': `<office:document-styles><office:styles>${odfStyles}</office:styles>${more}</office:document-styles>`,
  });
  const { text, summary } = await processFixture(buildOpenDocument('text', content, styles()), 'odt');
  t.equal(text, 'Seen, end.\n\nOn paper\n\nA remark.\n\nOn navy.\n\nIn a frame.\n\nGate');
  t.equal(summary.warning, 'Hidden text was left out: 24 characters.');
  const page = styles('<style:page-layout-properties fo:background-color="#000080"/>');
  const dark = await processFixture(buildOpenDocument('text', content, page), 'odt');
  t.match(dark.text, 'On navy.', 'nothing is white on white where the pages have a colour');
  t.equal(dark.summary.warning, 'Hidden text was left out: 6 characters.');
});

await test('white cells of an OpenDocument sheet are not read, on a colour or with one under a condition they are', async (t) => {
  const cell = (style: string, words: string) =>
    `<table:table-cell table:style-name="${style}"><text:p>${words}</text:p></table:table-cell>`;
  const rows = ['White', 'Navy', 'Alarm'].map((style) => `<table:table-row>${cell(style, style)}</table:table-row>`);
  const content = `${odfStyles}<table:table table:name="S">${rows.join('')}</table:table>`;
  const { text } = await processFixture(buildOpenDocument('spreadsheet', content), 'ods');
  t.equal(text, 'Navy\nAlarm');
});

await test('text that RTF crosses out is marked, also in tables and beside notes', async (t) => {
  const body = String.raw`{\rtf1\ansi{\stylesheet{\s1\strike heading 1;}}Fee: {\strike 40 \b euros}\striked1  or 45\striked0  55.\par
\strike Gone{\footnote\plain A note.}\plain , kept.\par\intbl Gate\cell\strike 5\cell\strike0 6\cell\row\pard\s1 Terms\par\pard Paid.\par}`;
  const { chunks } = await processFixture(body, 'rtf');
  t.strictSame(
    chunks.map(({ headings, text }) => [headings, text]),
    [
      [[], 'Fee: ~~40 euros or 45~~ 55.\n\n~~Gone~~, kept.\n\nA note.\n\nGate | ~~5~~ | 6'],
      [['Terms'], 'Terms\n\nPaid.'],
    ],
  );
});

await test('text that PowerPoint crosses out is marked', async (t) => {
  const run = (text: string, strike: string): string => `<a:r><a:rPr strike="${strike}"/><a:t>${text}</a:t></a:r>`;
  const runs = `${run('40', 'sngStrike')}${run(' euros', 'dblStrike')}${run(' 55', 'noStrike')}`;
  const paragraph = `<a:p><a:r><a:t>Fee: </a:t></a:r>${runs}<a:r><a:t>!</a:t></a:r></a:p>`;
  const file = buildZip({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="a"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships({ a: ['slide', 'slides/slide1.xml'] }),
    'ppt/slides/slide1.xml': `<p:sld><p:cSld><p:spTree><p:sp><p:txBody>${paragraph}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
  });
  t.equal((await processFixture(file, 'pptx')).text, 'Fee: ~~40 euros~~ 55!');
});

await test('text that was deleted from RTF with the change recorded is not read', async (t) => {
  const body = String.raw`{\rtf1\ansi Kept, {\deleted gone }{\revised inserted, }\deleted gone\u8364? \deleted0 kept.\par}`;
  const { text, summary } = await processFixture(body, 'rtf');
  t.equal(text, 'Kept, inserted, kept.');
  t.equal(summary.warning, 'Hidden text was left out: 8 characters.');
});

await test('white text and specks of Word are not read, on a colour they are', async (t) => {
  const white = '<w:color w:val="FEFEFE"/>';
  const cell = (words: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr><w:p>${run(words, white)}</w:p></w:tc>`;
  const dark = '<w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>';
  const body = [
    `<w:p>${run('Seen', '<w:color w:val="FF0000"/>')}${run(' secret', white)}${run(' secret', '<w:sz w:val="2"/>')}${run(', end.', '<w:sz w:val="16"/>')}</w:p>`,
    `<w:p>${dark}${run('On blue.', white)}</w:p>`,
    `<w:p>${run('On black.', `${white}<w:highlight w:val="black"/>`)}${run('secret', `${white}<w:shd w:fill="auto"/>`)}</w:p>`,
    `<w:p><w:pPr><w:pStyle w:val="Box"/></w:pPr>${run('On a style.', white)}</w:p>`,
    `<w:tbl><w:tr>${cell('Gate', '<w:shd w:val="clear" w:fill="1F3864"/>')}${cell('secret')}</w:tr></w:tbl>`,
    `<w:tbl><w:tblPr><w:tblStyle w:val="Bands2"/></w:tblPr><w:tr>${cell('Toll')}</w:tr></w:tbl>`,
    `<w:p><w:r><w:txbxContent><w:tbl><w:tr>${cell('In a box')}</w:tr></w:tbl></w:txbxContent></w:r></w:p>`,
  ];
  const coloured = `<w:styles><w:style w:type="table" w:styleId="Bands"><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr></w:tblStylePr></w:style>
    <w:style w:type="table" w:styleId="Bands2"><w:basedOn w:val="Bands"/></w:style>
    <w:style w:type="paragraph" w:styleId="Box"><w:pPr><w:shd w:fill="1F3864"/></w:pPr></w:style></w:styles>`;
  const file = buildDocx(body.join(''), { 'word/styles.xml': coloured });
  const { text, summary } = await processFixture(file, 'docx');
  t.equal(text, 'Seen, end.\n\nOn blue.\n\nOn black.\n\nOn a style.\n\nGate\nToll\nIn a box');
  t.equal(summary.warning, 'Hidden text was left out: 24 characters.');
  const behind = `<w:p><w:r><wp:anchor behindDoc="1"/></w:r>${run('Annual report', white)}</w:p>`;
  t.equal((await processFixture(buildDocx(behind), 'docx')).text, 'Annual report');
});

await test('white text and specks of RTF are not read, on a colour they are', async (t) => {
  const body = String.raw`{\rtf1\ansi{\colortbl;\red255\green255\blue255;\red0\green0\blue128;\red255\green0\blue0;}
\pard\plain Seen{\cf1  secret}{\fs2  secret}{\fs16\cf3 , end.}\par
{\cf1 secret\u8364? {\cf0 On paper.}\plain  Again.}\par
\pard\cbpat2\cf1 On navy.\par\pard {\highlight2 On a mark.} secret\par
\trowd\clcbpat2\cellx100\cellx200\intbl Gate\cell Toll\cell\row\trowd\clcbpat1\cellx100\cellx200\intbl secret\cell\cf0 1\cell\row
\pard\cf1{\shp{\*\shpinst{\shptxt\pard\cf1 In a box.\par}}}\par}`;
  const { text, summary } = await processFixture(body.replaceAll('\n', ''), 'rtf');
  t.equal(text, 'Seen, end.\n\nOn paper. Again.\n\nOn navy.\n\nOn a mark.\n\nGate | Toll\n1\n\nIn a box.');
  t.equal(summary.warning, 'Hidden text was left out: 30 characters.');
});

await test('what PowerPoint does not show on a slide is not read', async (t) => {
  const shape = (text: string, [x, y]: readonly [number, number], hidden = '0') =>
    `<p:sp><p:nvSpPr><p:cNvPr hidden="${hidden}"/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="400" cy="100"/></a:xfrm></p:spPr>
     <p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr hidden="1"/></p:nvGrpSpPr>${shape('secret group', [0, 0])}</p:grpSp>`;
  const moved = `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900" cy="500"/></a:xfrm></p:grpSpPr>${shape('In a group', [5000, 0])}</p:grpSp>`;
  const shown = shape('Seen', [-300, 0]) + moved + shape('Last', [900, 500]);
  const hidden =
    shape('secret', [10, 10], '1') + shape('secret left', [-401, 0]) + shape('secret below', [0, 501]) + group;
  const file = buildZip({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml':
      '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="a"/></p:sldIdLst><p:sldSz cx="900" cy="500"/></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships({ a: ['slide', 'slides/slide1.xml'] }),
    'ppt/slides/slide1.xml': `<p:sld><p:cSld><p:spTree>${hidden}${shown}</p:spTree></p:cSld></p:sld>`,
  });
  const { text, summary } = await processFixture(file, 'pptx');
  t.equal(text, 'Seen\n\nIn a group\n\nLast');
  t.equal(summary.warning, 'Hidden text was left out: 41 characters.');
});

await test('letters of a slide in the colour of what is behind them, clear ones and specks are not read', async (t) => {
  const solid = (colour: string) => `<a:solidFill>${colour}</a:solidFill>`;
  const [white, paper] = ['<a:srgbClr val="FFFFFF"/>', '<a:schemeClr val="bg1"/>'];
  const blue = '<a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr>';
  const shape = (text: string, letters: string, fill = '<a:noFill/>') =>
    `<p:sp><p:spPr>${fill}</p:spPr><p:txBody><a:p><a:r>${letters.startsWith('<a:rPr') ? letters : `<a:rPr>${letters}</a:rPr>`}<a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const onWhite = [
    shape('secret', solid(white)),
    shape('secret', solid(paper)),
    shape('secret', solid('<a:srgbClr val="000000"><a:alpha val="0"/></a:srgbClr>')),
    shape('secret', '<a:noFill/>'),
    shape('secret', '<a:rPr sz="100"/>'),
    shape('Outlined', `<a:ln><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln>${solid(white)}`),
    shape('Marked', `${solid(white)}<a:highlight><a:srgbClr val="000000"/></a:highlight>`),
    shape('secret', solid(blue), solid(blue)),
    shape('On blue', solid(white), solid(blue)),
    shape('Over it', solid(white)),
  ].join('');
  const slide = (shapes: string, background = '') =>
    `<p:sld><p:cSld>${background}<p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
  const master = (colour: string) =>
    `<p:sldMaster><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="${colour}"/></p:bgRef></p:bg><p:spTree/></p:cSld><p:clrMap bg1="lt1"/></p:sldMaster>`;
  const dark = `<p:bg><p:bgPr>${solid('<a:srgbClr val="000000"/>')}</p:bgPr></p:bg>`;
  const file = (colour: string) =>
    buildZip({
      '[Content_Types].xml': '<Types/>',
      'ppt/slides/slide1.xml': slide(onWhite),
      'ppt/slides/slide2.xml': slide(shape('On black', solid(white)), dark),
      ...Object.fromEntries(
        [1, 2].map((number) => [
          `ppt/slides/_rels/slide${number}.xml.rels`,
          relationships({ a: ['slideLayout', '../slideLayouts/one.xml'] }),
        ]),
      ),
      'ppt/slideLayouts/one.xml': '<p:sldLayout><p:cSld><p:spTree/></p:cSld></p:sldLayout>',
      'ppt/slideLayouts/_rels/one.xml.rels': relationships({ a: ['slideMaster', '../slideMasters/one.xml'] }),
      'ppt/slideMasters/one.xml': master(colour),
      'ppt/slideMasters/_rels/one.xml.rels': relationships({ a: ['theme', '../theme/one.xml'] }),
      'ppt/theme/one.xml':
        '<a:theme><a:clrScheme><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1></a:clrScheme></a:theme>',
    });
  const { text, summary } = await processFixture(file('bg1'), 'pptx');
  t.equal(text.replace(/\n+/g, ', '), 'Outlined, Marked, On blue, Over it, On black');
  t.equal(summary.warning, 'Hidden text was left out: 36 characters.');
  const onDark = (await processFixture(file('tx2'), 'pptx')).text.replace(/\n+/g, ', ');
  t.equal(onDark, 'secret, secret, Outlined, Marked, On blue, Over it, On black', 'white letters on a dark master');
});

await test('cells that a sheet does not show are not read, unless something else may colour them', async (t) => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode=";;;"/></numFmts>
    <fonts><font/><font><color rgb="FFFFFFFF"/></font><font><color theme="0"/></font><font><sz val="1"/></font></fonts>
    <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor theme="4"/></patternFill></fill></fills>
    <cellXfs><xf/><xf fontId="1"/><xf fontId="2"/><xf fontId="3"/><xf numFmtId="164"/><xf fontId="1" fillId="1"/></cellXfs></styleSheet>`;
  const texts = ['Gate', 'secret', 'secret', 'secret', 'secret', 'On blue'];
  const cells = texts.map((text, style) => `<c s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const file = (after = '') =>
    buildXlsx('', {
      'xl/styles.xml': styles,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cells}</row></sheetData>${after}</worksheet>`,
    });
  const { text, summary } = await processFixture(file(), 'xlsx');
  t.equal(text, 'Gate: On blue');
  t.equal(summary.warning, 'Hidden text was left out: 24 characters.');
  const coloured = await processFixture(file('<conditionalFormatting sqref="A1"/>'), 'xlsx');
  t.equal(coloured.text, 'Gate; secret; secret; On blue');
});

await test('hidden sheets are left out with their drawings, and named; hidden rows are read', async (t) => {
  const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (text: string) =>
    `<worksheet><sheetData><row r="1">${cell('A1', text)}</row><row r="2" hidden="1">${cell('A2', `${text}, filtered`)}</row></sheetData></worksheet>`;
  const file = buildZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Prices" r:id="a"/><sheet name="Margins" state="veryHidden" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships({
      a: ['worksheet', 'worksheets/one.xml'],
      b: ['worksheet', 'worksheets/two.xml'],
    }),
    'xl/worksheets/one.xml': sheet('Gate'),
    'xl/worksheets/two.xml': sheet('secret'),
    'xl/worksheets/_rels/two.xml.rels': relationships({ d: ['drawing', '../drawings/drawing1.xml'] }),
    'xl/drawings/drawing1.xml': '<xdr:wsDr><a:p><a:r><a:t>secret box</a:t></a:r></a:p></xdr:wsDr>',
  });
  const { text, summary } = await processFixture(file, 'xlsx');
  t.equal(text, 'Gate\nGate, filtered');
  t.equal(summary.warning, 'Hidden sheets were left out: Margins. Unhide them to have them read.');
});

await test('hidden sheets of OpenDocument and of old workbooks are left out', async (t) => {
  const content = `<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
    <table:table table:name="Prices" table:style-name="ta1"><table:table-row><table:table-cell><text:p>Gate</text:p></table:table-cell></table:table-row></table:table>
    <table:table table:name="Margins" table:style-name="ta2"><table:table-row><table:table-cell><text:p>secret</text:p></table:table-cell></table:table-row></table:table>`;
  const ods = await processFixture(buildOpenDocument('spreadsheet', content), 'ods');
  t.equal(ods.text, 'Gate');
  t.equal(ods.summary.warning, 'Hidden text was left out: 6 characters.');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), 'Margins');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Gate']]), 'Prices');
  book.Workbook = { Sheets: [{ name: 'Margins', Hidden: 1 }, { name: 'Prices' }] };
  const xls = await processFixture(new Uint8Array(write(book, { type: 'buffer', bookType: 'xls' })), 'xls');
  t.equal(xls.text, 'Gate');
  t.match(xls.summary.warning, /^Hidden sheets were left out: Margins\./);
});

await test('what a page hides by attributes is not read, unless a style sheet may show it', async (t) => {
  const body = `<p>Seen<span style="font-size:0">secret <b style="font-size:12px">, shown</b></span>.</p>
    <p style="color:#ffffff">secret<font color="red">In red.</font></p><div class="dark"><p style="color:white">In a class.</p></div>
    <table bgcolor="navy"><tr><td><font color="white">On navy.</font></td></tr></table>
    <p style="position:absolute;left:-9999px">secret</p><p style="color:transparent">secret</p><p style="font-size:1px">secret</p>
    <p style="font-size:1.2px;font-size:1em">Last.</p>`;
  const { text, summary } = await processFixture(`<!doctype html><html><body>${body}</body></html>`, 'html');
  t.equal(text, 'Seen, shown.\n\nIn red.\n\nIn a class.\n\nOn navy.\n\nLast.');
  t.equal(summary.warning, 'Hidden text was left out: 30 characters.');
  const designed = `<!doctype html><html><style>body{background:#000}</style><body><p style="color:#fff">Shown.</p></body></html>`;
  t.equal((await processFixture(designed, 'html')).text, 'Shown.');
});
