import { test } from 'tap';
import {
  buildDocx,
  buildOpenDocument,
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
  const content = `<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>
    <style:style style:name="T2"><style:text-properties fo:color="#000000"/></style:style>
    <text:p>Seen,<text:span text:style-name="T1"> secret<text:tab/></text:span><text:span text:style-name="T2"> in colour</text:span>.</text:p>
    <text:p text:style-name="T1">secret</text:p>
    <text:section text:name="Prices" text:display="none"><text:p>secret</text:p></text:section>
    <text:section text:name="Terms"><text:p>A section.</text:p></text:section>`;
  const { text } = await processFixture(buildOpenDocument('text', content), 'odt');
  t.equal(text, 'Seen, in colour.\n\nA section.');
});

await test('text that an OpenDocument file crosses out is marked', async (t) => {
  const content = `<style:style style:name="T1"><style:text-properties style:text-line-through-style="solid"/></style:style>
    <style:style style:name="T2"><style:text-properties style:text-line-through-style="none"/></style:style>
    <text:p>Fee: <text:span text:style-name="T1">40<text:span text:style-name="T3"> euros</text:span></text:span> 55</text:p>
    <text:p text:style-name="T1">All of it, <text:span text:style-name="T2">but this.</text:span></text:p>`;
  const { text } = await processFixture(buildOpenDocument('text', content), 'odt');
  t.equal(text, 'Fee: ~~40 euros~~ 55\n\n~~All of it, ~~but this.');
});

await test('text that RTF crosses out is marked, also in tables and beside notes', async (t) => {
  const body = String.raw`{\rtf1\ansi{\stylesheet{\s1\strike heading 1;}}Fee: {\strike 40 \b euros}\striked1  or 45\striked0  55.\par
\strike Gone{\footnote\plain A note.}\plain , kept.\par\intbl Gate\cell\strike 5\cell\strike0 6\cell\row\pard\s1 Terms\par\pard Paid.\par}`;
  const { chunks } = await processFixture(body, 'rtf');
  t.strictSame(
    chunks.map(({ headings, text }) => [headings, text]),
    [
      [[], 'Fee: ~~40 euros or 45~~ 55.\n\n~~Gone~~, kept.\n\nA note.'],
      [[], 'Gate | ~~5~~ | 6'],
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
  t.equal((await processFixture(body, 'rtf')).text, 'Kept, inserted, kept.');
});
