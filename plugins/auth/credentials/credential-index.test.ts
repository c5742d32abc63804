import { test } from 'tap';
import { CredentialIndex } from './credential-index.js';
import { hashOf } from './secret.js';

const hour = 3_600_000;

function keyOf(secret: string, expires?: number) {
  return {
    hash: hashOf(secret),
    expiresAt: expires === undefined ? undefined : new Date(expires),
    revokedAt: undefined,
  };
}

await test('an organization that makes short-lived keys all day has no more of them in memory than twice the valid ones', (t) => {
  const index = new CredentialIndex();
  index.apply(Array.from({ length: 500 }, (_, at) => keyOf(`lasting-${at}`)));
  let most = 0;
  for (let now = 0; now < 24 * hour; now += 10_000) {
    index.apply([keyOf(`made-${now}`, now + 60_000)]);
    index.apply([], now);
    most = Math.max(most, index.size);
  }
  t.ok(most <= 2 * 506, `${most}`);
  t.ok(index.find('lasting-7', () => 24 * hour));
  t.ok(index.find(`made-${24 * hour - 10_000}`, () => 24 * hour));
  t.notOk(
    index.find('made-0', () => 0),
    'dropped',
  );
  t.end();
});

await test('without a time that is certain, nothing is dropped', (t) => {
  const index = new CredentialIndex();
  index.apply(Array.from({ length: 3000 }, (_, at) => keyOf(`k${at}`, 1)));
  t.equal(index.size, 3000);
  t.equal(
    index.find('k7', () => 1),
    undefined,
    'but an expired credential is not found',
  );
  index.apply([], 1);
  t.equal(index.size, 0);
  t.end();
});

await test('a credential that has expired when it is read is dropped, and comes back when it is read at an earlier time', (t) => {
  const index = new CredentialIndex();
  index.apply([keyOf('k', 10)], 9);
  index.apply([keyOf('k', 10)], 10);
  t.equal(index.size, 0);
  index.apply([keyOf('k', 10)], 9);
  t.ok(index.find('k', () => 9));
  t.end();
});
