import { test } from 'tap';
import { fc } from '../../../../test/fixtures/random.js';
import { valueGuard } from './value-guard.js';

const letters = fc.constantFrom(...Array.from('aZ+/='));
const units = fc.oneof(
  { weight: 8, arbitrary: letters },
  { weight: 1, arbitrary: fc.constantFrom(...Array.from('0_.~!@#$%^&*-')) },
  { weight: 1, arbitrary: fc.constantFrom(...Array.from(' ",;)\n\u00ad\u00e9\uff11')) },
);
const values = fc.array(units, { maxLength: 24 }).map((characters) => characters.join(''));
const assigning = fc.constantFrom('key: ', 'password="', 'a, ', 'it is ', 'call(');

await test('words of fewer than 16 letters are not values; anything else may be a value after the name of a secret, or a user name', (t) => {
  fc.assert(
    fc.property(assigning, values, (before, value) => {
      const [run = ''] = /^[\w+/=.~!@#$%^&*-]*/.exec(value) ?? [];
      // At the end of the text, or before characters outside ASCII, the value may continue.
      const isKnown = run.length < value.length && value.charCodeAt(run.length) < 0x80;
      // A full stop at the end of a sentence is not part of a value.
      const word = value.charCodeAt(run.length) <= 0x20 ? run.replace(/(?<=.)\.$/, '') : run;
      // Between quotes, only quotes and spaces end it.
      const goesOn = before.endsWith('"') && /[,;)]/.test(value.charAt(run.length));
      const isWord = isKnown && run.length < 16 && !goesOn && !/[\d_.~!@#$%^&*-]/.test(word);
      const isUser = /^(?:[a-z@]|[^\0-\x7f])/i.test(value);
      const ends = before.endsWith('"') ? /[ "\n]/ : /[ ",;)\n]/;
      const isNamed = /^(?:key|password)/.test(before) && !ends.test(value.slice(0, 6));
      return valueGuard.mayStart(before + value, before.length) === (!isWord && (isUser || isNamed));
    }),
    { numRuns: 2000 },
  );
  t.notOk(valueGuard.mayStart('the value', 4), 'and where nothing assigns there is none');
  for (const line of ['='.repeat(80), `key ${'='.repeat(80)}`, '-=-=-='.repeat(20)])
    for (let at = 10; at < line.length - 10; at += 1) t.notOk(valueGuard.mayStart(line, at), `${at} of ${line}`);
  t.ok(valueGuard.mayStart('secret == +abc123+/', 10), 'a secret may begin with a sign');
  t.end();
});

await test('the guard accepts a value after a word for password in another language, with any quotes and spaces around the sign', (t) => {
  const names =
    'passwort|Kennwort|MOT DE PASSE|contraseña|clave|senha|hasło|jelszó|parol|parolă|şifre|SALASANA|slaptažodis|ПАРОЛЬ|κωδικός|密码|암호|mật khẩu|kata sandi';
  for (const name of names.split('|'))
    for (const sign of [':', '=', ' : ', '"=\t', "' \u00a0=\n '", '`"    :    "`', '：', ' ＝"']) {
      const before = `the ${name}${sign}`;
      t.ok(valueGuard.mayStart(`${before}1x9Q!d7`, before.length), before);
    }
  for (const before of [
    'the clave     :',
    'the clave::',
    'the clave :     ',
    'the clav:',
    'the clave>',
    'the claves="',
  ])
    t.notOk(valueGuard.mayStart(`${before}1x9Q!d7`, before.length), `not ${before}`);
  t.end();
});

await test('after a name and a space, or a bar, only a secret passes the guard', (t) => {
  for (const before of [
    'my api key ',
    'the TOKEN\n',
    '| token | ',
    'ENV DB_PASS ',
    'das Passwort lautet ',
    'kata sandi adalah ',
    'lösenord är ',
    'mi contraseña es ',
    'api key - ',
    'token – "',
    'tokens: [ "',
    'secret = {',
  ])
    t.ok(valueGuard.mayStart(`${before}1x9Q!d7w`, before.length), before);
  for (const before of [
    'the word ',
    'a | b ',
    'this is to ',
    'tokens ',
    'api key-',
    'the word - ',
    'a: [',
    'api key: [[',
  ])
    t.notOk(valueGuard.mayStart(`${before}1x9Q!d7w`, before.length), `not ${before}`);
  t.notOk(valueGuard.mayStart('token @ada is', 6), 'not the name of a user');
  t.end();
});
