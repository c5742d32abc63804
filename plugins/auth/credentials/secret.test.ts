import { test } from 'tap';
import { isDamaged, keyPrefix, newSecret, tokenPrefix } from './secret.js';

await test('a new secret has its prefix, 40 random characters and a valid checksum', async (t) => {
  const secrets = new Set<string>();
  for (const prefix of [keyPrefix, tokenPrefix] as const) {
    for (let count = 0; count < 200; count += 1) {
      const secret = newSecret(prefix);
      t.match(secret, new RegExp(`^${prefix}[0-9A-Za-z]{40}_[0-9A-Za-z]{6}$`));
      t.notOk(isDamaged(secret));
      secrets.add(secret);
    }
  }
  t.equal(secrets.size, 400);
});

await test('the checksum algorithm is unchanged, so that existing secrets stay valid', async (t) => {
  t.notOk(isDamaged('sk-slc-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcd_3xzMZW'));
  t.notOk(isDamaged('at-slc-ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ_12UyOO'));
});

await test('every single wrong character, and every swap of adjacent characters, is detected', async (t) => {
  const secret = newSecret(keyPrefix);
  const characters = secret.split('');
  const places = characters.flatMap((character, at) => (/[0-9A-Za-z]/.test(character) && at > 6 ? [at] : []));
  for (const at of places) {
    const slip = characters.with(at, characters[at] === 'x' ? 'y' : 'x').join('');
    t.ok(isDamaged(slip), slip);
    const next = characters[at + 1];
    if (next === undefined || next === '_' || next === characters[at]) continue;
    const swap = characters
      .with(at, next)
      .with(at + 1, characters[at] as string)
      .join('');
    t.ok(isDamaged(swap), swap);
  }
  t.ok(isDamaged(`at${secret.slice(2)}`), 'a key is no token');
});

await test('a secret without a checksum is not treated as damaged', async (t) => {
  const secret = newSecret(keyPrefix);
  for (const other of [
    `sk-slc-${'x'.repeat(40)}`,
    `sk-slc-${'x'.repeat(24)}`,
    `sk-slc-${'x'.repeat(47)}`,
    `sk-slc-${'x'.repeat(20)}_${'x'.repeat(26)}`,
    secret.slice(0, -1),
    `${secret}x`,
    'sk-slc-',
    '',
  ]) {
    t.notOk(isDamaged(other), other);
  }
});
