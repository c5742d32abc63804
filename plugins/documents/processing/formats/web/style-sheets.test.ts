import { test } from 'tap';
import { buildEpub } from '../../../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const page = (sheet: string, body: string, head = ''): string =>
  `<!doctype html><html><head>${head}<style>${sheet}</style></head><body>${body}</body></html>`;

const textOf = async (html: string): Promise<string> => (await processFixture(html, 'html')).text.replace(/\n+/g, ' ');

await test('what the style sheets of a page hide is not read', async (t) => {
  const sheet = `.gone, p#gone { display: none } I { visibility: hidden } .speck { font-size: 0.5pt } .pale { color: #fff }
    @media screen { .far { position: absolute; left: -9999px } } /* a comment { */ .md\\:gone { display: none }
    .box { background: navy } P.note { color: white; background: transparent }`;
  const body = `<p>Seen<span class="gone">secret</span><i>secret</i><b class="big speck">secret</b>.</p><p id="gone">secret</p>
    <p class="far">secret</p><p class="md:gone">secret</p><p class="pale">secret</p><p class="note">secret</p>
    <div class="box"><p class="pale">On navy.</p></div><p class="pale" style="color: red">In red.</p><p id="other">Last.</p>`;
  const { text, summary } = await processFixture(page(sheet, body), 'html');
  t.equal(text.replace(/\n+/g, ' '), 'Seen. On navy. In red. Last.');
  t.equal(summary.warning, 'Hidden text was left out: 48 characters.');
});

await test('a message of Outlook has its style sheet in a comment', async (t) => {
  const sheet = `<!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal { margin: 0cm; font-size: 11.0pt; font-family: "Calibri", sans-serif; }
    @page WordSection1 { size: 612.0pt 792.0pt; } @list l0:level1 { mso-level-number-format: bullet; } span.gone { mso-style-type: personal; mso-hide: all; } -->`;
  const body = '<p class="MsoNormal">Seen<span class="gone">secret</span>.</p>';
  t.equal(await textOf(page(sheet, body)), 'Seen.');
});

await test('the rule that counts most decides: by importance, kind of selector and place', async (t) => {
  const sheet = `p { display: none } p { display: block } .a { display: none } #b { display: block } .c { display: none !important }
    .d { display: none }`;
  const body = `<p>One.</p><p class="a">secret</p><p class="a" id="b">Two.</p><p class="c" style="display: block">secret</p>
    <p class="d" style="DISPLAY: block">Three.</p>`;
  t.equal(await textOf(page(sheet, body)), 'One. Two. Three.');
});

await test('what a rule shows under a condition is read', async (t) => {
  const sheet = `.menu, .tab, .phone, .print, .small, .pale, .x { display: none } .menu:hover { display: block } .open > div.tab { display: block }
    @media (max-width: 600px) { .phone { display: block !important } .seen { display: none } } @media print { .print { display: block } }
    .small { display: block; font-size: 0 } ul .small { font-size: 12px } .pale { display: block; color: white } table .pale { background: navy }
    .x::before { display: block } .y { display: none; &.on { display: block } }`;
  const body = `<p class="menu">Menu.</p><div class="tab">Tab.</div><p class="phone">Phone.</p><p class="seen">Seen.</p><p class="print">Printed.</p>
    <p class="small">Small.</p><p class="pale">Pale.</p><p class="x">secret</p><p class="y on">On.</p><p class="y">secret</p>`;
  t.equal(await textOf(page(sheet, body)), 'Menu. Tab. Phone. Seen. Printed. Small. Pale. On.');
});

await test('style sheets say nothing about a page that a script may change, or of which some are missing or broken', async (t) => {
  const body = '<p class="gone">Shown later.</p>';
  const hide = '.gone { display: none }';
  t.equal(await textOf(page(hide, body, '<script type="application/ld+json">{}</script>')), '');
  for (const head of [
    '<script src="tabs.js"></script>',
    '<script>show()</script>',
    '<link rel="stylesheet" href="a.css">',
  ])
    t.equal(await textOf(page(hide, body, head)), 'Shown later.', head);
  t.equal(await textOf(page(`@import url("a.css"); ${hide}`, body)), 'Shown later.');
  t.equal(await textOf(page(`${hide} p {`, body)), 'Shown later.');
  t.equal(await textOf(page(`${hide}${' '.repeat(500_000)}`, body)), 'Shown later.');
});

await test('a book has its style sheets in parts of its own', async (t) => {
  const chapter = (sheet: string) =>
    `<html><head><link href="${sheet}" rel="stylesheet" type="text/css"/></head><body><p>Seen<span class="gone">secret</span>.</p></body></html>`;
  const book = buildEpub(
    { 'a.xhtml': chapter('../styles/my%20book.css'), 'b.xhtml': chapter('missing.css') },
    { 'OPS/styles/my book.css': '.gone { display: none }' },
  );
  const { text, summary } = await processFixture(book, 'epub');
  t.equal(text.replace(/\n+/g, ' '), 'Seen. Seensecret.');
  t.equal(summary.warning, 'Hidden text was left out: 6 characters.');
});

await test('hostile style sheets end', async (t) => {
  const sheets = ['a{', '@media all{', '.a,', ':not(', 'a{color:red}', '/*', '"', '\\', '.a .b '].map((each) =>
    each.repeat(Math.floor(400_000 / each.length)),
  );
  for (const sheet of sheets)
    t.match(await textOf(page(sheet, `<p class="${'a b '.repeat(50_000)}">Seen.</p>`)), 'Seen.', sheet.slice(0, 12));
});
