import { test } from 'tap';
import { config } from './config.js';
import { shadowedLimits } from './shadowed-limits.js';

const found = (limits: readonly object[]): readonly string[] =>
  shadowedLimits(config.parse({ limits }).limits).map(({ within, message }) => `${within.join('.')}: ${message}`);

await test('a limit behind one for all of the same kind is doubted, and one before it is not', (t) => {
  const rule = { per: 'owner', requests: 60 };
  const exception = { per: 'owner', only: ['research'], requests: 600 };
  t.strictSame(found([rule, exception]), [
    'limits.1.requests: never applies: an entry before it limits the same requests, for all, and the first one counts',
  ]);
  t.strictSame(found([exception, rule]), []);
  t.strictSame(found([exception, { per: 'owner', only: ['sales', 'research'], requests: 60 }]), []);
  t.strictSame(
    found([
      exception,
      { per: 'owner', only: ['sales'], requests: 1 },
      { per: 'owner', only: ['sales', 'research'], requests: 1 },
    ]),
    [
      'limits.2.requests: never applies: an entry before it limits the same requests, for the same names, and the first one counts',
    ],
  );
  t.end();
});

await test('only limits that count the same hide each other', (t) => {
  const rule = { per: 'key', requests: 60 };
  for (const other of [
    { per: 'connection', requests: 60 },
    { per: 'key', tokens: 1000 },
    { per: 'key', models: ['large'], requests: 6 },
    { per: 'key', routes: ['other'], requests: 6 },
  ])
    t.strictSame(found([rule, other]), [], JSON.stringify(other));
  t.strictSame(
    found([rule, { per: 'key', only: ['a'], requests: 6, concurrent: 2 }]).map((text) => text.split(':')[0]),
    ['limits.1.requests'],
    'the other half of the entry applies',
  );
  t.strictSame(
    found([
      { per: 'key', models: ['a', 'b'], requests: 6 },
      { per: 'key', models: ['b', 'a'], requests: 9 },
    ]).length,
    1,
  );
  t.end();
});
