import { utils, write } from 'cfb';
import iconv from 'iconv-lite';
import { test } from 'tap';
import { buildDocx, wordParagraph } from '../../../../../test/fixtures/documents/build-office.js';
import { buildPdf } from '../../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { ProcessingError } from '../../processing-contract.js';

const crlf = (...lines: readonly string[]): string => lines.join('\r\n');
const base64 = (content: string | Buffer): string => Buffer.from(content).toString('base64');

const forwarded = crlf('From: bob@example.com', 'Subject: The original', '', 'What was asked first.');

const mail = crlf(
  'Received: from a by b',
  'From: =?utf-8?q?J=C3=BCrgen_M?= =?utf-8?b?w7xsbGVy?= <j@example.com>',
  'To: ops@example.com,',
  '\tada@example.com',
  `Subject: =?utf-8?B?${base64('Rechnung für März')}?=`,
  'Date: Mon, 3 Mar 2025 10:00:00 +0100',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="outer=_1"',
  '',
  'This is a message in several parts.',
  '--outer=_1',
  'Content-Type: multipart/alternative; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Plain: anbei die =',
  'Rechnung =FCber 12 EUR.',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Anbei die <b>Rechnung</b> über 12&nbsp;€.</p><table><tr><th>Posten</th><th>Preis</th></tr><tr><td>Ventil</td><td>12 €</td></tr></table>',
  '--inner--',
  '--outer=_1',
  'Content-Type: application/octet-stream',
  "Content-Disposition: attachment; filename*0*=utf-8''Angebot%20; filename*1*=M%C3%A4rz.docx",
  'Content-Transfer-Encoding: base64',
  '',
  base64(buildDocx(wordParagraph('Das Angebot gilt vier Wochen.'))),
  '--outer=_1',
  'Content-Type: application/pdf; name="plan.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  base64('%PDF-1.7'),
  '--outer=_1',
  'Content-Type: message/rfc822',
  '',
  forwarded,
  '--outer=_1--',
  'not a part',
);

await test('an e-mail: what a mail program shows, with the documents and messages sent with it', async (t) => {
  const { summary, chunks, text } = await processFixture(mail, 'eml');
  t.match(summary, {
    format: 'eml',
    warning: /Parts that are not read completely: plan\.pdf: The file is broken.*PDF\.$/,
  });
  t.match(text, 'From: Jürgen Müller <j@example.com>\nTo: ops@example.com, ada@example.com\nDate: Mon, 3 Mar 2025');
  t.match(text, 'Anbei die Rechnung über 12 €.');
  t.match(text, 'Posten | Preis\nVentil | 12 €');
  t.notMatch(text, /Plain:|not a part|several parts|=_1/);
  const headingsOf = (words: string) => chunks.find((chunk) => chunk.text.includes(words))?.headings;
  t.strictSame(headingsOf('Anbei'), ['Rechnung für März']);
  t.strictSame(headingsOf('Das Angebot gilt'), ['Rechnung für März', 'Angebot März.docx']);
  t.strictSame(headingsOf('What was asked first.'), ['Rechnung für März', 'The original']);
});

await test('a plain e-mail in an old encoding, whatever its file is called', async (t) => {
  const plain = crlf(
    'From: a@example.com',
    'Date: Mon, 3 Mar 2025 10:00:00 +0100',
    'Message-ID: <1@example.com>',
    'Content-Type: text/plain; charset=koi8-r',
    '',
    'Привет, мир.',
  );
  const { summary, text } = await processFixture(iconv.encode(plain, 'koi8-r'), 'txt');
  t.equal(summary.format, 'eml');
  t.match(text, /Привет, мир\.$/);
  t.equal((await processFixture('From: here\nDate: today\n\nA letter.', 'txt')).summary.format, 'txt');
});

await test('a text that is none is not searched', async (t) => {
  const garbage = crlf(
    'From: a@example.com',
    'Subject: Gates',
    'Content-Transfer-Encoding: base64',
    '',
    base64(Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * index) & 0xff))),
  );
  const { text, summary } = await processFixture(garbage, 'eml');
  t.equal(text, 'Gates\n\nFrom: a@example.com');
  t.equal(summary.warning, 'Parts that are not read completely: the text of the message: It is binary data.');
});

await test('a web page that was saved with its pictures', async (t) => {
  const page = crlf(
    'From: <Saved by a browser>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; type="text/html"; boundary="b"',
    '',
    '--b',
    'Content-Type: text/html',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><meta charset=3Dutf-8><p>Die Schleuse =C3=B6ffnet um sieben.</p></html>',
    '--b',
    'Content-Type: text/css',
    '',
    'p { color: red }',
  );
  const { text } = await processFixture(page, 'mht');
  t.match(text, 'Die Schleuse öffnet um sieben.');
  t.notMatch(text, 'color');
});

const part = (name: string, content: string | Buffer, type = 'application/octet-stream'): string =>
  crlf(
    '--b',
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(content),
    '',
  );
const mailWith = (...parts: readonly string[]): string =>
  crlf(
    'From: a@example.com',
    'Subject: Files',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts,
  );

await test('the signature of a message is no file of it', async (t) => {
  const { text, summary } = await processFixture(
    mailWith(
      part('notes.md', 'Bring a spanner.', 'text/plain'),
      part('smime.p7s', Buffer.from([0x30, 0x82, 1, 0]), 'application/pkcs7-signature'),
      part('signature.asc', '-----BEGIN PGP SIGNATURE-----', 'application/pgp-signature'),
    ),
    'eml',
  );
  t.match(text, 'Bring a spanner.');
  t.notMatch(text, /smime|signature/i);
  t.equal(summary.warning, undefined);
});

await test('files that are sent with a message are read as they would be on their own', async (t) => {
  const pages = [{ lines: ['First page.'] }, { lines: ['The valve is on the second page.'] }];
  const { summary, chunks } = await processFixture(
    mailWith(
      part('plan.pdf', buildPdf({ pages })),
      part('prices.csv', 'name;price\nValve;12\nGate;90\n', 'text/csv'),
      part('notes.md', '# Notes\n\nBring a spanner.', 'text/plain'),
      part('secret.pdf', buildPdf({ pages, encrypted: true })),
      part('program', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(400)])),
      part('bad.jsonl', '{"text":"A record.","metadata":{}}\n{'),
    ),
    'eml',
  );
  const found = (words: string) => chunks.find(({ text }) => text.includes(words));
  t.match(found('The valve is on'), { place: { page: 2 }, headings: ['Files', 'plan.pdf'] });
  t.match(found('name: Valve; price: 12'), { place: { line: 1 }, headings: ['Files', 'prices.csv'] });
  t.match(found('spanner'), { headings: ['Files', 'notes.md', 'Notes'] });
  t.match(found('A record.'), { headings: ['Files', 'bad.jsonl'] });
  t.match(summary.warning, /^bad\.jsonl: 1 line was rejected/);
  t.match(
    summary.warning,
    /not read completely: secret\.pdf: The document is password-protected\. Remove the password, and upload it again\.; program: The format .*x-elf\./,
  );
  t.equal(summary.pages, undefined, 'those of a file in it are not those of the message');
});

await test('files inside of each other end, and scanned pages of all of them count together', async (t) => {
  let inner = mailWith(part('deep.txt', 'The deepest text.'));
  for (let depth = 0; depth < 12; depth += 1) inner = mailWith(part(`${depth}.eml`, inner));
  const deep = await processFixture(inner, 'eml');
  t.match(deep.summary.warning, /It is in more than 10 files inside of each other\.$/);
  t.notMatch(deep.text, 'The deepest text.');
  const scan = { picture: { width: 8, height: 8, pixels: new Uint8Array(64) } };
  const scans = await processFixture(
    mailWith(part('one.pdf', buildPdf({ pages: [scan] })), part('two.pdf', buildPdf({ pages: [scan, scan] }))),
    'eml',
    { maxOcrPages: 2 },
  );
  t.match(scans.summary.warning, /not read completely: two\.pdf: The document has more than \d pages without text/);
  await t.rejects(processFixture(mailWith('--b\n\nx\n'.repeat(200_000)), 'eml'), /more than 100000 parts/);
});

await test('UTF-8 that is declared as something else', async (t) => {
  const words = 'Grüße aus Zürich, „bis bald“.';
  for (const charset of ['us-ascii', 'iso-8859-1', 'x-unknown']) {
    const plain = crlf(
      'From: a@example.com',
      `Content-Type: text/plain; charset=${charset}`,
      'MIME-Version: 1.0',
      '',
      words,
    );
    t.match((await processFixture(plain, 'eml')).text, words, charset);
  }
  const latin = crlf(
    'From: a@example.com',
    'Content-Type: text/plain; charset=iso-8859-1',
    'MIME-Version: 1.0',
    '',
    'Ã¼ber',
  );
  t.match((await processFixture(Buffer.from(latin.replace('Ã¼', 'ü'), 'latin1'), 'eml')).text, 'über');
});

await test('messages inside of each other are refused when they are too many, and parts beside each other are read', async (t) => {
  const multipart = (mark: string): string => `Content-Type: multipart/mixed; boundary=${mark}\n\n--${mark}\n`;
  const inside = Array.from({ length: 1_000 }, (_, index) => multipart(`a${index}`)).join('');
  await t.rejects(processFixture(`From: a@example.com\n${inside}`, 'eml'), new ProcessingError(''));
  const beside = multipart('a').concat('\nA part.\n--a\n'.repeat(5_000));
  t.match((await processFixture(`From: a@example.com\n${beside}`, 'eml')).text, 'A part.');
});

await test('a message that Outlook has saved', async (t) => {
  const container = utils.cfb_new();
  const put = (path: string, content: Buffer): void => {
    utils.cfb_add(container, path, content);
  };
  const texts: Readonly<Record<string, string>> = {
    '0037001F': 'Wartung am Montag',
    '0C1A001F': 'Jürgen',
    '5D01001F': 'j@example.com',
    '0E04001F': 'ops@example.com',
    '1000001F': 'Die Anlage steht von acht bis zehn still.',
    '007D001F': 'Received: here\r\nDate: Mon, 3 Mar 2025 10:00:00 +0100\r\n',
  };
  for (const [property, text] of Object.entries(texts)) put(`/__substg1.0_${property}`, Buffer.from(text, 'utf16le'));
  put('/__properties_version1.0', Buffer.alloc(32));
  const folder = '/__attach_version1.0_#00000000';
  put(`${folder}/__substg1.0_3707001F`, Buffer.from('Plan.docx', 'utf16le'));
  put(`${folder}/__substg1.0_37010102`, buildDocx(wordParagraph('Zuerst wird das Wasser abgelassen.')));
  const { summary, text, chunks } = await processFixture(write(container, { type: 'buffer' }) as Buffer, 'msg');
  t.equal(summary.format, 'msg');
  t.match(text, 'From: Jürgen <j@example.com>\nTo: ops@example.com\nDate: Mon, 3 Mar 2025 10:00:00 +0100');
  t.match(text, 'Die Anlage steht von acht bis zehn still.');
  t.strictSame(chunks.find((chunk) => chunk.text.includes('abgelassen'))?.headings, ['Wartung am Montag', 'Plan.docx']);
});

await test('a folder of e-mails: each on its own', async (t) => {
  const message = (subject: string, text: string): string =>
    `From ada@example.com Tue May 12 09:30:00 2026\r\nFrom: ada@example.com\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${text}\r\n\r\n`;
  const folder =
    message('First', '>From here on, the ferry leaves at six.') +
    message('Second', 'Die Z=C3=BCndkerzen liegen bereit.');
  const { summary, chunks } = await processFixture(folder, 'mbox');
  t.equal(summary.format, 'mbox');
  t.match(chunks, [
    { headings: ['First'], text: /\nFrom here on, the ferry leaves at six\.$/ },
    { headings: ['Second'], text: /Die Zündkerzen liegen bereit\.$/ },
  ]);
  t.equal(chunks.length, 2);
});

await test('the time and place of a meeting are read from its invitation, once', async (t) => {
  const calendar =
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Walk-through\r\nDTSTART:20260312T140000Z\r\nLOCATION:Dock C\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
  const mail = [
    'From: ada@example.com\r\nSubject: Invitation\r\nDate: Tue, 10 Mar 2026 09:12:44 +0100\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=m\r\n',
    '--m\r\nContent-Type: multipart/alternative; boundary=a\r\n',
    '--a\r\nContent-Type: text/plain\r\n\r\nPlease come.',
    `--a\r\nContent-Type: text/calendar; method=REQUEST\r\n\r\n${calendar}`,
    '--a--',
    `--m\r\nContent-Type: text/calendar; name=invite.ics\r\nContent-Disposition: attachment; filename=invite.ics\r\n\r\n${calendar}`,
    `--m\r\nContent-Type: application/ics; name=invite.ics\r\nContent-Disposition: attachment; filename=invite.ics\r\n\r\n${calendar}`,
    '--m--\r\n',
  ];
  const { chunks } = await processFixture(mail.join('\r\n'), 'eml');
  t.match(chunks[1], {
    headings: ['Invitation', 'Walk-through'],
    text: 'Walk-through\n\nWhen: 2026-03-12 14:00 (UTC)\nWhere: Dock C',
  });
  t.equal(chunks.length, 2);
});

await test('the text of a message whose page is a picture alone is read, and the page of any other', async (t) => {
  const mail = (page: string) =>
    [
      'Subject: Regatta\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=a\r\n',
      '--a\r\nContent-Type: text/plain\r\n\r\nThe regatta begins at nine.\r\n',
      `--a\r\nContent-Type: text/html\r\n\r\n<style>p { color: red }</style>${page}\r\n`,
      '--a--\r\n',
    ].join('\r\n');
  t.match(
    (await processFixture(mail('<p>&nbsp;<img src="https://example.com/regatta.png"></p>'), 'eml')).text,
    'at nine',
  );
  const { text } = await processFixture(mail('<p>It begins at ten.</p>'), 'eml');
  t.match(text, 'at ten');
  t.notMatch(text, 'at nine');
});
