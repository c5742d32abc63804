import { type Test, test } from 'tap';
import { fakeClock } from '../../core/testkit/index.js';
import { maxBatchBytes, maxQueueBytes, type SpanBatch, SpanBatches } from './span-batches.js';

const limits = { maxQueueSpans: 8, maxBatchSpans: 3, exportIntervalMs: 1_000 };

function start(t: Test, changed: Partial<typeof limits> = {}) {
  const clock = fakeClock();
  const sent: string[] = [];
  const underWay: (() => void)[] = [];
  let dropped = 0;
  const batches = new SpanBatches({
    limits: { ...limits, ...changed },
    clock,
    request: (spans) => Buffer.from(spans),
    send({ spans, bytes }: SpanBatch) {
      const text = Buffer.from(bytes).toString();
      t.equal(text.split(' ').length - 1, spans, 'so many as it says');
      sent.push(text);
      return new Promise((resolve) => underWay.push(resolve));
    },
    onDropped: () => {
      dropped += 1;
    },
  });
  // The place of one span is that of the next, as with whoever writes them.
  const scratch = Buffer.alloc(8);
  return {
    batches,
    clock,
    sent,
    dropped: () => dropped,
    add: (...names: string[]): void => {
      for (const name of names) batches.add(scratch.subarray(0, scratch.write(`${name} `)));
    },
    arrive: async (): Promise<void> => {
      underWay.shift()?.();
      await clock.advance(0);
    },
  };
}

await test('a batch is sent when it is full, or when its first span has waited for the interval', async (t) => {
  const { clock, sent, add, arrive } = start(t);
  add('a', 'b');
  await clock.advance(999);
  t.strictSame(sent, []);
  add('c', 'd');
  t.strictSame(sent, ['a b c ']);
  await arrive();
  await clock.advance(999);
  t.strictSame(sent, ['a b c '], 'not when the first of the other batch would have waited so long');
  await clock.advance(1);
  t.strictSame(sent, ['a b c ', 'd ']);
  await arrive();
  t.equal(clock.waiting, 0);
});

await test('batches are sent one at a time, in order', async (t) => {
  const { batches, sent, add, arrive } = start(t);
  add('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
  t.strictSame(sent, ['a b c ']);
  t.equal(batches.waiting, 6);
  await arrive();
  t.strictSame(sent, ['a b c ', 'd e f ']);
  await arrive();
  t.strictSame(sent, ['a b c ', 'd e f ', 'g h i ']);
  t.equal(batches.waiting, 0);
});

await test('beyond the limit every span is counted as dropped, and pending ones are not lost', async (t) => {
  const { sent, dropped, add, arrive } = start(t);
  add('a', 'b', 'c');
  add('d', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm');
  t.equal(dropped(), 2);
  await arrive();
  add('n');
  await arrive();
  t.strictSame(sent, ['a b c ', 'd e f ', 'g h i ']);
  await arrive();
  t.strictSame(sent.slice(3), ['j k n ']);
});

await test('a batch is never larger than the queue limit', async (t) => {
  const { sent, add } = start(t, { maxQueueSpans: 2 });
  add('a', 'b');
  t.strictSame(sent, ['a b ']);
});

await test('a batch of long spans is sent before it has so many', async (t) => {
  const { batches, sent } = start(t);
  const half = Buffer.from(`${'x'.repeat(maxBatchBytes / 2 - 1)} `);
  for (let count = 0; count < 3; count += 1) batches.add(half);
  t.strictSame(
    sent.map(({ length }) => length),
    [maxBatchBytes],
  );
  t.equal(batches.waiting, 1);
});

await test('spans of any size fit', async (t) => {
  const sizes: number[] = [];
  const clock = fakeClock();
  const send = async ({ bytes }: SpanBatch): Promise<void> => void sizes.push(bytes.length);
  const batches = new SpanBatches({
    limits: { ...limits, maxBatchSpans: 4 },
    clock,
    request: (spans) => Buffer.from(spans),
    send,
    onDropped: () => t.fail('nothing is dropped'),
  });
  for (const size of [10, 100_000, 1, 400_000]) batches.add(new Uint8Array(size));
  t.strictSame(sizes, [500_011]);
});

await test('closing sends everything that is queued, and accepts nothing more', async (t) => {
  const { batches, clock, sent, add, arrive } = start(t);
  add('a', 'b', 'c', 'd', 'e', 'f', 'g');
  let closed = false;
  const closing = batches.close().then(() => (closed = true));
  t.strictSame(sent, ['a b c ', 'd e f ', 'g ']);
  add('h');
  for (let others = 0; others < 2; others += 1) await arrive();
  t.equal(closed, false);
  await arrive();
  await closing;
  t.equal(sent.length, 3);
  t.equal(clock.waiting, 0, 'no timer is left');
});

await test('spans that together are too long are dropped, until others have been sent', async (t) => {
  const { batches, dropped, arrive, sent } = start(t);
  const long = Buffer.from(`${'x'.repeat(maxQueueBytes / 4 - 1)} `);
  // Each of them is a batch; the first one is under way, and does not wait.
  for (let count = 0; count < 5; count += 1) batches.add(long);
  t.strictSame([dropped(), batches.waiting], [0, 4]);
  batches.add(Buffer.from('a '));
  t.strictSame([dropped(), batches.waiting], [1, 4]);
  await arrive();
  batches.add(Buffer.from('b '));
  t.equal(dropped(), 1);
  t.equal(sent.length, 2);
});
