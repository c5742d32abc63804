import iconv from 'iconv-lite';
import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const fields = 'Date: Tue, 12 May 2026 09:30:00 +0200\r\nMIME-Version: 1.0\r\n';

const languages: readonly (readonly [encoding: string, subject: string, text: string])[] = [
  [
    'windows-1252',
    'Schlüsselübergabe',
    'Die Übergabe für das Gästehaus findet am Gründonnerstag statt – bitte pünktlich.',
  ],
  [
    'windows-1250',
    'Schůzka',
    'Příští schůzka družstva se koná ve čtvrtek v zasedací místnosti. Předseda žádá všechny členy.',
  ],
  ['koi8-r', 'Отпуск', 'Уважаемые коллеги, бухгалтерия закрыта с первого по восьмое мая.'],
  ['windows-1251', 'Ремонт', 'Ремонт лифта начнётся в понедельник и продлится две недели.'],
  ['shift_jis', '会議', '来週の会議は火曜日の午後三時に変更されました。資料は前日までに送ってください。'],
  ['big5', '出貨通知', '這批貨物將於星期五從高雄港出發，預計兩週後抵達鹿特丹。請準備報關文件。'],
  ['gb18030', '发货', '这批货物将于星期五从宁波港出发，预计两周后到达汉堡。请准备报关文件。'],
];

await test('a message that does not name its encoding is read in the one that it has', async (t) => {
  for (const [encoding, subject, text] of languages) {
    for (const type of ['', 'Content-Type: text/plain\r\n', 'Content-Type: text/plain; charset="us-ascii"\r\n']) {
      const mail = `From: a@example.com\r\nSubject: ${subject}\r\n${fields}${type}\r\n${text}\r\n`;
      const { text: read, chunks } = await processFixture(iconv.encode(mail, encoding), 'eml');
      t.match(read, text, `${encoding} ${type}`);
      t.strictSame(chunks[0]?.headings, [subject]);
    }
  }
});

await test('fields are read in the encoding of their text', async (t) => {
  const mail = `From: a@example.com\r\nSubject: 发货\r\n${fields}Content-Type: text/plain; charset=gb2312\r\n\r\n请准备报关文件。\r\n`;
  const { chunks } = await processFixture(iconv.encode(mail, 'gb18030'), 'eml');
  t.match(chunks[0], { headings: ['发货'], text: /请准备报关文件/ });
});

await test('each part has its own encoding, also in Base64 and Quoted-Printable, and parts that name theirs keep it', async (t) => {
  const quoted = (bytes: Buffer): string =>
    Array.from(bytes, (byte) =>
      byte < 0x80 && byte !== 0x3d ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase()}`,
    ).join('');
  const russian = iconv.encode('Ремонт лифта начнётся в понедельник и продлится две недели.', 'windows-1251');
  const part = (head: string, body: string | Buffer): Buffer =>
    Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  const page = '<html><meta charset="windows-1253"><p>Η συνάντηση μεταφέρθηκε στην Πέμπτη.</p></html>';
  const mail = Buffer.concat([
    Buffer.from(`From: a@example.com\r\n${fields}Content-Type: multipart/mixed; boundary="b"\r\n\r\n`),
    part(
      'Content-Type: text/plain',
      iconv.encode('Die Löschdecken hängen in der Küche – größtenteils.', 'windows-1252'),
    ),
    part('Content-Type: text/plain\r\nContent-Transfer-Encoding: base64', russian.toString('base64')),
    part('Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable', quoted(russian.subarray(0, 30))),
    part('Content-Type: text/html', iconv.encode(page, 'windows-1253')),
    part('Content-Type: text/plain; charset=utf-8', 'Ærø liegt in Dänemark.'),
    part('Content-Type: text/plain; charset=iso-8859-2', iconv.encode('Łódź', 'iso-8859-2')),
    Buffer.from('--b--\r\n'),
  ]);
  const { text } = await processFixture(mail, 'eml');
  for (const words of [
    'Die Löschdecken hängen in der Küche',
    'две недели',
    'Η συνάντηση',
    'Ærø liegt in Dänemark',
    'Łódź',
  ])
    t.match(text, words);
  t.equal(text.split('Ремонт лифта начнётся').length, 3);
  t.notMatch(text, '\ufffd');
});

await test('a line that looks like the beginning of a part is text', async (t) => {
  const mail = `From: a@example.com\r\n${fields}Content-Type: text/plain\r\n\r\nGrüße\r\n-----Original Message-----\r\nFrom: b\r\n\r\nFür später.\r\n`;
  t.match(
    (await processFixture(Buffer.from(mail, 'latin1'), 'eml')).text,
    /Grüße\n-----Original Message-----[^]*Für später/,
  );
});
