import assert from 'node:assert/strict';
import { test } from 'tap';
import type { Plugin } from '../../../core/api/index.js';
import type { TestPlugin } from '../../../core/testkit/index.js';
import providerOpenai from '../../../plugins/provider-openai/plugin.js';
import { readClientAnswer } from '../../fixtures/clients/client-dialects.js';
import { startPolicyGateway } from '../../fixtures/gateways/policy-gateway.js';
import { type ProviderCall, startProviderServer } from '../../fixtures/providers/provider-server.js';
import { fc, seed } from '../../fixtures/random.js';

const head = {
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'gpt-x',
  system_fingerprint: 'fp_1',
};
const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason }] })}\n\n`;
const ending =
  chunk({}, 'stop') +
  `data: ${JSON.stringify({ ...head, choices: [], usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 } })}\n\n` +
  'data: [DONE]\n\n';

/** The events of a streamed answer with these texts. */
function streamOf(words: readonly string[]): readonly string[] {
  const texts = words.map((content) => chunk({ content }));
  return [chunk({ role: 'assistant', content: '' }), ...texts, ending];
}

function wholeOf(words: readonly string[]): string {
  const message = { role: 'assistant', content: words.join(''), refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }];
  const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
  return JSON.stringify({ ...head, object: 'chat.completion', choices, usage });
}

/** A provider that writes these pieces, each when the one before has gone. */
function writes(pieces: readonly (string | Uint8Array)[], type: string): (call: ProviderCall) => Promise<void> {
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  return async ({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`);
    for (const piece of pieces) {
      socket.write(piece);
      await new Promise(setImmediate);
    }
  };
}

/** Prefixes of texts that policies look for. */
const forbidden = ['ada@example', 'AKIAZ7QK3JX2M5LTP4WD'];

const policies = [
  { type: 'pii_detection', action: 'redact' },
  { type: 'secret_detection', action: 'block', configuration: { streamMode: 'exact' } },
];

await test('an OpenAI client of an OpenAI provider with policies', async (t) => {
  let answer: (call: ProviderCall) => Promise<void> = async () => undefined;
  const provider = await startProviderServer(t, (call) => answer(call));
  const openai: TestPlugin = {
    plugin: providerOpenai as unknown as Plugin,
    config: { baseUrl: `${provider.url}/v1`, apiKey: 'k', models: ['gpt-*'] },
  };
  const gateway = await startPolicyGateway(t, [openai]);
  const connection = await gateway.connect(policies);
  const ask = async (stream: boolean, more: object = {}) => {
    const messages = [{ role: 'user', content: 'Hello there.' }];
    const options = stream ? { stream, stream_options: { include_usage: true } } : {};
    const body = { model: 'gpt-x', messages, ...options, ...more };
    const response = await connection.post('/v1/chat/completions', body);
    const [type, text] = [response.headers.get('content-type') ?? '', await response.text()];
    return { ...readClientAnswer('openai', response.status, type, text), bytes: text };
  };
  const stream = (...words: readonly string[]): void => {
    answer = writes([streamOf(words).join('')], 'text/event-stream');
  };
  const whole = (...words: readonly string[]): void => {
    answer = writes([wholeOf(words)], 'application/json');
  };

  await t.test(
    'a body with a duplicate member name is refused, so that policies inspect the same text as the provider',
    async (t) => {
      let asked = 0;
      answer = async () => void (asked += 1);
      const body = '{"model":"gpt-x","messages":[{"role":"user","content":"I am ada@example.org","content":"Hello"}]}';
      const response = await gateway.ask('POST', '/v1/chat/completions', {
        as: 'nobody',
        headers: { 'x-api-key': connection.apiKey },
        body,
      });
      t.match(response, { status: 400, body: { error: { message: /"content" twice/ } } });
      t.equal(asked, 0);
    },
  );

  await t.test(
    'members that are not part of the dialect are passed to the provider with findings redacted',
    async (t) => {
      let sent = '';
      answer = async (call) => {
        sent = call.body;
        await writes([wholeOf(['Fine.'])], 'application/json')(call);
      };
      const more = {
        system: 'I am ada@example.org',
        session_id: 'ada@example.org',
        input: [{ text: 'ada@example.org' }],
      };
      t.match(await ask(false, more), { status: 200, text: 'Fine.' });
      t.notMatch(sent, 'ada@');
      t.match(JSON.parse(sent), { system: 'I am [EMAIL_ADDRESS]', input: [{ text: '[EMAIL_ADDRESS]' }] });
      t.match(await ask(false, { system: 'Use AKIAZ7QK3JX2M5LTP4WD' }), { status: 400 });
    },
  );

  await t.test('a whole answer without findings is relayed byte for byte', async (t) => {
    const words = ['The gate opens a little. ', 'The water runs.'];
    whole(...words);
    t.equal((await ask(false)).bytes, wholeOf(words));
  });

  await t.test('findings in a whole answer are redacted, and a blocked one has no text', async (t) => {
    whole('Write to ada@example.org, she is there.');
    const redacted = await ask(false);
    t.match(redacted, { status: 200, complete: true, text: 'Write to [EMAIL_ADDRESS], she is there.' });
    whole('Use AKIAZ7QK3JX2M5LTP4WD for it.');
    const blocked = await ask(false);
    t.match(blocked, { status: 200, finishReason: 'content_filter' });
    t.notMatch(blocked.bytes, 'AKIA');
  });

  await t.test('most events that arrive together are relayed unchanged, and the stream is complete', async (t) => {
    const words = ['The gate ', 'opens a little, ', 'the water runs, ', 'the wheel turns, ', 'and all is well.'];
    stream(...words);
    const { bytes, text, complete, usage, finishReason } = await ask(true);
    t.equal(text, words.join(''));
    t.match({ complete, usage, finishReason }, { complete: true, usage: { outputTokens: 4 }, finishReason: 'stop' });
    for (const event of [chunk({ content: words[1] }), chunk({ content: words[2] }), ending])
      t.ok(bytes.includes(event), event);
    t.equal(bytes.match(/"role"/g)?.length, 1);
    t.equal(bytes.match(/"finish_reason":"/g)?.length, 1);
  });

  await t.test('events that contain more than governed text are not relayed', async (t) => {
    const odd = chunk({ content: 'the wheel ' }).replace('"logprobs":null', '"logprobs":null,"note":"ada@example.org"');
    const events = [
      chunk({ role: 'assistant', content: '' }),
      chunk({ content: 'So ' }),
      odd,
      chunk({ content: 'turns.' }),
    ];
    answer = writes([events.join('') + ending], 'text/event-stream');
    const { text, bytes } = await ask(true);
    t.equal(text, 'So the wheel turns.');
    t.notMatch(bytes, 'ada@');
  });

  await t.test(
    `property: the content of a stream does not depend on how it is cut, and contains no blocked text (seed ${seed})`,
    async (t) => {
      const word = fc.oneof(
        {
          weight: 8,
          arbitrary: fc.constantFrom('The gate ', 'opens. ', 'Größe ', '👋 ', 'mill', ' "quoted" ', '\\ ', '\n'),
        },
        {
          weight: 2,
          arbitrary: fc.constantFrom('ada@exam', 'ple.org ', 'ada@example.org', ' 4111 1111 ', '1111 1111 '),
        },
        { weight: 1, arbitrary: fc.constantFrom(' AKIAZ7QK3J', 'X2M5LTP4WD ') },
      );
      const cuts = fc.array(fc.nat(10_000), { maxLength: 25 });
      const sameAsWhole = fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 20 }),
        cuts,
        async (words, places) => {
          whole(...words);
          const expected = await ask(false);
          const bytes = Buffer.from(streamOf(words).join(''));
          const edges = [...new Set([0, ...places.map((place) => place % bytes.length), bytes.length])].toSorted(
            (a, b) => a - b,
          );
          answer = writes(
            edges.slice(1).map((edge, at) => bytes.subarray(edges[at], edge)),
            'text/event-stream',
          );
          const streamed = await ask(true);
          // Wherever the whole answer has none of it, neither has any byte of the stream.
          for (const value of forbidden) if (!expected.text.includes(value)) assert.ok(!streamed.bytes.includes(value));
          if (expected.finishReason === 'content_filter') {
            assert.ok(streamed.status === 400 || streamed.finishReason === 'content_filter');
            return;
          }
          assert.equal(streamed.text, expected.text);
          assert.deepEqual([streamed.complete, streamed.finishReason], [true, 'stop']);
          assert.deepEqual(streamed.usage, expected.usage);
          assert.ok((streamed.bytes.match(/"role"/g)?.length ?? 0) <= 1);
          assert.equal(streamed.bytes.match(/"finish_reason":"/g)?.length, 1);
          assert.equal(streamed.bytes.match(/\[DONE\]/g)?.length, 1);
        },
      );
      await fc.assert(sameAsWhole, { numRuns: 60, seed });
      t.pass();
    },
  );
});
