import assert from 'node:assert/strict';
import { test } from 'tap';
import { GatewayError, type PartSink, type Stage, type StageOutput, type StreamPart } from '../api/index.js';
import { testConnection } from '../testkit/open-access.js';
import { textAnswer } from '../testkit/scripted-provider.js';
import { bufferedStage } from './buffered-stage.js';
import { pushChain } from './push-chain.js';
import { fc, seed } from '../../test/fixtures/random.js';

const text = (value: string): StreamPart => ({ type: 'text', choice: 0, text: value });
const textOf = (part: StreamPart): string => (part.type === 'text' ? part.text : `<${part.type}>`);

/** A stage that appends its name to every text and says so at its end. */
function mark(name: string): Stage {
  return {
    part: (part, output) => output.push(part.type === 'text' ? text(`${part.text}${name}`) : part),
    end: (output) => output.push(text(`end-${name}`)),
  };
}

/** A sink that remembers texts. */
function memory(): { readonly texts: string[]; readonly sink: PartSink } {
  const texts: string[] = [];
  return { texts, sink: (part) => void texts.push(textOf(part)) };
}

const neverStopped = (): void => {
  throw new Error('nobody was to stop');
};

await test('parts go through the stages in order, and parts that a stage releases at its end go through the following ones', async (t) => {
  const { texts, sink } = memory();
  const chain = pushChain([mark('a'), mark('b'), mark('c')], sink, neverStopped);
  await chain.push(text('1'));
  await chain.push(text('2'));
  await chain.finish();
  t.strictSame(texts, ['1abc', '2abc', 'end-abc', 'end-bc', 'end-c']);
  t.equal(chain.stopped, false);
});

await test('without stages the parts reach the sink as the same objects and cost no promise', async (t) => {
  const seen: StreamPart[] = [];
  const chain = pushChain([], (part) => void seen.push(part), neverStopped);
  const part = text('1');
  t.equal(chain.push(part), undefined);
  t.equal(seen[0], part);
  await chain.finish();
});

await test('stages that wait for nothing cost no promise', async (t) => {
  const chain = pushChain([mark('a'), mark('b')], memory().sink, neverStopped);
  t.equal(chain.push(text('1')), undefined);
});

await test('a stage may drop a part, and may push several for one', async (t) => {
  const { texts, sink } = memory();
  const dropping: Stage = { part: (part, output) => (textOf(part) === 'drop' ? undefined : output.push(part)) };
  const doubling: Stage = {
    async part(part, output) {
      await output.push(part);
      await output.push(part);
    },
  };
  const chain = pushChain([dropping, doubling], sink, neverStopped);
  for (const value of ['1', 'drop', '2']) await chain.push(text(value));
  await chain.finish();
  t.strictSame(texts, ['1', '1', '2', '2']);
});

await test('back-pressure of a slow sink reaches the caller through every stage', async (t) => {
  const gate = Promise.withResolvers<void>();
  const chain = pushChain([mark('a'), mark('b')], () => gate.promise, neverStopped);
  let released = false;
  const pushing = Promise.resolve(chain.push(text('1'))).then(() => {
    released = true;
  });
  await new Promise(setImmediate);
  t.equal(released, false, 'the push is still pending');
  gate.resolve();
  await pushing;
  t.equal(released, true);
});

await test('a stage that pushes several parts waits for each: the next is pushed when the one before was taken', async (t) => {
  const events: string[] = [];
  const gates: (() => void)[] = [];
  const sink: PartSink = (part) => {
    events.push(`take ${textOf(part)}`);
    return new Promise<void>((resolve) => {
      gates.push(() => {
        events.push(`taken ${textOf(part)}`);
        resolve();
      });
    });
  };
  const splitting: Stage = {
    async part(part, output) {
      for (const character of textOf(part)) await output.push(text(character));
    },
  };
  const chain = pushChain([splitting], sink, neverStopped);
  const pushing = chain.push(text('abc'));
  for (let index = 0; index < 3; index += 1) {
    await new Promise(setImmediate);
    t.equal(events.length, 2 * index + 1, 'nothing is pushed ahead');
    gates[index]?.();
  }
  await pushing;
  t.strictSame(events, ['take a', 'taken a', 'take b', 'taken b', 'take c', 'taken c']);
});

await test('stop() aborts the provider once, disconnects the stages before, and lets the following ones end', async (t) => {
  const { texts, sink } = memory();
  let stops = 0;
  const ended: string[] = [];
  const watched = (name: string): Stage => ({
    part: (part, output) => output.push(part),
    end: () => void ended.push(name),
  });
  const stopping: Stage = {
    async part(part, output) {
      if (textOf(part) !== 'bad') return output.push(part);
      await output.push(text('[blocked]'));
      output.stop();
      output.stop();
      await output.push(text('[last word]'));
    },
    end: () => void ended.push('stopping'),
  };
  const chain = pushChain([watched('before'), stopping, watched('behind')], sink, () => void (stops += 1));
  for (const value of ['1', 'bad', '2']) await chain.push(text(value));
  t.equal(chain.stopped, true);
  await chain.finish();
  t.strictSame(texts, ['1', '[blocked]', '[last word]'], 'what comes after the stop is not looked at');
  t.equal(stops, 1);
  t.strictSame(ended, ['behind'], 'neither the stage that stopped nor the one before is asked again');
});

await test('a stage that is stopped in the middle of several pushes gets no more through', async (t) => {
  const { texts, sink } = memory();
  const several: Stage = {
    async part(_part, output) {
      for (const value of ['1', '2', '3']) await output.push(text(value));
    },
  };
  const stopAtTwo: Stage = {
    part(part, output) {
      if (textOf(part) === '2') output.stop();
      else return output.push(part);
    },
  };
  const chain = pushChain([several, stopAtTwo], sink, () => undefined);
  await chain.push(text('x'));
  await chain.finish();
  t.strictSame(texts, ['1']);
});

await test('when two stages stop, the later one in the chain counts and the provider is given up once', async (t) => {
  let stops = 0;
  const ended: string[] = [];
  const stopping = (name: string): Stage => ({
    part(part, output) {
      output.stop();
      return output.push(part);
    },
    end: () => void ended.push(name),
  });
  const chain = pushChain([stopping('a'), stopping('b'), mark('c')], memory().sink, () => void (stops += 1));
  await chain.push(text('1'));
  await chain.finish();
  t.equal(stops, 1);
  t.strictSame(ended, []);
});

await test('after a stop at the end, the following stages still release what they hold back', async (t) => {
  const { texts, sink } = memory();
  const stopsAtEnd: Stage = {
    part: (part, output) => output.push(part),
    end(output) {
      output.stop();
      return output.push(text('last'));
    },
  };
  const chain = pushChain([mark('a'), stopsAtEnd, mark('c')], sink, () => undefined);
  await chain.push(text('1'));
  await chain.finish();
  t.strictSame(texts, ['1ac', 'end-ac', 'lastc', 'end-c']);
});

await test('a failure downstream of a stage ends the answer even when that stage does not await its pushes', async (t) => {
  const refusal = new GatewayError({ code: 'ACME_BLOCKED', status: 400, message: 'No.' });
  const careless: Stage = {
    part(part, output) {
      Promise.resolve(output.push(part)).catch(() => undefined);
    },
  };
  const refusing: Stage = {
    async part(part, output) {
      await new Promise(setImmediate);
      if (textOf(part) === 'bad') throw refusal;
      await output.push(part);
    },
  };
  const { texts, sink } = memory();
  const chain = pushChain([careless, refusing], sink, neverStopped);
  await chain.push(text('good'));
  await chain.push(text('bad'));
  await t.rejects(async () => chain.finish(), refusal);
  t.throws(() => chain.push(text('more')), refusal, 'nothing more is taken');
  t.strictSame(texts, ['good']);
});

await test('a stage that catches errors of the following ones does not undo them', async (t) => {
  const refusal = new GatewayError({ code: 'ACME_BLOCKED', status: 400, message: 'No.' });
  const swallowing: Stage = {
    part(part, output) {
      try {
        return output.push(part);
      } catch {
        return undefined;
      }
    },
  };
  const chain = pushChain(
    [swallowing],
    () => {
      throw refusal;
    },
    neverStopped,
  );
  t.equal(chain.push(text('1')), undefined);
  t.throws(() => chain.push(text('2')), refusal);
  await t.rejects(async () => chain.finish(), refusal);
});

const end: StreamPart = { type: 'finish', choice: 0, reason: 'stop' };

/** A stage that gives its text only when everything else has passed. */
function lateText(): Stage {
  let held: StreamPart | undefined;
  return {
    part: (part, output) => (part.type === 'text' ? void (held = part) : output.push(part)),
    end: (output) => held && output.push(held),
  };
}

await test('a stage may not push a text after the end of its choice, where clients do not read it', async (t) => {
  const { texts, sink } = memory();
  const chain = pushChain([lateText(), { part: (part, output) => output.push(part) }], sink, neverStopped);
  for (const part of [text('1'), { ...end, choice: 1 }, end]) await chain.push(part);
  await t.rejects(async () => chain.finish(), {
    message: 'its stage pushed a "text" part after the "finish" part of its choice; push what is held back before that',
  });
  t.strictSame(texts, ['<finish>', '<finish>']);
});

await test('a stage may not end a choice twice, neither with the part of the provider nor with one of its own', async (t) => {
  const message = 'its stage pushed a second "finish" part of a choice; push each on once, and none of your own';
  const twice: Stage = {
    part: async (part, output) => {
      await output.push(part);
      if (part.type === 'finish') await output.push(part);
    },
  };
  const own: Stage = { part: (part, output) => output.push(part), end: (output) => output.push(end) };
  for (const stage of [twice, own]) {
    const { texts, sink } = memory();
    const chain = pushChain([stage], sink, neverStopped);
    const whole = async (): Promise<void> => {
      for (const part of [text('1'), end]) await chain.push(part);
      await chain.finish();
    };
    await t.rejects(whole, { message });
    t.strictSame(texts, ['1', '<finish>'], 'clients get one end');
  }
});

await test('what a provider itself sends after the end of a choice, and other choices, go on', async (t) => {
  const { texts, sink } = memory();
  const chain = pushChain([{ part: (part, output) => output.push(part) }], sink, neverStopped);
  const other = { ...text('other'), choice: 1 } as StreamPart;
  for (const part of [text('1'), end, other, text('late'), end]) await chain.push(part);
  await chain.finish();
  t.strictSame(texts, ['1', '<finish>', 'other', 'late', '<finish>']);
});

/** A stage whose work does not depend on where the text was cut: it holds one character back to see pairs. */
function replaceAcrossCuts(from: string, to: string): Stage {
  let held = '';
  const release = (output: StageOutput, all: boolean): void | Promise<void> => {
    const replaced = held.replaceAll(from, to);
    const keep = !all && replaced.endsWith(from.charAt(0)) ? 1 : 0;
    const ready = replaced.slice(0, replaced.length - keep);
    held = replaced.slice(replaced.length - keep);
    return ready === '' ? undefined : output.push(text(ready));
  };
  return {
    part(part, output) {
      held += textOf(part);
      return release(output, false);
    },
    end: (output) => release(output, true),
  };
}

await test('property: however a text is split, a stage that holds back text gives the same output as for the whole text', async (t) => {
  const cutText = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'x', '…'), maxLength: 6 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(cutText, fc.array(fc.boolean(), { maxLength: 20 }), async (pieces, slow) => {
      const { texts, sink } = memory();
      let count = 0;
      const sometimesSlow: PartSink = (part) => {
        count += 1;
        if (slow[count]) return Promise.resolve().then(() => sink(part));
        return sink(part);
      };
      const chain = pushChain(
        [replaceAcrossCuts('ab', 'x'), replaceAcrossCuts('xx', 'y')],
        sometimesSlow,
        neverStopped,
      );
      for (const piece of pieces) await chain.push(text(piece));
      await chain.finish();
      assert.equal(texts.join(''), pieces.join('').replaceAll('ab', 'x').replaceAll('xx', 'y'));
    }),
    { numRuns: 200 },
  );
  t.pass(`seed ${seed}`);
});

const call = Object.freeze({}) as Parameters<typeof bufferedStage>[1];
const exchange = Object.freeze({ connection: testConnection }) as unknown as Parameters<typeof bufferedStage>[2];

await test('a buffered stage shows the plugin the whole answer at once and pushes what it returns', async (t) => {
  const { texts, sink } = memory();
  const seen: (readonly StreamPart[])[] = [];
  const stage = bufferedStage(
    {
      buffer: { maxBytes: 1000 },
      rewrite(parts) {
        seen.push([...parts]);
        return [text('all')];
      },
    },
    call,
    exchange,
  );
  const chain = pushChain([stage], sink, neverStopped);
  for (const part of textAnswer('a', 'b')) await chain.push(part);
  t.strictSame(texts, [], 'nothing leaves before the end');
  await chain.finish();
  t.strictSame(seen, [textAnswer('a', 'b')]);
  t.strictSame(texts, ['all']);
});

await test('a buffered stage waits for a plugin that returns its answer later, and pushes it part by part', async (t) => {
  const { texts, sink } = memory();
  const gate = Promise.withResolvers<void>();
  const rewrite = async (parts: readonly StreamPart[]): Promise<readonly StreamPart[]> => {
    await gate.promise;
    return [text('first'), ...parts];
  };
  const chain = pushChain([bufferedStage({ buffer: { maxBytes: 1000 }, rewrite }, call, exchange)], sink, neverStopped);
  await chain.push(text('a'));
  const finished = chain.finish();
  t.strictSame(texts, []);
  gate.resolve();
  await finished;
  t.strictSame(texts, ['first', 'a']);
});

await test('a buffered stage that returns nothing leaves the answer as it is', async (t) => {
  const parts: StreamPart[] = [];
  const stage = bufferedStage({ buffer: { maxBytes: 1000 }, rewrite: () => undefined }, call, exchange);
  const chain = pushChain([stage], (part) => void parts.push(part), neverStopped);
  for (const part of textAnswer('a', 'b')) await chain.push(part);
  await chain.finish();
  t.strictSame(parts, textAnswer('a', 'b'));
});

await test('an answer beyond the limit of a buffered stage fails; bytes count, not characters', async (t) => {
  const limited = (): PartSink => {
    const stage = bufferedStage({ buffer: { maxBytes: 100 }, rewrite: () => undefined }, call, exchange);
    return pushChain([stage], () => undefined, neverStopped).push;
  };
  t.doesNotThrow(() => limited()(text('a'.repeat(80))));
  const tooLarge = { code: 'GW_ANSWER_TOO_LARGE', status: 502, message: /100 bytes/ };
  t.throws(() => limited()(text('a'.repeat(101))), tooLarge);
  t.throws(() => limited()(text('…'.repeat(34))), tooLarge, 'three bytes each');
  const push = limited();
  t.throws(
    () => {
      for (let index = 0; index < 50; index += 1) t.equal(push(text('a')), undefined);
    },
    tooLarge,
    'many small parts are not free',
  );
});

await test('every part counts for the limit of a buffered stage, vectors and parts of other dialects by their size', async (t) => {
  const parts: readonly (readonly [size: number, StreamPart])[] = [
    [64, { type: 'finish', choice: 0, reason: 'stop' }],
    [80, { type: 'embedding', index: 0, vector: Array.from({ length: 10 }, () => 0.5) } as unknown as StreamPart],
    [28, { type: 'opaque', choice: 0, dialect: 'd', value: { searched: 'the whole web' } } as unknown as StreamPart],
    [20, { type: 'tool-arguments', choice: 0, index: 0, text: '{} ?' }],
  ];
  for (const [size, part] of parts) {
    const fill = (maxBytes: number): void => {
      const stage = bufferedStage({ buffer: { maxBytes }, rewrite: () => undefined }, call, exchange);
      const { push } = pushChain([stage], () => undefined, neverStopped);
      for (let count = 0; count < 3; count += 1) t.equal(push(part), undefined);
    };
    t.doesNotThrow(() => fill(3 * size), part.type);
    t.throws(() => fill(3 * size - 1), { code: 'GW_ANSWER_TOO_LARGE' }, part.type);
  }
});
