import OpenAI from 'openai';
import { type Test, test } from 'tap';
import { definePlugin, GatewayError, type InferenceCall, type Plugin, z } from '../../core/api/index.js';
import { openAccess } from '../../core/testkit/open-access.js';
import { ScriptedHttpClient, type ScriptedReply, type ScriptedStep } from '../../core/testkit/scripted-http-client.js';
import { startTestGateway } from '../../core/testkit/start-test-gateway.js';
import openaiApi from '../../plugins/openai-api/plugin.js';
import { recordedStreams } from '../../plugins/provider-openai/fixtures/recorded-streams.js';
import providerOpenai from '../../plugins/provider-openai/plugin.js';

const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'Hi' }];
const eventStream = { 'content-type': 'text/event-stream' };

/** A stage that changes nothing, and by being there keeps answers from being relayed. */
const lookThrough: Plugin = definePlugin({
  apiVersion: 1,
  name: 'look-through',
  config: z.strictObject({}),
  setup: () => ({ transform: { stage: () => ({ part: (part, output) => output.push(part) }) } }),
});

/** Copies everything in the call, so that nothing of it can be sent as it came. */
const copyAll: Plugin = definePlugin({
  apiVersion: 1,
  name: 'copy-all',
  config: z.strictObject({}),
  setup: () => ({
    prepare: (call): InferenceCall => {
      if (call.kind !== 'chat') return call;
      const { source, ...rest } = call;
      return { ...structuredClone(rest), source };
    },
  }),
});

interface Rig {
  readonly client: OpenAI;
  readonly http: ScriptedHttpClient;
}

/** A gateway whose provider plays a script, and the official client pointed at it. */
async function rig(t: Test, plugins: readonly Plugin[], ...steps: readonly ScriptedStep[]): Promise<Rig> {
  const http = new ScriptedHttpClient(...steps);
  const config = { baseUrl: 'http://provider.test/v1', apiKey: 'sk-operator', models: ['m', 'gpt-*', 'embed-1'] };
  const all = [openAccess(), openaiApi, ...plugins, { plugin: providerOpenai, id: 'acme', config }];
  const gateway = await startTestGateway(all, undefined, { httpClient: http });
  t.teardown(() => gateway.stop());
  return { http, client: new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: 'sk-client', maxRetries: 0 }) };
}

const completion = {
  id: 'c-2',
  object: 'chat.completion',
  created: 1_700_000_002,
  model: 'm',
  choices: [
    { index: 0, message: { role: 'assistant', content: 'Four', refusal: null }, logprobs: null, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};

await test('a whole answer, relayed and encoded', async (t) => {
  for (const plugins of [[], [lookThrough]]) {
    const { client, http } = await rig(t, plugins, { body: { ...completion, service_tier: 'flex' } });
    const answer = await client.chat.completions.create({ model: 'm', messages });
    t.match(answer, { ...completion, service_tier: 'flex' });
    t.match(http.exchanges[0]?.request.headers, { authorization: 'Bearer sk-operator' });
    t.match(JSON.parse(http.exchanges[0]?.body ?? ''), { model: 'm', messages });
  }
});

await test('every stream that is complete means the same to the client, relayed and encoded', async (t) => {
  let sending: ScriptedReply = {};
  const rigs = [await rig(t, [], () => sending), await rig(t, [lookThrough], () => sending)];
  for (const { name, bytes, error, sloppy } of recordedStreams) {
    if (error !== undefined) continue;
    sending = { headers: eventStream, body: bytes };
    const answers: unknown[] = [];
    for (const { client } of rigs) {
      const options = { stream: true, stream_options: { include_usage: true } } as const;
      const chunks: OpenAI.ChatCompletionChunk[] = [];
      for await (const chunk of await client.chat.completions.create({ model: 'm', messages, ...options })) {
        chunks.push(chunk);
      }
      answers.push(summaryOf(chunks));
    }
    if (!sloppy) t.strictSame(answers[1], answers[0], name);
    t.match(answers[1], { finished: true }, name);
  }
});

/** What a client makes of chunks: the texts, calls, and usage of an answer. */
function summaryOf(chunks: readonly OpenAI.ChatCompletionChunk[]): unknown {
  const texts: Record<number, string> = {};
  const calls: Record<string, { id: string; name: string; arguments: string }> = {};
  let finished = false;
  let usage: unknown;
  for (const chunk of chunks) {
    usage = chunk.usage ?? usage;
    for (const { index, delta, finish_reason: reason } of chunk.choices) {
      texts[index] = `${texts[index] ?? ''}${delta.content ?? ''}${delta.refusal ?? ''}`;
      for (const call of delta.tool_calls ?? []) {
        const known = (calls[`${index}/${call.index}`] ??= { id: call.id ?? '', name: '', arguments: '' });
        known.name += call.function?.name ?? '';
        known.arguments += call.function?.arguments ?? '';
      }
      if (reason) finished = true;
    }
  }
  return { texts, calls, finished, usage };
}

await test('the client’s own accumulator takes text and tool calls that the gateway has put in order', async (t) => {
  const stream = recordedStreams.find(({ name }) => name.startsWith('all calls numbered 0'));
  const { client } = await rig(t, [lookThrough], { headers: eventStream, body: stream?.bytes ?? '' });
  const final = await client.chat.completions.stream({ model: 'm', messages }).finalChatCompletion();
  t.match(final.choices[0], {
    finish_reason: 'tool_calls',
    message: {
      content: 'Two.',
      tool_calls: [
        { id: 'x', type: 'function', function: { name: 'f', arguments: '{"a":1}' } },
        { id: 'y', type: 'function', function: { name: 'f', arguments: '{"b":2}' } },
      ],
    },
  });
});

await test('usage inside a stream is for those who ask; the provider is always asked', async (t) => {
  const [stream] = recordedStreams;
  for (const plugins of [[], [lookThrough]]) {
    const { client, http } = await rig(t, plugins, { headers: eventStream, body: stream?.bytes ?? '' });
    const usages: unknown[] = [];
    for (const asked of [undefined, { include_usage: true }]) {
      const options = asked ? { stream_options: asked } : {};
      for await (const { usage } of await client.chat.completions.create({
        model: 'm',
        messages,
        stream: true,
        ...options,
      })) {
        if (usage) usages.push({ asked, usage });
      }
    }
    t.strictSame(usages, [
      { asked: { include_usage: true }, usage: { prompt_tokens: 11, completion_tokens: 4, total_tokens: 15 } },
    ]);
    for (const { body } of http.exchanges) t.match(JSON.parse(body), { stream_options: { include_usage: true } });
  }
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

await test('failures are the typed errors that the SDK raises at the provider itself', async (t) => {
  const refusal = (status: number, error: object): ScriptedReply => ({ status, body: { error } });
  const cases: readonly [ScriptedStep, new (...args: never[]) => Error, object][] = [
    [
      refusal(400, { message: 'M', type: 'invalid_request_error', param: 'n', code: 'c' }),
      OpenAI.BadRequestError,
      { status: 400, code: 'c', param: 'n' },
    ],
    [
      refusal(404, { message: 'M', type: 'invalid_request_error', code: 'model_not_found' }),
      OpenAI.NotFoundError,
      { code: 'model_not_found' },
    ],
    [
      refusal(429, { message: 'M', type: 'tokens', code: 'rate_limit_exceeded' }),
      OpenAI.RateLimitError,
      { type: 'tokens' },
    ],
    [refusal(401, { message: 'bad key sk-operator' }), OpenAI.AuthenticationError, { code: 'GW_PROVIDER_CREDENTIALS' }],
    [
      { status: 503, body: '<html>' },
      OpenAI.InternalServerError,
      { status: 503, code: 'GW_PROVIDER_FAILED', type: 'api_error' },
    ],
    [{ body: '{}' }, OpenAI.InternalServerError, { status: 502, code: 'GW_PROVIDER_BAD_ANSWER' }],
  ];
  for (const [step, type, fields] of cases) {
    const { client } = await rig(t, [], step);
    for (const stream of [false, true]) {
      const error = await failureOf(Promise.resolve(client.chat.completions.create({ model: 'm', messages, stream })));
      t.type(error, type, JSON.stringify(fields));
      t.match(error, fields);
      t.notMatch(String(error), 'sk-operator');
    }
  }
});

await test('what the gateway refuses itself raises typed errors too', async (t) => {
  const { client, http } = await rig(t, [], { body: completion });
  const unknown = await failureOf(client.chat.completions.create({ model: 'nope', messages }));
  t.type(unknown, OpenAI.NotFoundError);
  t.match(unknown, { status: 404, code: 'model_not_found', param: 'model' });
  const wrong = await failureOf(client.chat.completions.create({ model: 'm', messages, temperature: 'hot' as never }));
  t.type(wrong, OpenAI.BadRequestError);
  t.match(wrong, { code: 'GW_REQUEST_INVALID', param: 'temperature', type: 'invalid_request_error' });
  t.equal(http.exchanges.length, 0);
});

await test('a stream that fails in the middle raises an error in the client, and never looks finished', async (t) => {
  let sending: ScriptedReply = {};
  for (const plugins of [[], [lookThrough]]) {
    const { client } = await rig(t, plugins, () => sending);
    for (const { name, bytes, error } of recordedStreams) {
      if (error === undefined) continue;
      sending = { headers: eventStream, body: bytes };
      const read = async (): Promise<void> => {
        for await (const chunk of await client.chat.completions.create({ model: 'm', messages, stream: true })) {
          t.equal(chunk.choices[0]?.finish_reason ?? null, null, name);
        }
      };
      t.type(await failureOf(read()), OpenAI.APIError, name);
    }
  }
});

await test('a connection that breaks in the middle of a stream raises an error in the client', async (t) => {
  const broken = new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'The connection broke.' });
  const body = recordedStreams[0]?.bytes.split(/(?<=\n\n)/).slice(0, 2) ?? [];
  for (const plugins of [[], [lookThrough]]) {
    const { client } = await rig(t, plugins, { headers: eventStream, body, ending: broken });
    const stream = await client.chat.completions.create({ model: 'm', messages, stream: true });
    const read = async (): Promise<void> => {
      for await (const chunk of stream) t.ok(chunk.id);
    };
    t.match(await failureOf(read()), { code: 'GW_UPSTREAM_BROKEN' });
  }
});

await test('a client that leaves ends the provider’s work', async (t) => {
  const body = recordedStreams[0]?.bytes.split(/(?<=\n\n)/).slice(0, 2) ?? [];
  for (const plugins of [[], [lookThrough]]) {
    const { client, http } = await rig(t, plugins, { headers: eventStream, body, ending: 'hang' });
    const stream = await client.chat.completions.create({ model: 'm', messages, stream: true });
    for await (const chunk of stream) {
      t.ok(chunk.id);
      break;
    }
    await until(() => http.exchanges[0]?.fate === 'aborted');
    t.equal(http.exchanges[0]?.fate, 'aborted');
  }
});

/** Waits for something that another connection brings about; the test's own time limit ends it. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

await test('a call whose every part has been copied says the same as the client’s own', async (t) => {
  const { client, http } = await rig(t, [copyAll], { body: completion });
  const rich: OpenAI.ChatCompletionCreateParamsNonStreaming = {
    model: 'm',
    messages: [
      { role: 'developer', content: 'Be brief' },
      {
        role: 'user',
        name: 'ann',
        content: [
          { type: 'text', text: 'Look', prompt_cache_breakpoint: { mode: 'explicit' } },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA', detail: 'low' } },
          { type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } },
          { type: 'file', file: { file_data: 'data:application/pdf;base64,AAAA', filename: 'a.pdf' } },
          { type: 'file', file: { file_id: 'f' } },
        ],
      },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'x', type: 'function', function: { name: 'f', arguments: '{"n":12345678901234567890}' } },
          { id: 'y', type: 'custom', custom: { name: 'sql', input: 'select 1' } },
        ],
      },
      {
        role: 'tool',
        tool_call_id: 'x',
        content: [
          { type: 'text', text: 'one' },
          { type: 'text', text: 'two' },
        ],
      },
      { role: 'tool', tool_call_id: 'y', content: 'three' },
      { role: 'assistant', content: 'So.', refusal: 'No.', audio: { id: 'a' } },
      { role: 'assistant', content: null, function_call: { name: 'h', arguments: '{}' } },
      { role: 'function', name: 'h', content: 'four' },
      { role: 'user', content: 'And?' },
    ],
    tools: [
      { type: 'function', function: { name: 'f', description: 'F', parameters: { type: 'object' }, strict: true } },
      { type: 'custom', custom: { name: 'sql', format: { type: 'text' } } },
    ],
    tool_choice: { type: 'function', function: { name: 'f' } },
    response_format: { type: 'json_schema', json_schema: { name: 'n', schema: { type: 'object' }, strict: true } },
    reasoning_effort: 'low',
    stop: ['a', 'b'],
    seed: 3,
    n: 1,
    max_completion_tokens: 10,
    prediction: { type: 'content', content: 'x' },
    metadata: { a: 'b' },
  };
  await client.chat.completions.create(rich);
  t.strictSame(JSON.parse(http.exchanges[0]?.body ?? ''), rich);
});

await test('models are listed without patterns, and found by name', async (t) => {
  const { client } = await rig(t, [], { body: completion });
  const ids: string[] = [];
  for await (const model of client.models.list()) ids.push(model.id);
  t.strictSame(ids, ['m', 'embed-1']);
  t.match(await client.models.retrieve('m'), { id: 'm', object: 'model', owned_by: 'acme', created: Number });
  t.match(await client.models.retrieve('acme/gpt-9'), { id: 'acme/gpt-9', owned_by: 'acme' });
  const missing = await failureOf(client.models.retrieve('nope'));
  t.type(missing, OpenAI.NotFoundError);
  t.match(missing, { code: 'model_not_found' });
});

await test('the SDK gets its vectors, whatever form the provider sends', async (t) => {
  const vector = [0.5, -1.25, 3];
  const base64 = Buffer.from(Float32Array.from(vector).buffer).toString('base64');
  for (const embedding of [vector, base64]) {
    for (const plugins of [[], [lookThrough]]) {
      const data = [{ object: 'embedding', index: 0, embedding }];
      const body = { object: 'list', data, model: 'embed-1', usage: { prompt_tokens: 2, total_tokens: 2 } };
      const { client } = await rig(t, plugins, { body });
      const asFloats = { encoding_format: 'float' } as const;
      for (const options of [{}, asFloats]) {
        const answer = await client.embeddings.create({ model: 'embed-1', input: 'Hi', ...options });
        t.strictSame(answer.data[0]?.embedding, vector);
        t.match(answer, { usage: { prompt_tokens: 2, total_tokens: 2 }, model: 'embed-1' });
      }
    }
  }
});
