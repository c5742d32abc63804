import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

await test('an entry of a calendar is read below its title, with its time, place and persons, without alarms and zones', async (t) => {
  const calendar = `BEGIN:VCALENDAR\r
BEGIN:VTIMEZONE\r
TZID:Europe/Tallinn\r
BEGIN:STANDARD\r
DTSTART:16011028T030000\r
END:STANDARD\r
END:VTIMEZONE\r
BEGIN:VEVENT\r
SUMMARY:Rehearsal\r
DTSTART;TZID=Europe/Tallinn:20260418T183000\r
DTEND;TZID=Europe/Tallinn:20260418T210000\r
LOCATION:St. Olaf's Church\\, Lai 50\r
ORGANIZER;CN="Weiss, Ada":mailto:ada@example.com\r
DESCRIPTION:Black folders.\\nAltos come earlier\\; the org\r
 an is tuned.\r
BEGIN:VALARM\r
DESCRIPTION:Ring\r
END:VALARM\r
END:VEVENT\r
BEGIN:VEVENT\r
SUMMARY:Trip\r
DTSTART;VALUE=DATE:20260501\r
DTEND;VALUE=DATE:20260504\r
END:VEVENT\r
BEGIN:VTODO\r
SUMMARY:Book the bus\r
DUE:20260420T100000Z\r
END:VTODO\r
END:VCALENDAR\r
`;
  const { chunks } = await processFixture(calendar, 'ics');
  t.strictSame(
    chunks.map(({ headings, text, place }) => [headings, text, place]),
    [
      [
        ['Rehearsal'],
        "Rehearsal\n\nWhen: 2026-04-18 18:30 to 21:00 (Europe/Tallinn)\nWhere: St. Olaf's Church, Lai 50\n" +
          'Organizer: Weiss, Ada\nBlack folders. Altos come earlier; the organ is tuned.',
        { line: 8 },
      ],
      [['Trip'], 'Trip\n\nWhen: 2026-05-01 to 2026-05-03', { line: 20 }],
      [['Book the bus'], 'Book the bus\n\nWhen: until 2026-04-20 10:00 (UTC)', { line: 25 }],
    ],
  );
});

await test('cards are read one by one, also those of phones, without their pictures and codes', async (t) => {
  const photo = Array.from({ length: 40 }, () => 'QUJD'.repeat(18)).join('\r\n ');
  const cards = `BEGIN:VCARD\r\nFN:Ada Lovelace\r\nitem1.TEL;TYPE=CELL:+353 86 555\r\nADR;TYPE=WORK:;;12 Quay;Galway;;;\r\nPHOTO;ENCODING=b;TYPE=JPEG:${photo}\r\nNOTE:Keeper\\, and so\r\n  on\\nand on\r\nEND:VCARD\r
BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C5=9Awierk;Jacek\r\nTEL;WORK:+48 22\r\nNOTE;ENCODING=QUOTED-PRINTABLE:On Thursdays.=0D=0ACall the =\r\ngate first.\r\nEND:VCARD\r\n`;
  const { chunks } = await processFixture(cards, 'vcf');
  t.strictSame(
    chunks.map(({ headings, text }) => [headings, text]),
    [
      [
        ['Ada Lovelace'],
        'Ada Lovelace\n\nPhone (cell): +353 86 555\nAddress: 12 Quay, Galway\nKeeper, and so on and on',
      ],
      [['Świerk Jacek'], 'Świerk Jacek\n\nPhone (work): +48 22\nOn Thursdays. Call the gate first.'],
    ],
  );
});

await test('subtitles are sentences with their times and speakers, whichever of both formats they have', async (t) => {
  const film = `1
00:00:01,000 --> 00:00:03,500
<i>[wind howling]</i>

2
00:00:04,100 --> 00:00:07,900
- Where did the captain hide
the brass compass?
- Under the third floorboard,

3
00:00:08,000 --> 00:00:11,250
{\\an8}next to the stove.
`;
  const read = async (text: string, extension: string): Promise<readonly string[]> =>
    (await processFixture(text, extension)).text.split(/\n+/);
  t.strictSame(await read(film, 'srt'), [
    '[00:00:01] [wind howling]',
    '[00:00:04] - Where did the captain hide the brass compass?',
    '[00:00:04] - Under the third floorboard, next to the stove.',
  ]);
  const meeting = `WEBVTT

NOTE
Made by a machine

intro
00:04.000 --> 00:09.000 align:start
<v Ada>The sluice closes <c.yellow>at high water</c> and the wheel

00:09.000 --> 00:13.000
<v Ada>turns for five hours.</v>

01:00:13.500 --> 01:00:17.000
<v Ben Ngata>How much flour &amp; bran?
`;
  t.strictSame(await read(meeting, 'vtt'), [
    '[00:04] Ada: The sluice closes at high water and the wheel turns for five hours.',
    '[01:00:13] Ben Ngata: How much flour & bran?',
  ]);
});

await test('subtitles of SubViewer, SubStation and timed text are read like others', async (t) => {
  const read = async (text: string, extension: string) => (await processFixture(text, extension)).text.split(/\n+/);
  t.strictSame(
    await read(
      '0:00:01.000,0:00:04.200\nMy grandmother ran the bakery\nuntil 1951.\n\n0:00:04.200,0:00:08.900\nRye was eleven pence.\n',
      'sbv',
    ),
    ['[0:00:01] My grandmother ran the bakery until 1951.', '[0:00:04] Rye was eleven pence.'],
  );
  const station =
    '[Script Info]\nTitle: Knots\n[Events]\nFormat: Layer, Start\nDialogue: 0,0:00:01.00,0:00:04.00,Default,Skipper,0,0,0,,{\\i1}A bowline{\\i0} never slips,\\Nand opens.\n';
  t.strictSame(await read(station, 'ass'), ['[0:00:01] Skipper: A bowline never slips, and opens.']);
  const timed =
    '<tt xmlns="http://www.w3.org/ns/ttml"><head><styling><style color="white"/></styling></head><body><div><p begin="00:00:02.500">Columns form when lava<br/>cools.</p></div></body></tt>';
  for (const text of [timed, `<?xml version="1.0"?>${timed}`])
    t.strictSame(await read(text, 'ttml'), ['[00:00:02] Columns form when lava cools.']);
});
