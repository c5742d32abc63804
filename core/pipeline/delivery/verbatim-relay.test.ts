import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { test } from 'tap';
import { fc, seed } from '../../../test/fixtures/random.js';
import type { PartSink, Relay, RelayedPiece, Stage, StreamPart } from '../../api/index.js';
import { pushChain } from '../../stream/push-chain.js';
import type { AnswerTarget } from '../target.js';
import { verbatimRelayOf } from './verbatim-relay.js';

const text = (value: string): StreamPart => ({ type: 'text', choice: 0, text: value });
const start: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
const finish: StreamPart = { type: 'finish', choice: 0, reason: 'stop' };
const usage: StreamPart = { type: 'usage', usage: { inputTokens: 1, outputTokens: 1 } };

/** Bytes that can be read again, so that what reaches the client can be compared whichever way it has taken. */
function piece(parts: readonly StreamPart[], plain = true): RelayedPiece {
  return { bytes: Buffer.from(parts.map((part) => `${JSON.stringify(part)}\n`).join('')), parts, plain };
}

interface Arrived {
  /** The parts that the client gets, relayed or encoded. */
  readonly parts: readonly StreamPart[];
  readonly passed: string;
  readonly written: readonly StreamPart[];
  readonly tail: string | undefined;
  readonly relayed: boolean;
}

const relay = { deliverPieces: () => Promise.resolve(undefined) } as unknown as Relay;

async function send(
  batches: readonly (readonly RelayedPiece[])[],
  stages: readonly Stage[],
  streaming = true,
  onFlush: (soFar: readonly StreamPart[]) => void = () => undefined,
): Promise<Arrived> {
  const parts: StreamPart[] = [];
  const written: StreamPart[] = [];
  let [passed, relayed] = ['', false];
  const target = {
    relay: () => {
      relayed = true;
      return () => undefined;
    },
    passed: () => (bytes: Uint8Array) => {
      passed += Buffer.from(bytes).toString();
      for (const line of Buffer.from(bytes).toString().split('\n'))
        if (line) parts.push(JSON.parse(line) as StreamPart);
    },
    part: async (part: StreamPart) => {
      written.push(part);
      parts.push(part);
    },
  } as unknown as AnswerTarget;
  const relaying = verbatimRelayOf({ ...relay, streaming }, target);
  assert.ok(relaying);
  const chain = pushChain(stages, relaying.part, () => undefined);
  for (const batch of batches) {
    await relaying.take(batch, chain.push);
    onFlush(parts);
  }
  await chain.finish();
  const tail = await relaying.end(Buffer.from('the end'));
  return { parts, passed, written, relayed, tail: tail && Buffer.from(tail).toString() };
}

/** Holds the last characters of a text back, lets others go one by one, and takes a word out. */
function holding(characters: number, word = /badger/g, waits = false): Stage {
  let held = '';
  const pass = async (value: string, push: PartSink): Promise<void> => {
    if (waits) await new Promise(setImmediate);
    if (value !== '') await push(text(value));
  };
  return {
    async part(part, { push }) {
      if (part.type === 'start' || part.type === 'usage') return push(part);
      if (part.type === 'text') {
        held = (held + part.text).replace(word, '[X]');
        const count = Math.max(0, held.length - characters);
        const free = held.slice(0, count);
        held = held.slice(count);
        await pass(free.slice(0, 1), push);
        return pass(free.slice(1), push);
      }
      await pass(held, push);
      held = '';
      await push(part);
    },
  };
}

function saidBy(parts: readonly StreamPart[]): string {
  return parts
    .map((part) => (part.type === 'text' ? part.text : part.type === 'usage' ? '' : `<${part.type}>`))
    .join('');
}

await test('a stream that no stage holds back or changes is relayed byte for byte', async (t) => {
  const pieces = [piece([start]), piece([]), piece([text('Hel')]), piece([text('lo'), usage]), piece([finish])];
  const { passed, written, tail } = await send([pieces.slice(0, 3), pieces.slice(3)], [holding(0)]);
  t.equal(passed, pieces.map(({ bytes }) => Buffer.from(bytes).toString()).join(''));
  t.strictSame(
    written.filter(({ type }) => type !== 'usage'),
    [],
  );
  t.equal(tail, 'the end');
});

await test('events of two chunks are relayed as they are, even if one is as far into its memory as the other reaches into its own', async (t) => {
  const moved = (one: RelayedPiece, offset: number): RelayedPiece => {
    const memory = new Uint8Array(offset + one.bytes.length);
    memory.set(one.bytes, offset);
    return { ...one, bytes: memory.subarray(offset) };
  };
  const first = moved(piece([start, text('one ')]), 0);
  const second = moved(piece([text('two'), finish]), first.bytes.length);
  const { passed } = await send([[first, second]], [holding(0)]);
  t.equal(passed, Buffer.concat([first.bytes, second.bytes]).toString());
});

await test('of several events in one chunk, only the first and the last are encoded again when the last word is held back', async (t) => {
  const words = ['One ', 'two ', 'three ', 'four '].map((word) => piece([text(word)]));
  const { passed, written, parts } = await send([[piece([start]), ...words], [piece([finish])]], [holding(3)]);
  t.equal(saidBy(parts), '<start>One two three four <finish>');
  t.match(passed, /One .*two .*three /s);
  t.strictSame(written, [text('fo'), text('ur ')]);
});

await test('of a long stream whose last word is always held back, the events that have been sent are released', async (t) => {
  const target = { passed: () => () => undefined, part: async () => undefined } as unknown as AnswerTarget;
  const relaying = verbatimRelayOf({ ...relay, streaming: true }, target);
  assert.ok(relaying);
  const chain = pushChain([holding(3)], relaying.part, () => undefined);
  const events: WeakRef<Uint8Array>[] = [];
  for (let event = 0; event < 500; event += 1) {
    const one = piece([text(`word ${event} `)]);
    events.push(new WeakRef(one.bytes));
    await relaying.take([one], chain.push);
  }
  setFlagsFromString('--expose-gc');
  // A weak reference keeps its object until the end of the turn in which it was read or made.
  await new Promise(setImmediate);
  (runInNewContext('gc') as () => void)();
  const kept = events.filter((event) => event.deref() !== undefined).length;
  t.ok(kept < 100, `${kept} of ${events.length}`);
  await chain.finish();
  await relaying.end(undefined);
});

await test('the start of an answer is not sent before the first content', async (t) => {
  const seen: number[] = [];
  await send(
    [[piece([start]), piece([])], [piece([text('ab')])], [piece([text('cd')])], [piece([finish])]],
    [holding(3)],
    true,
    (parts) => seen.push(parts.length),
  );
  t.equal(seen[0], 0);
  t.equal(seen[1], 0);
  t.ok((seen[2] ?? 0) > 0);
});

await test('from the first change on everything is encoded, and nothing is sent twice', async (t) => {
  const { parts, passed, written, tail } = await send(
    [[piece([start]), piece([text('the bad')])], [piece([text('ger sleeps')])], [piece([finish])]],
    [holding(8)],
  );
  t.equal(saidBy(parts), '<start>the [X] sleeps<finish>');
  t.notMatch(passed, /ger|sleeps/);
  t.equal(saidBy(written).endsWith('sleeps<finish>'), true);
  t.equal(tail, undefined, 'the end is written by the dialect');
});

await test('bytes that contain more than their parts are never relayed', async (t) => {
  const odd = { ...piece([text('two')], false), bytes: Buffer.from('secret') };
  const { parts, passed } = await send([[piece([start]), piece([text('one ')]), odd, piece([finish])]], [holding(0)]);
  t.equal(saidBy(parts), '<start>one two<finish>');
  t.notMatch(passed, 'secret');
});

await test('a whole answer is relayed unless something was changed', async (t) => {
  const body = piece([start, text('the badger'), usage, finish]);
  const same = await send([[body]], [holding(4, /fox/g)], false);
  t.strictSame([same.relayed, same.tail, same.parts], [true, Buffer.from(body.bytes).toString(), []]);
  const changed = await send([[body]], [holding(4)], false);
  t.strictSame([changed.relayed, changed.tail], [false, undefined]);
  t.equal(saidBy(changed.parts), '<start>the [X]<finish>');
  const odd = await send([[{ ...body, plain: false }]], [holding(4, /fox/g)], false);
  t.strictSame([odd.relayed, saidBy(odd.parts)], [false, '<start>the badger<finish>']);
  const swallowed = await send(
    [[body]],
    [{ part: (part, { push }) => (part.type === 'text' ? undefined : push(part)) }],
    false,
  );
  t.strictSame([swallowed.relayed, saidBy(swallowed.parts)], [false, '<start><finish>']);
});

await test('property: the client gets exactly the output of the stages, whether relayed or encoded', async (t) => {
  const word = fc.constantFrom('the ', 'badger', 'bad', 'ger ', 'a', '', 'sleeps. ', 'in the ', 'wood');
  const pieces = fc.array(
    fc.record({
      words: fc.array(word, { maxLength: 3 }),
      plain: fc.boolean(),
      joins: fc.boolean(),
      counted: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const sameEitherWay = fc.asyncProperty(
    pieces,
    fc.nat(12),
    fc.boolean(),
    fc.boolean(),
    async (all, hold, waits, mostly) => {
      const batches: RelayedPiece[][] = [[piece([start])]];
      for (const { words, plain, joins, counted } of all) {
        const parts = [...words.map(text), ...(counted ? [usage] : [])];
        const next = piece(parts, plain || mostly);
        if (joins) batches.at(-1)?.push(next);
        else batches.push([next]);
      }
      batches.push([piece([finish])]);
      const whole = all.flatMap(({ words }) => words).join('');
      const expected = `<start>${(await throughStage(whole, batches, hold)) ?? ''}<finish>`;
      for (const streaming of [true, false]) {
        const arrived = await send(
          streaming ? batches : [batches.flat()],
          [holding(hold, /badger/g, waits)],
          streaming,
        );
        const seen = arrived.relayed ? `<start>${whole}<finish>` : saidBy(arrived.parts);
        if (streaming) assert.equal(seen, expected);
        if (arrived.relayed) assert.doesNotMatch(whole, /badger/);
      }
    },
  );
  await fc.assert(sameEitherWay, { numRuns: 1000, seed });
  t.pass(`seed ${seed}`);
});

/** The output of the stage for the same batches if everything is encoded. */
async function throughStage(_whole: string, batches: readonly RelayedPiece[][], hold: number): Promise<string> {
  let said = '';
  const chain = pushChain(
    [holding(hold)],
    (part) => {
      if (part.type === 'text') said += part.text;
    },
    () => undefined,
  );
  for (const batch of batches) for (const group of joinedTexts(batch)) await chain.push(group);
  await chain.finish();
  return said;
}

/** Texts of one batch that follow each other reach stages as one. */
function joinedTexts(batch: readonly RelayedPiece[]): readonly StreamPart[] {
  const parts: StreamPart[] = [];
  for (const part of batch.flatMap((one) => one.parts)) {
    const last = parts.at(-1);
    if (last?.type === 'text' && part.type === 'text') parts[parts.length - 1] = text(last.text + part.text);
    else parts.push(part);
  }
  return parts;
}
