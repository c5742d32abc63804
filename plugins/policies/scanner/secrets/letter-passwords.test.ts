import { test } from 'tap';
import { found, secrets } from '../../fixtures/found-in.js';

const { medium, high } = secrets;

await test('assigned passwords of random letters are found at medium, words at high', (t) => {
  t.strictSame(found(medium, 'pwd=qwOmoRRhIX'), ['GENERIC_SECRET: qwOmoRRhIX']);
  for (const [text, password] of [
    ['password = sunshine', 'sunshine'],
    ['DB_PASSWORD=correcthorse\n', 'correcthorse'],
    ['{"password": "Dragonfly"}', 'Dragonfly'],
    ["pwd='letmein';", 'letmein'],
    ['Passwort: Sommerregen', 'Sommerregen'],
    ['wifi password: BlueOcean\nSee you', 'BlueOcean'],
    ['Server=db;Password=marigold;User=app', 'marigold'],
  ] as const) {
    t.strictSame(found(medium, text), [], text);
    t.strictSame(found(high, text), [`GENERIC_SECRET: ${password}`], text);
  }
  t.end();
});

await test('types, names in programs and what is said about passwords are not passwords', (t) => {
  for (const text of [
    'password: string',
    'Password: required',
    'Password: must contain eight characters',
    'const password = getPassword();',
    '{ password: userPassword }',
    'password: "PasswordField"',
    'password = readLine\n',
    'Password: ********',
    'password: "{{ vault }}"',
    'your password: wrong again',
    'Passwort: vergessen',
  ])
    t.strictSame(found(high, text), [], text);
  t.end();
});
