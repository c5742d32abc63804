import { test } from 'tap';
import { config } from './config.js';
import { shadowedRules } from './shadowed-rules.js';

const found = (...rules: readonly object[]): readonly string[] =>
  shadowedRules(config.parse({ rules: rules.map((rule) => ({ ttlSeconds: 1, ...rule })) }).rules).map(
    ({ within, message }) => `${within.join('.')}: ${message}`,
  );

await test('a rule behind one that is for all of its calls is doubted', (t) => {
  const ofShop = { connections: ['shop-1'], models: ['large-x'] };
  t.strictSame(found({ connections: ['shop-*'], models: ['large-*'] }, ofShop), [
    'rules.1: never applies: rules[0] is for all of its calls, and the first rule counts',
  ]);
  t.strictSame(found({ connections: ['*'] }, { connections: ['shop-*'] }).length, 1);
  t.strictSame(found(ofShop, { connections: ['shop-*'], models: ['large-*'] }), []);
  t.strictSame(found({ connections: ['shop-*'], models: ['small-*'] }, ofShop), []);
  t.strictSame(found({ connections: ['*'], calls: ['chat'] }, ofShop), [], 'embeddings are left to it');
  t.strictSame(found({ connections: ['shop-1', 'shop-2'] }, { connections: ['shop-*'] }), []);
  t.end();
});
