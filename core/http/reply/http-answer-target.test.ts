import { mock } from 'node:test';
import { type Test, test } from 'tap';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import type { Dialect, Exchange, InferenceCall, StreamPart } from '../../api/index.js';
import { plainDialect } from '../../testkit/plain-dialect.js';
import type { HttpContext } from '../http-context.js';
import { HttpAnswerTarget } from './http-answer-target.js';
import { clientGone } from './reply-writer.js';

const exchange = {
  identity: { kind: 'key', keyId: 'k', organizationId: 'o' },
  signal: new AbortController().signal,
} as Exchange;

async function targetWith(parts: readonly StreamPart[]): Promise<HttpAnswerTarget> {
  const context = { exchange, settings: { streamHeartbeatMs: 1000 }, writer: {} };
  const target = new HttpAnswerTarget(plainDialect, context as never);
  target.accept({ kind: 'chat', stream: false } as InferenceCall);
  for (const part of parts) await target.part(part);
  return target;
}

const start: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
const end: StreamPart = { type: 'finish', choice: 0, reason: 'stop' };

await test('the body of a short answer is encoded at once, and that of a long one in turns of the event loop', async (t) => {
  const [short, long] = ['Hi', 'Hi '.repeat(100_000)].map((text) => [
    start,
    { type: 'text' as const, choice: 0, text },
    end,
  ]) as [StreamPart[], StreamPart[]];
  t.equal((await targetWith(short)).complete(), undefined);
  const { turns } = await turnsDuring(async () => (await targetWith(long)).complete());
  t.ok(turns >= 2, `${turns} turns`);
  const args = [
    start,
    { type: 'tool-call' as const, choice: 0, index: 0, id: 'c', name: 'f' },
    { type: 'tool-arguments' as const, choice: 0, index: 0, text: '1'.repeat(300_000) },
    end,
  ];
  t.ok((await targetWith(args)).complete() instanceof Promise);
  const vectors = Array.from({ length: 100 }, (_, index) => ({
    type: 'embedding' as const,
    index,
    vector: Array.from({ length: 1_000 }, () => 0.5),
  }));
  t.ok((await targetWith([start, ...vectors])).complete() instanceof Promise);
});

/** A streamed answer whose heartbeat is due whenever `beat` is called. */
function answering(t: Test, write: () => void, isBinary = false) {
  let beat = (): void => undefined;
  let isDue = false;
  const timer = {
    refresh() {
      isDue = true;
      return timer;
    },
  };
  const replaced = mock.method(globalThis, 'setTimeout', (elapsed: () => void) => {
    beat = elapsed;
    return timer;
  });
  t.teardown(() => replaced.mock.restore());
  const writer = { headSent: true, full: false, destroy: () => undefined, write };
  const dialect = { name: 'plain', encode: () => ({ heartbeat: ': beat\n\n', isBinary }) } as unknown as Dialect;
  const context = { writer, settings: { streamHeartbeatMs: 10 }, exchange: {} } as unknown as HttpContext;
  const target = new HttpAnswerTarget(dialect, context);
  target.accept({ kind: 'chat', stream: true } as InferenceCall);
  return {
    target,
    writer,
    /** @returns whether there will be another heartbeat */
    beat: (): boolean => {
      isDue = false;
      beat();
      return isDue;
    },
  };
}

await test('while no provider has accepted the call, the first heartbeat comes after three intervals', (t) => {
  let written = 0;
  const count = (): void => void (written += 1);
  const { beat } = answering(t, count);
  t.strictSame([beat(), beat(), written], [true, true, 0]);
  t.strictSame([beat(), beat(), written], [true, true, 2]);
  const { target, beat: next } = answering(t, count);
  target.started();
  t.strictSame([next(), written], [true, 3]);
  t.end();
});

await test('heartbeats of an answer that comes after the end of its exchange cease', async (t) => {
  const { target, beat } = answering(t, () => {
    throw clientGone();
  });
  await target.fail(clientGone());
  // As when a plugin has ignored the abort of the exchange, and its provider answers later.
  target.started();
  t.equal(beat(), false);
});

await test('heartbeats continue after one that was written, and after one that was omitted because the client does not read', (t) => {
  const { target, writer, beat } = answering(t, () => undefined);
  target.started();
  t.equal(beat(), true);
  writer.full = true;
  t.equal(beat(), true);
  t.end();
});

await test('an answer that has no place for text gets no heartbeats', (t) => {
  const write = (): void => void t.fail('something was written');
  const { target, beat } = answering(t, write, true);
  target.started();
  t.equal(beat(), true);
  t.end();
});
