import { type Test, test } from 'tap';
import { type JsonObject, parseJson, type StreamPart } from '../../core/api/index.js';
import {
  openAccess,
  type Script,
  scriptedProvider,
  startTestGateway,
  type TestGateway,
} from '../../core/testkit/index.js';
import ollamaApi from './plugin.js';

const hello = { model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] };
const start: StreamPart = { type: 'start', id: 'a', model: 'upstream', created: 1 };
const usage: StreamPart = { type: 'usage', usage: { inputTokens: 9, outputTokens: 4 } };
const text = (words: string): StreamPart => ({ type: 'text', choice: 0, text: words });
const finish = (reason: 'stop' | 'length' | 'tool_calls'): StreamPart => ({ type: 'finish', choice: 0, reason });
const call = (index: number, name: string, ...pieces: readonly string[]): StreamPart[] => [
  { type: 'tool-call', choice: 0, index, id: `c${index}`, name },
  ...pieces.map((piece): StreamPart => ({ type: 'tool-arguments', choice: 0, index, text: piece })),
];
const answer: readonly StreamPart[] = [
  start,
  { type: 'reasoning', choice: 0, text: 'Hm.' },
  text('Good '),
  text('day.'),
  ...call(0, 'first', '{"n":', '12345678901234567890}'),
  ...call(1, 'second'),
  finish('tool_calls'),
  usage,
];

/** A gateway whose provider gives these parts, and keeps the last call. */
async function gatewayWith(t: Test, parts: Script['parts'] = [start, text('Hi'), finish('stop'), usage]) {
  let asked: unknown;
  const provider = scriptedProvider((received) => {
    asked = received;
    return { parts };
  });
  const gateway = await startTestGateway([openAccess(), ollamaApi, provider]);
  t.teardown(() => gateway.stop());
  return { gateway, asked: () => asked };
}

async function wholeOf(gateway: TestGateway, path: string, body: JsonObject): Promise<JsonObject> {
  const response = await gateway.post(path, body);
  return { status: response.status, ...(parseJson(await response.text()) as JsonObject) };
}

function linesOf(body: string): JsonObject[] {
  if (!body.endsWith('\n')) throw new Error('The last line has no end.');
  return body
    .slice(0, -1)
    .split('\n')
    .map((line) => parseJson(line) as JsonObject);
}

await test('of several choices there is one', async (t) => {
  const other = { choice: 1 };
  const second: StreamPart[] = [
    { ...text('No.'), ...other } as StreamPart,
    { ...finish('length'), ...other } as StreamPart,
  ];
  const { gateway } = await gatewayWith(t, [start, text('Yes.'), ...second, finish('stop'), usage]);
  const lines = linesOf(await (await gateway.post('/api/chat', hello)).text());
  t.match(lines, [{ message: { content: 'Yes.' } }, { message: { content: '' }, done: true, done_reason: 'stop' }]);
  t.equal(lines.length, 2);
});

await test('an answer is a stream of lines unless the client wants one body', async (t) => {
  const { gateway } = await gatewayWith(t, answer);
  const response = await gateway.post('/api/chat', hello);
  t.equal(response.headers.get('content-type'), 'application/x-ndjson');
  const body = await response.text();
  t.match(body, '"arguments":{"n":12345678901234567890}', 'numbers keep their digits');
  const head = { model: 'scripted', created_at: /^\d{4}-.+Z$/ };
  const last = { done_reason: 'stop', prompt_eval_count: 9, eval_count: 4 };
  const calls = [
    { id: 'c0', function: { index: 0, name: 'first' } },
    { id: 'c1', function: { index: 1, name: 'second', arguments: {} } },
  ];
  const lines = linesOf(body);
  t.match(lines, [
    { ...head, message: { role: 'assistant', content: '', thinking: 'Hm.' }, done: false },
    { ...head, message: { role: 'assistant', content: 'Good ' }, done: false },
    { ...head, message: { role: 'assistant', content: 'day.' }, done: false },
    { ...head, message: { role: 'assistant', content: '', tool_calls: calls }, done: false },
    { ...head, message: { role: 'assistant', content: '' }, done: true, ...last },
  ]);
  t.equal(lines.length, 5);
  const { total_duration, eval_duration } = lines[4] as Readonly<Record<string, number>>;
  t.ok(Number(total_duration) > 0 && Number(eval_duration) > 0, 'clients divide by them');

  const whole = await wholeOf(gateway, '/api/chat', { ...hello, stream: false });
  const message = { role: 'assistant', content: 'Good day.', thinking: 'Hm.', tool_calls: calls };
  t.match(whole, { status: 200, ...head, message, done: true, ...last });
  const generated = await wholeOf(gateway, '/api/generate', { model: 'scripted', prompt: 'Hello', stream: false });
  t.match(generated, { ...head, response: 'Good day.', thinking: 'Hm.', done: true, ...last });
  t.equal(generated['message'], undefined);
});

await test('a conversation, its pictures, calls, tools and settings are those of every dialect', async (t) => {
  const { gateway, asked } = await gatewayWith(t);
  const parameters = { type: 'object', properties: { city: { type: 'string' } } };
  const called = { function: { name: 'weather', arguments: { city: 'Malmö' } } };
  await wholeOf(gateway, '/api/chat', {
    model: 'scripted:latest',
    stream: false,
    think: 'low',
    format: parameters,
    keep_alive: '5m',
    options: { temperature: 0.5, top_k: 9, seed: 1, stop: ['a', 'b'], num_predict: 70, num_ctx: 4096 },
    tools: [{ type: 'function', function: { name: 'weather', description: 'The weather', parameters } }],
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'See', images: ['/9j/4AAQSkZJRg=='] },
      { role: 'assistant', content: '', thinking: 'Hm.', tool_calls: [called, called, { id: 'own', ...called }] },
      { role: 'tool', tool_call_id: 'own', content: 'third' },
      { role: 'tool', tool_name: 'weather', content: 'first' },
      { role: 'tool', content: 'second' },
    ],
  });
  const result = (toolCallId: string, words: string): object => ({
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId, content: [{ type: 'text', text: words }] }],
  });
  const made = { type: 'tool-call', name: 'weather', arguments: '{"city":"Malmö"}' };
  t.match(asked(), {
    model: 'scripted',
    stream: false,
    reasoning: { effort: 'low' },
    responseFormat: { type: 'json-schema', schema: parameters },
    sampling: { temperature: 0.5, topK: 9, seed: 1, stop: ['a', 'b'] },
    maxOutputTokens: 70,
    tools: [{ name: 'weather', description: 'The weather', inputSchema: parameters }],
    messages: [
      { role: 'system', content: [{ type: 'text', text: 'Be kind.' }] },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'See' },
          { type: 'image', source: { kind: 'base64', mediaType: 'image/jpeg', data: '/9j/4AAQSkZJRg==' } },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', text: 'Hm.' },
          { ...made, id: 'call_1' },
          { ...made, id: 'call_2' },
          { ...made, id: 'own' },
        ],
      },
      result('own', 'third'),
      result('call_1', 'first'),
      result('call_2', 'second'),
    ],
  });
  await gateway.post('/api/generate', { model: 'scripted', system: 'Be kind.', prompt: 'Hello', think: false });
  t.match(asked(), {
    stream: true,
    reasoning: { enabled: false },
    messages: [{ role: 'system' }, { role: 'user', content: [{ text: 'Hello' }] }],
  });
  await gateway.post('/api/chat', { ...hello, format: 'json', options: { num_predict: -1, stop: 'x' } });
  t.match(asked(), { responseFormat: { type: 'json' }, maxOutputTokens: undefined, sampling: { stop: ['x'] } });
});

await test('what cannot be read is refused with its field, and an unknown model is not found', async (t) => {
  const { gateway } = await gatewayWith(t);
  const user = (more: object): object => ({ ...hello, messages: [{ role: 'user', content: 'Hello', ...more }] });
  const called = { name: 'f', arguments: '{}' };
  for (const [path, body, error] of [
    ['/api/chat', { ...hello, messages: [] }, 'messages: must contain at least one message.'],
    ['/api/chat', user({ role: 'bot' }), 'messages[0].role: must be "system", "user", "assistant" or "tool".'],
    ['/api/chat', user({ content: ['x'] }), 'messages[0].content: must be a string, not an array.'],
    ['/api/chat', user({ images: [7] }), 'messages[0].images[0]: must be a picture in base64.'],
    [
      '/api/chat',
      user({ role: 'assistant', tool_calls: [{ function: called }] }),
      'messages[0].tool_calls[0].function.arguments: must be an object, not a string.',
    ],
    ['/api/chat', { ...hello, format: 'xml' }, 'format: must be "json" or a JSON Schema.'],
    ['/api/chat', { ...hello, think: 7 }, 'think: must be true, false, or an effort such as "high".'],
    ['/api/chat', { ...hello, options: { stop: [1] } }, 'options.stop[0]: must be a string.'],
    ['/api/generate', { model: 'scripted' }, 'prompt: is required.'],
    ['/api/generate', { model: 'scripted', prompt: 'a', suffix: 'b' }, /^suffix: chat models cannot insert text/],
    ['/api/generate', { model: 'scripted', prompt: 'a', raw: true }, /^raw: models of other servers/],
    ['/api/generate', { model: 'scripted', prompt: 'a', width: 512 }, /^width: .*images.generations\.$/],
    ['/api/chat', { ...hello, logprobs: true }, /^logprobs: .*chat.completions\.$/],
    ['/api/embed', { model: 'demo-embedding', input: [] }, 'input: must contain at least one text.'],
    ['/api/embed', { model: 'demo-embedding', input: [1] }, 'input[0]: must be a string.'],
  ] as const)
    t.match(await wholeOf(gateway, path, body as JsonObject), { status: 400, error }, JSON.stringify(body));
  const missing = { status: 404, code: 'GW_MODEL_UNKNOWN' };
  t.match(await wholeOf(gateway, '/api/show', { model: 'nothing' }), missing);
  t.match(await wholeOf(gateway, '/api/pull', { model: 'x' }), { status: 404, error: /GET \/api\/tags lists them/ });
});

await test('an error in the middle of a stream is its last line, and an idle stream gets lines without content', async (t) => {
  const broken = async (sink: (part: StreamPart) => unknown): Promise<void> => {
    await sink(start);
    await sink(text('Half'));
    throw new Error('The provider has gone.');
  };
  const { gateway } = await gatewayWith(t, broken as Script['parts']);
  const lines = linesOf(await (await gateway.post('/api/chat', hello)).text());
  t.match(lines, [
    { message: { content: 'Half' }, done: false },
    { error: String, code: /^GW_/ },
  ]);
  t.equal(lines.length, 2, 'no line says that the answer is complete');
});
