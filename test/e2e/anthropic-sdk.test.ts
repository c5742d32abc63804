import Anthropic, { APIError, AuthenticationError, BadRequestError, NotFoundError } from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { type Test, test } from 'tap';
import { mockText, mockUsage } from '../fixtures/providers/mock-providers.js';
import { anthropicClient } from '../fixtures/sdk/sdk-clients.js';
import { rejects } from '../fixtures/sdk/sdk-errors.js';
import { type AskingSdk, testFailuresAndAborts } from '../fixtures/sdk/sdk-failures.js';
import {
  everywhere,
  models,
  pngImage,
  type Provider,
  type RemoteProvider,
  requestsTagged,
  type SdkGateway,
  sentTo,
  startSdkGateway,
  watchingFetch,
  weather,
} from '../fixtures/sdk/sdk-gateway.js';

type Request = Anthropic.MessageCreateParamsNonStreaming;

const usage = { input_tokens: mockUsage.inputTokens, output_tokens: mockUsage.outputTokens };
const weatherTool: Anthropic.Tool = {
  name: weather.name,
  description: weather.description,
  input_schema: weather.schema,
};

function asking(model: string, content: string): Request {
  return { model, max_tokens: 500, messages: [{ role: 'user', content }] };
}

await test('the unmodified Anthropic SDK with every provider', async (t) => {
  const gateway = await startSdkGateway(t, '  - history\n');
  const client = anthropicClient(gateway);

  for (const provider of everywhere) await testProvider(t, provider, client, gateway);

  await t.test('tokens are counted without a provider call', async (t) => {
    const { openai, anthropic } = gateway.providers;
    const before = openai.exchanges.length + anthropic.exchanges.length;
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: 'What is the weather in two cities?' }];
    const count = async (more: object = {}): Promise<number> =>
      (await client.messages.countTokens({ model: models.anthropic, messages, ...more })).input_tokens;
    const bare = await count();
    t.ok(bare >= 8 && bare <= 40, `${bare} tokens`);
    const further: Anthropic.MessageParam = { role: 'assistant', content: 'In Malmö and in Tokyo, as you have asked?' };
    const source = { type: 'base64', media_type: 'image/png', data: pngImage };
    for (const more of [
      { system: 'You know the weather of the whole world.' },
      { tools: [weatherTool] },
      { messages: [...messages, further] },
      { messages: [{ role: 'user', content: [...messages, { type: 'image', source }].slice(1) }, ...messages] },
    ])
      t.ok((await count(more)) > bare, Object.keys(more).join());
    for (const provider of everywhere) t.ok((await count({ model: models[provider] })) > 0, provider);
    t.ok((await client.beta.messages.countTokens({ model: models.demo, messages })).input_tokens > 0, 'with a query');
    t.equal(openai.exchanges.length + anthropic.exchanges.length, before, 'nobody was asked');

    await rejects(t, count({ model: 'no-such-model' }), NotFoundError, {
      status: 404,
      errorCode: 'GW_MODEL_UNKNOWN',
      type: 'not_found_error',
    });
    await rejects(t, count({ messages: [] }), BadRequestError, { errorCode: 'GW_REQUEST_INVALID' });
    await rejects(t, count({ messages: [{ role: 'user', content: [{ type: 'text' }] }] }), BadRequestError, {
      message: /messages\[0\]\.content\[0\]\.text/,
    });
    await rejects(t, count({ prompt: { variables: { a: 1 } } }), BadRequestError, {
      errorCode: 'GW_REQUEST_UNSUPPORTED',
    });
    const stranger = anthropicClient(gateway, { apiKey: 'sk-slc-wrong' });
    await rejects(t, stranger.messages.countTokens({ model: models.demo, messages }), AuthenticationError);
  });

  await t.test('what the dialect has beyond others reaches a Claude of another provider', async (t) => {
    const cached = { type: 'ephemeral' as const };
    await client.messages.create({
      model: models.bedrock,
      max_tokens: 3000,
      system: [{ type: 'text', text: 'Be brief.', cache_control: { ...cached, ttl: '1h' } }],
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Think about it', cache_control: cached }] }],
      tools: [{ name: 'get_weather', input_schema: weather.schema }],
      tool_choice: { type: 'auto', disable_parallel_tool_use: true },
      thinking: { type: 'adaptive' },
      stop_sequences: ['END'],
    });
    const cachePoint = { type: 'default' };
    t.strictSame(sentTo(gateway.providers.bedrock), {
      messages: [{ role: 'user', content: [{ text: 'Think about it' }, { cachePoint }] }],
      system: [{ text: 'Be brief.' }, { cachePoint: { ...cachePoint, ttl: '1h' } }],
      inferenceConfig: { maxTokens: 3000, stopSequences: ['END'] },
      toolConfig: {
        tools: [{ toolSpec: { name: 'get_weather', inputSchema: { json: weather.schema } } }],
      },
      additionalModelRequestFields: {
        tool_choice: { type: 'auto', disable_parallel_tool_use: true },
        thinking: { type: 'adaptive' },
      },
      additionalModelResponseFieldPaths: ['/delta/stop_sequence'],
    });
  });

  await t.test('models are listed and found', async (t) => {
    const listed: Anthropic.ModelInfo[] = [];
    for await (const model of client.models.list()) listed.push(model);
    t.strictSame(
      listed.map(({ id }) => id),
      [models.openai, models.embedding, models.anthropic, models.bedrock, models.google, models.demo, 'demo-embedding'],
    );
    const found = await client.models.retrieve(models.anthropic);
    const described = { type: 'model', display_name: models.anthropic, lifecycle: 'active', retires_at: null } as const;
    t.match(found, { ...described, id: models.anthropic });
    t.ok(Date.parse(found.created_at) > 0);
  });

  await t.test('both credential forms and both API versions are accepted', async (t) => {
    const { apiKey, connectionId, url } = gateway;
    const older = { 'anthropic-version': '2023-06-01' };
    const clients = [
      anthropicClient(gateway, { apiKey: null, authToken: apiKey }),
      anthropicClient(gateway, { apiKey: null, authToken: null, defaultHeaders: { 'x-api-key': apiKey } }),
      anthropicClient(gateway, { defaultHeaders: older }),
      anthropicClient(gateway, { apiKey: null, authToken: null, defaultHeaders: { 'x-api-key': apiKey, ...older } }),
      anthropicClient(gateway, { baseURL: `${url}/c/${connectionId}` }),
      anthropicClient(gateway, { defaultHeaders: { 'x-connection-id': connectionId } }),
    ];
    for (const one of clients) {
      for (const provider of everywhere)
        t.equal((await one.messages.create(asking(models[provider], 'Hello'))).type, 'message');
    }
    const { exchanges, key } = gateway.providers.anthropic;
    t.match(exchanges.at(-1)?.headers, { 'x-api-key': key, 'anthropic-version': '2026-10-21' });
    t.match(exchanges.at(-3)?.headers, { 'x-api-key': key, 'anthropic-version': '2023-06-01' });
    t.notMatch(JSON.stringify(exchanges), /sk-slc-|x-connection-id|x-stainless/);
  });

  await t.test('tags are a default header, which stays at the gateway', async (t) => {
    const tagged = anthropicClient(gateway, { defaultHeaders: { 'x-tags': 'sdk:anthropic' } });
    await tagged.messages.create(asking(models.anthropic, 'Hello'));
    await tagged.messages.stream(asking(models.anthropic, 'Hello')).finalMessage();
    const sent = gateway.providers.anthropic.exchanges.slice(-2).map(({ headers }) => headers);
    t.notMatch(JSON.stringify(sent), /x-tags|sdk:/);
    t.equal(await requestsTagged(gateway, 'sdk:anthropic'), 2);
  });

  await t.test('an error of the gateway is the SDK’s own typed error', async (t) => {
    const { messages } = client;
    const hello = asking(models.anthropic, 'Hello');
    const wrongKey = anthropicClient(gateway, { apiKey: 'sk-slc-wrong' }).messages.create(hello);
    await rejects(t, wrongKey, AuthenticationError, { status: 401, type: 'authentication_error' });
    await rejects(t, messages.create({ ...hello, model: 'no-such-model' }), NotFoundError, {
      status: 404,
      type: 'not_found_error',
    });
    await rejects(t, messages.batches.list(), NotFoundError, { status: 404, type: 'not_found_error' });
    const absent = { status: 404, type: 'not_found_error', errorCode: 'GW_ROUTE_UNKNOWN' };
    await rejects(t, client.beta.files.list(), NotFoundError, absent);
    const astray = anthropicClient(gateway, { baseURL: `${gateway.url}/v1` }).messages.create(hello);
    await rejects(t, astray, NotFoundError, { ...absent, message: /Did you mean POST \/v1\/messages\?/ });
    const { max_tokens: _, ...unbounded } = hello;
    await rejects(t, messages.create(unbounded as Request), BadRequestError, {
      status: 400,
      type: 'invalid_request_error',
      message: /max_tokens/,
    });
    await rejects(t, messages.stream({ ...hello, messages: [] }).finalMessage(), BadRequestError, {
      status: 400,
      message: /messages/,
    });
    const error = await messages
      .create({ ...hello, model: 'no-such-model' })
      .catch((cause: unknown) => cause as APIError);
    t.match(error, { requestID: /^[0-9a-f-]{36}$/ });
  });

  await t.test('requests and answers of a provider with the same dialect are relayed byte for byte', async (t) => {
    const mock = gateway.providers.anthropic;
    const { fetch, sent } = watchingFetch();
    const watching = anthropicClient(gateway, { fetch });
    for (const content of ['Hello', 'Think about it', 'What is the weather in two cities?']) {
      for (const stream of [true, false]) {
        const request = { ...asking(models.anthropic, content), tools: [weatherTool], stream, unknown_field: { a: 1 } };
        const response = await watching.messages.create(request as Anthropic.MessageCreateParams).asResponse();
        const text = await response.text();
        const exchange = mock.exchanges.at(-1);
        t.equal(text, exchange?.response, 'the answer');
        t.equal(exchange?.request, sent(), 'the request');
      }
    }
  });

  await t.test('thinking is returned in separate blocks, and can be sent back unchanged', async (t) => {
    const asked: Request = {
      ...asking(models.anthropic, 'Think about it'),
      max_tokens: 3000,
      thinking: { type: 'enabled', budget_tokens: 2000 },
    };
    const whole = await client.messages.create(asked);
    const streamed = await client.messages.stream(asked).finalMessage();
    const thinking = { type: 'thinking', thinking: 'Let me see.', signature: 'c2lnbmF0dXJl' };
    for (const { content } of [whole, streamed]) t.match(content, [thinking, { type: 'text', text: mockText }]);
    const turns: Anthropic.MessageParam[] = [
      ...asked.messages,
      { role: 'assistant', content: whole.content },
      { role: 'user', content: 'Go on' },
    ];
    await client.messages.create({ ...asked, messages: turns });
    t.match(sentTo(gateway.providers.anthropic), { messages: turns, thinking: asked.thinking });
    await client.messages.create({ ...asked, messages: turns, model: models.openai });
    t.match(sentTo(gateway.providers.openai), { reasoning_effort: 'low' });
  });

  await t.test('client-run tools work with every model, and unsupported ones are refused', async (t) => {
    const bash: Anthropic.ToolBash20250124 = { type: 'bash_20250124', name: 'bash' };
    const search: Anthropic.WebSearchTool20250305 = { type: 'web_search_20250305', name: 'web_search' };
    const asked = { ...asking(models.demo, 'Use bash to list the files.'), tools: [bash, search] };
    t.match(await client.messages.create(asked), {
      stop_reason: 'tool_use',
      content: [{ type: 'tool_use', name: 'bash', input: { command: /\w/ } }],
    });
    await client.messages.create({ ...asked, model: models.openai });
    const { tools } = sentTo(gateway.providers.openai);
    t.match(tools, [{ type: 'function', function: { name: 'bash', parameters: { properties: { command: Object } } } }]);
    t.equal((tools as unknown[]).length, 1, 'what runs at the provider is left out');
    await client.messages.create({ ...asked, model: models.anthropic });
    t.strictSame(sentTo(gateway.providers.anthropic)['tools'], [bash, search]);
    const screen: Anthropic.Beta.BetaToolUnion[] = [
      { type: 'computer_20250124', name: 'computer', display_width_px: 800, display_height_px: 600 },
    ];
    const seeing = client.beta.messages.create({ ...asking(models.openai, 'Click'), tools: screen });
    await rejects(t, seeing, BadRequestError, { status: 400, errorCode: 'GW_REQUEST_UNSUPPORTED' });
  });

  await t.test(
    'the SDK’s loop of tools, and its conversations that a server keeps, work with every model',
    async (t) => {
      const { name, description, schema: inputSchema } = weather;
      const tool = betaTool({ name, description, inputSchema, run: () => 'Sunny.' });
      for (const provider of everywhere) {
        const asked = asking(models[provider], weather.questionTo(provider));
        const { content } = await client.beta.messages.toolRunner({ ...asked, tools: [tool] }).runUntilDone();
        t.match(content, [{ type: 'text', text: /[Ss]unny/ }], provider);
      }
      t.equal(sentTo(gateway.providers.anthropic)['thread'], undefined, 'the provider keeps nothing');
      const thread = client.beta.messages.thread({ model: models.anthropic, max_tokens: 500 });
      for (const content of ['Hello', 'And?', 'Again?'])
        t.match(await thread.send([{ role: 'user', content }]), { stop_reason: 'end_turn' });
      t.equal(
        (sentTo(gateway.providers.anthropic)['messages'] as unknown[]).length,
        5,
        'the whole conversation is sent',
      );
    },
  );

  await t.test('stop sequences end an answer, and the matched one is returned', async (t) => {
    const text = 'Paris is the capital of France. What is the capital of France?';
    const answer = await client.messages.create({ ...asking(models.demo, text), stop_sequences: ['capital'] });
    t.match(answer, { stop_reason: 'stop_sequence', stop_sequence: 'capital' });
    await client.messages.create({ ...asking(models.openai, text), stop_sequences: ['capital'] });
    t.match(sentTo(gateway.providers.openai), { stop: ['capital'] });
  });

  await t.test('the system prompt reaches every provider, wherever it is in the request', async (t) => {
    const inside: Anthropic.MessageParam[] = [
      { role: 'user', content: 'Hello' },
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Well?' },
    ];
    await client.messages.create({
      ...asking(models.openai, 'Hello'),
      system: [{ type: 'text', text: 'Be kind.' }],
      messages: inside,
    });
    const roles = (sentTo(gateway.providers.openai)['messages'] as { role: string }[]).map(({ role }) => role);
    t.strictSame(roles, ['system', 'user', 'system', 'user']);
    await client.messages.create({ ...asking(models.anthropic, 'Hello'), system: 'Be kind.', messages: inside });
    t.match(sentTo(gateway.providers.anthropic), { system: 'Be kind.', messages: inside });
  });
});

async function testProvider(t: Test, provider: Provider, client: Anthropic, gateway: SdkGateway): Promise<void> {
  const model = models[provider];
  const { messages } = client;
  const mock = provider === 'demo' ? undefined : gateway.providers[provider];

  await t.test(`${provider}: a message`, async (t) => {
    const answer = await messages.create({ ...asking(model, 'What can you do?'), system: 'Be brief.' });
    t.match(answer, { type: 'message', role: 'assistant', model, stop_reason: 'end_turn', stop_sequence: null });
    t.equal(answer.content[0]?.type, 'text');
    if (!mock) return;
    t.match(answer, { content: [{ type: 'text', text: mockText }], usage });
    t.equal((await messages.create(asking(model, 'Be short'))).stop_reason, 'max_tokens');
  });

  await t.test(`${provider}: streaming`, async (t) => {
    const asked = asking(model, 'What can you do?');
    const whole = await messages.create(asked);
    const types: string[] = [];
    let text = '';
    for await (const event of await messages.create({ ...asked, stream: true })) {
      types.push(event.type);
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') text += event.delta.text;
    }
    t.strictSame(
      whole.content.map((block) => (block.type === 'text' ? block.text : '')),
      [text],
    );
    t.equal(types[0], 'message_start');
    t.strictSame(types.slice(-2), ['message_delta', 'message_stop']);
    const gathered = await messages.stream(asked).finalMessage();
    t.match(gathered, { content: [{ type: 'text', text }], stop_reason: 'end_turn', usage: whole.usage });
  });

  await t.test(`${provider}: tools, whole and streamed, and their results`, async (t) => {
    const asked = { ...asking(model, weather.questionTo(provider)), tools: [weatherTool] };
    const expected = weather.callsOf(provider);
    const whole = await messages.create(asked);
    const stream = messages.stream(asked);
    let json = '';
    stream.on('inputJson', (part) => {
      json += part;
    });
    for (const answer of [whole, await stream.finalMessage()]) {
      t.equal(answer.stop_reason, 'tool_use');
      const calls = answer.content.filter((block) => block.type === 'tool_use');
      t.match(
        calls.map(({ name, input }) => ({ name, arguments: input })),
        expected,
      );
      t.equal(new Set(calls.map(({ id }) => id)).size, expected.length, 'each call has an id of its own');
    }
    t.ok(json.startsWith('{') && json.endsWith('}'), 'the input comes in pieces');

    const content = whole.content
      .filter((block) => block.type === 'tool_use')
      .map(
        ({ id }): Anthropic.ToolResultBlockParam => ({
          type: 'tool_result',
          tool_use_id: id,
          content: '{"sky":"sunny"}',
        }),
      );
    const turns: Anthropic.MessageParam[] = [
      ...asked.messages,
      { role: 'assistant', content: whole.content },
      { role: 'user', content },
    ];
    const last = await messages.create({ ...asked, messages: turns });
    t.match(last, { stop_reason: 'end_turn', content: [{ text: /sunny/i }] });
    if (provider !== 'openai') return;
    t.match(sentTo(mock), {
      messages: [
        { role: 'user' },
        { role: 'assistant', tool_calls: [Object, Object] },
        { role: 'tool' },
        { role: 'tool' },
      ],
    });
  });

  await t.test(`${provider}: an image in a message`, async (t) => {
    const source = { type: 'base64' as const, media_type: 'image/png' as const, data: pngImage };
    const content = [
      { type: 'image' as const, source },
      { type: 'text' as const, text: 'What is this picture?' },
    ];
    const answer = await messages.create({ ...asking(model, ''), messages: [{ role: 'user', content }] });
    t.equal(answer.stop_reason, 'end_turn');
    const url = `data:image/png;base64,${source.data}`;
    if (provider === 'openai')
      t.match(sentTo(mock), { messages: [{ content: [{ type: 'image_url', image_url: { url } }, { type: 'text' }] }] });
    if (provider === 'anthropic') t.match(sentTo(mock), { messages: [{ content }] });
    if (provider === 'bedrock') {
      const image = { format: 'png', source: { bytes: pngImage } };
      t.match(sentTo(mock), { messages: [{ content: [{ image }, { text: 'What is this picture?' }] }] });
    }
    if (provider === 'google') {
      const inlineData = { mimeType: 'image/png', data: pngImage };
      t.match(sentTo(mock), { contents: [{ parts: [{ inlineData }, { text: 'What is this picture?' }] }] });
    }
  });

  if (provider === 'demo') return;
  await testFailuresAndAborts(t, provider, gateway.providers[provider], askingWith(client, provider));
}

function askingWith(client: Anthropic, provider: RemoteProvider): AskingSdk {
  const { messages } = client;
  const model = models[provider];
  return {
    name: 'Anthropic',
    errors: Anthropic,
    broken: {},
    // The types of the dialect go by the status; a provider that speaks it has chosen its own.
    typeOf: ({ status, type }) =>
      provider === 'anthropic' || status === 429 || status === 529 ? type.anthropic : undefined,
    ask: (text, how, options) => messages.create({ ...asking(model, text), ...how }, options),
    async *read(text) {
      const stream = await messages.create({ ...asking(model, text), stream: true });
      for await (const event of stream) {
        if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') yield event.delta.text;
        if (event.type === 'message_stop') yield event.type;
      }
    },
    gather: (text) => messages.stream(asking(model, text)).finalMessage(),
  };
}
