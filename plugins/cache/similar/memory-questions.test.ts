import { test } from 'tap';
import { fakeClock } from '../../../core/testkit/index.js';
import { fc, seed } from '../../../test/fixtures/random.js';
import { keyOf } from '../cache-key.js';
import { MemoryQuestions } from './memory-questions.js';
import { type KnownQuestion, maxQuestions } from './question-store.js';
import { vectorOf } from './question-vector.js';

const keyNamed = (name: string) => keyOf(Buffer.from(name.padEnd(32)));
const questionOf = (name: string, members: Partial<KnownQuestion> = {}): KnownQuestion => ({
  key: keyNamed(name),
  vector: vectorOf(new Int8Array(100).fill(1)),
  expiresAt: 1e15,
  requestId: name,
  ...members,
});
const idsOf = (questions: readonly KnownQuestion[]): readonly string[] => questions.map(({ requestId }) => requestId);

await test('a scope has a limit of questions, beyond which the least recently used are evicted', (t) => {
  const store = new MemoryQuestions(1e9, fakeClock());
  const scope = keyNamed('scope');
  const questions = Array.from({ length: maxQuestions }, (_, at) => questionOf(`q${at}`));
  for (const question of questions) store.add(scope, question);
  store.use(scope, questions[0] as KnownQuestion);
  store.add(scope, questionOf('new'));
  const ids = idsOf(store.read(scope));
  t.equal(ids.length, maxQuestions);
  t.strictSame([ids.includes('q0'), ids.includes('q1'), ids.at(-1)], [true, false, 'new']);
  t.end();
});

await test('the least recently used scope is evicted first', (t) => {
  const evicted: string[] = [];
  const store = new MemoryQuestions(2000, fakeClock(), (name) => evicted.push(name));
  const [one, two, three] = ['one', 'two', 'three'].map(keyNamed) as [ReturnType<typeof keyNamed>, never, never];
  store.add(one, questionOf('a'));
  store.add(two, questionOf('b'));
  t.strictSame(idsOf(store.read(one)), ['a']);
  store.add(three, questionOf('c'));
  t.strictSame(
    [one, two, three].map((scope) => idsOf(store.read(scope))),
    [['a'], [], ['c']],
  );
  t.strictSame(evicted, [keyNamed('two').name]);
  t.end();
});

await test('the size is exact and never exceeds the limit, whatever is added, replaced, removed and expires', async (t) => {
  t.comment(`seed ${seed}`);
  const name = fc.constantFrom('a', 'b', 'c', 'd');
  const step = fc.record({
    scope: name,
    name,
    size: fc.nat(1500),
    does: fc.constantFrom('add', 'add', 'add', 'remove', 'use', 'read'),
    livesMs: fc.integer({ min: 1, max: 50 }),
    passMs: fc.nat(10),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const clock = fakeClock();
      const store = new MemoryQuestions(5000, clock);
      for (const { scope, name: id, size, does, livesMs, passMs } of steps) {
        await clock.advance(passMs);
        const vector = vectorOf(new Int8Array(size).fill(1));
        const question = questionOf(id, { vector, expiresAt: clock.now() + livesMs });
        if (does === 'read') store.read(keyNamed(scope));
        else store[does](keyNamed(scope), question);
        if (store.bytes > 5000) return false;
      }
      const scopes = ['a', 'b', 'c', 'd']
        .map((scope) => store.read(keyNamed(scope)))
        .filter(({ length }) => length > 0);
      const sizes = scopes.flat().map(({ vector }) => vector.values.length + 512);
      return store.bytes === sizes.reduce((sum, size) => sum + size, 256 * scopes.length);
    }),
  );
});

await test('a question is removed when its answer expires', async (t) => {
  const clock = fakeClock();
  const store = new MemoryQuestions(1e6, clock);
  const scope = keyNamed('scope');
  store.add(scope, questionOf('a', { expiresAt: clock.now() + 1000 }));
  await clock.advance(999);
  t.strictSame(idsOf(store.read(scope)), ['a']);
  await clock.advance(1);
  t.strictSame(idsOf(store.read(scope)), []);
  t.equal(store.bytes, 0);
});
