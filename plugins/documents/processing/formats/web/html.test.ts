import iconv from 'iconv-lite';
import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const page = `<?xml version="1.0"?><!-- made by hand --><!DOCTYPE html><html lang="en"><head><title>Travel &amp; more</title>
<style>p { color: red }</style><script>if (1 < 2) document.write("<p>written</p>")</script></head>
<body onload="if (a > b) go()"><h1>Rules
  for travel</h1><p>You may book <b>first&nbsp;class</b> for 4&frac12; hours&mdash;really&#33; &#150; &unknown; AT&T<br> A new line.
<p hidden>secret<p>Not closed<!-- secret > --><div style="color: red; display:none">secret<div>secret</div>secret</div>
<h2>Rates</h2><table><tr><th>Country<th>Rate<tr><td>Germany<td>28 €<tr><td>France<p>and Monaco</p></td><td>53 €</td></tr></table>
<ul><li>One<li>Two</ul><pre>line  1
line 2</pre><a href="https://example.com/?a=1>2">Link</a> 3 < 4<noscript>secret</noscript></body></html>`;

await test('a web page is read as a browser shows it', async (t) => {
  const { summary, text, chunks } = await processFixture(page, 'html');
  t.equal(summary.format, 'html');
  t.match(text, 'You may book first class for 4½ hours—really! – &unknown; AT&T\nA new line.');
  t.match(text, 'Country | Rate\nGermany | 28 €\nFrance and Monaco | 53 €');
  t.match(text, /Not closed\n/);
  t.match(text, 'One\n\nTwo\n\nline 1\nline 2\n\nLink 3 < 4');
  t.notMatch(text, /secret|written|color|made by/);
  t.strictSame(chunks.find((chunk) => chunk.text.includes('Germany'))?.headings, ['Rules for travel', 'Rates']);
  t.match(chunks[0]?.text, /^Travel & more\n/);
});

await test('a table inside of another one is a table, and the outer one is none', async (t) => {
  const inner = '<table><tr><td>Product</td><td>Price</td></tr><tr><td>Valve</td><td>12 €</td></tr></table>';
  const { text } = await processFixture(
    `<html><table><tr><td><h1>News</h1><p>Dear customer,</p></td></tr><tr><td>${inner}</td></tr><tr><td>Regards</td></tr></table>`,
    'html',
  );
  t.equal(text, 'News Dear customer,\nProduct | Price\nValve | 12 €\n\nRegards');
});

await test('values of a table stay in their columns, beside empty cells and those that go over several rows or columns', async (t) => {
  const { text } = await processFixture(
    `<html><table><caption>Staff</caption><tr><th>Name<th>Phone<th>City</tr><tr><td>Ada<td><td>Delft</tr>
    <tr><td>Bob<td>555<td></tr><tr><td rowspan=2>Cy<td colspan=2>none</tr><tr><td>556<td rowspan=3>Bonn</tr>
    <tr><td colspan=2>Dan</table>`,
    'html',
  );
  t.equal(text, 'Staff\nName | Phone | City\nAda | | Delft\nBob | 555\nCy | none\nCy | 556 | Bonn\nDan | | Bonn');
});

await test('text that is crossed out is marked, and the number of a note is no part of a word', async (t) => {
  const { text } = await processFixture(
    `<html><p>Only <s>45 €</s> <del>40 €</del> 35 € for 3 m<sup>2</sup>.<p><del>Gone</del><del></del>
    <p>The gate<sup><a href="#n1">1</a></sup> and the lock<a href="#n2"><sup>2</sup></a>, <a href="x">10<sup>6</sup></a>.</html>`,
    'html',
  );
  t.equal(text, 'Only ~~45 €~~ ~~40 €~~ 35 € for 3 m2.\n\n~~Gone~~\n\nThe gate 1 and the lock 2, 10^6.');
});

await test('names and tags beside each other are words of their own, one link in pieces is not', async (t) => {
  const { text } = await processFixture(
    '<html><p>By <a href="/1">Mira Holm</a><a href="/2">Jonas Vik</a>, <a href="/3">see</a><a href="/3">saw</a></p></html>',
    'html',
  );
  t.equal(text, 'By Mira Holm Jonas Vik, seesaw');
});

await test('items of lists have the numbers that browsers show, and pictures the descriptions of them', async (t) => {
  const { text } = await processFixture(
    `<html><ol start="3"><li>Ask<ol type="a"><li>the form</li><li>the badge</li></ol></li><li>Wait</li></ol><ul><li>Rope</li></ul>
    <p>See<img alt="the pump behind the mill"><img alt="icon">.</p></html>`,
    'html',
  );
  t.strictSame(text.split(/\n+/), [
    '3. Ask',
    'a. the form',
    'b. the badge',
    '4. Wait',
    'Rope',
    'See the pump behind the mill .',
  ]);
});

await test('two rows of names, of which the upper one names groups, are one', async (t) => {
  const names = '<tr><th rowspan=2>Site<th colspan=2>Day<th>Fee<tr><th>Down<th>Up<th>Euro';
  const read = async (rows: string): Promise<readonly string[]> =>
    (await processFixture(`<html><table><caption>Speed</caption>${rows}</table></html>`, 'html')).text.split('\n');
  t.strictSame(await read(`${names}<tr><td>Oulu<td>120<td>35<br>40<td>9`), [
    'Speed',
    'Site | Day, Down | Day, Up | Fee, Euro',
    'Oulu | 120 | 35 40 | 9',
  ]);
  t.strictSame(await read('<tr><th>Name<th colspan=2>Contact<tr><td>Ada<td>ada@x<td>Kade'), [
    'Speed',
    'Name | Contact',
    'Ada | ada@x | Kade',
  ]);
  t.strictSame(await read('<tr><th>Name<th colspan=2>Contact'), ['Speed', 'Name | Contact']);
});

await test('how a word is read aloud does not stand in the middle of it', async (t) => {
  const { text } = await processFixture(
    '<html><p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>を読む。</p></html>',
    'html',
  );
  t.equal(text, '漢字を読む。');
});

await test('a page needs neither a head nor a body', async (t) => {
  const { text } = await processFixture('<html><title>Kitchen</title><ul><li>Empty it.</ul>And wash it.', 'html');
  t.equal(text, 'Kitchen\n\nEmpty it.\n\nAnd wash it.');
});

await test('the encoding is the one that a page declares', async (t) => {
  const text = 'Привет, мир. Ворота открываются рано утром.';
  const declared = `<html><meta http-equiv="Content-Type" content="text/html; charset=koi8-r"><p>${text}</p>`;
  t.equal((await processFixture(iconv.encode(declared, 'koi8-r'), 'html')).text, text);
  t.equal((await processFixture(declared, 'html')).text, text, 'unless it is in UTF-8');
  t.equal((await processFixture(iconv.encode(declared, 'utf-16le', { addBOM: true }), 'html')).text, text);
  for (const lie of ['utf-16', 'utf-32', 'utf-8', 'utf-7', 'base64', 'hex', 'unknown']) {
    const page = Buffer.from(`<html><meta charset="${lie}"><p>Das Tor +AGI- in Zürich öffnet früh.</p>`, 'latin1');
    t.equal((await processFixture(page, 'html')).text, 'Das Tor +AGI- in Zürich öffnet früh.', lie);
  }
});

await test('tables that programs export under the name of Excel', async (t) => {
  const { summary, text } = await processFixture(
    '<table border=1><tr><td>Name</td><td>Born</td></tr><tr><td>Ada</td><td>1815</td></tr></table>',
    'xls',
  );
  t.equal(summary.format, 'html');
  t.equal(text, 'Name | Born\nAda | 1815');
  t.equal((await processFixture('<b>bold</b> is a tag of HTML', 'txt')).summary.format, 'txt');
});

await test('hostile pages end', async (t) => {
  for (const piece of ['<a "', '<a b="', '<!--', '<p hidden>', '<title>', '< ', '&#', '<a style="']) {
    const { summary } = await processFixture(`<html>${piece.repeat(50_000)}x`, 'html');
    t.equal(summary.format, 'html', piece);
  }
  const nested = `<html>${'<b>'.repeat(50_000)}x${'</i>'.repeat(50_000)}`;
  await t.rejects(processFixture(nested, 'html'), /broken: more than 20000 elements deep/);
});

await test('cells that go over many rows are repeated only as long as a row stays short', async (t) => {
  const cells = Array.from({ length: 100 }, (_, column) => `<td rowspan=9>${`${column} `.padEnd(99, 'x')}</td>`);
  const { text } = await processFixture(`<table><tr>${cells.join('')}</tr><tr><td>last</td></tr></table>`, 'html');
  const last = text.split('\n').at(-1) ?? '';
  t.match(last, /^0 x+ \| .* last$/, 'what goes on comes first');
  t.ok(last.length < 1_500, `${last.length} characters`);
});

await test('what leads to other pages is not read, and what stands beside the text is below no heading', async (t) => {
  const { chunks } = await processFixture(
    `<html><body class="cookie-banner-open"><div id="cookie-banner"><h2>Your privacy</h2><p>We and 214 partners</p></div>
      <div role="navigation">Sport Weather</div><nav><ul><li>Home<li>Pricing</ul></nav><ul role="menubar"><li>Shop</ul><dialog>Subscribe</dialog>
      <main><h1>Dikes</h1><p>The dike was raised.</p><aside><p>Mind the willows.</p></aside>
      <div class="cookie-recipes">Bake for ten minutes.</div></main>
      <aside><h2>Most read</h2><p>Ferry prices rise</p></aside><footer><h3>About us</h3><p>Markt 3, Tiel</p></footer>`,
    'html',
  );
  t.strictSame(
    chunks.map(({ headings, text }) => ({ headings, text })),
    [
      { headings: ['Dikes'], text: 'Dikes\n\nThe dike was raised.\n\nMind the willows.\n\nBake for ten minutes.' },
      { headings: [], text: 'Most read\n\nFerry prices rise\n\nAbout us\n\nMarkt 3, Tiel' },
    ],
  );
  const only = await processFixture('<html><title>Index</title><nav><a>Gates</a></nav>', 'html');
  t.equal(only.text, 'Index\n\nGates', 'a page that has nothing else');
});

await test('code is read in each language, whichever tab is open', async (t) => {
  const tabs = '<div role=tabpanel><pre>curl</pre></div><div role=tabpanel hidden><pre>import tideway</pre></div>';
  t.equal((await processFixture(`<html>${tabs}<p hidden>secret</p>`, 'html')).text, 'curl\n\nimport tideway');
});

await test('a list of links to titles of the page is not read; other lists are', async (t) => {
  const entry = (name: string, target = `#${name}`) => `<li><a href="${target}"><span>1</span> ${name}</a></li>`;
  const page = (list: string) => `<h1>Quarry</h1><ul>${list}</ul><h2>Dust</h2><p>Roads are wetted.</p>`;
  const read = async (list: string) => (await processFixture(page(list), 'html')).text;
  t.equal(
    await read(['Dust', 'Blasting', 'Pits'].map((name) => entry(name)).join('')),
    'Quarry\n\nDust\n\nRoads are wetted.',
  );
  t.match(await read(['Dust', 'Blasting'].map((name) => entry(name)).join('')), 'Blasting');
  t.match(await read(['Dust', 'Blasting', 'Pits'].map((name) => entry(name, `/${name}`)).join('')), 'Blasting');
});

await test('notes follow the paragraph or table that refers to them, below its heading', async (t) => {
  const page = `<h2>Faces</h2><p>A face is nine metres high<sup><a href="#fn1">1</a></sup>.</p><p>It is barred down.</p>
    <h2>Roads</h2><table><tr><th>Road<th>Litres<tr><td>Haul<td>2.5<a href="#n2" role="doc-noteref">2</a><tr><td>Gate<td>1</table><p>Swept.</p>
    <div class="footnotes"><ol><li id="fn1"><p>Twelve with a permit. <a href="#r1">↩</a></p></li><li id="n2">Half in frost.</li><li id="n3">Nobody refers to it.</li></ol></div>`;
  const { text } = await processFixture(page, 'html');
  t.match(text, 'nine metres high 1.\n\nTwelve with a permit.\n\nIt is barred down.');
  t.match(text, /Haul \| 2\.5 2\nGate \| 1\s+Half in frost\.\s+Swept\./);
  t.match(text, /Nobody refers to it\.$/);
  t.equal(text.split('Twelve with').length, 2);
});

await test('a formula is one line, with what is raised, lowered and divided', async (t) => {
  const sup = '<msup><mi>c</mi><mn>2</mn></msup>';
  const formula = `<p>So <math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi>${sup}</mrow><annotation>E=mc^2</annotation></semantics></math> and <math><mfrac><mi>Q</mi><mrow><mn>4</mn><mi>v</mi></mrow></mfrac><mo>+</mo><msqrt><mi>h</mi></msqrt><mo>+</mo><msup><mi>e</mi><mrow><mi>i</mi><mi>t</mi></mrow></msup></math>.</p>`;
  t.equal((await processFixture(`<html>${formula}</html>`, 'html')).text, 'So E=mc^2 and (Q)/(4v)+√(h)+e^(it).');
});
