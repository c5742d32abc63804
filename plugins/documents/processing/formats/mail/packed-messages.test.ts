import { test } from 'tap';
import { buildDocx, wordParagraph } from '../../../../../test/fixtures/documents/build-office.js';
import { buildTnef, tnefText } from '../../../../../test/fixtures/documents/build-tnef.js';
import { buildOle } from '../../../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { unpackRtf } from './compressed-rtf.js';

const page = Buffer.from('<html><body><p>Die Pumpe der „Marigold“ fiel um 03:40 aus.</p></body></html>');
const packed = buildTnef({
  properties: [tnefText(0x37, 'Pump report'), tnefText(0x0c1a, 'Wolfgang'), [0x1013, 0x102, page]],
  attachments: [
    {
      properties: [tnefText(0x3707, 'prices.csv')],
      data: Buffer.from('part;price\nImpeller;440\nGasket;18\nSeal;3\n'),
    },
    { properties: [tnefText(0x3707, 'plan.docx')], data: buildDocx(wordParagraph('First the water is let off.')) },
    {
      properties: [
        [
          0x3701,
          0x0d,
          Buffer.concat([
            Buffer.alloc(16),
            buildTnef({ properties: [tnefText(0x37, 'The original'), tnefText(0x1000, 'Is the pump running?')] }),
          ]),
        ],
      ],
    },
  ],
});

await test('winmail.dat in an e-mail: the message that Outlook has packed, with its files and messages', async (t) => {
  const mail = [
    'From: w@example.com',
    'Subject: Report',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: application/ms-tnef; name="winmail.dat"',
    'Content-Transfer-Encoding: base64',
    '',
    packed.toString('base64'),
    '--b--',
  ].join('\r\n');
  const { summary, chunks } = await processFixture(mail, 'eml');
  t.match(summary, { format: 'eml', warning: undefined });
  const found = (words: string) => chunks.find(({ text }) => text.includes(words));
  t.match(found('„Marigold“ fiel um 03:40'), { headings: ['Report', 'Pump report'] });
  t.match(found('From: Wolfgang'), Object);
  t.match(found('part: Impeller; price: 440'), { headings: ['Report', 'Pump report', 'prices.csv'] });
  t.match(found('First the water'), { headings: ['Report', 'Pump report', 'plan.docx'] });
  t.match(found('Is the pump running?'), { headings: ['Report', 'Pump report', 'The original'] });
});

const mailWith = (text: string, ...parts: readonly (readonly [type: string, content: Buffer])[]): string =>
  [
    'From: w@example.com',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...parts.flatMap(([type, content]) => [
      '--b',
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64'),
    ]),
    '--b--',
  ].join('\r\n');
const winmail = 'application/ms-tnef; name="winmail.dat"';

await test('the text of winmail.dat that stands in the e-mail too is read once', async (t) => {
  const occurrences = async (text: string): Promise<number> =>
    (await processFixture(mailWith(text, [winmail, packed]), 'eml')).text.split('Marigold').length - 1;
  t.equal(await occurrences('Die Pumpe der „Marigold“\nfiel um 03:40 aus.\n-- \nWolfgang'), 1);
  t.equal(await occurrences('Die „Marigold“ liegt fest.'), 2, 'another text');
});

await test('an e-mail is read although a message that was sent with it is broken, and says which', async (t) => {
  const endless = Buffer.from(`Subject: ${'x'.repeat(3_000_000)}\r\n\r\nA text`);
  const mail = mailWith(
    'The gate is shut.',
    [winmail, packed.subarray(0, 200)],
    ['message/rfc822; name="forwarded.eml"', endless],
  );
  const { text, summary } = await processFixture(mail, 'eml');
  t.match(text, 'The gate is shut.');
  t.match(summary.warning, /winmail\.dat: The file is broken: a part of what Outlook/);
  t.match(summary.warning, /forwarded\.eml: The message cannot be read/);
});

await test('winmail.dat on its own, also one that was cut off', async (t) => {
  const { summary, text } = await processFixture(packed, 'dat');
  t.equal(summary.format, 'tnef');
  t.match(text, '03:40');
  await t.rejects(processFixture(packed.subarray(0, 200), 'dat'), /The file is broken: a part of what Outlook/);
});

/** The example of [MS-OXRTFCP] 4.1.1. */
const compressed = Buffer.from(
  '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
  'hex',
);

await test('rich text is unpacked as its specification shows, and read when a message has no other text', async (t) => {
  const richText = '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n';
  t.equal(unpackRtf(compressed)?.toString('latin1'), richText);
  const plain = Buffer.concat([Buffer.alloc(16), Buffer.from('{\\rtf1 The gate is shut.\\par}')]);
  plain.writeUInt32LE(0x414c454d, 8);
  for (const [bytes, words] of [
    [compressed, 'hello world'],
    [plain, 'The gate is shut.'],
  ] as const) {
    const message = buildOle({ '__properties_version1.0': Buffer.alloc(32), '__substg1.0_10090102': bytes });
    t.equal((await processFixture(message, 'msg')).text, words);
  }
  const broken = buildOle({ '__properties_version1.0': Buffer.alloc(32), '__substg1.0_10090102': Buffer.alloc(40) });
  t.match((await processFixture(broken, 'msg')).summary.warning, /the text of the message: It is binary data/);
});

await test('a message without headers, and one in it, have the dates at which they were sent', async (t) => {
  const sent = (headerBytes: number, date: string): Buffer => {
    const fixed = Buffer.alloc(headerBytes + 32);
    fixed.writeUInt32LE(0x0017_0003, headerBytes);
    fixed.writeUInt32LE(0x0039_0040, headerBytes + 16);
    fixed.writeBigUInt64LE(BigInt(Date.parse(date) + 11_644_473_600_000) * 10_000n, headerBytes + 24);
    return fixed;
  };
  const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
  const inner = '__attach_version1.0_#00000000/__substg1.0_3701000D/';
  const message = buildOle({
    '__properties_version1.0': sent(32, '2026-03-03T09:00:00Z'),
    '__substg1.0_0C1A001F': wide('Ada'),
    '__substg1.0_0C1F001F': wide('ada@example.com'),
    '__substg1.0_1000001F': wide('See below.'),
    [`${inner}__properties_version1.0`]: sent(24, '2026-02-28T17:30:00Z'),
    [`${inner}__substg1.0_0C1A001F`]: wide('Bob'),
    [`${inner}__substg1.0_0C1F001F`]: wide('/O=MILL/CN=BOB'),
    [`${inner}__substg1.0_1000001F`]: wide('The gate is shut.'),
  });
  const { text } = await processFixture(message, 'msg');
  t.match(text, 'From: Ada <ada@example.com>\nDate: Tue, 03 Mar 2026 09:00:00 GMT\n\nSee below.');
  t.match(text, 'From: Bob\nDate: Sat, 28 Feb 2026 17:30:00 GMT\n\nThe gate is shut.');
});
