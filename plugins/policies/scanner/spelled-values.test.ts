import { test } from 'tap';
import { found, pii, secrets } from '../fixtures/found-in.js';

await test('e-mail addresses whose sign is a word are found: in brackets anywhere, without them behind what introduces an address', (t) => {
  for (const address of ['ada(at)example(dot)org', 'ada.k[at]example.org', 'ada{at}example[dot]co[dot]uk'])
    t.strictSame(found(pii.low, address), [`EMAIL_ADDRESS: ${address}`]);
  for (const [before, address] of [
    ['my email is ', 'ada at example dot org'],
    ['uh, mail me at ', 'ada dot king at example dot co dot uk'],
    ['write to me: ', 'ada_k AT example DOT org'],
    ['Schreib mir an ', 'ada (at) example.org'],
    ['mi correo es ', 'ada.ruiz arroba ejemplo punto es'],
    ['mon adresse : ', 'ada arobase exemple point fr'],
    ['mail: ', 'ada @ example . org'],
  ] as const)
    t.strictSame(found(pii.medium, `${before}${address}, thanks`), [`EMAIL_ADDRESS: ${address}`], before);
  for (const text of [
    'reach us at example dot com',
    'mail us at example.com for offers',
    'look at example dot org for that',
    'call index(at) of the array',
    'The email is sent at 10 dot 30',
    'email the team at Acme about dots',
  ])
    t.strictSame(found(pii.medium, text), [], text);
  t.end();
});

await test('the machine-readable zones of passports and identity cards are found by the check digit of their number', (t) => {
  const passport = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
  const card = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<';
  const { low } = pii;
  t.strictSame(found(low, `scan:\n${passport}\n`), [`PASSPORT: ${passport}`]);
  t.strictSame(found(low, card), [`NATIONAL_ID: ${card}`]);
  t.notMatch(found(low, passport.replace('L898902C36', 'L898902C37')).join(), 'PASSPORT: P<UTO');
  t.end();
});

await test('passwords are found that somebody uses as one', (t) => {
  for (const [before, password, behind] of [
    ['we use ', 'xK4#pp91', ' as root password on all machines'],
    ['I set ', 'Mango77Tree$', ' as the password'],
    ['please take "', 'Gh4x2!t9', '" for my new password'],
  ] as const)
    t.strictSame(found(secrets.medium, `${before}${password}${behind}`), [`AUTHORIZATION: ${password}`], password);
  for (const text of ['use 2FA as well as password', 'use bcrypt2 for the password', 'set a field for my password'])
    t.strictSame(found(secrets.medium, text), [], text);
  t.end();
});

await test('codes for one login and the words of a wallet are secrets behind what they are called', (t) => {
  for (const [before, code] of [
    ['Your OTP is ', '440912'],
    ['Acme: verification code ', 'G-118203'],
    ['2FA code: ', '993 120'],
    ['Bestätigungscode lautet ', '552817'],
    ['código de verificación: ', '7741'],
    ['验证码：', '660219'],
  ] as const)
    t.strictSame(found(secrets.medium, `${before}${code}.`), [`GENERIC_SECRET: ${code}`], before);
  const words = 'abandon glue tiger mirror sunset hybrid cradle puppy wrist nephew orient zebra';
  for (const before of ['my seed phrase is ', 'MNEMONIC="', '"mnemonic": "', 'Recovery phrase:\n'])
    t.strictSame(found(secrets.medium, `${before}${words} please keep it`), [`PRIVATE_KEY: ${words}`], before);
  for (const text of [
    'the verification code is 6 digits long',
    'our access code policy changed in 2019',
    'mnemonic for planets: my very educated mother just served us nine pizzas every single day now',
    'a recovery phrase is important for all users of the wallet and must be kept offline',
  ])
    t.strictSame(found(secrets.medium, text), [], text);
  t.end();
});

await test('secrets are found behind the kind of a text, in the further pieces of one, and below a label in other languages', (t) => {
  for (const [before, secret, behind] of [
    ['SECRET_KEY = b"', '9d8fj2kd0s9fj2k3l4j5', '"'],
    ["api_key = u'", 'mz83kd92lq01xnv7', "'"],
    ['password = base64.b64decode("', 'UGFzc3cwcmQhMjAzMQ==', '")'],
    ["PASSWORD = 'My' + '", 'S3cr3t!99', "'"],
    ['client_secret = ("abc"\n    "', 'mx93kdq1zz07lw', '")'],
    ["$token = 'abc' . '", 'd83kq0smf2xx', "';"],
    ['Contraseña\n', 'Lun4LLena#44', '\n'],
    ['Admin password\n\n  ', 'qX7!mmL0p', ''],
  ] as const)
    t.strictSame(found(secrets.medium, `${before}${secret}${behind}`), [`GENERIC_SECRET: ${secret}`], before);
  for (const text of [
    'path = "src/" + "index2.js"',
    'const cacheKey = "v2:" + "users:list"',
    'msg = b"hello world"',
    'Password\nForgot your password?',
    'Mot de passe\nObligatoire',
  ])
    t.strictSame(found(secrets.medium, text), [], text);
  t.end();
});
