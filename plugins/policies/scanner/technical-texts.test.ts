import { test } from 'tap';
import { found, pii, secrets } from '../fixtures/found-in.js';

const { medium, low } = pii;

await test('dates, years of a copyright and multiples of units are not addresses; streets with such words are', (t) => {
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

await test('a month in which something else expires is not that of a card', (t) => {
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

await test('the user of Git servers is not a mail address; people with such names have one', (t) => {
  for (const text of [
    'git clone git@github.com:sluice/gateway.git',
    'origin  ssh://git@gitlab.example.org:2222/team/tool.git (fetch)',
    'pip install git+ssh://git@bitbucket.org/team/tool.git@v1.2',
    'remote set-url origin git@ssh.dev.azure.com:v3/team/tool',
  ])
    t.strictSame(found(medium, text), [], text);
  for (const address of ['digit@example.org', 'git.ada@example.org', 'legit@example.org'])
    t.strictSame(found(medium, `write to ${address}:`), [`EMAIL_ADDRESS: ${address}`]);
  t.end();
});

await test('versions of four numbers are not addresses of the network; addresses beside slashes and words are', (t) => {
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

await test('names in a program are not names of users; names of users beside such words are', (t) => {
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

await test('numbers of bugs and a processor are not driver licences, and a cast in SQL is not an address of the network', (t) => {
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

await test('parts of times, hosts, UUIDs and fields of a log are not telephone numbers, whatever the lines are about', (t) => {
  for (const text of [
    '03-17 16:16:04.205  2227  2318 I PhoneStatusBar: setLightsOn(true)\n03-17 16:16:04.243  2227  2227 I PhoneStatusBar',
    'PhoneStatusBar: setSystemUiVisibility vis=40000608 mask=ffffffff',
    'mode Contacts Only\nJul  6 14:16:10 calvisitor-10-105-162-178 kernel[0]',
    'Cloud Phone System CVE-2021-45967',
    'Please try 550-5.1.1 double-checking the address',
    'call it again,a29088e2-b8bd-4739-8036-d561fc0c5fd8',
  ])
    t.strictSame(
      found(low, text).filter((each) => each.startsWith('PHONE')),
      [],
      text,
    );
  for (const text of [
    'call me at 408-227-5502',
    'phone=4082275502',
    'reach me: web-408-227-5502',
    'Phone1:408-227-5502',
    'tlf-22-34-56-78',
    'call us, to=4082275502',
  ])
    t.match(found(low, text), [/^PHONE_NUMBER/], text);
  t.end();
});

await test('levels, times and classes in a log, and courts, are not addresses', (t) => {
  for (const text of [
    '03-17 16:15:37.077  1702 14638 I WindowManager: The change',
    '16:13:40.146  1702  2555 D PowerManagerService: ready=true',
    'bytes result sent to driver\n17/06/09 20:10:55 INFO executor.Executor',
    'Address change detected. Old: msra-sa-41/10.190.173.170:8030 New: msra',
    'Linux version 2.6.5 (Red Hat Linux 3.3.3-7)) #1 Sat May 8 09:04:50',
    'Agent Instructions - Pizza Ordering 1',
    'Hibbs v. Winn, 542 U.S. 88, 101, 124 S.Ct. 2276, 2286 (2004)',
  ])
    t.strictSame(
      found(medium, text).filter((each) => each.startsWith('STREET')),
      [],
      text,
    );
  t.end();
});

await test('an address ends with its question or sentence, and not at an abbreviation', (t) => {
  for (const [text, street] of [
    ['Is it 2500 Milvia Street? Do you', '2500 Milvia Street'],
    ['at 1546 Maurice Lane? It has', '1546 Maurice Lane'],
    ['at 1107 Porter Street. This apartment', '1107 Porter Street'],
    ['located at 25 Kentucky Street.\nUSER: What', '25 Kentucky Street'],
    ['at 909 N. Sepulveda Blvd., El Segundo, CA 90245', '909 N. Sepulveda Blvd., El Segundo, CA 90245'],
    ['sie wohnt Bahnhofstr. 12, 70567 Stuttgart', 'Bahnhofstr. 12, 70567 Stuttgart'],
    ['адрес: Просп. Мира 5, Москва', 'Просп. Мира 5, Москва'],
    ['at 12 Main St. Springfield, IL 62701', '12 Main St. Springfield, IL 62701'],
  ] as const)
    t.strictSame(found(medium, text), [`STREET_ADDRESS: ${street}`], text);
  t.end();
});

await test('names and numbers of programs, hardware and files are not personal data', (t) => {
  for (const text of [
    'Deleting block blk_-3636681193077858741 file /mnt/hadoop/mapred',
    'CE sym 9, at 0x11b9cc60, mask 0x04\n- 1128170317 2005.10.01',
    'bgcolor="#FFFFFF" link="#0000CC" vlink="#000066"',
    'bytecode-peephole-table.cc"\nv8_random_seed = 314159265',
    'F 2 "Shield:Pin_Header_Straight_2x02" H 4250 1050 50',
    "'pins\nlong %0000",
    'nova.virt.libvirt.driver [req-c00498e9-c4a0-4e46-b680-c8e4927369f7 113d]',
    'def query(doc_ids, user_id, static_queries, maximize_num_results=False)',
    'v8_enable_handle_zapping = is_debug',
    'CREATE TABLE users (\n   user_name varchar2(40),\n   first_name varchar2(40)',
    'linuxulator*:futex:handle_futex_death:copyin_error,',
    'see https://medium.com/@maxime.escourbiac/grafana',
  ])
    t.strictSame(found(low, text), [], text);
  for (const [text, finding] of [
    ['tarjeta blk_-4111111111111111', 'CREDIT_CARD: 4111111111111111'],
    ['C.C. 1128170317 de Bogotá', 'CO_CEDULA: 1128170317'],
    ['my pin is 4250', 'PIN: 4250'],
    ['{"pin_code": "4250"}', 'PIN: 4250'],
    ['{"username": "kim_lee"}', 'USERNAME: kim_lee'],
    ['my handle on the forum is kim_lee', 'USERNAME: kim_lee'],
    ['username (required): kim_lee', 'USERNAME: kim_lee'],
  ] as const)
    t.strictSame(found(low, text), [finding], text);
  t.end();
});

await test('answers, pronouns and types are not names, behind a title or a label', (t) => {
  for (const text of [
    'Patient: Nine or more.',
    'Patient: Lemme think',
    "Hello Doctor. I've been waiting",
    'lastname: String, birth',
  ])
    t.strictSame(found(medium, text), [], text);
  t.strictSame(found(medium, 'I went to Doctor Brown. He called'), ['PERSON: Doctor Brown']);
  t.end();
});

await test('numbers of sessions, public keys, keys of a registry and the word "bypass" are not secrets', (t) => {
  for (const text of [
    'CBS    Session: 30546174_3199120208 initialized by client',
    'ParameterOverrideMap {\n  key: 12792248877237016915',
    'Culture=neutral, PublicKeyToken=31bf3856ad364e35',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Jinja2 - Filter Bypass](#jinja2---filter-bypass)',
    'Authentication Bypass (CVE-2023-32315)',
    "into registry key '{bf1a281b-ad7b-4476-ac95-f47682990ce7}GLOBALROOT/Device/Config2'",
  ])
    t.strictSame(found(secrets.medium, text), [], text);
  for (const text of [
    'session=8f14e45fceea167a5a36dedd4bea2543',
    'db_pass: x7Gk2pQ9z',
    'secret_key: 12792248877237016915',
  ])
    t.match(found(secrets.medium, text), [/^GENERIC_SECRET/], text);
  t.end();
});

await test('groups of four digits in a longer row are no cards and identifiers, unless a word says so', (t) => {
  for (const text of [
    '2279 3457 4897 9984 6466 5880 8729 4136 2036 8239 9655 3053',
    '2781 2927 1573 4355 9318 5888 9281 6337 3333 8574 1852 9488',
    '1227 2231 5221 5533 8492 7244 4349 9724 9196 3498 5831 5570',
    '5929-4352-2960-8808-7619-8910-9555-4866-7274-2451-7216-2587',
  ])
    t.strictSame(found(medium, text), [], text);
  for (const text of [
    '4111 1111 1111 1111',
    '4111 1111 1111 1111 12/27 123',
    'in 2026 4111 1111 1111 1111 12/27 123',
    '5500 0000 0000 0004 4111 1111 1111 1111 3',
    'card of 0001 0002 4111 1111 1111 1111 2036',
  ])
    t.ok(found(low, text).includes('CREDIT_CARD: 4111 1111 1111 1111'), text);
  t.strictSame(found(medium, '4349 9724 9196'), ['IN_AADHAAR: 4349 9724 9196']);
  t.strictSame(found(low, 'aadhaar 1227 4349 9724 9196 3498'), ['IN_AADHAAR: 4349 9724 9196']);
  t.end();
});

await test('bytes in hexadecimal are no telephone numbers', (t) => {
  for (const text of [
    'a5469775:\t48 8b 05 70 35 8c 00\tcall   210add',
    '2ec2a32d:\t8c fc 64 30 85\tcall   68a673',
    '1c234508: 87 18 70 a9 c5  call',
  ])
    t.strictSame(found(medium, text), [], text);
  for (const text of ['appelez le 06 12 34 56 78', 'call me: 06 12 34 56 78', '12 rue 6a 06 12 34 56 78'])
    t.match(found(medium, text).at(-1), /06 12 34 56 78$/, text);
  t.end();
});

await test('accounts with a program or a service are not accounts with a bank', (t) => {
  for (const text of [
    '"accountId": "10023001"',
    'account_id=99887766 user=12',
    'account_id = "123456789012"',
    'deleted user account 20260314',
  ])
    t.strictSame(found(medium, text), [], text);
  for (const text of ['my account is 883004512', 'bank account id 883004512', '"bankAccountId": "883004512"'])
    t.match(found(low, text).join(), /883004512/, text);
  t.end();
});

await test('rows of numbers in groups and references to judgments are no addresses', (t) => {
  for (const text of [
    '2026: Delhi 34 665 600, Shanghai 30 482 100, Dhaka 24 652 900',
    'Berlin 3 755 251, Hamburg 1 892 122, München 1 512 491',
    'BGBl. I S. 1234, Az. 3 C 45.23, Urteil vom 12.05.2025',
  ])
    t.strictSame(found(medium, text), [], text);
  t.match(found(medium, 'Flat 3 120 Baker Street, London').join(), /120 Baker Street/);
  t.end();
});

await test('what follows the word for an account in capitals is no person', (t) => {
  for (const text of ['Pay to: IBAN', 'Beneficiary: IBAN see below']) t.strictSame(found(medium, text), [], text);
  t.strictSame(found(medium, 'Pay to: JAN'), ['PERSON: JAN']);
  t.end();
});
