import { test } from 'tap';
import { found, pii, secrets } from '../fixtures/found-in.js';
import type { ScanRequest } from './scan-request.js';

const { low, medium } = pii;
const high: ScanRequest = { kind: 'pii', sensitivityLevel: 'high', entities: ['IP_ADDRESS'] };
const { medium: secret } = secrets;

await test('addresses of the own machine, of every machine and of private networks are settings, unless they stand in a sentence or are named', (t) => {
  for (const text of [
    'open http://127.0.0.1:8000/docs in the browser',
    'uvicorn main:app --host 0.0.0.0 --port 80',
    'the server has "host": "127.0.0.1"',
    'cidr_blocks = ["0.0.0.0/0"]',
    'bind=0.0.0.0',
    'listen 127.0.0.1:6379;',
    'netmask 255.255.255.0',
    'a subnet of 10.20.0.0/16, the server network 192.168.4.0/24',
  ]) {
    t.strictSame(found(medium, text), [], text);
    t.not(found(high, text).length, 0, text);
  }
  for (const [text, address] of [
    ['I can ping 127.0.0.1 but nothing else', '127.0.0.1'],
    ['{"ip_address": "127.0.0.1"}', '127.0.0.1'],
    ['http://10.20.0.7:8000/docs', '10.20.0.7'],
    ['from 10.20.0.7/32 only', '10.20.0.7/32'],
    ['inet 192.168.1.57/24 brd', '192.168.1.57/24'],
    ['the gateway 192.168.4.1', '192.168.4.1'],
  ] as const)
    t.strictSame(found(medium, text), [`IP_ADDRESS: ${address}`], text);
  t.end();
});

await test('a title that ends a sentence or the name of a thing begins no name', (t) => {
  for (const text of [
    'the book about Peter Pan. Explain its ending',
    'Sheet Pan Chicken with rice',
    'the last flight of Pan Am',
    'I spoke with my Professor. Physics is hard',
    'their song is Doctor My Eyes',
    'full_name: Union[str, None] = None',
    '"first_name": None,',
  ])
    t.strictSame(found(medium, text), [], text);
  t.strictSame(found(medium, 'Szanowny Pan Kowalski'), ['PERSON: Pan Kowalski']);
  t.strictSame(found(medium, 'Thank you, Prof. Okafor'), ['PERSON: Prof. Okafor']);
  t.end();
});

await test('dates, products, ships and professions are no streets', (t) => {
  for (const text of [
    "On May 14, 1987, Orbital's Falcon 9 landed",
    'the models [Aurora 3 Mini, Aurora 3 Large and Aurora 4',
    'an M.2 Internal Hard Drive',
    'aboard the USS Lexington',
    'the DALL-E 2 Reliability Engineering Handbook',
    '120/80, Puls 64, Gewicht',
    'Listopad 2024',
    'ship to ZIP 94105',
  ])
    t.strictSame(found(medium, text), [], text);
  t.strictSame(found(medium, 'USS Lexington\nFPO AE 09123'), ['STREET_ADDRESS: USS Lexington\nFPO AE 09123']);
  t.strictSame(found(medium, 'it is 63 Dupont Road. You know'), ['STREET_ADDRESS: 63 Dupont Road']);
  t.end();
});

await test('numbers of papers and products, ranges and escaped characters are no numbers of anybody', (t) => {
  for (const text of [
    'Question answering: https://papers.example/abs/2306.00526',
    'call it done: arXiv:2306.00526',
    'Call me with 10-50 20-word answers',
    'mobile crane LTM 11200-9.1',
    "the driver's license says \\u0026 is fine",
    'account uid=1000 auid=4294967295',
    'the username is stored: User(username=oauth_header)',
  ])
    t.strictSame(found(low, text), [], text);
  t.end();
});

await test('expressions, names of databases for a trial and members of a program are no secrets', (t) => {
  for (const text of [
    'mongodb+srv://app:#{db-password}@db.internal/orders',
    'mongodb://app:xxx@db.internal/orders',
    'git clone https://$GH_TOKEN:x-oauth-basic@github.com/team/tool.git',
    'new RegExp("(postgres://.*:)(.*)(@.*)")',
    'postgres://postgres:postgres@localhost:5432/test',
    'Secret: &dbpb.VaultData_GcpTlsKey{',
    'inbound/pass1: mail-88-66.reachpost.net[',
    'pop3-login: Disconnected: rip=192.0.2.7, lip=192.0.2.8',
    'img/box.ico-7a388b69018576d24b59331fd60aab0c.png',
  ])
    t.strictSame(found(secret, text), [], text);
  t.strictSame(found(secrets.high, 'postgres://app:app@localhost/test'), [
    'URL_CREDENTIALS: postgres://app:app@localhost',
  ]);
  for (const url of ['postgres://app:app@db.firm.net', 'redis://cache:pa:Cx72qLm@localhost'])
    t.strictSame(found(secret, `${url}/0`), [`URL_CREDENTIALS: ${url}`]);
  t.end();
});
