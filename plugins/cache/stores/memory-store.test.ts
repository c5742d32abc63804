import { test } from 'tap';
import { fakeClock } from '../../../core/testkit/index.js';
import { fc, seed } from '../../../test/fixtures/random.js';
import { MemoryStore } from './memory-store.js';

const keyOf = (name: string) => ({ name, seed: Buffer.alloc(0) });
const mebibyte = 1024 * 1024;

await test('memory never exceeds its limit, and the least recently used entries are evicted', (t) => {
  const store = new MemoryStore(mebibyte, fakeClock());
  const bytes = Buffer.alloc(mebibyte / 4);
  for (const name of ['a', 'b', 'c']) store.set(keyOf(name), bytes, 1000);
  t.ok(store.get(keyOf('a')), 'asked for');
  store.set(keyOf('d'), bytes, 1000);
  t.strictSame(
    ['a', 'b', 'c', 'd'].map((name) => store.get(keyOf(name)) !== undefined),
    [true, false, true, true],
  );
  store.set(keyOf('e'), Buffer.alloc(mebibyte + 1), 1000);
  t.equal(store.get(keyOf('e')), undefined, 'larger than all of it');
  t.ok(store.get(keyOf('d')), 'and nothing goes for it');
  t.end();
});

await test('the size is exact, whatever is added and evicted', (t) => {
  t.comment(`seed ${seed}`);
  const step = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd', 'e'), size: fc.nat(5000), reads: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const store = new MemoryStore(8000, fakeClock());
      for (const { name, size, reads } of steps) {
        if (reads) store.get(keyOf(name));
        else store.set(keyOf(name), Buffer.alloc(size), 1000);
        if (store.bytes > 8000) return false;
      }
      const left = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => store.get(keyOf(name)) ?? []);
      return store.bytes === left.reduce((sum, bytes) => sum + bytes.length + 256, 0);
    }),
  );
  t.end();
});

await test('an answer takes the memory that is counted for it, and not that of a pool of buffers', (t) => {
  const store = new MemoryStore(mebibyte, fakeClock());
  store.set(keyOf('a'), Buffer.concat([Buffer.from('head'), Buffer.from('body')]), 1000);
  t.equal(store.get(keyOf('a'))?.toString(), 'headbody');
  t.equal(store.get(keyOf('a'))?.buffer.byteLength, 8);
  t.end();
});

await test('an answer is removed when its time to live is over', async (t) => {
  const clock = fakeClock();
  const store = new MemoryStore(mebibyte, clock);
  store.set(keyOf('a'), Buffer.from('x'), 1000);
  await clock.advance(999);
  t.ok(store.get(keyOf('a')));
  await clock.advance(1);
  t.equal(store.get(keyOf('a')), undefined);
  t.equal(store.bytes, 0);
});
