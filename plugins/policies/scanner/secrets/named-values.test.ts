import { test } from 'tap';
import { secrets, textsIn } from '../../fixtures/found-in.js';
import { type Take } from '../scanner.js';
import { scannerFor } from '../scanner-for.js';

const scanner = scannerFor([secrets.medium]);
const found = (text: string): readonly string[] => textsIn(scanner, text);

const hex = '8a5de3f09b7e4c21bf728b45adcdea6e';

await test('a random value after the name of a secret is found with any assignment', async (t) => {
  for (const before of [
    'api_key=',
    'x-api-key: ',
    'my openweather api key is ',
    'use api key ',
    'here is my token ',
    'API KEY\n',
    'Client Secret    ',
    '| api_key | ',
    'api_token: !secret "',
    'PAT: ',
    'der API key ist ',
    '{\\"apiKey\\":\\"',
    '{\\\\\\"api_key\\\\\\":\\\\\\"',
    'API key - ',
    "openweather token – '",
    'api_keys: ["',
    'tokens = { "',
    '<secret>{',
  ])
    t.strictSame(found(before + hex), [hex], before);
});

await test('a password is found in sentences of several languages, in files and in nested JSON', async (t) => {
  for (const before of [
    'password: ',
    'my pw is ',
    'mein Passwort lautet ',
    'mi contraseña es ',
    'a senha é ',
    '密码是',
    'パスワードは ',
    'ENV DB_PASS ',
    '{\\"password\\":\\"',
    '"credentials": {"user": "bob", "pw": "',
    'le mot de passe du wifi est ',
    'la contraseña del correo es ',
    'pass for the zip: ',
    'la password del router è ',
    'пароль от вайфая это ',
    'master_password                 = "',
    'password:            ',
    '- **Password:** ',
    '{"name":"DB_PASSWORD","value":"',
    '- name: MYSQL_ROOT_PASSWORD\n  value: ',
    '<key>password</key>\n<string>',
  ])
    t.strictSame(found(`${before}Gx7kd92mA77q`), ['Gx7kd92mA77q'], before);
});

await test('between quotes a secret extends to the closing quote', async (t) => {
  t.strictSame(found(`SECRET_KEY = 'v8(k#3+z!p8v_q&y5m2x@w7^c9t0(r$e1u*b4n6-=d'`), [
    'v8(k#3+z!p8v_q&y5m2x@w7^c9t0(r$e1u*b4n6-=d',
  ]);
  t.strictSame(found('{"password":"Gx7!kd92(mA;q","user":"bob"}'), ['Gx7!kd92(mA;q']);
  t.strictSame(found('password = "prefix-${env:PASSWORD_9}"'), []);
  t.strictSame(found('db_password = "a?BoJ!RyMdC7"'), ['a?BoJ!RyMdC7'], 'a sign ends no word there');
  t.strictSame(found('db_password = "Winter#3996Zz"'), ['Winter#3996Zz'], 'a word and a number');
  t.strictSame(found('password: "#add-password"'), []);
});

await test('after a dash, an opening bracket or a plural, only what looks random is a secret', async (t) => {
  for (const text of [
    'the api key - a feature of version-2024-11-05 - is new',
    'token - 4096 per minute',
    'token: {access_token1}',
    'max tokens: gpt-4o-2024-08-06',
    'cache keys: 8a5de3f09b7e4c21bf728b45adcdea6e',
    'password: {db_password_1}',
    'user_id (Primary Key)\n   - organization_id_12',
  ])
    t.strictSame(found(text), [], text);
});

await test('a password is found after what it is for, with a misspelt name, and of letters alone if it is long and random', (t) => {
  for (const before of [
    'The password for the wifi: ',
    'password for master is ',
    'passcode of my account = ',
    'psswrd = ',
  ])
    t.strictSame(found(`${before}IhqSb1Gg`), ['IhqSb1Gg'], before);
  t.strictSame(found('PASSWORD = "KiASRCRiGFLPDiIdZZLBXaNzXCMEdYIs"'), ['KiASRCRiGFLPDiIdZZLBXaNzXCMEdYIs']);
  for (const text of [
    'The password for the wifi: see the note on the fridge',
    'a password for every account is important',
    'password = getPasswordFromEnvironmentOrPrompt',
  ])
    t.strictSame(found(text), [], text);
  t.end();
});

await test('sixteen hexadecimal digits after a name are a secret', async (t) => {
  t.strictSame(found('-H "Token: 3fea6af1349166ea"'), ['3fea6af1349166ea']);
  t.strictSame(found('token: abababab12121212'), []);
});

await test('an authorization header may have a token of letters alone, if they are not words', async (t) => {
  t.strictSame(found('bearer := "Bearer yvxpthLIcYpZweFpPOVeCOtt"'), ['Bearer yvxpthLIcYpZweFpPOVeCOtt']);
  t.strictSame(found('headers: "Bearer authenticationTokenProvider"'), []);
});

await test('after a name and a space, words, names of models, dates and record keys are not secrets', async (t) => {
  for (const text of [
    'the token limit of gpt-4-turbo-2024-04-09 is reached',
    'a key claude-3-5-sonnet-20241022 for the model',
    'the primary key 8a5de3f09b7e4c21bf728b45adcdea6e of the row',
    'idempotency key 8a5de3f09b7e4c21bf728b45adcdea6e',
    'the secret 2024-05-01T12:00:00Z came',
    'a key src/components/v2/ButtonGroup1.tsx',
    "put '/forgot-password' => 'cms/sites/passwords#edit2'",
    'this.password = "#add-password"',
  ])
    t.strictSame(found(text), [], text);
});

await test('a secret between quotes is found again when the word with which it begins is known', (t) => {
  for (const sign of ':,;()[]{}<>|\\') {
    const text = `the token "word${sign}b9e2b012553me" and the word again`;
    for (let turn = 0; turn < 3; turn += 1)
      t.strictSame(found(text), [`word${sign}b9e2b012553me`], `${sign}, turn ${turn}`);
    const streamed: string[] = [];
    const stream = scanner.stream();
    const take: Take = (_, findings) => streamed.push(...findings.map(({ start, end }) => text.slice(start, end)));
    for (const character of text) stream.push(character, take);
    stream.end(take);
    t.strictSame(streamed, [`word${sign}b9e2b012553me`], `${sign}, in a stream`);
  }
  t.end();
});

await test('what a token is for may stand between its name and its value, which must look random then', async (t) => {
  for (const before of ['here is the token for staging: ', 'Our API key for the shop is '])
    t.strictSame(found(`${before}d95953f548d0f5d9e06a`), ['d95953f548d0f5d9e06a'], before);
  for (const text of ['the token for staging: see-wiki-page-42', 'the secret of success: perseverance-2024'])
    t.strictSame(found(text), [], text);
});

await test('a password may begin with a digit if its letters are mixed', async (t) => {
  t.strictSame(found('new PDO("mysql:host=db1", "root", "9NhprTUeGXaEk");'), ['9NhprTUeGXaEk']);
  t.strictSame(found('login("Windows", "10GBit")'), []);
});

await test('a UUID is a number after the names of what is numbered, and a secret after those of keys and tokens', (t) => {
  const uuid = '3f2b8c1e-7a4d-4c90-b1d2-9e8f7a6b5c4d';
  for (const before of ['session=', 'X-Session: ', 'login: ', 'key: ', '"webhook": "', 'access_id='])
    t.strictSame(found(before + uuid), [], before);
  for (const before of ['api_key: ', 'SNYK_TOKEN=', 'Authorization: Bearer ', 'client_secret=', 'heroku_key='])
    t.equal(found(before + uuid).length, 1, before);
  t.strictSame(found(`session=${hex}`), [hex], 'other values of a session are secrets');
  t.end();
});

await test('a word, a number and a sign are a chosen password even after the names of keys and tokens', (t) => {
  for (const before of [
    'API_KEY=',
    '"client_secret": "',
    'export STRIPE_API_SECRET="',
    'X-Api-Key: ',
    'admin_token = ',
  ])
    t.strictSame(found(`${before}Hunter1234!`), ['Hunter1234!'], before);
  for (const before of ['cache_key=', 'key: ', 'session: ', 'login: ', 'api_keys: '])
    t.strictSame(found(`${before}Hunter1234!`), [], before);
  for (const value of ['Hunter1234', 'chapter-12!', 'Version2!']) t.strictSame(found(`api_key: ${value}`), [], value);
  t.end();
});

await test('a type between a name and its value, or an alternative to a variable, hides no secret', async (t) => {
  for (const before of [
    'const apiKey: string = "',
    'private readonly apiKey: string | undefined = "',
    'val token: String? = "',
    'let password: &str = "',
    'static SECRET: &\'static str = "',
    'let password = String::from("',
    'API_KEY: Final[str] = "',
    'api_key: Optional[str] = "',
    'jwtSecret = []byte("',
    'process.env.API_TOKEN || "',
    "process.env.API_TOKEN ?? '",
  ])
    t.strictSame(found(`${before}${hex}"`), [hex], before);
  for (const text of [
    'const password: string = this.form.value.password;',
    `const digest: string = "${hex}"`,
    `Is this the token? ${hex.slice(0, 6)}`,
  ])
    t.strictSame(found(text), [], text);
});

await test('the name of a resource and the path of a file are not secrets', async (t) => {
  t.strictSame(found('arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/db-Xy12Zw'), []);
  t.strictSame(found('key: uploads/2026/01/c5a22d64-c42d-4a04-a5cb-0d2b1f6a9e37.jpg'), []);
});

await test('a password may stand on the line below its label, if it looks random', async (t) => {
  for (const text of ['Username\nmaria\nPassword\nk3Jd9xQpLm2ZtR7v\nURL', 'Password\n\nk3Jd9xQpLm2ZtR7v'])
    t.strictSame(found(text), ['k3Jd9xQpLm2ZtR7v'], text);
  for (const text of ['Password\nForgotten2024\nSign in', 'Forgot your password\nk3Jd9xQpLm2ZtR7v'])
    t.strictSame(found(text), [], text);
});
