import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'tap';
import { embedInBatches } from './embed-in-batches.js';

const texts = Array.from({ length: 25 }, (_, index) => `text ${index}`);
const numberOf = (text: string): number => Number(text.slice(5));

await test('vectors are in the order of their texts, whichever request is answered first, and tokens are added', async (t) => {
  const sent: number[] = [];
  const answers: (() => void)[] = [];
  const embedded = embedInBatches(texts, 10, async (batch) => {
    sent.push(batch.length);
    await new Promise<void>((resolve) => {
      // The first request is answered last.
      answers.unshift(resolve);
      if (answers.length === 3) for (const answer of answers) answer();
    });
    return { vectors: batch.map((text) => [numberOf(text)]), tokens: batch.length };
  });
  const vectors = texts.map((text, index) => ({ type: 'embedding', index, vector: [numberOf(text)] }));
  t.strictSame(await embedded, [...vectors, { type: 'usage', usage: { inputTokens: 25, outputTokens: 0 } }]);
  t.strictSame(sent, [10, 10, 5]);
});

await test('without the tokens of one request, none are reported', async (t) => {
  const parts = await embedInBatches(texts, 10, async (batch) => {
    return { vectors: batch.map(() => [1]), tokens: batch.length === 5 ? undefined : 10 };
  });
  t.equal(parts.length, 25);
  t.ok(parts.every(({ type }) => type === 'embedding'));
});

await test('after a failure nothing more is sent', async (t) => {
  let sent = 0;
  const others = Promise.withResolvers<void>();
  const failing = embedInBatches(texts, 1, async () => {
    sent += 1;
    if (sent === 1) throw new Error('too many requests');
    await others.promise;
    return { vectors: [[1]], tokens: 1 };
  });
  await t.rejects(failing, { message: 'too many requests' });
  others.resolve();
  // All that follows without a wait for something else has happened by then.
  await nextTurn();
  t.equal(sent, 4, 'what was sent at the same time');
});
