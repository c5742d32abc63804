import { test } from 'tap';
import { buildEpub } from '../../../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { ProcessingError } from '../../processing-contract.js';

const chapter = (title: string, text: string): string =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Book</title><script src="page.js"/></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

await test('a book: its chapters in their order, each below its heading', async (t) => {
  const { summary, chunks } = await processFixture(
    buildEpub({
      'b&eins.xhtml': chapter('Eins', 'Am Anfang war die Schleuse.'),
      'a.xhtml': chapter('Zwei', 'Dann kam der Fluss.'),
    }),
    'epub',
  );
  t.equal(summary.format, 'epub');
  t.strictSame(
    chunks.map(({ text, headings }) => [text, headings]),
    [
      ['Book\n\nEins\n\nAm Anfang war die Schleuse.', ['Eins']],
      ['Book\n\nZwei\n\nDann kam der Fluss.', ['Zwei']],
    ],
  );
});

await test('an encrypted book is refused; one with encrypted fonts is not', async (t) => {
  const encrypted = (part: string) => ({
    'META-INF/encryption.xml': `<encryption><EncryptedData><CipherData><CipherReference URI="${part}"/></CipherData></EncryptedData></encryption>`,
  });
  const chapters = { 'a.xhtml': chapter('Eins', 'Am Anfang.') };
  await t.rejects(
    processFixture(buildEpub(chapters, encrypted('OPS/text/a.xhtml')), 'epub'),
    new ProcessingError('The book is encrypted.'),
  );
  t.match((await processFixture(buildEpub(chapters, encrypted('OPS/font.otf')), 'epub')).text, 'Am Anfang.');
});

await test('a chapter is below its title in the table of contents, which is not read itself', async (t) => {
  const contents = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="e"><body><nav epub:type="landmarks"><a href="a.xhtml">Begin</a></nav>
    <nav epub:type="toc"><ol><li><a href="a.xhtml#x">One: the <i>lake</i></a></li></ol></nav></body></html>`;
  const book = `<package><manifest><item id="n" href="text/nav.xhtml" properties="nav"/><item id="a" href="text/a.xhtml"/></manifest>
    <spine><itemref idref="n"/><itemref idref="a"/></spine></package>`;
  const chapters = {
    'a.xhtml': '<html><head><title>a.xhtml</title></head><body><h1>1</h1><p>The steamer came.</p></body></html>',
  };
  const { chunks } = await processFixture(
    buildEpub(chapters, { 'OPS/text/nav.xhtml': contents, 'OPS/book.opf': book }),
    'epub',
  );
  t.strictSame(
    chunks.map(({ text, headings }) => [text, headings]),
    [['One: the lake\n\n1\n\nThe steamer came.', ['One: the lake', '1']]],
  );
});
