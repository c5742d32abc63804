import { test } from 'tap';
import { buildDocx, wordParagraph } from '../../../../../test/fixtures/documents/build-office.js';
import { buildPdf } from '../../../../../test/fixtures/documents/build-pdf.js';
import { buildZip } from '../../../../../test/fixtures/documents/build-zip.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const inner = buildZip({ 'terms.txt': 'The fee is due on the first of each month.' });
const archive = buildZip({
  'contracts/': '',
  'contracts/lease.docx': buildDocx(wordParagraph('The lease ends in June.')),
  'contracts/plan.pdf': buildPdf({ pages: [{ lines: ['The quay is closed on Sundays.'] }] }),
  'older.zip': inner,
  'tool.exe': Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
  'empty.txt': '',
  '__MACOSX/contracts/._lease.docx': 'x',
});

await test('the files of an archive are read below their names, also those of archives in it', async (t) => {
  const { summary, chunks } = await processFixture(archive, 'zip');
  t.equal(summary.format, 'zip');
  const found = (words: string) => chunks.find(({ text }) => text.includes(words));
  t.match(found('ends in June'), { headings: ['contracts/lease.docx'] });
  t.match(found('closed on Sundays'), { headings: ['contracts/plan.pdf'], place: { page: 1 } });
  t.match(found('first of each month'), { headings: ['older.zip', 'terms.txt'] });
  t.match(summary.warning, /tool\.exe: The format of the file is not supported[^;]*; empty\.txt: The file is empty\.$/);
});

await test('an archive that was sent with a message is read too', async (t) => {
  const mail = [
    'From: a@example.com',
    'Date: Mon, 3 Mar 2025 10:00:00 +0100',
    'Subject: Papers',
    'MIME-Version: 1.0',
    'Content-Type: application/zip; name="papers.zip"',
    'Content-Disposition: attachment; filename="papers.zip"',
    'Content-Transfer-Encoding: base64',
    '',
    archive.toString('base64'),
  ].join('\r\n');
  const { chunks } = await processFixture(mail, 'eml');
  t.match(
    chunks.find(({ text }) => text.includes('ends in June')),
    { headings: ['Papers', 'papers.zip', 'contracts/lease.docx'] },
  );
});

await test('of many files that cannot be read the first twenty are named', async (t) => {
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.txt`, '']));
  const { summary } = await processFixture(buildZip({ ...files, 'a.txt': 'The only text.' }), 'zip');
  t.match(
    summary.warning,
    /^Parts that are not read completely: 0\.txt: The file is empty\.;.* 19\.txt: [^;]*; and 10 more$/,
  );
});

await test('what archives inside of an archive unpack to counts together', async (t) => {
  const inner = buildZip({ 'a.txt': 'The gate is shut. '.repeat(3_000) });
  const outer = buildZip(Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`${index}.zip`, inner])));
  const { summary } = await processFixture(outer, 'zip', { maxUnpackedBytes: 120_000 });
  t.match(summary.warning, /2\.zip: No file of the archive can be read\. a\.txt: The files before it have more than/);
});
