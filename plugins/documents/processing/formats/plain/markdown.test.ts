import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const guide = `# Installation

Read this first.

Requirements
------------

\`\`\`bash
# this comment is no heading
npm install --save-exact some-package-with-a-long-name another-package-with-a-long-name

npm start
\`\`\`

Prices per month:
| Product | Price | A column with a name that is long enough |
|:--------|------:|------------------------------------------|
| Basic   | 5 €   | It contains what everybody needs who begins |
| Pro \\| X | 15 € | It contains everything that we have, and more |

Support
=======

Ask us.`;

await test('Markdown: titles over a line, code and tables', async (t) => {
  const { chunks, text } = await processFixture(guide, 'md');
  const headingsOf = (words: string) => chunks.find((chunk) => chunk.text.includes(words))?.headings;
  t.strictSame(headingsOf('Read this first.'), ['Installation']);
  t.strictSame(headingsOf('npm start'), ['Installation', 'Requirements']);
  t.strictSame(headingsOf('Ask us.'), ['Support']);
  t.match(text, '# this comment is no heading\nnpm install', 'lines of code stay lines');
  t.match(text, 'Product: Basic; Price: 5 €; A column with a name that is long enough: It contains');
  t.match(text, 'Product: Pro | X; Price: 15 €');
  t.match(text, 'Prices per month:');
  t.notMatch(text, /```|---|===/);
  t.strictSame(chunks.find((chunk) => chunk.text.includes('Product: Basic'))?.place, { line: 5, last: 19 });
});

await test('data, logs and programs keep their lines, and their comments are no headings', async (t) => {
  const lines = [
    '# Where the gate is, and how it is reached over the network by its clients',
    'name: the gate at the lower end of the river, which is opened in the morning',
    'address: the quay of the harbour, behind the house in which its keeper lives',
  ];
  const { text, chunks } = await processFixture(lines.join('\n'), 'yaml');
  t.equal(text, lines.join('\n'));
  t.strictSame(chunks[0]?.headings, []);

  const log = Array.from(
    { length: 60 },
    (_, index) => `ERROR ${index + 1}: the gate did not open because the river was too high for it.`,
  );
  const entries = await processFixture(log.join('\n'), 'log');
  t.ok(entries.chunks.length > 2);
  for (const { text: entry, place } of entries.chunks) {
    const numbers = [...entry.matchAll(/ERROR (\d+)/g)].map(([, number]) => Number(number));
    t.strictSame(place, { line: numbers[0], last: numbers.at(-1) });
  }
});

await test('letters that data has as codes are read', async (t) => {
  const data = { city: 'Zürich', smile: '😀', path: 'C:\\u00fcber', quote: '"' };
  const json = JSON.stringify(data).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const unparsed = `${JSON.stringify(data)},\n${JSON.stringify(data)}`;
  t.equal((await processFixture(`${json},\n${json}`, 'json')).text, unparsed);
});

await test('programs and settings keep the spaces before their lines, and pages the title above their text', async (t) => {
  const settings = 'paths:\n  /labels:\n    post:\n\tsummary:   Print\n\n  /pickups:\n';
  t.equal(
    (await processFixture(settings, 'yaml')).text,
    'paths:\n  /labels:\n    post:\n    summary: Print\n\n  /pickups:',
  );
  const method = `    def open(self):\n${'        self.turn(valve)\n'.repeat(80)}`;
  const { chunks } = await processFixture(method, 'py');
  t.ok(chunks.length > 1);
  for (const { text } of chunks) t.match(text, /^ {4,8}\S/);
  const { text } = await processFixture('```yaml\na:\n  b: 1\n```\n', 'md');
  t.equal(text, 'a:\n  b: 1');
  const page = await processFixture('---\ntitle: "Failover"\nowner: Nadia\n---\n\nFence it.\n', 'md');
  t.strictSame(page.chunks[0]?.headings, ['Failover']);
  t.match(page.text, /owner: Nadia[^]*Fence it\./);
  const other = await processFixture('+++\ntitle = "Failover"\ndraft = false\n+++\n\nFence it.\n', 'md');
  t.strictSame(other.chunks[0]?.headings, ['Failover']);
});

await test('a list of links to titles of the page is a table of contents, which is not read; other lists of links are', async (t) => {
  const contents = '- [Install](#install)\n  - [On Linux](#on-linux)\n- [Use](#use)\n';
  const others = '- [Install](#install)\n- [Forum](https://forum.example)\n- [Use](#use)\n';
  const rest = '\n# Install\n\nRun the program.\n\n## Links\n\n';
  const { text } = await processFixture(`${contents}${rest}${others}`, 'md');
  t.notMatch(text, 'On Linux');
  t.match(text, 'Run the program.');
  t.match(text, '[Forum]');
});

const thesis = String.raw`% A draft: {
\documentclass{report}
\title{Silt in \emph{small} harbours}
\begin{document}
\maketitle
\chapter[Short]{Rates of M\"uller~\& S\o{}ren}
\label{sec:rates}
In Brunvik the bed rises by 4.7~cm % per month
per year~\cite{ahl20}, at 50\% of the \textbf{depth}, $\frac{a}{b}$.

\section{Grains}
\begin{table}
\caption{Sizes}
\begin{tabular}{lrr}
Site & Median & Clay \\ \hline
Skerry & 112 & 4 \\
\end{tabular}
\end{table}
\begin{verbatim}
if x:
    y % 2
\end{verbatim}
\end{document}
`;

await test('LaTeX: titles are headings, tables rows, and commands that only say how it looks are not read', async (t) => {
  const { chunks, text } = await processFixture(thesis, 'tex');
  t.match(text, 'In Brunvik the bed rises by 4.7 cm per year [ahl20], at 50% of the depth, $\\frac{a}{b}$.');
  t.match(text, /Sizes\nSite \| Median \| Clay\nSkerry \| 112 \| 4/);
  t.match(text, 'if x:\n    y % 2');
  t.notMatch(text, /documentclass|tabular|hline|draft|per month/);
  const above = chunks.find((chunk) => chunk.text.includes('Skerry'))?.headings;
  const own =
    '\\begin{document}\nThe \\term{weir}\\footnote{Of 1911.} serves 10\\textsuperscript{6} people, says \\href{https://example.org}{the office}: \\(\\frac{a}{b}\\) at $\\sqrt{x}$, 5\\% of \\SI{3}{m}.\n\\end{document}';
  t.equal(
    (await processFixture(own, 'tex')).text,
    'The weir Of 1911. serves 10^6 people, says https://example.org the office: \\(\\frac{a}{b}\\) at $\\sqrt{x}$, 5% of 3 m.',
    'commands of its own',
  );
  t.strictSame(above, ['Silt in small harbours', 'Rates of Müller & Søren', 'Grains']);
  const about = await processFixture('Begin with this line:\n\n    \\documentclass{report}\n\nThen write.', 'md');
  t.match(about.text, 'documentclass', 'a text about it is none');
});

await test('titles of AsciiDoc, Org and wikis open sections, and their tables are none of Markdown', async (t) => {
  const headingsOf = async (text: string, extension: string, words: string) =>
    (await processFixture(text, extension)).chunks.find((chunk) => chunk.text.includes(words))?.headings;
  const adoc =
    '= Boiler\n\n== Start-up\n\n[WARNING]\n====\nWait five minutes.\n====\n\n=== Cold\n\n----\n== code\n----\n\nHeat the tank.';
  t.strictSame(await headingsOf(adoc, 'adoc', 'Wait five'), ['Boiler', 'Start-up']);
  t.strictSame(await headingsOf(adoc, 'adoc', 'Heat the tank'), ['Boiler', 'Start-up', 'Cold']);
  const org = '* Spring\n** TODO Repair the roof :shed:work:\nNeeds 14 slates.\n* Autumn\nApples.';
  t.strictSame(await headingsOf(org, 'org', '14 slates'), ['Spring', 'Repair the roof']);
  const wiki =
    '== Visiting ==\n=== Hours ===\n{| class="x"\n! Season !! Opens\n|-\n| Summer || 9:30\n|-\n| Winter || 11:00\n|}\n';
  const { chunks, text } = await processFixture(wiki, 'txt');
  t.strictSame(chunks.at(-1)?.headings, ['Visiting', 'Hours']);
  t.match(text, '| Winter || 11:00');
  const rst =
    '============\nHeat pumps\n============\n\nSetup\n-----\n\nBleed the circuit.\n\n=====\nOne.\nTwo.\n=====\n';
  t.strictSame(await headingsOf(rst, 'rst', 'Bleed the circuit'), ['Heat pumps', 'Setup']);
  t.strictSame(await headingsOf(rst, 'rst', 'Two.'), ['Heat pumps', 'Setup'], 'several lines are no title');
  t.equal((await processFixture('a == b\n\n== c\n\nd', 'md')).text, 'a == b\n\n== c\n\nd');
});

await test('a text of Markdown that is a table for the most part keeps its title, and the names of columns in each row', async (t) => {
  const rows = Array.from({ length: 40 }, (_, index) => `| P-${index} | Pump | ${index} EUR |`);
  const text = ['# Prices', '', '| Code | Kind | Price |', '|:---|---|---:|', ...rows].join('\n');
  for (const extension of ['md', 'txt', '']) {
    const { chunks, summary } = await processFixture(text, extension);
    t.equal(summary.format, 'txt');
    t.ok(chunks.every(({ headings }) => headings[0] === 'Prices'));
    t.match(chunks.at(-1)?.text, /Code: P-39; Kind: Pump; Price: 39 EUR$/);
  }
});

await test('comments of Markdown are not read, those in code are, and lines keep their numbers', async (t) => {
  const page = [
    '# Gates <!-- secret -->',
    'They open <!-- secret --> at eight.',
    '',
    '<!-- a secret',
    '',
    'in several lines -->',
    '```html',
    '<!-- shown -->',
    '```',
    'Write `<!-- so -->`.',
    '',
    '# Tolls',
    'Two euros.',
    '<!-- never ends',
  ].join('\n');
  const { text, chunks, summary } = await processFixture(page, 'md');
  t.notMatch(text, /secret|several/);
  t.match(text, /They open at eight\.[^]*<!-- shown -->[^]*Write `<!-- so -->`\.[^]*<!-- never ends/);
  t.match(
    chunks.find((chunk) => chunk.text.includes('Two euros')),
    { place: { line: 12 } },
  );
  t.match(summary.warning, 'Hidden text was left out');
  t.match((await processFixture('<!-- shown -->\n\nOf a page.', 'txt')).text, 'shown');
});
