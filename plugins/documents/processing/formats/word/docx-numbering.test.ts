import { test } from 'tap';
import { buildDocx } from '../../../../../test/fixtures/documents/build-office.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

function level(place: number, format: string, text: string, more = ''): string {
  return `<w:lvl w:ilvl="${place}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
}

const clauses =
  level(0, 'upperRoman', 'Article %1') +
  level(1, 'decimal', '%1.%2', '<w:isLgl/>') +
  level(2, 'lowerLetter', '(%3)') +
  level(3, 'bullet', '-');
const numbering = `<w:numbering><w:abstractNum w:abstractNumId="7">${clauses}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="2"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`;
const styles = `<w:styles><w:style w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
  <w:style w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Heading1"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;

function paragraph(text: string, properties: string): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

const styled = (text: string, style: string, more = ''): string =>
  paragraph(text, `<w:pStyle w:val="${style}"/>${more}`);
const item = (text: string, place: number, list = 1): string =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${place}"/><w:numId w:val="${list}"/></w:numPr>`);

await test('the numbers that Word gives to headings and clauses are read, from styles and from paragraphs', async (t) => {
  const body = [
    styled('Scope', 'Heading1'),
    styled('Rent', 'Heading1'),
    styled('Amount', 'Heading2'),
    item('on time;', 2),
    item('in full;', 2),
    item('', 2),
    item('by transfer.', 3),
    item('a new list', 2, 2),
    styled('Deposit', 'Heading2'),
    item('the first again', 2),
    styled('Signatures', 'Heading1', '<w:numPr><w:numId w:val="0"/></w:numPr>'),
  ];
  const parts = { 'word/numbering.xml': numbering, 'word/styles.xml': styles };
  const { text, chunks } = await processFixture(buildDocx(body.join(''), parts), 'docx');
  t.strictSame(text.split(/\n+/), [
    'Article I Scope',
    'Article II Rent',
    '2.1 Amount',
    '(a) on time;',
    '(b) in full;',
    'by transfer.',
    '(a) a new list',
    '2.2 Deposit',
    '(a) the first again',
    'Signatures',
  ]);
  t.ok(chunks.some(({ headings }) => headings.join(' > ') === 'Article II Rent > 2.1 Amount'));
});
