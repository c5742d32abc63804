import assert from 'node:assert/strict';
import { test } from 'tap';
import { AnswerCollector, type CollectedAnswer, type IncomingRequest, type StreamPart } from '../../index.js';
import { exchangeMemory } from '../../internal/exchange-memory.js';
import { fc, seed } from '../../../../test/fixtures/random.js';

const start: StreamPart = { type: 'start', id: 'a1', model: 'm', created: 1 };
const text = (value: string, choice = 0): StreamPart => ({ type: 'text', choice, text: value });
const finish = (choice = 0): StreamPart => ({ type: 'finish', choice, reason: 'stop' });

function collect(...parts: readonly StreamPart[]): CollectedAnswer {
  const collector = new AnswerCollector();
  for (const part of [start, ...parts]) collector.add(part);
  return collector.finish();
}

const incomplete = { code: 'GW_PROVIDER_INCOMPLETE', status: 502 };

await test('texts of one choice become one block; the start and the last usage are kept', async (t) => {
  const answer = collect(
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 1 } },
    text('Hel'),
    text(''),
    text('lo'),
    { type: 'finish', choice: 0, reason: 'length', raw: 'max_tokens' },
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 9 } },
  );
  t.strictSame(answer, {
    start,
    choices: [
      {
        index: 0,
        content: [{ type: 'text', text: 'Hello' }],
        logprobs: [],
        finish: { type: 'finish', choice: 0, reason: 'length', raw: 'max_tokens' },
      },
    ],
    embeddings: [],
    policies: [],
    usage: { inputTokens: 1, outputTokens: 9 },
  });
});

await test('choices that arrive interleaved, the second one first, are separated', async (t) => {
  const { choices } = collect(text('b1', 1), text('a1', 0), text('b2', 1), finish(1), text('a2', 0), finish(0));
  t.strictSame(
    choices.map(({ index, content }) => [index, content]),
    [
      [0, [{ type: 'text', text: 'a1a2' }]],
      [1, [{ type: 'text', text: 'b1b2' }]],
    ],
  );
});

await test('arguments of parallel tool calls, interleaved, go to the call they belong to', async (t) => {
  const call = (index: number): StreamPart => ({
    type: 'tool-call',
    choice: 0,
    index,
    id: `call-${index}`,
    name: `tool${index}`,
  });
  const more = (index: number, value: string): StreamPart => ({
    type: 'tool-arguments',
    choice: 0,
    index,
    text: value,
  });
  const { choices } = collect(
    text('Let me look.'),
    { ...call(0), extras: { signature: 's' } } as StreamPart,
    more(0, '{"a":'),
    call(1),
    more(1, '{"n":9007199254740993'),
    more(0, '1}'),
    more(1, '}'),
    more(7, 'nobody asked for this call'),
    finish(),
  );
  t.strictSame(choices[0]?.content, [
    { type: 'text', text: 'Let me look.' },
    { type: 'tool-call', id: 'call-0', name: 'tool0', arguments: '{"a":1}', extras: { signature: 's' } },
    { type: 'tool-call', id: 'call-1', name: 'tool1', arguments: '{"n":9007199254740993}' },
  ]);
});

await test('thoughts are joined until a signature closes them; an encrypted one stands alone', async (t) => {
  const think = (value: string, closing: object = {}): StreamPart => ({
    type: 'reasoning',
    choice: 0,
    text: value,
    ...closing,
  });
  const { choices } = collect(
    think('I '),
    think('think'),
    think('', { signature: 's1' }),
    think('again'),
    think('', { encrypted: 'e1' }),
    think('on'),
    text('So.'),
    think('later'),
    finish(),
  );
  t.strictSame(choices[0]?.content, [
    { type: 'reasoning', text: 'I think', signature: 's1' },
    { type: 'reasoning', text: 'again' },
    { type: 'reasoning', text: '', encrypted: 'e1' },
    { type: 'reasoning', text: 'on' },
    { type: 'text', text: 'So.' },
    { type: 'reasoning', text: 'later' },
  ]);
});

await test('a refusal is not joined with the text before or after it', async (t) => {
  const refusal = (value: string): StreamPart => ({ type: 'refusal', choice: 0, text: value });
  const { choices } = collect(text('a'), refusal('I '), refusal("can't"), text('b'), finish());
  t.strictSame(choices[0]?.content, [
    { type: 'text', text: 'a' },
    { type: 'text', text: "I can't", refusal: true },
    { type: 'text', text: 'b' },
  ]);
});

await test('opaque parts stay where they came, log probabilities are listed, vectors are sorted', async (t) => {
  const { choices } = collect(
    { type: 'text', choice: 0, text: 'a', logprobs: { token: 'a' } },
    { type: 'opaque', choice: 0, dialect: 'd', value: { cite: 1 } },
    { type: 'text', choice: 0, text: 'b', logprobs: { token: 'b' } },
    finish(),
  );
  t.strictSame(choices[0]?.content, [
    { type: 'text', text: 'a' },
    { type: 'opaque', dialect: 'd', value: { cite: 1 } },
    { type: 'text', text: 'b' },
  ]);
  t.strictSame(choices[0]?.logprobs, [{ token: 'a' }, { token: 'b' }]);
  const { embeddings, choices: none } = collect(
    { type: 'embedding', index: 1, vector: [2] },
    { type: 'embedding', index: 0, vector: [1] },
  );
  t.strictSame(
    embeddings.map(({ vector }) => vector),
    [[1], [2]],
  );
  t.strictSame(none, []);
});

await test('an answer that was cut off is not complete', async (t) => {
  t.throws(() => collect(text('half')), incomplete, 'no finish');
  t.throws(() => collect(text('a', 0), text('b', 1), finish(0)), incomplete, 'one of two choices has no finish');
  t.throws(() => new AnswerCollector().finish(), incomplete, 'nothing at all');
  const headless = new AnswerCollector();
  headless.add(text('a'));
  headless.add(finish());
  t.throws(() => headless.finish(), incomplete, 'no start');
});

await test('the part that arrived before a cut is available', async (t) => {
  const collector = new AnswerCollector();
  t.strictSame(collector.soFar(), { start: undefined, choices: [], embeddings: [], policies: [], usage: undefined });
  for (const part of [start, text('ha'), text('lf')]) collector.add(part);
  t.match(collector.soFar(), {
    start,
    choices: [{ index: 0, content: [{ type: 'text', text: 'half' }], finish: undefined }],
  });
});

await test('property: how the text of several choices is cut and interleaved does not change what is collected', async (t) => {
  const pieces = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.string({ maxLength: 3 })), { maxLength: 30 });
  fc.assert(
    fc.property(pieces, (cut) => {
      const { choices } = collect(
        ...cut.map(([choice, value]) => text(value, choice)),
        finish(0),
        finish(1),
        finish(2),
      );
      for (const { index, content } of choices) {
        const whole = cut.flatMap(([choice, value]) => (choice === index ? [value] : [])).join('');
        assert.deepEqual(content, whole === '' ? [] : [{ type: 'text', text: whole }]);
      }
    }),
    { numRuns: 200 },
  );
  t.pass(`seed ${seed}`);
});

await test('a citation is with the text in which it ends, and one of an answer without text is left out', (t) => {
  const citation = { url: 'https://a.test' };
  const cite = (back?: { from: number; to: number }, choice = 0): StreamPart => {
    return { type: 'citation', choice, citation, ...(back && { back }) };
  };
  const { choices } = collect(
    text('It rains.'),
    cite({ from: 6, to: 0 }),
    { type: 'tool-call', choice: 0, index: 0, id: 'c', name: 'f' },
    text('So '),
    { type: 'refusal', choice: 0, text: 'No.' },
    text('stay.'),
    cite({ from: 17, to: 8 }),
    cite({ from: 12, to: 3 }),
    cite(),
    cite({ from: 0, to: 0 }, 1),
    finish(),
    finish(1),
  );
  const texts = choices.map(({ content }) => content.filter((block) => block.type === 'text' && !block.refusal));
  t.strictSame(texts, [
    [
      {
        type: 'text',
        text: 'It rains.',
        citations: [
          { ...citation, range: { start: 3, end: 9 } },
          { ...citation, range: { start: 0, end: 9 } },
        ],
      },
      { type: 'text', text: 'So ' },
      { type: 'text', text: 'stay.', citations: [{ ...citation, range: { start: 0, end: 2 } }, citation] },
    ],
    [],
  ]);
  t.end();
});

await test('all that an answer says counts as memory of its request', (t) => {
  const large = 'x'.repeat(100_000);
  const said: readonly StreamPart[] = [
    text(large),
    { type: 'text', choice: 0, text: '', logprobs: { content: [{ token: large }] } },
    { type: 'reasoning', choice: 0, text: '', signature: large },
    { type: 'tool-call', choice: 0, index: 0, id: large, name: 'f' },
    { type: 'tool-call', choice: 0, index: 0, id: 'a', name: large },
    { type: 'opaque', dialect: 'd', choice: 0, value: { large } },
    { type: 'citation', choice: 0, citation: { quote: large } },
    { type: 'media', index: 0, bytes: Buffer.from(large) },
    { type: 'embedding', index: 0, vector: Array.from({ length: 20_000 }, () => 1) },
  ];
  for (const part of said) {
    const collector = new AnswerCollector({
      signal: new AbortController().signal,
      [exchangeMemory]: {
        hold: (_owner: object, bytes: number) => {
          throw new Error(String(bytes));
        },
      },
    } as unknown as IncomingRequest);
    t.throws(() => collector.add(part), { message: /^1[0-9]{5}$/ }, part.type);
  }
  t.end();
});
