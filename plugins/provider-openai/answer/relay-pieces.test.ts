import assert from 'node:assert/strict';
import { test } from 'tap';
import { GatewayError, type RelayedPiece, type StreamPart } from '../../../core/api/index.js';
import type { ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import { fc, seed } from '../../../test/fixtures/random.js';
import { chatCall, hear, play, relayed, withoutMadeUpId } from '../fixtures/play.js';
import { recordedStreams } from '../fixtures/recorded-streams.js';

const eventStream = { 'content-type': 'text/event-stream' };
let sending: ScriptedReply = {};
const provider = await play({}, () => sending);

interface InPieces {
  readonly pieces: readonly RelayedPiece[];
  readonly parts: readonly StreamPart[];
  /** The bytes of the pieces that consist only of their parts. */
  readonly plain: string;
  readonly tail: string;
  readonly error: string | undefined;
}

async function inPieces(body: ScriptedReply['body'], changes: object = {}): Promise<InPieces> {
  const call = chatCall({ stream: true, includeUsage: true, ...changes });
  sending = { body, ...(call.stream && { headers: eventStream }) };
  const pieces: RelayedPiece[] = [];
  let [tail, error]: [Uint8Array | undefined, string | undefined] = [undefined, undefined];
  try {
    const { relay } = await provider.dispatch(call);
    tail = await relay?.deliverPieces?.((some) => void pieces.push(...some));
  } catch (cause) {
    if (!GatewayError.is(cause)) throw cause;
    error = cause.code;
  }
  const bytes = pieces.filter(({ plain }) => plain).map((piece) => Buffer.from(piece.bytes));
  const parts = pieces.flatMap((piece) => piece.parts).map(withoutMadeUpId);
  return { pieces, parts, plain: Buffer.concat(bytes).toString(), tail: Buffer.from(tail ?? []).toString(), error };
}

for (const stream of recordedStreams) {
  await test(`the pieces of a stream have the same parts as the stream: ${stream.name}`, async (t) => {
    const { parts, error } = await inPieces(stream.bytes);
    t.strictSame(parts, stream.parts);
    t.equal(error, stream.error);
  });
}

const chunk = (delta: object, more: object = {}, top: object = {}): string =>
  `data: ${JSON.stringify({
    id: 'a',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: null, ...more }],
    ...top,
  })}\n\n`;
const opening = chunk({ role: 'assistant', content: '' });
const closing = `${chunk({}, { finish_reason: 'stop' })}data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } })}\n\n`;
const done = 'data: [DONE]\n\n';

await test('an ordinary stream consists only of its parts, however it is cut', async (t) => {
  const call = (args: string, head = {}): object => ({
    tool_calls: [{ index: 0, ...head, function: { arguments: args } }],
  });
  const named = { tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name: 'f', arguments: '' } }] };
  const stream = [
    opening,
    chunk({ reasoning_content: 'hm' }),
    ...['Hel', 'lo', ' "you"', ' \\ \n', ' 😀', ' …', ''].map((content) => chunk({ content })),
    chunk({ content: '!' }, {}, { system_fingerprint: 'fp', obfuscation: 'aB3' }),
    chunk({ content: '?' }, { logprobs: null }, { system_fingerprint: 'fp', usage: null }),
    chunk(named),
    chunk(call('{"a"')),
    chunk(call(':1}')),
    closing,
  ].join('');
  const whole = await inPieces(stream + done);
  t.equal(whole.plain, stream);
  t.equal(whole.tail, done);
  t.ok(whole.pieces.every(({ plain }) => plain));
  t.strictSame(
    whole.pieces.at(-1)?.parts.map(({ type }) => type),
    ['usage', 'finish'],
    'the end comes with its meaning',
  );
  const bytes = Buffer.from(stream + done);
  const cuts = fc.array(fc.nat(bytes.length), { maxLength: 40 });
  const sameHoweverCut = fc.asyncProperty(cuts, async (places) => {
    const edges = [...new Set([0, ...places, bytes.length])].toSorted((a, b) => a - b);
    const cut = await inPieces(edges.slice(1).map((edge, at) => bytes.subarray(edges[at], edge)));
    assert.deepEqual(cut.parts, whole.parts);
    assert.equal(cut.plain, stream);
  });
  await fc.assert(sameHoweverCut, { numRuns: 300, seed });
});

await test('events that contain more than their parts are recognized', async (t) => {
  const told = async (event: string): Promise<void> => {
    const { pieces } = await inPieces(
      opening + chunk({ content: 'x' }) + event + chunk({ content: 'y' }) + closing + done,
    );
    const odd = pieces.filter(({ plain }) => !plain);
    t.equal(odd.length, 1, event);
    t.equal(
      pieces.flatMap(({ parts }) => parts).filter((part) => part.type === 'finish' && part.choice === 0).length,
      1,
    );
  };
  await told(chunk({ content: 'a' }, { content_filter_results: { hate: 'ada@example.org' } }));
  await told(chunk({ content: 'a' }, { logprobs: { content: [] } }));
  await told(
    chunk({
      content: [
        { type: 'text', text: 'a' },
        { type: 'other', text: 'ada@example.org' },
      ],
    }),
  );
  await told(chunk({ content: 'a', role: 'ada@example.org' }));
  await told(chunk({ reasoning: 'a', reasoning_content: 'b' }));
  await told(chunk({ content: 'a' }, { index: 1 }));
  await told(chunk({ content: 'a' }, {}, { obfuscation: 'ada@example.org' }));
  await told(chunk({ content: 'a' }, {}, { usage: { note: 'ada@example.org' } }));
  await told(chunk({ tool_calls: [{ index: 0, id: 'c', function: { name: 'f', arguments: '{}', note: 'ada' } }] }));
  await told(chunk({ tool_calls: [{ index: 3, id: 'c', function: { name: 'f', arguments: '{}' } }] }));
  await told(chunk({ tool_calls: [{ function: { name: 'f', arguments: { a: 1 } } }] }));
  await told(chunk({ function_call: { name: 'f', arguments: '{}' } }));
  await told(`event: x\n${chunk({ content: 'a' })}`);
  await told(`id: ada@example.org\n${chunk({ content: 'a' })}`);
  await told(`: ada@example.org\n${chunk({ content: 'a' })}`);
  await told(chunk({ content: 'a' }, { finish_reason: 'stop' }));
});

await test('a member of the answer becomes one part, and makes the piece not plain when it changes', async (t) => {
  const said = (service_tier: string): string => chunk({ content: 'x' }, {}, { service_tier });
  const { pieces } = await inPieces(said('a') + said('a') + said('ada@example.org') + said('a') + closing + done);
  t.strictSame(
    pieces.map(({ plain }) => plain),
    [true, true, false, true, true],
  );
});

await test('a finish reason that is followed by content is withdrawn, and the stream continues', async (t) => {
  const stream = opening + chunk({ content: 'a' }) + chunk({}, { finish_reason: 'stop' }) + chunk({ content: 'b' });
  const { pieces, parts, plain } = await inPieces(stream + done);
  t.strictSame(
    parts.map((part) => ('text' in part ? part.text : part.type)),
    ['start', 'a', 'b', 'finish'],
  );
  t.notMatch(plain, /"stop"/);
  t.equal(pieces.at(-1)?.plain, false);
});

await test('a client that has not requested usage gets the bytes without its chunk', async (t) => {
  const { plain, parts } = await inPieces(opening + chunk({ content: 'a' }) + closing + done, { includeUsage: false });
  t.notMatch(plain, /prompt_tokens/);
  t.match(plain, /"finish_reason":"stop"/);
  t.ok(parts.some(({ type }) => type === 'usage'));
});

await test('several choices are delivered as parts', async (t) => {
  sending = { headers: eventStream, body: opening + done };
  const { relay } = await provider.dispatch(chatCall({ stream: true, choices: 2 }));
  t.notOk(relay && 'deliverPieces' in relay);
});

const completion = (message: object, more: object = {}): object => ({
  id: 'a',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 0 } },
  ...more,
});

await test('a whole answer is one piece, and plain if its parts express every member', async (t) => {
  const calls = ['a', 'b'].map((id) => ({ id, type: 'function', function: { name: 'f', arguments: '{}' } }));
  const plain = [
    completion({ role: 'assistant', content: 'Hello', refusal: null, annotations: [] }, { system_fingerprint: 'fp' }),
    completion({ role: 'assistant', content: null, tool_calls: calls }),
    completion({ role: 'assistant', content: 'x', audio: { transcript: 'y' } }),
  ];
  const odd = [
    completion(
      { role: 'assistant', content: 'Hello' },
      { choices: [{ index: 0, message: { content: 'a' }, note: 'b' }] },
    ),
    completion({
      role: 'assistant',
      content: [
        { type: 'text', text: 'a' },
        { type: 'b', b: 'ada' },
      ],
    }),
    completion({ content: null, tool_calls: [{ type: 'custom', id: 'a', custom: { name: 'f', input: 'x' } }] }),
    {
      ...completion({}),
      choices: [0, 1].map((index) => ({ index, message: { content: 'a' }, finish_reason: 'stop' })),
    },
  ];
  for (const [bodies, isPlain] of [
    [plain, true],
    [odd, false],
  ] as const) {
    for (const body of bodies) {
      const { pieces, parts } = await inPieces(body, { stream: false });
      t.equal(pieces.length, 1);
      t.equal(pieces[0]?.plain, isPlain, JSON.stringify(body));
      t.strictSame(JSON.parse(Buffer.from(pieces[0]?.bytes ?? []).toString()), body);
      sending = { body };
      t.strictSame(parts, (await relayed(provider.dispatch(chatCall()), 'parts')).parts);
    }
  }
});

await test('in a whole answer whose parts may be encoded again, numbers in unknown members keep their digits', async (t) => {
  const digits = '12345678901234567890';
  const own = JSON.stringify(completion({ role: 'assistant', content: 'Hello' }, { own: { seed: 0 } }));
  const body = [own.replace('"seed":0', `"seed":${digits}`)];
  const { pieces } = await inPieces(body, { stream: false });
  sending = { body };
  const watched = await relayed(provider.dispatch(chatCall()), 'parts');
  const translated = await hear(provider.dispatch(chatCall()));
  for (const parts of [pieces[0]?.parts, watched.parts, translated.parts]) {
    t.match(JSON.stringify(parts?.find(({ type }) => type === 'opaque')), `"seed":${digits}`);
  }
});
