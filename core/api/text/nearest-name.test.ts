import { test } from 'tap';
import { nearestMember, nearestName } from './nearest-name.js';

const known = ['temperature', 'top_p', 'max_tokens', 'stop'];

await test('a typing mistake finds the intended name', async (t) => {
  t.equal(nearestName('temprature', known), 'temperature', 'a letter left out');
  t.equal(nearestName('stpo', known), 'stop', 'two letters swapped');
  t.equal(nearestName('top-p', known), 'top_p', 'another way to join words');
  t.equal(nearestName('maxTokens', known), 'max_tokens', 'another case');
});

await test('the beginning of a single member finds it, as where a unit was left out', async (t) => {
  t.equal(nearestMember('ttl', ['ttlSeconds', 'models']), 'ttlSeconds');
  t.equal(nearestMember('max', ['maxBytes', 'maxEntryBytes']), undefined, 'but not that of several');
  t.equal(nearestMember('at', ['attempts']), undefined, 'nor two letters');
  t.equal(nearestMember('tll', ['ttl', 'tllSeconds']), 'ttl', 'and a typing mistake comes first');
});

await test('there is no nearest name for one that resembles none', async (t) => {
  t.equal(nearestName('reasoning_effort', known), undefined);
  t.equal(nearestName('n', known), undefined);
  t.equal(nearestName('', known), undefined);
  t.equal(nearestName('__', known), undefined);
  t.equal(nearestName(`${'x'.repeat(100_000)}stop`, known), undefined, 'and a huge one costs nothing');
});

await test('of two that are as near, the first known one wins', async (t) => {
  t.equal(nearestName('stob', ['stop', 'stab']), 'stop');
});
