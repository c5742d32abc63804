import OpenAI, { APIError, AuthenticationError, AzureOpenAI, BadRequestError, NotFoundError } from 'openai';
import { type Test, test } from 'tap';
import { mockText, mockUsage, mockVector } from '../fixtures/providers/mock-providers.js';
import { openaiClient } from '../fixtures/sdk/sdk-clients.js';
import { rejects } from '../fixtures/sdk/sdk-errors.js';
import { type AskingSdk, testFailuresAndAborts } from '../fixtures/sdk/sdk-failures.js';
import {
  everywhere,
  models,
  pngImage,
  type Provider,
  remote,
  type RemoteProvider,
  requestsTagged,
  type SdkGateway,
  sentTo,
  startSdkGateway,
  textSentTo,
  watchingFetch,
  weather,
} from '../fixtures/sdk/sdk-gateway.js';

type Messages = OpenAI.ChatCompletionMessageParam[];

const usage = {
  prompt_tokens: mockUsage.inputTokens,
  completion_tokens: mockUsage.outputTokens,
  total_tokens: mockUsage.inputTokens + mockUsage.outputTokens,
};
const weatherTool: OpenAI.ChatCompletionFunctionTool = {
  type: 'function',
  function: { name: weather.name, description: weather.description, parameters: weather.schema },
};
const answerSchema = {
  type: 'object',
  properties: { answer: { type: 'integer' } },
  required: ['answer'],
  additionalProperties: false,
};

function user(content: string): Messages {
  return [{ role: 'user', content }];
}

await test('the unmodified OpenAI SDK with every provider', async (t) => {
  const gateway = await startSdkGateway(t, '  - history\n');
  const client = openaiClient(gateway);
  const { providers } = gateway;

  for (const provider of everywhere) await testProvider(t, provider, client, gateway);

  await t.test('an error of the gateway is the SDK’s own typed error', async (t) => {
    const { completions } = client.chat;
    const hello = { model: models.openai, messages: user('Hello') };
    const wrongKey = openaiClient(gateway, { apiKey: 'sk-slc-wrong' }).chat.completions.create(hello);
    await rejects(t, wrongKey, AuthenticationError, { status: 401, type: 'authentication_error' });
    await rejects(t, completions.create({ ...hello, model: 'no-such-model' }), NotFoundError, {
      status: 404,
      code: 'model_not_found',
      param: 'model',
    });
    await rejects(t, completions.retrieve('stored'), NotFoundError, { status: 404, code: 'GW_ROUTE_UNKNOWN' });
    const absent = { status: 404, code: 'GW_ROUTE_UNKNOWN', message: /There is nothing at POST \/v1\/batches/ };
    const batch = { completion_window: '24h', endpoint: '/v1/completions', input_file_id: 'f' } as const;
    await rejects(t, client.batches.create(batch), NotFoundError, absent);
    for (const path of ['/v1/v1', '/v1/chat/completions']) {
      const astray = openaiClient(gateway, { baseURL: gateway.url + path }).chat.completions.create(hello);
      await rejects(t, astray, NotFoundError, { ...absent, message: /Did you mean POST \/v1\/chat\/completions\?/ });
    }
    await rejects(t, completions.list(), APIError, { status: 405, code: 'GW_METHOD_NOT_ALLOWED' });
    const hot = { ...hello, temperature: 'hot' as unknown as number };
    await rejects(t, completions.create(hot), BadRequestError, { status: 400, param: 'temperature' });
    const nothing = { ...hello, messages: [], stream: true as const };
    await rejects(t, completions.create(nothing), BadRequestError, { status: 400, param: 'messages' });
  });

  await t.test('a key and a URL are enough, and the connection may be named in the path or in a header', async (t) => {
    const { connectionId, url } = gateway;
    const hello = { model: models.demo, messages: user('Hello') };
    const unknown = '01900000-0000-7000-8000-000000000000';
    const answers = [
      openaiClient(gateway, { baseURL: `${url}/c/${connectionId}/v1` }),
      openaiClient(gateway, { defaultHeaders: { 'x-connection-id': connectionId } }),
      openaiClient(gateway, { apiKey: 'place-holder', defaultHeaders: { 'x-api-key': gateway.apiKey } }),
    ];
    for (const one of answers) t.match(await one.chat.completions.create(hello), { model: models.demo });
    const strangers = [
      openaiClient(gateway, { baseURL: `${url}/c/${unknown}/v1` }),
      openaiClient(gateway, { defaultHeaders: { 'x-connection-id': unknown } }),
    ];
    for (const one of strangers)
      await rejects(t, one.chat.completions.create(hello), AuthenticationError, { status: 401 });
  });

  await t.test('an address without /v1 will do, as with gateways that have both', async (t) => {
    const { url, connectionId } = gateway;
    const hello = { model: models.demo, messages: user('Hello') };
    for (const baseURL of [url, `${url}/c/${connectionId}`]) {
      const short = openaiClient(gateway, { baseURL });
      t.match(await short.chat.completions.create(hello), { model: models.demo });
      const { id } = await short.responses.create({ model: models.demo, input: 'Hello' });
      t.match(await short.responses.retrieve(id), { id, status: 'completed' });
      t.ok((await short.models.list()).data.some((model) => model.id === models.demo));
      t.match(await short.embeddings.create({ model: models.embedding, input: 'Hello' }), { data: [{ index: 0 }] });
    }
  });

  await t.test(
    'the client for Azure needs another endpoint and key alone, and its deployments are models',
    async (t) => {
      const { connectionId, url, apiKey } = gateway;
      const azure = new AzureOpenAI({ endpoint: url, apiKey, apiVersion: '2024-10-21', maxRetries: 0 });
      for (const provider of everywhere) {
        const asked = { model: models[provider], messages: user('Hello') };
        t.match(await azure.chat.completions.create(asked), { choices: [{ finish_reason: 'stop' }] }, provider);
        let text = '';
        for await (const { choices } of await azure.chat.completions.create({ ...asked, stream: true }))
          text += choices[0]?.delta.content ?? '';
        t.not(text, '', `${provider}: streamed`);
      }
      const { id } = await azure.responses.create({ model: models.openai, input: 'Hello' });
      t.match(await azure.responses.retrieve(id), { id, status: 'completed' });
      const newer = openaiClient(gateway, { baseURL: `${url}/openai/v1`, defaultHeaders: { 'api-key': apiKey } });
      for (const client of [azure, newer])
        t.ok((await client.models.list()).data.some((model) => model.id === models.openai));
      const continued = { model: models.openai, input: 'And?', previous_response_id: id };
      t.match(await newer.responses.create(continued), { status: 'completed' });
      const endpoint = `${url}/c/${connectionId}`;
      const deployment = models.openai;
      const of = new AzureOpenAI({ endpoint, deployment, apiKey, apiVersion: '2024-10-21', maxRetries: 0 });
      await of.chat.completions.create({ model: 'no-such-model', messages: user('Which?') });
      t.match(sentTo(providers.openai), { model: models.openai }, 'the name in the body is not read');
      t.match(await azure.embeddings.create({ model: models.embedding, input: 'Hello' }), { data: [{ index: 0 }] });
      const unknown = azure.chat.completions.create({ model: 'no/such-model', messages: user('Hello') });
      await rejects(t, unknown, NotFoundError, { code: 'model_not_found', message: /"no\/such-model"/ });
      const wrongKey = new AzureOpenAI({ endpoint, apiKey: 'sk-slc-wrong', apiVersion: '2024-10-21', maxRetries: 0 });
      await rejects(t, wrongKey.embeddings.create({ model: models.embedding, input: 'Hello' }), AuthenticationError, {
        status: 401,
      });
    },
  );

  await t.test('models are listed and found', async (t) => {
    const ids: string[] = [];
    for await (const { id } of client.models.list()) ids.push(id);
    t.strictSame(ids, [
      models.openai,
      models.embedding,
      models.anthropic,
      models.bedrock,
      models.google,
      models.demo,
      'demo-embedding',
    ]);
    t.match(await client.models.retrieve(models.anthropic), { id: models.anthropic, owned_by: 'anthropic' });
    const addressed = `anthropic/${models.anthropic}`;
    t.match(await client.models.retrieve(addressed), { id: addressed }, 'the SDK writes the slash as %2F');
    t.match(await client.get(`/models/${addressed}`), { id: addressed }, 'others leave it as it is');
    await rejects(t, client.models.retrieve('no-such-model'), NotFoundError, { code: 'model_not_found' });
  });

  await t.test('text completions are answered by every provider', async (t) => {
    for (const provider of everywhere) {
      const asked = { model: models[provider], prompt: 'Hello' };
      const whole = await client.completions.create(asked);
      t.match(whole, { object: 'text_completion', choices: [{ index: 0, logprobs: null, finish_reason: 'stop' }] });
      let [text, reason] = ['', ''];
      for await (const { choices } of await client.completions.create({ ...asked, stream: true })) {
        text += choices[0]?.text ?? '';
        reason = choices[0]?.finish_reason ?? reason;
      }
      t.strictSame([text, reason], [whole.choices[0]?.text, 'stop'], provider);
      t.not(text, '');
    }
    await rejects(t, client.completions.create({ model: models.demo, prompt: ['a', 'b'] }), BadRequestError, {
      status: 400,
      code: 'GW_REQUEST_UNSUPPORTED',
      param: 'prompt',
    });
  });

  await t.test('embeddings have the encoding that the SDK requests', async (t) => {
    const input = ['one', 'two'];
    const asked = await client.embeddings.create({ model: models.embedding, input });
    t.match(asked, {
      object: 'list',
      data: [
        { index: 0, embedding: mockVector },
        { index: 1, embedding: mockVector },
      ],
    });
    const floats = await client.embeddings.create({ model: models.embedding, input: 'one', encoding_format: 'float' });
    t.strictSame(floats.data[0]?.embedding, mockVector);
    t.match(providers.openai.exchanges.at(-1)?.headers, { authorization: `Bearer ${providers.openai.key}` });

    const demo = { model: 'demo-embedding', input: 'a sentence', dimensions: 64 };
    const vector = (await client.embeddings.create(demo)).data[0]?.embedding ?? [];
    const same = (await client.embeddings.create({ ...demo, encoding_format: 'float' })).data[0]?.embedding ?? [];
    t.equal(vector.length, 64);
    t.ok(vector.every((value, index) => Math.abs(value - (same[index] ?? 9)) < 1e-6));
    const raw = await client.embeddings.create({ ...demo, encoding_format: 'base64' }).asResponse();
    t.match(await raw.json(), { data: [{ embedding: /^[A-Za-z0-9+/]{342}==$/ }] });
    await rejects(t, client.embeddings.create({ model: models.anthropic, input }), BadRequestError, { status: 400 });
  });

  await t.test('requests and answers of a provider with the same dialect are relayed byte for byte', async (t) => {
    const { fetch, sent } = watchingFetch();
    const watching = openaiClient(gateway, { fetch });
    for (const content of ['Hello', 'What is the weather in two cities?']) {
      for (const stream of [true, false]) {
        const request = {
          model: models.openai,
          messages: user(content),
          tools: [weatherTool],
          unknown_field: { a: 1 },
        };
        const asked = { ...request, stream, ...(stream ? { stream_options: { include_usage: true } } : {}) };
        const response = await watching.chat.completions.create(asked).asResponse();
        const text = await response.text();
        const exchange = providers.openai.exchanges.at(-1);
        t.equal(text, exchange?.response, 'the answer');
        t.equal(exchange?.request, sent(), 'the request');
      }
    }
  });

  await t.test('tags are a default header, which stays at the gateway', async (t) => {
    const tagged = openaiClient(gateway, { defaultHeaders: { 'x-tags': 'sdk:openai, feature:chat' } });
    for (const provider of remote) {
      await tagged.chat.completions.create({ model: models[provider], messages: user('Hello') });
      await tagged.responses.create({ model: models[provider], input: 'Hello' });
      t.notMatch(JSON.stringify(providers[provider].exchanges.slice(-2).map(({ headers }) => headers)), /x-tags|sdk:/);
    }
    await tagged.embeddings.create({ model: models.embedding, input: 'Hello' });
    t.equal(await requestsTagged(gateway, 'sdk:openai'), remote.length * 2 + 1);
    await rejects(
      t,
      tagged.chat.completions.create({ model: 'demo', messages: user('Hello') }, { headers: { 'x-tags': 'a b' } }),
      BadRequestError,
      { code: 'GW_REQUEST_INVALID', param: 'x-tags' },
    );
  });

  await t.test("the client's credentials do not reach a provider, and its trace does", async (t) => {
    const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'x=1', cookie: 'secret=1' };
    for (const provider of remote) {
      const { response } = await client.chat.completions
        .create({ model: models[provider], messages: user('Trace me') }, { headers })
        .withResponse();
      t.match(response.headers.get('traceresponse'), /^00-a{32}-/);
      const sent = providers[provider].exchanges.at(-1)?.headers ?? {};
      t.match(sent, { traceparent: /^00-a{32}-(?!b{16})[0-9a-f]{16}-01$/, tracestate: 'x=1' });
      t.notMatch(JSON.stringify(sent), /sk-slc-|cookie|x-stainless|x-connection-id/);
    }
  });
});

async function testProvider(t: Test, provider: Provider, client: OpenAI, gateway: SdkGateway): Promise<void> {
  const model = models[provider];
  const { completions } = client.chat;
  const mock = provider === 'demo' ? undefined : gateway.providers[provider];

  await t.test(`${provider}: chat`, async (t) => {
    const answer = await completions.create({ model, messages: user('What can you do?') });
    t.match(answer, {
      object: 'chat.completion',
      model,
      choices: [{ index: 0, message: { role: 'assistant' }, finish_reason: 'stop' }],
    });
    t.match(answer._request_id, /^[0-9a-f-]{36}$/);
    if (!mock) return;
    t.equal(answer.choices[0]?.message.content, mockText);
    t.match(answer.usage, usage);
    const short = await completions.create({ model, messages: user('Be short'), max_tokens: 5 });
    t.equal(short.choices[0]?.finish_reason, 'length');
  });

  await t.test(`${provider}: streaming, with and without usage`, async (t) => {
    const asked = { model, messages: user('What can you do?') };
    const whole = await completions.create(asked);
    const stream = await completions.create({ ...asked, stream: true, stream_options: { include_usage: true } });
    let text = '';
    const chunks: OpenAI.ChatCompletionChunk[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
      text += chunk.choices[0]?.delta.content ?? '';
    }
    t.equal(text, whole.choices[0]?.message.content);
    t.match(chunks.at(-1), { choices: { length: 0 }, usage: whole.usage });
    t.equal(chunks.filter((chunk) => chunk.usage).length, 1, 'usage comes once');
    t.equal(new Set(chunks.map(({ id }) => id)).size, 1, 'all chunks have one id');
    t.equal(chunks.flatMap(({ choices }) => choices).filter((choice) => choice.finish_reason).length, 1);

    for await (const chunk of await completions.create({ ...asked, stream: true }))
      t.notOk(chunk.usage, 'not asked for');
    const gathered = await completions
      .stream({ ...asked, stream_options: { include_usage: true } })
      .finalChatCompletion();
    t.match(gathered, { choices: [{ message: { content: text }, finish_reason: 'stop' }], usage: whole.usage });
  });

  await t.test(`${provider}: tools, whole and streamed, and their results`, async (t) => {
    const asked = { model, messages: user(weather.questionTo(provider)), tools: [weatherTool] };
    const expected = weather.callsOf(provider);
    const whole = await completions.create(asked);
    const streamed = await completions.stream(asked).finalChatCompletion();
    for (const answer of [whole, streamed]) {
      const [choice] = answer.choices;
      t.equal(choice?.finish_reason, 'tool_calls');
      const calls = (choice?.message.tool_calls ?? []).filter((call) => call.type === 'function');
      t.match(
        calls.map((call) => ({ name: call.function.name, arguments: JSON.parse(call.function.arguments) as unknown })),
        expected,
      );
      t.equal(new Set(calls.map(({ id }) => id)).size, expected.length, 'each call has an id of its own');
    }
    const message = whole.choices[0]?.message as OpenAI.ChatCompletionMessage;
    const results: Messages = (message.tool_calls ?? []).map(({ id }) => ({
      role: 'tool',
      tool_call_id: id,
      content: '{"sky":"sunny"}',
    }));
    const last = await completions.create({ ...asked, messages: [...asked.messages, message, ...results] });
    t.equal(last.choices[0]?.finish_reason, 'stop');
    t.match(last.choices[0]?.message.content, /sunny/i);
    const result = {
      anthropic: { type: 'tool_result' },
      bedrock: { toolResult: {} },
      google: { functionResponse: { name: weather.name } },
      openai: undefined,
      demo: undefined,
    };
    const written = result[provider];
    if (!written) return;
    const turn = { role: 'user', [provider === 'google' ? 'parts' : 'content']: [written, written] };
    const { messages, contents = messages } = sentTo(mock);
    t.match((contents as unknown[]).at(-1), turn, 'results of parallel calls are one turn');
  });

  await t.test(`${provider}: structured output`, async (t) => {
    const response_format = {
      type: 'json_schema' as const,
      json_schema: { name: 'reply', strict: true, schema: answerSchema },
    };
    const parsed = await completions.parse({ model, messages: user('Answer 42 as JSON.'), response_format });
    t.match(parsed.choices[0]?.message.parsed, mock ? { answer: 42 } : { answer: Number });
    if (mock) t.match(textSentTo(mock), JSON.stringify(answerSchema), 'the provider gets the schema');
  });

  await t.test(`${provider}: an image in a message`, async (t) => {
    const messages: Messages = [
      { role: 'system', content: 'Be brief.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this picture?' },
          { type: 'image_url', image_url: { url: `data:image/png;base64,${pngImage}` } },
        ],
      },
    ];
    const answer = await completions.create({ model, messages });
    t.ok(answer.choices[0]?.message.content);
    if (provider === 'openai') t.strictSame(sentTo(mock), { model, messages });
    if (provider === 'anthropic') {
      const source = { type: 'base64', media_type: 'image/png', data: pngImage };
      t.match(sentTo(mock), {
        system: [{ type: 'text', text: 'Be brief.' }],
        messages: [{ role: 'user', content: [{ type: 'text' }, { type: 'image', source }] }],
      });
    }
    if (provider === 'bedrock') {
      const image = { format: 'png', source: { bytes: pngImage } };
      t.match(sentTo(mock), {
        system: [{ text: 'Be brief.' }],
        messages: [{ role: 'user', content: [{ text: 'What is this picture?' }, { image }] }],
      });
    }
    if (provider === 'google') {
      const inlineData = { mimeType: 'image/png', data: pngImage };
      t.match(sentTo(mock), {
        systemInstruction: { parts: [{ text: 'Be brief.' }] },
        contents: [{ role: 'user', parts: [{ text: 'What is this picture?' }, { inlineData }] }],
      });
    }
  });

  await t.test(`${provider}: several answers to one question`, async (t) => {
    const asked = completions.create({ model, messages: user('What can you do?'), n: 2 });
    if (provider === 'anthropic' || provider === 'bedrock') {
      return rejects(t, asked, BadRequestError, { status: 400, param: 'n' });
    }
    const { choices } = await asked;
    if (provider === 'demo')
      t.strictSame(
        choices.map(({ index }) => index),
        [0, 1],
      );
    else t.match(sentTo(mock), provider === 'google' ? { generationConfig: { candidateCount: 2 } } : { n: 2 });
  });

  if (provider === 'demo') return;
  await testFailuresAndAborts(t, provider, gateway.providers[provider], askingWith(client, provider));
}

function askingWith(client: OpenAI, provider: RemoteProvider): AskingSdk {
  const { completions } = client.chat;
  const asking = (text: string) => ({ model: models[provider], messages: user(text) });
  return {
    name: 'OpenAI',
    errors: OpenAI,
    broken: { code: /^GW_(UPSTREAM_BROKEN|PROVIDER_INCOMPLETE)$/ },
    // Its own type where it speaks the dialect, and one that says the same where it does not.
    typeOf: ({ status, type }) => (provider === 'openai' || status === 429 ? type.openai : undefined),
    ask: (text, how, options) => completions.create({ ...asking(text), ...how }, options),
    async *read(text) {
      const stream = await completions.create({ ...asking(text), stream: true });
      for await (const chunk of stream) yield chunk.choices[0]?.delta.content ?? '';
    },
    gather: (text) => completions.stream(asking(text)).finalChatCompletion(),
  };
}
