import { test } from 'tap';
import { config } from './config.js';
import { shadowedLimits } from './shadowed-limits.js';

const found = (limits: readonly object[]): readonly string[] =>
  shadowedLimits(config.parse({ limits }).limits).map(({ within, message }) => `${within.join('.')}: ${message}`);

await test('a limit of named owners behind one of all owners is doubted, and one before it is not', (t) => {
  const rule = { per: 'owner', amount: 50 };
  const exception = { per: 'owner', only: ['research'], amount: 500 };
  t.strictSame(found([{ per: 'key', amount: 1 }, rule, exception]), [
    'limits.2: never applies: an entry before it is for all owners, and the first one counts',
  ]);
  t.strictSame(found([exception, rule]), []);
  t.strictSame(found([rule, { ...exception, models: ['large'] }]), [], 'of other models');
  t.strictSame(found([exception, { ...exception, only: ['sales', 'research'] }, rule]), []);
  t.strictSame(
    found([
      { ...rule, only: ['a', 'b'] },
      { ...rule, only: ['b'] },
    ]),
    ['limits.1: never applies: an entry before it is for the same owners, and the first one counts'],
  );
  const ofTags = (only?: readonly string[]) => ({ per: 'tag', amount: 5, ...(only && { only }) });
  t.strictSame(found([ofTags(['customer:*']), ofTags(['customer:acme', 'customer:b*']), rule]), [
    'limits.1: never applies: an entry before it is for the same tags, and the first one counts',
  ]);
  t.strictSame(found([ofTags(['customer:acme']), ofTags(['customer:*']), rule, ofTags()]), []);
  t.end();
});
