import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { test } from 'tap';
import type {
  ChatCall,
  ContentBlock,
  EmbeddingCall,
  InferenceCall,
  Message,
  ModelTokenizer,
  TokenCount,
} from '../../api/index.js';
import { unknownTokenizer } from '../../api/models/model-tokenizer.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { CallTokenCounter } from './token-counter.js';
import { Tokenizers } from './tokenizers.js';
import { wavOf } from '../../../test/fixtures/clients/recordings.js';
import { fc } from '../../../test/fixtures/random.js';

const own: ModelTokenizer = {
  encoding: 'o200k_base',
  perCall: { usual: 3, atMost: 16 },
  perMessage: { usual: 4, atMost: 8 },
  withTools: { usual: 12, atMost: 64 },
  perImage: { usual: 765, atMost: 1600 },
};

const tokenizers = new Tokenizers(collectingLog());
const counter = new CallTokenCounter(tokenizers, (model) => ({
  tokenizer: model === 'own' ? own : unknownTokenizer,
  contextWindow: model === 'own' ? 128_000 : undefined,
}));
await tokenizers.count(['warm'], 'o200k_base');
const reference = new Tiktoken(o200k);

function chat(messages: readonly Message[], more: Partial<ChatCall> = {}): ChatCall {
  const call = { kind: 'chat', model: 'own', stream: false, includeUsage: false, sampling: {}, messages, ...more };
  return call as ChatCall;
}

function user(...content: readonly ContentBlock[]): Message {
  return { role: 'user', content };
}

function count(call: InferenceCall): Promise<TokenCount> {
  return Promise.resolve(counter.countInput(call));
}

await test('a conversation has the tokens of its texts and what the format adds', async (t) => {
  const messages = [user({ type: 'text', text: 'hello world' }), user({ type: 'text', text: 'again' })];
  const texts = 2 + 1;
  t.match(await count(chat(messages)), { tokens: 3 + 2 * 4 + texts, isEstimate: false });
  t.ok((await count(chat(messages))).atMost >= 3 + 2 * 4 + texts);
});

await test('a model whose vocabulary is not published is estimated, and bounded by the bytes', async (t) => {
  const text = 'Ein süßer Text, über den niemand mehr weiß.';
  const counted = await counter.countText(text, 'unknown');
  t.equal(counted.isEstimate, true);
  t.equal(counted.atMost, Buffer.byteLength(text));
  t.ok(counted.tokens > 5 && counted.tokens < counted.atMost);
  t.equal(
    (await counter.countText('ﷺ', 'unknown')).atMost,
    Buffer.byteLength('ﷺ'.normalize('NFKC')),
    'written in full',
  );
});

await test('content that is not text is bounded and marked', async (t) => {
  const base = await count(chat([user({ type: 'text', text: 'look' })]));
  const url = { kind: 'url', url: 'https://a.test/x' } as const;
  const tool = { name: 'weather', description: 'Tells it.', inputSchema: { type: 'object' } };
  const long = { ...tool, description: 'Tells it. '.repeat(1000) };
  const cases: readonly (readonly [string, ChatCall, number])[] = [
    ['a picture', chat([user({ type: 'text', text: 'look' }, { type: 'image', source: url })]), 1600],
    [
      'a tool whose definition only the provider has',
      chat([user({ type: 'text', text: 'look' })], {
        tools: [{ ...tool, opaque: { dialect: 'x', value: { type: 'computer' } } }],
      }),
      735,
    ],
    ['a document', chat([user({ type: 'text', text: 'look' }, { type: 'file', source: url })]), 128_000],
    [
      'a tool',
      chat([user({ type: 'text', text: 'look' })], { tools: [tool] }),
      Buffer.byteLength(JSON.stringify(tool)),
    ],
    [
      'a tool that some dialects have a word for, and others get as a function',
      chat([user({ type: 'text', text: 'look' })], {
        tools: [{ ...long, opaque: { dialect: 'x', value: { type: 'weather_1' }, elsewhere: 'function' } }],
      }),
      Buffer.byteLength(JSON.stringify(long)),
    ],
    [
      'a wish for JSON, which some providers are told in words',
      chat([user({ type: 'text', text: 'look' })], { responseFormat: { type: 'json' } }),
      32,
    ],
    [
      'a block of a foreign dialect',
      chat([user({ type: 'text', text: 'look' }, { type: 'opaque', dialect: 'x', value: { some: 'thing' } })]),
      16,
    ],
    [
      'a form of the answer',
      chat([user({ type: 'text', text: 'look' })], {
        responseFormat: { type: 'json-schema', schema: { type: 'object' } },
      }),
      17,
    ],
  ];
  for (const [name, call, most] of cases) {
    const counted = await count(call);
    t.equal(counted.isEstimate, true, name);
    t.ok(counted.atMost >= base.atMost + most, `${name}: ${counted.atMost} ≥ ${base.atMost} + ${most}`);
    t.ok(counted.tokens >= base.tokens && counted.tokens <= counted.atMost, name);
  }
});

await test('a document is bounded by the context window of its model, even of an unknown model', async (t) => {
  const look = (model: string): ChatCall =>
    chat([user({ type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'JVBERi0x' } })], {
      model,
    });
  const known = await count(look('own'));
  t.ok(known.atMost >= 128_000 && known.atMost < 129_000, `${known.atMost}`);
  t.ok((await count(look('unknown'))).atMost >= 10_000_000);
});

await test('sound is bounded by its length if that follows from its bytes, and otherwise by the context window', async (t) => {
  const hear = async (bytes: Buffer, format: string): Promise<TokenCount> => {
    const look: ContentBlock = { type: 'text', text: 'look' };
    return count(chat([user(look, { type: 'audio', data: bytes.toString('base64'), format })]));
  };
  const base = (await count(chat([user({ type: 'text', text: 'look' })]))).atMost;
  const minute = await hear(wavOf(60), 'wav');
  // Gemini counts 32 tokens for each second.
  t.ok(minute.atMost >= base + 60 * 32 && minute.atMost < base + 4_000, `${minute.atMost}`);
  t.ok(minute.tokens < minute.atMost);
  const slow = wavOf(1);
  slow.writeUInt32LE(8, 24);
  t.ok((await hear(slow, 'wav')).atMost >= base + 1000 * 32, 'eight samples each second');
  // Hours of silence: a client may call it what it likes.
  const silence = Buffer.from('fLaC\0\0\0\x22silence');
  for (const format of ['flac', 'wav', 'mp3']) t.ok((await hear(silence, format)).atMost >= 128_000, format);
});

await test('what is behind an address that only one dialect knows is bounded by the context window', async (t) => {
  const value = { type: 'video_url', video_url: { url: 'https://a.test/two-hours.mp4' } };
  t.ok((await count(chat([user({ type: 'opaque', dialect: 'x', value })]))).atMost >= 128_000);
});

await test('what a client sends back beside a call is in the bound, not in the estimate', async (t) => {
  const call: ContentBlock = { type: 'tool-call', id: 'call_1', name: 'f', arguments: '{}' };
  const bare = await count(chat([{ role: 'assistant', content: [call] }]));
  const extras = { extra_content: { signature: 'x'.repeat(5000) } };
  const signed = await count(chat([{ role: 'assistant', content: [{ ...call, extras }] }]));
  t.equal(signed.tokens, bare.tokens);
  t.ok(signed.atMost >= bare.atMost + 5000);
});

await test('an embedding counts its texts, or the tokens that it is given', async (t) => {
  const call = { kind: 'embedding', model: 'own', stream: false, encoding: 'float' } as EmbeddingCall;
  t.match(await count({ ...call, inputs: ['hello world', 'again'] }), { tokens: 3, isEstimate: false });
  t.match(await count({ ...call, inputs: [[1, 2, 3, 4]] }), { tokens: 4, atMost: 8, isEstimate: false });
});

await test('token ids have at most as many tokens as bytes for a model that may get them as text', async (t) => {
  const call = { kind: 'embedding', model: 'foreign', stream: false, encoding: 'float' } as EmbeddingCall;
  t.match(await count({ ...call, inputs: [[1, 2, 3, 4]] }), { tokens: 4, atMost: 4 * 128 + 4 });
});

const text = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.lorem({ maxCount: 40 }),
);
const block: fc.Arbitrary<ContentBlock> = fc.oneof(
  text.map((written): ContentBlock => ({ type: 'text', text: written })),
  fc
    .record({ name: text, arguments: text })
    .map((call): ContentBlock => ({ type: 'tool-call', id: 'call_1', ...call })),
  text.map(
    (written): ContentBlock => ({
      type: 'tool-result',
      toolCallId: 'call_1',
      content: [{ type: 'text', text: written }],
    }),
  ),
);
const messages = fc.array(
  fc.record({
    role: fc.constantFrom('system', 'user', 'assistant', 'tool'),
    content: fc.array(block, { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
) as fc.Arbitrary<Message[]>;

/** As the provider writes it: role, content and marks for each message, and the beginning of the answer. */
function billed(conversation: readonly Message[]): number {
  const textsOf = (content: readonly ContentBlock[]): string =>
    content
      .map((part) => {
        if (part.type === 'text') return part.text;
        if (part.type === 'tool-call') return `${part.name}(${part.arguments})`;
        return part.type === 'tool-result' ? textsOf(part.content) : '';
      })
      .join('');
  return conversation.reduce((sum, { role, content }) => sum + 3 + tokens(role) + tokens(textsOf(content)), 3);
}

function tokens(written: string): number {
  return reference.encode(written, [], []).length;
}

await test('what the provider counts is never above the bound', async (t) => {
  await fc.assert(
    fc.asyncProperty(messages, fc.constantFrom('own', 'unknown'), async (conversation, model) => {
      const counted = await count(chat(conversation, { model }));
      t.ok(billed(conversation) <= counted.atMost, `${billed(conversation)} ≤ ${counted.atMost}`);
      t.ok(counted.tokens <= counted.atMost);
    }),
  );
});

await test('texts that are joined have hardly more tokens than they have apart', (t) => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (parts) => {
      const apart = parts.reduce((sum, part) => sum + tokens(part), 0);
      t.ok(tokens(parts.join('')) <= apart + 2 * parts.length);
    }),
  );
  t.end();
});

await test('a task has the tokens of its texts; a query is read with each document, and files may fill the window', async (t) => {
  const task = (more: object): Promise<TokenCount> =>
    count({ kind: 'task', model: 'own', stream: false, units: {}, ...more } as unknown as InferenceCall);
  t.match(await task({ task: 'moderation', input: { input: ['hello world', { type: 'again' }] } }), { tokens: 2 + 1 });
  const picture = { type: 'image_url', image_url: { url: `data:image/png;base64,${'a'.repeat(100_000)}` } };
  t.ok((await task({ task: 'moderation', input: { input: [picture] } })).atMost < 2_000, 'its data are no text');
  const ranked = await task({ task: 'rerank', input: { query: 'hello world', documents: ['a', { text: 'b' }, 'c'] } });
  t.match(ranked, { tokens: 2 + 3 + 6, isEstimate: true });
  t.ok(ranked.atMost >= 3 * 2 + 3);
  for (const [kind, files] of [
    ['transcription', [{}]],
    ['image', [{}, {}]],
  ] as const)
    t.match(await task({ task: kind, input: {}, files }), { tokens: 10_000, atMost: 128_000 }, kind);
});
