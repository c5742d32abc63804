import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

await test('the elements of a list are records with the names of their values and attributes, without tags', async (t) => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<!-- exported --><p:locks xmlns:p="urn:locks" xmlns:xsi="x" xsi:schemaLocation="a b">
  <lock id="7"><name>Delft &amp; Schie</name><fee currency="EUR">4.50</fee></lock>
  <lock id="8"><name>Gouda</name><open/><fee currency="EUR">7</fee></lock>
</p:locks>`;
  const { summary, text, chunks } = await processFixture(xml, 'txt');
  t.equal(summary.format, 'xml');
  t.equal(
    text,
    'id: 7; name: Delft & Schie; fee.currency: EUR; fee: 4.50\nid: 8; name: Gouda; fee.currency: EUR; fee: 7',
  );
  t.strictSame(chunks[0]?.place, { line: 3, last: 4 });
  t.equal((await processFixture('<city>Z&#252;rich &amp; Bern</city>', 'xml')).text, 'Zürich & Bern');
});

await test('a text with elements in it is one text, and chapters have their beginning as heading', async (t) => {
  const paragraph = 'The keeper opens the <b>upper</b> gate, see <link href="#x">page 3</link>, before the lower one. ';
  const chapter = (title: string): string =>
    `<chapter><title>${title}</title>${`<para>${paragraph.repeat(4)}</para>`.repeat(6)}</chapter>`;
  const { chunks } = await processFixture(
    `<?xml version="1.0"?><manual>${chapter('Gates')}${chapter('Boats')}</manual>`,
    'xml',
  );
  t.ok(chunks.length >= 4);
  for (const { headings } of chunks) t.match(headings[0], /^title: (?:Gates|Boats)$/);
  t.match(chunks[0]?.text, 'opens the upper gate, see page 3, before');
  t.notMatch(chunks.map(({ text }) => text).join(), /[<>]|#x/);
});

await test('web pages inside of news are read as pages, and entities of a file are not expanded', async (t) => {
  const news = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]><rss><channel>
    <item><title>High water</title><description><![CDATA[<p>The river <b>rises</b>.</p><p>Stay away.</p>]]></description></item>
    <item><title>&f;&a;</title><description>&lt;p&gt;It falls.&lt;/p&gt;</description></item></channel></rss>`;
  const { text } = await processFixture(news, 'rss');
  t.match(text, /title: High water; channel.description: The river rises\.\s+Stay away\./);
  t.match(text, 'description: It falls.');
  t.notMatch(text, /aaaa|root:/);
});

await test('XML that is too deep is read as text', async (t) => {
  const { summary, text } = await processFixture(`${'<a>'.repeat(5_000)}deep`, 'xml');
  t.equal(summary.format, 'xml');
  t.ok(text.endsWith('deep'));
});

await test('articles and books in XML have headings, paragraphs, lists, tables and notes', async (t) => {
  const docbook = `<?xml version="1.0"?><!DOCTYPE article><article xmlns="http://docbook.org/ns/docbook"><info><title>Hand pumps</title></info>
    <section><title>Care</title><section><title>Leathers</title><para>Soaked in <emphasis>neatsfoot</emphasis> oil<footnoteref>1</footnoteref>:</para>
    <orderedlist><listitem><para>Dry it.</para></listitem><listitem><para>Oil it.</para></listitem></orderedlist>
    <table><title>Handles</title><tgroup><tbody><row><entry>Pump</entry><entry>Length</entry></row><row><entry>Church</entry><entry>108 cm</entry></row></tbody></tgroup></table>
    </section></section></article>`;
  const { chunks, text } = await processFixture(docbook, 'xml');
  t.match(text, 'Soaked in neatsfoot oil 1:\n\n1. Dry it.\n\n2. Oil it.');
  t.match(text, 'Pump | Length\nChurch | 108 cm');
  for (const { headings } of chunks.slice(1)) t.strictSame(headings, ['Hand pumps', 'Care', 'Leathers']);
  const book = `<?xml version="1.0"?><FictionBook><description><title-info><genre>prose</genre><author><first-name>Vera</first-name><last-name>Linde</last-name></author><book-title>The Ferry</book-title></title-info></description>
    <body><section><title><p>One</p><p>The Toll</p></title><p>He asked for a button.</p></section></body><binary>AAAA</binary></FictionBook>`;
  const fiction = await processFixture(book, 'fb2');
  t.match(fiction.text, /^Vera Linde\s+The Ferry/);
  t.strictSame(fiction.chunks.at(-1)?.headings, ['The Ferry', 'One The Toll']);
  t.notMatch(fiction.text, /AAAA|prose/);
});

await test('words around an empty element are apart', async (t) => {
  t.equal((await processFixture('<note><line>when lava<br/>cools</line></note>', 'xml')).text, 'line: when lava cools');
});

await test('a formula of an article that is written in two ways is read once', async (t) => {
  const formula = `<alternatives><tex-math>\\documentclass{minimal}$$E=mc^2$$</tex-math>
    <mml:math><mml:mi>E</mml:mi><mml:mo>=</mml:mo><mml:mi>m</mml:mi><mml:msup><mml:mi>c</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math></alternatives>`;
  const article = `<article xmlns:mml="http://www.w3.org/1998/Math/MathML"><body><sec><title>Energy</title>
    <p>It is known that <inline-formula>${formula}</inline-formula> holds, and <inline-formula><tex-math>p=mv</tex-math></inline-formula> too.</p></sec></body></article>`;
  const { text } = await processFixture(article, 'xml');
  t.match(text.replace(/\s+/g, ' '), 'It is known that E=mc^2 holds, and p=mv too.');
});
