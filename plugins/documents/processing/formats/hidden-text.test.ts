import { test } from 'tap';
import {
  buildDocx,
  buildOpenDocument,
  wordParagraph,
  wordTable,
} from '../../../../test/fixtures/documents/build-office.js';
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

await test('text that was deleted from RTF with the change recorded is not read', async (t) => {
  const body = String.raw`{\rtf1\ansi Kept, {\deleted gone }{\revised inserted, }\deleted gone\u8364? \deleted0 kept.\par}`;
  t.equal((await processFixture(body, 'rtf')).text, 'Kept, inserted, kept.');
});
