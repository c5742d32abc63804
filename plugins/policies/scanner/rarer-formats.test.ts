import { test } from 'tap';
import { found, pii, secrets } from '../fixtures/found-in.js';

const { low, medium } = pii;
const { medium: secret } = secrets;

await test('addresses are found in the notations of further languages', (t) => {
  for (const street of [
    'булевард Витоша, 24',
    'площад Славейков, 5',
    'Gedimino prospektas 9',
    'Sodų takas 36',
    'Solgyde 312',
    'Lindensiedlung 7',
    '14 résidence des Lilas',
    '3 Esplanade de la Gare',
    'Calle Mayor s/n',
    'Vítkova iela 11, LV-9958 Carnikava',
    '柳路 938 號',
    '42720 شارع الأمير سلطان',
    '6 רחוב חביבה אשכנזי',
  ])
    t.strictSame(found(medium, `${street}\n`), [`STREET_ADDRESS: ${street}`]);
  t.end();
});

await test('Indonesian mobile numbers have up to thirteen digits', (t) => {
  for (const number of ['085961498218', '0812345678901', '0859-6149-8218'])
    t.strictSame(found(low, `Nomor telepon saya ${number}`), [`PHONE_NUMBER: ${number}`]);
  t.end();
});

await test('accounts, plates and telephones are found behind their words in Thai', (t) => {
  t.strictSame(found(low, 'โอนเข้าบัญชี 0334455661'), ['BANK_ACCOUNT: 0334455661']);
  t.strictSame(found(low, 'ทะเบียนรถ ขก 4471'), ['LICENSE_PLATE: ขก 4471']);
  t.strictSame(found(low, 'ติดต่อกลับที่ 0925548831'), ['PHONE_NUMBER: 0925548831']);
  t.end();
});

await test('secrets are found as fallbacks of settings, users of URLs, addresses of nodes, and behind further names', (t) => {
  const hexadecimal = '4be1c09d7af2358e60d1b7c94f3a82e5';
  const mixed = 'kT7vQ2mXz9LpW4sRb8Yd';
  const base64 = `${'Zk3vQ7mTx9LpW4sRb8YdHq2'.repeat(3)}Kd8sPw1Lm4Vb7Zx3N`;
  for (const [text, value] of [
    [`SECRET_KEY = config("SECRET_KEY", default="${mixed}")`, mixed],
    [`AZURE_STORAGE_KEY=${base64}==`, `${base64}==`],
    [`bitbucket_token: "${hexadecimal}"`, hexadecimal],
    [`API_TOKEN :::= "${mixed}"`, mixed],
    ["tracker_token: 'o4vb7kwjeqmgmolkd'", 'o4vb7kwjeqmgmolkd'],
    [`git clone https://${hexadecimal}8f21ac07@github.com`, `https://${hexadecimal}8f21ac07@github.com`],
    [`https://mainnet.infura.io/v3/${hexadecimal}`, `infura.io/v3/${hexadecimal}`],
    [`https://eth-mainnet.g.alchemy.com/v2/${mixed}${mixed.slice(8)}`, `g.alchemy.com/v2/${mixed}${mixed.slice(8)}`],
    [`packagist_ack_${hexadecimal.slice(4)}`, `packagist_ack_${hexadecimal.slice(4)}`],
  ] as const) {
    const [first = ''] = found(secret, text);
    t.equal(first.slice(first.indexOf(': ') + 2), value, text);
  }
  t.strictSame(found(secret, 'dsn = https://4be1c09d7af2358e60d1b7c94f3a82e5@o12.ingest.example.org/7'), []);
  t.end();
});
