import { test } from 'tap';
import { found, secrets } from '../../fixtures/found-in.js';

const { low, medium } = secrets;
const letters = 'UrXmhH3Pvp7hprOd4VHJA2Qrg09LPq8Z';
const hexadecimal = '8ec05e846d70182829e33cba58683396';

await test('private keys are found in base64 as a whole, and in the format of SSH2; certificates are not', (t) => {
  const body = `${letters}${letters}\n`;
  for (const kind of ['', 'RSA ', 'EC ', 'OPENSSH ', 'ENCRYPTED ', 'ED25519 ']) {
    const key = `-----BEGIN ${kind}PRIVATE KEY-----\n${body}-----END ${kind}PRIVATE KEY-----\n`;
    const encoded = Buffer.from(key).toString('base64');
    t.strictSame(found(low, `tls.key: ${encoded}\n`), [`PRIVATE_KEY: ${encoded}`], kind);
  }
  const key = `---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\n${body}---- END SSH2 ENCRYPTED PRIVATE KEY ----`;
  t.strictSame(found(low, `${key} is mine`), [`PRIVATE_KEY: ${key}`]);
  const certificate = Buffer.from(`-----BEGIN CERTIFICATE-----\n${body}-----END CERTIFICATE-----\n`).toString('base64');
  t.strictSame(found(low, `tls.crt: ${certificate}`), []);
  t.end();
});

await test('encrypted web tokens are found, and the tokens and webhooks of more vendors', (t) => {
  const header = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url');
  for (const token of [
    `${header}..${letters.slice(0, 16)}.${letters}.${letters.slice(0, 22)}`,
    `${header}.${letters}${letters}.${letters.slice(0, 16)}.${letters}.${letters.slice(0, 22)}`,
  ])
    t.strictSame(found(low, `token ${token} end`), [`JSON_WEB_TOKEN: ${token}`]);
  for (const token of [
    `dbtu_${letters}${letters.slice(0, 8)}`,
    `key_${hexadecimal}${hexadecimal.toUpperCase().toLowerCase()}`,
    `pa-${letters}${letters.slice(0, 11)}`,
    `https://hook.eu2.make.com/${hexadecimal.replaceAll('8', 'q')}`,
    `https://oapi.dingtalk.com/robot/send?access_token=${hexadecimal}${hexadecimal}`,
    'https://open.feishu.cn/open-apis/bot/v2/hook/3b47d704-1c2d-4e5f-8a9b-0c1d2e3f4a5b',
  ])
    t.strictSame(found(low, `I pasted ${token} by accident`), [`ACCESS_TOKEN: ${token}`]);
  t.end();
});

await test('a line of an address and a password is one of a list of accounts; hosts, ports and paths are not passwords', (t) => {
  for (const [account, password] of [
    ['ana@mail.example.org:', 'Summer2024!'],
    ['ana@mail.example.org|', 'xYru3irYFgSw'],
    ['"ana@mail.example.org":"', 'tiger-lamp-15"'],
  ] as const) {
    const findings = found(medium, `list\n${account}${password}\nend`);
    t.strictSame(findings, [`GENERIC_SECRET: ${password.replace('"', '')}`], account);
  }
  for (const text of [
    'git@github.com:kubernetes/kubernetes.git',
    'ana@box.example.com:2222',
    'root@host.example.com:backup2024.tar.gz .',
    'ana@example.com: Thanks for v2.1',
    'mail ana@example.com:Draft2024',
    'ana@example.com:Draft2024 was sent',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('passwords are found in more commands, settings and notes', (t) => {
  for (const [text, password] of [
    ['htpasswd -b /etc/htpasswd bob E0tXy6c09w1hr', 'E0tXy6c09w1hr'],
    ['#define WIFI_PASS "Berlin2025!"', 'Berlin2025!'],
    ['POSTGRES_PASSWORD: Dragon2025#', 'Dragon2025#'],
    ['user bob pass KVZ76omJn6Xz', 'KVZ76omJn6Xz'],
    ['creds - admin:z7Ofu6cI26Qg', 'z7Ofu6cI26Qg'],
    ['SMTP_PASS=Rakete19#jam', 'Rakete19#jam'],
    ['{"ses_smtp_password_v4": "W29d2ABoDpgyJkW6BexwAr9foh1JUgI3"}', 'W29d2ABoDpgyJkW6BexwAr9foh1JUgI3'],
    [
      'TABLEAU_PAT_SECRET=MuySsTy6NKyhUkJT9BZk19==:46xzolzxOcVwr9tl77Km83czhKH80wM8',
      'MuySsTy6NKyhUkJT9BZk19==:46xzolzxOcVwr9tl77Km83czhKH80wM8',
    ],
  ] as const)
    t.ok(
      found(medium, text).some((each) => each.endsWith(`: ${password}`)),
      text,
    );
  for (const text of ['auth_pass bZ4fSyANrwsL', 'bindpw Admin123!x', 'enable secret 0 Rt77Ghq2'])
    t.equal(found(medium, text).length, 1, text);
  for (const text of [
    'user stories pass review',
    'password: Class#member',
    'the creds - see below: they expire',
    'auth_pass through the proxy',
    '#define DB_PASS "pass"',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('keys of one-time passwords are found in their links, and passwords of curl with a dollar sign as a whole', (t) => {
  for (const link of [
    'otpauth://totp/ACME:bob?secret=JBSWY3DPEHPK3PXP7QRT2MNA',
    'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xl',
  ])
    t.strictSame(found(low, `scan ${link} now`), [`ACCESS_TOKEN: ${link}`]);
  t.strictSame(found(low, 'otpauth://totp/ACME:bob?secret=YOUR_SECRET_GOES_HERE'), []);
  t.strictSame(found(medium, 'curl -u deploy:Hj7$kd92x https://ci.example.com'), [
    'AUTHORIZATION: -u deploy:Hj7$kd92x',
  ]);
  t.strictSame(found(medium, 'curl -u deploy:$TOKEN https://ci.example.com'), []);
  t.end();
});

await test('passwords are found in sentences of many languages, whatever they are for', (t) => {
  for (const text of [
    'Lösenordet till servern är Winter32#hsb. Ring mig',
    'adgangskoden til databasen er pqn%UY914zaav',
    'passordet på ruteren er Kaffe88!tre',
    'hasło do bazy to Szu3JeeeAo2kFV, pisz',
    'heslo k databázi je C3TsTjYmVb9llI',
    'lozinka za bazu je Kolibri13!zry',
    'veritabanı şifresi BHKh61LPmS3pZm. Bana',
    'Das WLAN-Passwort lautet gun#UR382iyhc',
    'la contraseña de la wifi es Tango92#nbu',
  ])
    t.equal(found(medium, text).length, 1, text);
  for (const text of [
    'Lösenordet är för kort, minst 12 tecken',
    'hasło do bazy to tajemnica, zapytaj administratora',
    'heslo je špatně, zkuste to znovu za 30 minut',
    'şifresi unutulan hesaplar için 24 saat bekleyin',
    'Das Passwort ist abgelaufen, siehe Kapitel-3',
    'adgangskoden er udløbet den 12.05.2025',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('a value stands below its name in a block of YAML or behind a backslash, and a copula may have a colon', (t) => {
  for (const before of ['api_key: >-\n  ', 'token: |\n    ', 'token: |-\n  ', 'API_KEY=\\\n', 'the secret key is: '])
    t.strictSame(found(medium, `${before}${letters}\n`), [`GENERIC_SECRET: ${letters}`], before);
  for (const text of ['description: |\n  uses the password8 field', 'token: |\n  see below'])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('the private members of JSON web keys are secrets, public members and hashes are not', (t) => {
  const member = `${letters}-k7Yz_Qw1x9`;
  for (const name of ['d', 'k', 'dp', 'qi'])
    t.strictSame(found(medium, `{"kty":"EC","${name}":"${member}"}`), [`GENERIC_SECRET: ${member}`], name);
  for (const text of [`{"x":"${member}"}`, `{"d":"${hexadecimal}${hexadecimal}"}`, `{"q":"${letters}"}`])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('identifiers of sessions are secrets in cookies, and lines of Dockerfiles have chosen passwords', (t) => {
  for (const before of ['Cookie: a=1; sessionid=', `curl -b 'sid=`, 'JSESSIONID='])
    t.strictSame(found(medium, `${before}${hexadecimal};`), [`AUTHORIZATION: ${hexadecimal}`], before);
  for (const before of ['ENV TOKEN ', 'ENV DB_PASS ', 'setx API_KEY "'])
    t.strictSame(found(medium, `${before}Hunter_1234!`), ['AUTHORIZATION: Hunter_1234!'], before);
  t.strictSame(found(medium, 'JWT_SECRET=hunter_917*'), ['GENERIC_SECRET: hunter_917*']);
  t.strictSame(found(medium, '{"ParameterKey":"DbPassword","ParameterValue":"Hunter_123!"}'), [
    'GENERIC_SECRET: Hunter_123!',
  ]);
  for (const text of [
    `{"sid":"${hexadecimal}"}`,
    `?sid=${hexadecimal}`,
    'ENV TOKEN_URL https://a1.test/b2',
    'Cookie: sid=cookie-consent-given',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('a header with a user and a password in base64 is certain', (t) => {
  const header = `Basic ${Buffer.from('ana:S3cret-77').toString('base64')}`;
  t.strictSame(found(low, `Authorization: ${header}`), [`AUTHORIZATION: ${header}`]);
  t.strictSame(found(low, 'Basic aW50cm9kdWN0aW9u'), []);
  t.strictSame(found(low, `Authorization: Basic ${Buffer.from('user:password').toString('base64')}`), []);
  t.end();
});

await test('tokens are found in italics and behind encoded signs, as a whole and without these signs', (t) => {
  const token = `ghp_${letters}wK9x`;
  for (const text of [
    `_${token}_`,
    `__${token}__`,
    `%22${token}%22`,
    `token%3D${token}%26scope%3Drepo`,
    `\\u0022${token}\\u0022`,
    `token\\u003d${token}\\u0026scope`,
    `first\\n${token}\\nlast`,
  ])
    t.strictSame(found(low, `It is ${text} here`), [`ACCESS_TOKEN: ${token}`], text);
  for (const text of [`_ghp_${'x'.repeat(36)}_`, '_sk_buff_head_init_class_of_2024_', '%22sk-learn-contrib-2024%22'])
    t.strictSame(found(low, `It is ${text} here`), [], text);
  t.end();
});

await test('the key of AWS right behind its identifier is found, and a digest there is not', (t) => {
  const identifier = 'AKIAQ3EXU5ZLMN7OPQRS';
  const key = `${letters}/x9+Ab3Z`;
  for (const between of [':', ',', ' ', ' / ', '\t', '\n', '","', ';', ' | '])
    t.strictSame(
      found(low, `keys: ${identifier}${between}${key}\n`),
      [`ACCESS_TOKEN: ${identifier}`, `ACCESS_TOKEN: ${key}`],
      JSON.stringify(between),
    );
  const digest = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3';
  t.strictSame(found(low, `${identifier} ${digest}`), [`ACCESS_TOKEN: ${identifier}`]);
  t.end();
});

await test('private keys are found without their first and last line; public keys and certificates are not', (t) => {
  const lines = `${letters}${letters}\n${letters}${letters}\n${letters}==`;
  for (const begin of [
    'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC',
    'MIIEpAIBAAKC',
    'MHcCAQEEI',
    'MIGHAgEAMBMGByqGSM49AgEG',
    'MC4CAQAwBQYDK2VwBCIEI',
    'b3BlbnNzaC1rZXktdjEA',
  ])
    t.strictSame(found(low, `it is ${begin}${lines} thanks`), [`PRIVATE_KEY: ${begin}${lines}`], begin);
  for (const begin of ['MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A', 'MIIDdzCCAl+gAwIBAgIE'])
    t.strictSame(found(low, `it is ${begin}${lines} thanks`), [], begin);
  t.end();
});

await test('a password is found between the marks of Markdown, and in a line of .pgpass within a text', (t) => {
  const password = 'q7Zt2LmX9vRw';
  for (const text of [`password: **${password}**`, `Passwort: *${password}*`, `password: _${password}_`])
    t.ok(found(medium, text).join().includes(password), text);
  for (const text of [
    `my .pgpass is db.example.org:5432:app:ana:${password}`,
    `echo "db:5432:app:ana:${password}" > ~/.pgpass`,
  ])
    t.strictSame(found(medium, text), [`AUTHORIZATION: ${password}`], text);
  for (const text of ['password: **required**', 'the ports are a:5432:b:c:d', 'password: **see below**'])
    t.strictSame(found(medium, text), [], text);
  t.end();
});
