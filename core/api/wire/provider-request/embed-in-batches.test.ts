import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'tap';
import { embedInBatches, type EmbeddedTexts } from './embed-in-batches.js';

const texts = Array.from({ length: 25 }, (_, index) => `text ${index}`);
const numberOf = (text: string): number => Number(text.slice(5));
const start = { type: 'start', id: 'request-1', model: 'vectors', created: 0 } as const;

/** What becomes of the texts: the parts of the answer, and why they broke off. */
async function embedded(textsAtOnce: number, embed: (batch: readonly string[]) => Promise<EmbeddedTexts>) {
  const answer = await embedInBatches(texts, {
    errors: { provider: 'own', dialect: 'own-embeddings' },
    start,
    textsAtOnce,
    embed,
  });
  const parts: object[] = [];
  const delivered = answer.deliver((part) => void parts.push(part));
  return { parts, error: await delivered.then(() => undefined, String) };
}

await test('vectors are in the order of their texts, whichever request is answered first, and tokens are added', async (t) => {
  const sent: number[] = [];
  const answers: (() => void)[] = [];
  const { parts, error } = await embedded(10, async (batch) => {
    sent.push(batch.length);
    await new Promise<void>((resolve) => {
      // The first request is answered last.
      answers.unshift(resolve);
      if (answers.length === 3) for (const answer of answers) answer();
    });
    return { vectors: batch.map((text) => [numberOf(text)]), tokens: batch.length };
  });
  const vectors = texts.map((text, index) => ({ type: 'embedding', index, vector: [numberOf(text)] }));
  t.strictSame(parts, [start, ...vectors, { type: 'usage', usage: { inputTokens: 25, outputTokens: 0 } }]);
  t.equal(error, undefined);
  t.strictSame(sent, [10, 10, 5]);
});

await test('without the tokens of one request, none are reported', async (t) => {
  const { parts } = await embedded(10, async (batch) => {
    return { vectors: batch.map(() => [1]), tokens: batch.length === 5 ? undefined : 10 };
  });
  t.equal(parts.length, 26);
  t.ok(parts.slice(1).every((part) => 'type' in part && part.type === 'embedding'));
});

await test('what is not a vector for each text is a bad answer', async (t) => {
  const sent = [
    [[], 'a success without vectors'],
    [[[1]], '1 vector for 2 texts'],
    [[[1], [2], [3]], '3 vectors for 2 texts'],
    ...[[], 'AAAA', null, [1, '2']].map((other) => [[[1], other], 'a list of something other than vectors'] as const),
  ] as const;
  for (const [vectors, what] of sent) {
    const parts = embedInBatches(['a', 'b'], {
      errors: { provider: 'own', dialect: 'own-embeddings' },
      start,
      textsAtOnce: 2,
      embed: async () => ({ vectors, tokens: 2 }),
    });
    await t.rejects(parts, {
      code: 'GW_PROVIDER_BAD_ANSWER',
      message: `Provider "own" sent ${what} instead of an answer.`,
    });
  }
});

await test('after a failure nothing more is sent, and nothing begins if no request was answered', async (t) => {
  let sent = 0;
  const failing = embedded(1, async () => {
    sent += 1;
    throw new Error('too many requests');
  });
  await t.rejects(failing, { message: 'too many requests' });
  t.equal(sent, 4, 'what was sent at the same time');
});

await test('an answer of which a part was billed begins before it fails, once all requests have ended', async (t) => {
  let sent = 0;
  const others = Promise.withResolvers<void>();
  const failing = embedded(1, async () => {
    sent += 1;
    if (sent === 1) throw new Error('too many requests');
    await others.promise;
    return { vectors: [[1]], tokens: 1 };
  });
  await nextTurn();
  others.resolve();
  t.strictSame(await failing, { parts: [start], error: 'Error: too many requests' });
  t.equal(sent, 4, 'what was sent at the same time');
});
