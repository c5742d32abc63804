import OpenAI, { AuthenticationError, BadRequestError, NotFoundError } from 'openai';
import { zodTextFormat } from 'openai/helpers/zod';
import { type Test, test } from 'tap';
import { z } from 'zod';
import { mockText, mockUsage } from '../fixtures/providers/mock-providers.js';
import { openaiClient } from '../fixtures/sdk/sdk-clients.js';
import { rejects } from '../fixtures/sdk/sdk-errors.js';
import { type AskingSdk, testFailuresAndAborts } from '../fixtures/sdk/sdk-failures.js';
import {
  everywhere,
  models,
  pngImage,
  type Provider,
  type RemoteProvider,
  type SdkGateway,
  sentTo,
  startSdkGateway,
  textSentTo,
  weather,
} from '../fixtures/sdk/sdk-gateway.js';

type Items = OpenAI.Responses.ResponseInputItem[];
type Event = OpenAI.Responses.ResponseStreamEvent;

const usage = {
  input_tokens: mockUsage.inputTokens,
  output_tokens: mockUsage.outputTokens,
  total_tokens: mockUsage.inputTokens + mockUsage.outputTokens,
};
const weatherTool: OpenAI.Responses.FunctionTool = {
  type: 'function',
  name: weather.name,
  description: weather.description,
  parameters: weather.schema,
  strict: false,
};

/** What the AI SDK sends in place of the items of earlier answers. */
function referencesTo(output: readonly OpenAI.Responses.ResponseOutputItem[]): Items {
  return output.map((item) => ({ type: 'item_reference', id: ('id' in item ? item.id : undefined) ?? '' }));
}

async function eventsOf(stream: AsyncIterable<Event>): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

await test('responses of the unmodified OpenAI SDK with every provider', async (t) => {
  const gateway = await startSdkGateway(t);
  const client = openaiClient(gateway);

  for (const provider of everywhere) await testProvider(t, provider, client, gateway);

  await t.test('an error of the gateway is the SDK’s own typed error', async (t) => {
    const { responses } = client;
    const hello = { model: models.openai, input: 'Hello' };
    const wrongKey = openaiClient(gateway, { apiKey: 'sk-slc-wrong' }).responses.create(hello);
    await rejects(t, wrongKey, AuthenticationError, { status: 401, type: 'authentication_error' });
    for (const stream of [true, false]) {
      await rejects(t, responses.create({ ...hello, model: 'no-such-model', stream }), NotFoundError, {
        status: 404,
        code: 'model_not_found',
        param: 'model',
      });
      const reference = { type: 'item_reference' as const, id: 'msg_68af4030592c81938ec0a5fbab4a3e9f05438e46b5f69a3b' };
      await rejects(t, responses.create({ ...hello, input: [reference], stream }), NotFoundError, {
        status: 404,
        type: 'invalid_request_error',
        param: 'input[0].id',
        message: /Send the item itself/,
      });
      await rejects(t, responses.create({ ...hello, previous_response_id: 'resp_1', stream }), BadRequestError, {
        status: 400,
        type: 'invalid_request_error',
        code: 'previous_response_not_found',
        param: 'previous_response_id',
        message: /Send the whole conversation/,
      });
      await rejects(t, responses.create({ ...hello, conversation: 'conv_1', stream }), BadRequestError, {
        code: 'unsupported_parameter',
        param: 'conversation',
      });
    }
    await rejects(t, responses.create({ ...hello, input: [] }), BadRequestError, { param: 'input' });
    const screen = { type: 'computer_use_preview', display_width: 1, display_height: 1, environment: 'mac' } as const;
    await rejects(t, responses.create({ ...hello, tools: [screen] }), BadRequestError, {
      code: 'unsupported_parameter',
      param: 'tools',
      message: /cannot be given the tool "computer_use_preview"/,
    });
    const search = { type: 'file_search' as const, vector_store_ids: ['vs'] };
    const demanding = responses.create({ ...hello, tools: [search], tool_choice: { type: 'file_search' } });
    await rejects(t, demanding, BadRequestError, {
      param: 'tools',
      message: /cannot be given the tool "file_search"/,
    });
    const missing = { status: 404, type: 'invalid_request_error', message: /^404 Response not found/ };
    await rejects(t, responses.retrieve('resp_1'), NotFoundError, missing);
    await rejects(t, responses.delete('resp_1'), NotFoundError, missing);
    const streamed = responses.retrieve('resp_1', { stream: true });
    await rejects(t, streamed, BadRequestError, { code: 'unsupported_parameter', param: 'stream' });
  });

  await t.test('a stored response is fetched, listed and deleted', async (t) => {
    const { responses } = client;
    const first = await responses.create({ model: models.openai, input: 'Hello' });
    const asked = { model: models.openai, input: 'And?', previous_response_id: first.id, metadata: { topic: 'x' } };
    const answer = await responses.create(asked);
    const fetched = await responses.retrieve(answer.id, {
      include: ['reasoning.encrypted_content', 'file_search_call.results'],
    });
    const { _request_id: _, ...rest } = fetched;
    t.match(answer, rest);
    t.equal(fetched.output_text, mockText);
    for (const order of ['asc', 'desc'] as const) {
      const items: OpenAI.Responses.ResponseItem[] = [];
      for await (const item of responses.inputItems.list(answer.id, { limit: 1, order })) items.push(item);
      const list = [
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
        first.output[0],
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'And?' }] },
      ];
      t.match(items, order === 'asc' ? list : list.toReversed());
      t.equal(items.length, 3);
    }
    await rejects(t, responses.cancel(answer.id), BadRequestError, { code: 'unsupported_parameter' });
    await responses.delete(answer.id);
    await rejects(t, responses.retrieve(answer.id), NotFoundError, { status: 404 });
    await rejects(t, responses.create({ ...asked, previous_response_id: answer.id }), BadRequestError, {
      code: 'previous_response_not_found',
    });
    t.equal((await responses.retrieve(first.id)).id, first.id);
  });

  await t.test('additional fields of coding agents are accepted', async (t) => {
    const asked = {
      model: models.openai,
      instructions: 'You are an agent.',
      input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] }],
      tools: [
        weatherTool,
        { type: 'namespace', name: 'agents', description: 'Helpers.', tools: [{ type: 'function', name: 'spawn' }] },
        { type: 'web_search', external_web_access: false },
        { type: 'web_search' },
      ],
      tool_choice: 'auto',
      parallel_tool_calls: false,
      reasoning: { effort: 'low', summary: 'auto' },
      text: { verbosity: 'low' },
      include: ['reasoning.encrypted_content'],
      prompt_cache_key: 'session',
      store: false,
      client_metadata: { session: 'x' },
    } as OpenAI.Responses.ResponseCreateParamsNonStreaming;
    const answer = await client.responses.create(asked);
    t.equal(answer.output_text, mockText);
    t.match(answer, { store: false });
    t.strictSame(sentTo(gateway.providers.openai), {
      model: models.openai,
      messages: [
        { role: 'system', content: 'You are an agent.' },
        { role: 'user', content: 'Hello' },
      ],
      tools: [
        {
          type: 'function',
          function: { name: weather.name, description: weather.description, parameters: weather.schema, strict: false },
        },
        { type: 'function', function: { name: 'agents__spawn', parameters: { type: 'object', properties: {} } } },
      ],
      tool_choice: 'auto',
      parallel_tool_calls: false,
      reasoning_effort: 'low',
    });
  });
});

async function testProvider(t: Test, provider: Provider, client: OpenAI, gateway: SdkGateway): Promise<void> {
  const model = models[provider];
  const { responses } = client;
  const mock = provider === 'demo' ? undefined : gateway.providers[provider];

  await t.test(`${provider}: a response`, async (t) => {
    const answer = await responses.create({ model, input: 'What can you do?', temperature: null });
    t.match(answer, {
      id: /^resp_/,
      object: 'response',
      model,
      status: 'completed',
      error: null,
      output: [{ id: /^msg_/, type: 'message', role: 'assistant', status: 'completed' }],
    });
    t.match(answer._request_id, /^[0-9a-f-]{36}$/);
    if (!mock) return;
    t.equal(answer.output_text, mockText);
    t.match(answer.usage, usage);
    const short = await responses.create({ model, input: 'Be short', max_output_tokens: 16 });
    t.match(short, { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
  });

  await t.test(`${provider}: streaming, event by event and gathered`, async (t) => {
    const asked = { model, instructions: 'Be kind.', input: 'What can you do?' };
    const whole = await responses.create(asked);
    const events = await eventsOf(await responses.create({ ...asked, stream: true }));
    t.strictSame(
      events.map(({ sequence_number }) => sequence_number),
      [...events.keys()],
      'numbered without gaps',
    );
    t.strictSame(
      events.filter(({ type }) => !type.endsWith('.delta')).map(({ type }) => type),
      [
        'response.created',
        'response.in_progress',
        'response.output_item.added',
        'response.content_part.added',
        'response.output_text.done',
        'response.content_part.done',
        'response.output_item.done',
        'response.completed',
      ],
    );
    const text = events.map((event) => (event.type === 'response.output_text.delta' ? event.delta : '')).join('');
    t.equal(text, whole.output_text);
    for (const event of events) {
      if (event.type === 'response.output_text.done') t.equal(event.text, text);
      if (event.type === 'response.content_part.done') t.match(event.part, { type: 'output_text', text });
      if (event.type === 'response.output_item.done') t.match(event.item, { content: [{ text }] });
      if (event.type === 'response.completed')
        t.match(event.response, { usage: whole.usage, output: [{ content: [{ text }] }], instructions: 'Be kind.' });
    }
    const gathered = await responses.stream(asked).finalResponse();
    t.match(gathered, { output_text: text, status: 'completed', usage: whole.usage });
  });

  await t.test(`${provider}: a conversation is counted and compacted`, async (t) => {
    const first = await responses.create({ model, input: 'What can you do?', tools: [weatherTool] });
    const counted = await responses.inputTokens.count({ model, previous_response_id: first.id, tools: [weatherTool] });
    t.match(counted, { object: 'response.input_tokens', input_tokens: Number });
    const compacted = await responses.compact({ model, previous_response_id: first.id });
    t.match(compacted, { object: 'response.compaction', output: [{ role: 'user' }, { type: 'compaction' }] });
    const next = await responses.create({
      model,
      input: [...(compacted.output as Items), { role: 'user', content: 'Go on' }],
    });
    t.equal(next.status, 'completed');
    const trigger = { type: 'compaction_trigger' as const };
    const asked = {
      model,
      input: [{ role: 'user' as const, content: 'What can you do?' }, trigger],
      tools: [weatherTool],
    };
    const events = await eventsOf(await responses.create({ ...asked, stream: true }));
    const end = events.at(-1);
    t.match(end, { type: 'response.completed', response: { output: [{ type: 'compaction' }] } });
    if (!mock) return;
    t.match(compacted.usage, usage);
    t.match(end, { response: { output: [{ encrypted_content: `summary:${mockText}` }], usage } });
  });

  await t.test(`${provider}: tools, whole and streamed, and their results`, async (t) => {
    const input: Items = [{ role: 'user', content: weather.questionTo(provider) }];
    const asked = { model, input, tools: [weatherTool] };
    const expected = weather.callsOf(provider);
    const whole = await responses.create(asked);
    const streamed = await responses.stream(asked).finalResponse();
    for (const { output, status } of [whole, streamed]) {
      t.equal(status, 'completed');
      const calls = output.flatMap((item) => (item.type === 'function_call' ? [item] : []));
      t.match(
        calls.map((call) => ({ name: call.name, arguments: JSON.parse(call.arguments) as unknown })),
        expected,
      );
      t.equal(new Set(calls.map((call) => call.call_id)).size, expected.length, 'each call has an id of its own');
    }
    const results: Items = whole.output.flatMap((item) =>
      item.type === 'function_call'
        ? [{ type: 'function_call_output' as const, call_id: item.call_id, output: '{"sky":"sunny"}' }]
        : [],
    );
    const last = await responses.create({ ...asked, input: [...input, ...(whole.output as Items), ...results] });
    t.match(last.output_text, /sunny/i);
    const inFull = mock && sentTo(mock);
    const referring = await responses.create({
      ...asked,
      input: [...input, ...referencesTo(whole.output), ...results],
    });
    t.match(referring.output_text, /sunny/i);
    t.strictSame(mock && sentTo(mock), inFull, 'references to the calls are like the calls');
    const continued = await responses.create({ ...asked, input: results, previous_response_id: whole.id });
    t.match(continued.output_text, /sunny/i);
    t.strictSame(mock && sentTo(mock), inFull, 'and so is continuing the response');
    if (provider === 'openai')
      t.match(sentTo(mock)['messages'], [
        { role: 'user' },
        { role: 'assistant', tool_calls: [{ type: 'function' }, { type: 'function' }] },
        { role: 'tool' },
        { role: 'tool' },
      ]);
    if (provider === 'anthropic')
      t.match((sentTo(mock)['messages'] as unknown[]).at(-1), {
        role: 'user',
        content: [{ type: 'tool_result' }, { type: 'tool_result' }],
      });
  });

  await t.test(`${provider}: a conversation that continues, streamed or not`, async (t) => {
    const first = await responses.create({ model, instructions: 'Be kind.', input: 'What can you do?' });
    const history: Items = [{ role: 'user', content: 'What can you do?' }, ...(first.output as Items)];
    const input = 'And what else?';
    await responses.create({ model, input: [...history, { role: 'user', content: input }] });
    const inFull = mock && sentTo(mock);
    const second = await responses.create({ model, input, previous_response_id: first.id });
    t.match(second, { status: 'completed', previous_response_id: first.id });
    t.strictSame(mock && sentTo(mock), inFull, 'as if all of it had been sent');
    const third = await responses.stream({ model, input: 'More', previous_response_id: second.id }).finalResponse();
    t.match(third, { status: 'completed', previous_response_id: second.id });
    const cut = await responses.create({
      model,
      input: 'Be short',
      max_output_tokens: 16,
      previous_response_id: third.id,
    });
    const last = await responses.create({ model, input, previous_response_id: cut.id });
    t.equal(last.status, 'completed', 'an incomplete response can be continued, too');
    const { messages, contents = messages } = sentTo(mock);
    if (mock) t.equal((contents as unknown[]).length, 9);
  });

  await t.test(`${provider}: structured output`, async (t) => {
    const format = zodTextFormat(z.object({ answer: z.int() }), 'reply');
    const parsed = await responses.parse({ model, input: 'Answer 42 as JSON.', text: { format } });
    t.match(parsed.output_parsed, mock ? { answer: 42 } : { answer: Number });
    if (mock) t.match(textSentTo(mock), '"required":["answer"]', 'the provider gets the schema');
  });

  await t.test(`${provider}: an image in a message`, async (t) => {
    const url = `data:image/png;base64,${pngImage}`;
    const input: Items = [
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'What is this picture?' },
          { type: 'input_image', image_url: url, detail: 'auto' },
        ],
      },
    ];
    t.ok((await responses.create({ model, instructions: 'Be brief.', input })).output_text);
    if (provider === 'openai')
      t.match(sentTo(mock)['messages'], [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: [{ type: 'text' }, { type: 'image_url', image_url: { url, detail: 'auto' } }] },
      ]);
    if (provider === 'anthropic') {
      const source = { type: 'base64', media_type: 'image/png', data: pngImage };
      t.match(sentTo(mock), {
        system: [{ type: 'text', text: 'Be brief.' }],
        messages: [{ role: 'user', content: [{ type: 'text' }, { type: 'image', source }] }],
      });
    }
  });

  if (provider === 'demo') return;
  await testReasoning(t, provider, client, gateway);
  await testFailuresAndAborts(t, provider, gateway.providers[provider], askingWith(client, provider));
}

async function testReasoning(t: Test, provider: RemoteProvider, client: OpenAI, gateway: SdkGateway): Promise<void> {
  const [model, mock] = [models[provider], gateway.providers[provider]];
  const { responses } = client;

  await t.test(`${provider}: reasoning is returned, and can be sent back to its provider`, async (t) => {
    const asked = { model, input: 'Think about it', reasoning: { effort: 'low' as const } };
    const whole = await responses.create(asked);
    const streamed = await responses.stream(asked).finalResponse();
    for (const { output } of [whole, streamed])
      t.match(output, [{ type: 'reasoning', summary: [{ text: 'Let me see.' }] }, { type: 'message' }]);
    if (provider !== 'anthropic') return;
    const input: Items = [
      { role: 'user', content: asked.input },
      ...(whole.output as Items),
      { role: 'user', content: 'Think about it again' },
    ];
    await responses.create({ ...asked, input });
    const inFull = sentTo(mock);
    const again = { role: 'user' as const, content: 'Think about it again' };
    for (const { output } of [whole, streamed]) {
      const referring: Items = [{ role: 'user', content: asked.input }, ...referencesTo(output), again];
      await responses.create({ ...asked, input: referring });
      t.strictSame(sentTo(mock), inFull, 'a reference to reasoning has the proof that its provider wants back');
    }
    for (const { id } of [whole, streamed]) {
      await responses.create({ ...asked, input: [again], previous_response_id: id });
      t.strictSame(sentTo(mock), inFull, 'and so has a response that is continued');
    }
    t.match(inFull['messages'], [
      { role: 'user' },
      {
        role: 'assistant',
        content: [{ type: 'thinking', thinking: 'Let me see.', signature: 'c2lnbmF0dXJl' }, { type: 'text' }],
      },
      { role: 'user' },
    ]);
  });
}

function askingWith(client: OpenAI, provider: RemoteProvider): AskingSdk {
  const { responses } = client;
  const asking = (text: string) => ({ model: models[provider], input: text });
  return {
    name: 'a response',
    errors: OpenAI,
    broken: { code: /^GW_(UPSTREAM_BROKEN|PROVIDER_INCOMPLETE)$/ },
    // Its own type where it shares the form of errors, and one that says the same where it does not.
    typeOf: ({ status, type }) => (provider === 'openai' || status === 429 ? type.openai : undefined),
    ask: (text, how, options) => responses.create({ ...asking(text), ...how }, options),
    async *read(text) {
      const stream = await responses.create({ ...asking(text), stream: true });
      for await (const event of stream) {
        if (event.type === 'response.output_text.delta') yield event.delta;
        if (event.type === 'response.completed') yield event.type;
      }
    },
    gather: (text) => responses.stream(asking(text)).finalResponse(),
  };
}
