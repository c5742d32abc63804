import type OpenAI from 'openai';
import { type Test, test } from 'tap';
import { Credentials } from '../../core/api/index.js';
import providerAnthropic from '../../plugins/provider-anthropic/plugin.js';
import providerOpenai from '../../plugins/provider-openai/plugin.js';
import { startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { mockText, mockVector, type MockProvider, startMockProviders } from '../fixtures/providers/mock-providers.js';
import { anthropicClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';
import { weather } from '../fixtures/sdk/sdk-gateway.js';

/** Both SDKs in front of a gateway that keeps everything, and what its providers were asked. */
async function start(t: Test) {
  const providers = await startMockProviders(t);
  const gateway = await startManagementGateway(t, {
    config: { cache: { rules: [{ connections: ['*'], ttlSeconds: 600 }] } },
    plugins: [
      {
        plugin: providerOpenai,
        config: {
          apiKey: providers.openai.key,
          baseUrl: `${providers.openai.url}/v1`,
          models: ['gpt-mock', { id: 'embedding-mock', capabilities: ['embeddings'] }],
        },
      },
      {
        plugin: providerAnthropic,
        config: {
          apiKey: providers.anthropic.key,
          baseUrl: providers.anthropic.url,
          models: [{ id: 'claude-mock', takesSampling: false }],
        },
      },
    ],
  });
  const { connectionId } = gateway.ids.default;
  const credentials = gateway.gateway.service(Credentials);
  const { secret } = await credentials.createKey('default', { name: 'app', defaultConnectionId: connectionId });
  return {
    asked: (provider: MockProvider) => provider.exchanges.length,
    providers,
    openai: openaiClient({ url: gateway.url, apiKey: secret }),
    anthropic: anthropicClient({ url: gateway.url, apiKey: secret }),
    /** The bytes that a client gets, and what the cache says of them. */
    raw: async (path: string, body: object) => {
      const response = await gateway.post(path, body, { 'x-api-key': secret });
      return { text: await response.text(), cache: response.headers.get('cache-status') };
    },
  };
}

/** Tells the calls of one test from those of another. */
let count = 0;

function question(text: string): { role: 'user'; content: string }[] {
  count += 1;
  return [{ role: 'user', content: `${text} (${count})` }];
}

await test('SDKs get a cached answer, streamed or not, whichever form the first answer had', async (t) => {
  const { openai, anthropic, providers, asked } = await start(t);
  const tools: OpenAI.ChatCompletionFunctionTool[] = [
    { type: 'function', function: { name: weather.name, parameters: weather.schema } },
  ];
  const toolsOfMessages = [{ name: weather.name, input_schema: weather.schema }];

  for (const first of ['whole', 'stream'] as const) {
    await t.test(`OpenAI, first ${first}`, async (t) => {
      const before = asked(providers.openai);
      const model = 'gpt-mock';
      const text = question('Hello');
      const whole = () => openai.chat.completions.create({ model, messages: text });
      const streamed = () => openai.chat.completions.stream({ model, messages: text }).finalChatCompletion();
      const answers = [first === 'whole' ? await whole() : await streamed(), await whole(), await streamed()];
      for (const answer of answers) t.equal(answer.choices[0]?.message.content, mockText);
      t.equal(new Set(answers.map(({ id }) => id)).size, 1, 'all are one answer');
      t.equal(asked(providers.openai), before + 1);

      const called = question(weather.questionTo('openai'));
      const calls = async (stream: boolean) => {
        const body = { model, messages: called, tools };
        const answer = await (stream
          ? openai.chat.completions.stream(body).finalChatCompletion()
          : openai.chat.completions.create(body));
        const [choice] = answer.choices;
        const asFunctions = (choice?.message.tool_calls ?? []) as OpenAI.ChatCompletionMessageFunctionToolCall[];
        return {
          ends: choice?.finish_reason,
          calls: asFunctions.map(({ id, function: made }) => [id, made.name, made.arguments]),
        };
      };
      const one = await calls(first === 'stream');
      t.equal(one.ends, 'tool_calls');
      t.equal(one.calls.length, 2);
      t.strictSame(await calls(true), one);
      t.strictSame(await calls(false), one);
      t.equal(asked(providers.openai), before + 2);
    });

    await t.test(`Anthropic, first ${first}`, async (t) => {
      const before = asked(providers.anthropic);
      const body = { model: 'claude-mock', max_tokens: 200, messages: question('Think about it') };
      const whole = () => anthropic.messages.create(body);
      const streamed = () => anthropic.messages.stream(body).finalMessage();
      const one = first === 'whole' ? await whole() : await streamed();
      t.match(one.content, [
        { type: 'thinking', signature: 'c2lnbmF0dXJl' },
        { type: 'text', text: mockText },
      ]);
      for (const again of [await whole(), await streamed()]) {
        t.strictSame(again.content, one.content);
        t.equal(again.id, one.id);
        t.match(again.usage, { input_tokens: one.usage.input_tokens, output_tokens: one.usage.output_tokens });
      }
      t.equal(asked(providers.anthropic), before + 1);

      const called = { ...body, messages: question(weather.questionTo('anthropic')), tools: toolsOfMessages };
      const made =
        first === 'whole'
          ? await anthropic.messages.create(called)
          : await anthropic.messages.stream(called).finalMessage();
      t.equal(made.stop_reason, 'tool_use');
      t.strictSame((await anthropic.messages.create(called)).content, made.content);
      t.strictSame((await anthropic.messages.stream(called).finalMessage()).content, made.content);
      t.equal(asked(providers.anthropic), before + 2);
    });
  }

  await t.test('embeddings, and an answer of a provider with another dialect', async (t) => {
    const before = { openai: asked(providers.openai), anthropic: asked(providers.anthropic) };
    const input = ['one', 'two'];
    const first = await openai.embeddings.create({ model: 'embedding-mock', input });
    t.strictSame(await openai.embeddings.create({ model: 'embedding-mock', input }), first);
    t.strictSame(first.data[0]?.embedding, mockVector);
    const floats = await openai.embeddings.create({ model: 'embedding-mock', input, encoding_format: 'float' });
    t.strictSame(floats.data[0]?.embedding, mockVector);
    t.equal(asked(providers.openai), before.openai + 2, 'another form is another request');

    const messages = question('Hello');
    const one = await openai.chat.completions.create({ model: 'claude-mock', messages });
    const two = await openai.chat.completions.stream({ model: 'claude-mock', messages }).finalChatCompletion();
    t.equal(two.choices[0]?.message.content, one.choices[0]?.message.content);
    t.equal(asked(providers.anthropic), before.anthropic + 1);
  });

  await t.test('different, truncated and failed requests are not served from the cache', async (t) => {
    const before = asked(providers.openai);
    const model = 'gpt-mock';
    const messages = question('Hello');
    for (const temperature of [0, 0.5, 0]) await openai.chat.completions.create({ model, messages, temperature });
    t.equal(asked(providers.openai), before + 2);
    const short = question('Be short');
    for (const _ of [1, 2]) await openai.chat.completions.create({ model, messages: short });
    t.equal(asked(providers.openai), before + 4);
    const broken = question('Stop in the middle');
    for (const _ of [1, 2]) await t.rejects(openai.chat.completions.stream({ model, messages: broken }).done());
    t.equal(asked(providers.openai), before + 6);
    const fresh = { headers: { 'cache-control': 'no-cache' } };
    await openai.chat.completions.create({ model, messages, temperature: 0 }, fresh);
    t.equal(asked(providers.openai), before + 7);
  });
});

await test("a client with the provider's dialect gets the same bytes as the first answer", async (t) => {
  const { raw } = await start(t);
  for (const [path, model] of [
    ['/v1/chat/completions', 'gpt-mock'],
    ['/v1/messages', 'claude-mock'],
  ] as const) {
    for (const stream of [true, false]) {
      const body = { model, messages: question('Think about it'), max_tokens: 100, stream };
      const first = await raw(path, body);
      t.equal(first.cache, 'sluice; fwd=uri-miss');
      const again = await raw(path, body);
      t.match(again.cache, /^sluice; hit; ttl=\d+$/);
      t.equal(again.text, first.text);
    }
  }
});
