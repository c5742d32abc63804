import { test } from 'tap';
import { type Answer, GatewayError, type Relay, type RelayedPiece, type StreamPart } from '../../core/api/index.js';
import { scriptedAnswer } from '../../core/testkit/index.js';
import { callWith, embeddingOf } from './fixtures/sample-call.js';
import { fitsForm, type CachedAnswer, readAnswer, writeAnswer } from './cached-answer.js';
import { recordedAnswer } from './recorded-answer.js';
import { Recording } from './recording.js';
import { ReplayedAnswer } from './replayed-answer.js';

const start: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
const text: StreamPart = { type: 'text', choice: 0, text: 'Grüße' };
const finish: StreamPart = { type: 'finish', choice: 0, reason: 'stop' };
const parts = [start, text, finish];

const piece = (bytes: string, said: readonly StreamPart[], plain = true): RelayedPiece => ({
  bytes: Buffer.from(bytes),
  parts: said,
  plain,
});
const pieces = [piece('one ', [start]), piece('two ', [text]), piece('three ', [finish])];

/** A provider's answer in a stream, whose bytes are pieces or one whole. */
function relayOf(given: readonly RelayedPiece[], more: Partial<Relay> = {}): Relay {
  return {
    dialect: 'plain',
    contentType: 'text/event-stream',
    streaming: true,
    headers: {},
    async deliver(write, watch) {
      for (const { bytes, parts: said } of given) {
        await write(bytes);
        for (const part of said) await watch(part);
      }
      return Buffer.from('end');
    },
    async deliverPieces(take) {
      await take(given);
      return Buffer.from('end');
    },
    ...more,
  };
}

function answerOf(relay: Relay | undefined): Answer {
  return { ...scriptedAnswer('p', parts), ...(relay && { relay }) };
}

type Deliver = (answer: Answer) => Promise<unknown>;

/** The stored form of an answer that was delivered in this way, decoded again. */
async function kept(answer: Answer, deliver: Deliver, stream = true): Promise<CachedAnswer | undefined> {
  const call = callWith({ stream });
  const recording = new Recording(call, 'p', 10_000);
  await deliver(recordedAnswer(answer, { call, headers: {}, record: () => recording })).catch(() => undefined);
  const recorded = recording.result();
  return recorded && readAnswer(writeAnswer({ ...recorded, madeAt: 0, expiresAt: 1 }));
}

const asParts: Deliver = (answer) => answer.deliver(() => undefined);
const asPieces: Deliver = async ({ relay }) => relay?.deliverPieces?.(() => undefined);
const asBytes: Deliver = async ({ relay }) =>
  relay?.deliver(
    () => undefined,
    () => undefined,
    'usage',
  );

/** The bytes that a client of the same dialect and form gets. */
async function bytesOf(answer: CachedAnswer): Promise<string> {
  const { form: wanted } = answer;
  const replay = new ReplayedAnswer(answer, { wanted, headers: {}, signal: new AbortController().signal });
  const written: Uint8Array[] = [];
  const tail = await replay.relay?.deliver(
    (bytes) => void written.push(bytes),
    () => undefined,
    'usage',
  );
  return Buffer.concat([...written, ...(tail ? [tail] : [])]).toString();
}

async function partsOf(answer: CachedAnswer): Promise<StreamPart[]> {
  const given: StreamPart[] = [];
  const wanted = { stream: false, includeUsage: false };
  const replay = new ReplayedAnswer(answer, { wanted, headers: {}, signal: new AbortController().signal });
  await replay.deliver((part) => void given.push(part));
  return given;
}

const otherForm = { stream: false, includeUsage: false };

await test('bytes and parts are cached, whichever of them the first client received', async (t) => {
  const piecewise = answerOf(relayOf(pieces));
  const whole = answerOf(relayOf(pieces, { deliverPieces: undefined, saysAll: () => true }));
  for (const [answer, deliver] of [
    [piecewise, asPieces],
    [piecewise, asParts],
    [whole, asBytes],
    [whole, asParts],
  ] as const) {
    const found = await kept(answer, deliver);
    if (!found) return t.fail('nothing was kept');
    t.equal(await bytesOf(found), 'one two three end');
    t.strictSame(await partsOf(found), parts);
    t.equal(fitsForm(found, otherForm), true);
  }
  const found = await kept(answerOf(undefined), asParts, false);
  t.strictSame(found && (await partsOf(found)), parts, 'of another dialect there are parts alone');
});

await test('an answer whose bytes contain more than its parts is replayed only as bytes', async (t) => {
  const richer = [piece('one ', [start]), piece('two and more ', [text], false), piece('three ', [finish])];
  const unknown = relayOf(pieces, { deliverPieces: undefined });
  const fewer = relayOf(pieces, { deliverPieces: undefined, saysAll: () => false });
  for (const [relay, deliver] of [
    [relayOf(richer), asPieces],
    [unknown, asBytes],
    [fewer, asBytes],
  ] as const) {
    const found = await kept(answerOf(relay), deliver);
    t.equal(found && fitsForm(found, otherForm), false);
    t.equal(found && fitsForm(found, { stream: true, includeUsage: false }), true);
  }
});

await test('an answer that would have to be encoded, or was delivered in a form that cannot be recorded, is not stored', async (t) => {
  const unwritten = [piece('one ', [start]), piece('', [text]), piece('three ', [finish])];
  t.equal(await kept(answerOf(relayOf(unwritten)), asPieces), undefined);
  t.equal(await kept(answerOf(relayOf(pieces)), asParts, false), undefined, 'a stream for who wants none');
});

await test('an answer that fails is not cached, and the one that replaces it is', async (t) => {
  const failure = new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 502, message: 'It broke.' });
  const failing: Answer = {
    ...answerOf(undefined),
    async deliver(sink) {
      for (const part of parts) await sink(part);
      throw failure;
    },
    instead: async () => answerOf(undefined),
  };
  t.equal(await kept(failing, asParts), undefined);
  const call = callWith();
  const recordings: Recording[] = [];
  const record = (provider: string): Recording => {
    const recording = new Recording(call, provider, 10_000);
    recordings.push(recording);
    return recording;
  };
  const answer = recordedAnswer(failing, { call, headers: {}, record });
  await t.rejects(asParts(answer), failure);
  await asParts((await answer.instead?.(failure)) as Answer);
  t.strictSame(
    recordings.map((recording) => recording.result() !== undefined),
    [false, true],
  );
});

await test('the size limit of an answer includes its bytes and its parts', async (t) => {
  const call = callWith({ stream: true });
  const size = (recording: Recording): boolean => recording.result() !== undefined;
  for (const [bytes, words, isKept] of [
    [100, 100, true],
    [2000, 100, false],
    [100, 2000, false],
  ] as const) {
    const recording = new Recording(call, 'p', 1500);
    recording.piece(piece('x'.repeat(bytes), [{ ...text, text: 'y'.repeat(words) }, finish] as StreamPart[]));
    recording.complete();
    t.equal(size(recording), isKept);
  }
});

await test('vectors are recorded if there is one for each text', (t) => {
  const vector = (index: number): StreamPart => ({ type: 'embedding', index, vector: [1, 2] });
  const recorded = (...vectors: readonly StreamPart[]) => {
    const recording = new Recording(embeddingOf('a', 'b'), 'p', 10_000);
    for (const part of [start, ...vectors]) recording.part(part);
    recording.complete();
    return recording.result() !== undefined;
  };
  t.strictSame([recorded(vector(0)), recorded(vector(0), vector(1))], [false, true]);
  t.end();
});

await test('a cached answer that is discarded is delivered no further', async (t) => {
  const cached: CachedAnswer = {
    provider: 'p',
    madeAt: 0,
    expiresAt: 1,
    form: { stream: true, includeUsage: false },
    relay: undefined,
    isPlain: true,
    pieces,
  };
  const { signal } = new AbortController();
  const answer = new ReplayedAnswer(cached, { wanted: cached.form, headers: {}, signal });
  const delivered: StreamPart[] = [];
  await answer.deliver((part) => {
    delivered.push(part);
    if (part === text) answer.discard();
  });
  t.strictSame(delivered, [start, text]);
});
