import { test } from 'tap';
import { found } from '../fixtures/found-in.js';
import type { ScanRequest } from './scan-request.js';

const medium: ScanRequest = { kind: 'pii', sensitivityLevel: 'medium' };
const low: ScanRequest = { kind: 'pii', sensitivityLevel: 'low' };

await test('dates, years of a copyright and multiples of units are no addresses; streets with such words are', (t) => {
  for (const text of [
    'OpenSSL 3.0.19 27 Jan 2026 (Library)',
    'Mon Nov  8 12:01:12 CEST 2016',
    'APT 2.6.1      04 Abril 2019',
    'version 4.19.0, 18 August 2022',
    'Copyright: 1991-1994, Thomas G. Lane.\n  1991-1996, Thomas G. Lane.',
    '© 2008-2012 Kristian Hill',
    'Copyright (C) 2008-2019, 2021, 2022 Anthony Green Street',
    'kB 1000, K 1024, MB 1000*1000',
  ])
    t.strictSame(found(medium, text), [], text);
  for (const street of ['12 Market Street', '1990 Copyright Lane', '2021 Park Lane', '1200 K Street'])
    t.strictSame(found(medium, `it went to ${street}`), [`STREET_ADDRESS: ${street}`]);
  t.end();
});

await test('a month in which something else expires is none of a card', (t) => {
  for (const text of [
    'your passport expires 04/2030',
    'Lot 77812, exp 06/2025',
    'licence valid until 09/27',
    'warranty expires 01/2031',
  ])
    t.strictSame(found(low, text), [], text);
  for (const text of [
    'expiry date 04/2030',
    'Visa 4111, exp 04/27',
    'with the license I sent the card, valid thru 04/29',
  ])
    t.match(found(low, text), [/^CREDIT_CARD_EXPIRY/], text);
  t.end();
});

await test('versions of four numbers are no addresses of the network; addresses beside slashes and words are', (t) => {
  for (const text of [
    'Version: 1.2.3.4',
    'the current version is 1.2.3.4',
    '"version": "1.2.3.4"',
    'AssemblyVersion("1.0.0.0")',
    'Version=4.0.0.0, Culture=neutral',
    'v10.0.190.1',
    'Chrome/120.0.60.110 Safari/53.7.3.6',
    'HeadlessChrome/120.0.60.110 Edg/18.17.1.2',
    'Google Chrome 1.0.154.53',
    'libc 2.36.0.1 is required',
    'upgraded glibc from 2.35.0.1 to 2.36.0.1',
    'on kernel 6.1.0.21 with .NET 6.0.36.1',
    'numpy==1.26.4.0',
    'tool-1.2.3.4.zip',
    'la versión 3.1.4.1, die Version: 4.0.0.1, 版本：1.2.3.4',
    '0.1.2.3',
  ])
    t.strictSame(found(medium, text), [], text);
  for (const text of [
    'host/10.0.0.1',
    'ip.src==10.0.0.1',
    'it resolves to 10.0.0.1',
    'on node-7 10.0.0.1',
    'http://10.0.0.1/v1.2',
    'edge 10.0.0.1',
    'version of 10.0.0.1',
    'a conversion, 10.0.0.1',
    'firmware: 10.0.0.1',
  ])
    t.strictSame(found(medium, text), ['IP_ADDRESS: 10.0.0.1'], text);
  t.end();
});

await test('names in a program are no names of users; names of users beside such words are', (t) => {
  for (const text of [
    'username = handler.username',
    'username: str\n    env = os.environ.copy()',
    'if username: session.proxies = {}',
    'def handle(self, record: logging.LogRecord)',
    'file handle: open sample.gz',
    'the handle, e.g. of a file',
    'find the user id (keyedit.py, find_userid)',
    'as user name,\n  self.keyring.set_password(url)',
  ])
    t.strictSame(found(low, text), [], text);
  for (const name of ['maria_87', 'j.smith', 'cool-cat9', '@ada.l'])
    t.strictSame(found(low, `my username is ${name}, thanks`), [`USERNAME: ${name}`]);
  t.end();
});

await test('numbers of bugs and a processor are no driver licences, and a cast in SQL is no address of the network', (t) => {
  for (const text of [
    'add the driver lists (closes: #700010)',
    'Compatible licence\n  * fix the license (Closes: #996866)',
    'License: Zlib\n\nFiles: simd/i386/jquanti.asm',
    "SELECT $1::text AS name, '1'::int",
    'the server casts 1::bigint',
  ])
    t.strictSame(found(low, text), [], text);
  t.strictSame(found(low, 'driver license #D1234567'), ['US_DRIVER_LICENSE: D1234567']);
  t.strictSame(found(medium, 'the prefix 2001:db8:: and the host 1::2'), [
    'IP_ADDRESS: 2001:db8::',
    'IP_ADDRESS: 1::2',
  ]);
  t.end();
});
