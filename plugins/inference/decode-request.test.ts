import { test } from 'tap';
import { type ChatCall, GatewayError, type JsonObject, type JsonValue, parseJson } from '../../core/api/index.js';
import { decodeRequest } from './decode-request.js';
import { inferenceRequest } from './request-schema.js';
import { fc } from '../../test/fixtures/random.js';
import { refusalAtOnce } from '../../core/testkit/refusal.js';

const models = [
  { modelId: 'demo', displayName: 'Demo', provider: 'demo', capabilities: [] },
  { modelId: 'thinker', displayName: 'Thinker', provider: 'x', capabilities: [], takesSampling: false },
];
const catalog = { list: () => models, find: (model: string) => models.find(({ modelId }) => modelId === model) };

const hello = [{ role: 'user', content: 'Hello' }];

const toolFlow: readonly JsonValue[] = [
  { role: 'user', content: 'What is the weather in Paris?' },
  {
    role: 'assistant',
    content: [],
    tool_calls: [{ id: 'c1', type: 'function', function: { name: 'weather', arguments: '{"city":"Paris"}' } }],
  },
  { role: 'tool', tool_call_id: 'c1', content: '{"celsius":21}' },
];

const everything: JsonObject = {
  type: 'Inference',
  version: '2.0',
  model: 'demo',
  messages: [
    { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is this?' },
        { type: 'image_url', image_url: { url: 'https://example.com/a.png', detail: 'low' } },
        { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
      ],
    },
    ...toolFlow,
  ],
  parameters: {
    end_user_id: 'u1',
    temperature: 0,
    max_tokens: 10,
    top_p: 1,
    frequency_penalty: -2,
    presence_penalty: 2,
    stream: true,
    include_usage: false,
    json_schema: { type: 'object' },
    stop: 'END',
  },
  session_id: 's1',
  tools: [{ name: 'weather', description: 'Weather of a city', input_schema: { type: 'object' } }],
  auto_continuation: true,
  agent_parameters: { max_steps: 20, tool_timeout_ms: 500, mood: 'calm' },
  prompt: { id: 'p1', version: null, label: 'stable', variables: { city: 'Paris' } },
};

function decode(body: JsonObject): Omit<ChatCall, 'source'> {
  return decodeRequest(body, catalog);
}

const refusal = (body: JsonObject) => refusalAtOnce(() => decode(body));

await test('model and messages are enough; the rest has its documented default', async (t) => {
  t.match(decode({ model: 'demo', messages: hello }), {
    kind: 'chat',
    model: 'demo',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
    stream: false,
    includeUsage: true,
    tools: undefined,
    maxOutputTokens: undefined,
    responseFormat: undefined,
  });
});

await test('every documented field reaches the call', async (t) => {
  t.strictSame(decode(everything), {
    kind: 'chat',
    model: 'demo',
    messages: [
      { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'image', source: { kind: 'url', url: 'https://example.com/a.png' }, detail: 'low' },
          { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } },
        ],
      },
      { role: 'user', content: [{ type: 'text', text: 'What is the weather in Paris?' }] },
      {
        role: 'assistant',
        content: [{ type: 'tool-call', id: 'c1', name: 'weather', arguments: '{"city":"Paris"}' }],
      },
      {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: 'c1', content: [{ type: 'text', text: '{"celsius":21}' }] }],
      },
    ],
    endUserId: 'u1',
    sampling: { temperature: 0, topP: 1, frequencyPenalty: -2, presencePenalty: 2, stop: ['END'] },
    maxOutputTokens: 10,
    stream: true,
    includeUsage: false,
    responseFormat: { type: 'json-schema', schema: { type: 'object' } },
    sessionId: 's1',
    tools: [{ name: 'weather', description: 'Weather of a city', inputSchema: { type: 'object' } }],
    autoContinuation: true,
    agentParameters: { max_steps: 20, tool_timeout_ms: 500, mood: 'calm' },
    prompt: { id: 'p1', label: 'stable', variables: { city: 'Paris' } },
  });
});

await test("the native API's sampling defaults are for models that take sampling parameters", async (t) => {
  const defaults = { temperature: 0.7, topP: 0.9, frequencyPenalty: 0, presencePenalty: 0 };
  const sampling = (model: string, parameters?: JsonObject) =>
    JSON.parse(JSON.stringify(decode({ model, messages: hello, parameters }).sampling)) as JsonObject;
  t.strictSame(sampling('demo'), defaults);
  t.strictSame(sampling('demo', { temperature: 0.1 }), { ...defaults, temperature: 0.1 });
  t.strictSame(sampling('nobody-knows'), defaults, 'a model that is in no list may take them');
  t.strictSame(sampling('thinker'), {});
  t.strictSame(sampling('thinker', { top_p: 0.5 }), { topP: 0.5 }, 'what the client sets itself is always passed on');
});

await test('null counts as absent', async (t) => {
  const body = {
    model: 'demo',
    messages: hello,
    type: null,
    session_id: null,
    parameters: { temperature: null, stop: null, stream: null, json_schema: null },
    tools: null,
    agent_parameters: null,
    prompt: null,
  };
  t.strictSame(decode(body), decode({ model: 'demo', messages: hello }));
});

await test('an unknown field is refused with its path and the most similar known name', async (t) => {
  const cases: readonly (readonly [JsonObject, string, string])[] = [
    [{ sesion_id: 'x' }, 'sesion_id', 'Did you mean "session_id"?'],
    [{ temperature: 1 }, 'temperature', 'Did you mean "parameters.temperature"?'],
    [{ maxTokens: 1 }, 'maxTokens', 'Did you mean "parameters.max_tokens"?'],
    [{ parameters: { temprature: 1 } }, 'parameters.temprature', 'Did you mean "temperature"?'],
    [{ messages: [{ role: 'user', contents: 'x' }] }, 'messages[0].contents', 'Did you mean "content"?'],
    [
      { messages: [{ role: 'user', content: [{ type: 'text', txt: 'x' }] }] },
      'messages[0].content[0].txt',
      'Did you mean "text"?',
    ],
    [{ tools: [{ name: 'a', inputSchema: {} }] }, 'tools[0].inputSchema', 'Did you mean "input_schema"?'],
    [
      { tools: [{ type: 'function', function: {} }] },
      'tools[0].type',
      'Known names: "name", "description" and "input_schema".',
    ],
    [parseJson('{"__proto__":{"x":1}}') as JsonObject, '__proto__', 'is not known'],
    [{ '': 1 }, '', 'Known names: "type"'],
  ];
  for (const [patch, field, hint] of cases) {
    const body = Object.fromEntries([...Object.entries({ model: 'demo', messages: hello }), ...Object.entries(patch)]);
    const error = refusal(body);
    t.match(error, { code: 'GW_REQUEST_INVALID', status: 400, field: field || undefined });
    t.ok(error.message.startsWith(`Field "${field}" is not known.`), error.message);
    t.ok(error.message.includes(hint), error.message);
  }
});

await test("invalid values are refused with the field's name, and the message says what is allowed", async (t) => {
  const image = (url: JsonValue) => ({
    messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }],
  });
  const call = (fields: JsonObject) => ({ messages: [{ role: 'assistant', tool_calls: [fields] }] });
  const answered = (fields: JsonObject) => ({
    messages: [...toolFlow.slice(0, 2), { role: 'tool', tool_call_id: 'c1', ...fields }],
  });
  const cases: readonly (readonly [JsonObject, string, RegExp])[] = [
    [{ type: 'inference' }, 'type', /must be "Inference", not "inference"\.$/],
    [{ version: '1.0' }, 'version', /must be "2.0"/],
    [{ version: 2 }, 'version', /must be "2.0", not a number/],
    [{ model: undefined }, 'model', /is required/],
    [{ model: null }, 'model', /is required/],
    [{ model: '' }, 'model', /must not be empty/],
    [{ model: 7 }, 'model', /must be a string, not a number/],
    [{ messages: undefined }, 'messages', /is required/],
    [{ messages: [] }, 'messages', /at least one/],
    [{ messages: 'Hello' }, 'messages', /must be an array, not a string/],
    [{ messages: ['Hello'] }, 'messages[0]', /must be an object, not a string/],
    [{ messages: [{ content: 'x' }] }, 'messages[0].role', /is required/],
    [{ messages: [{ role: 'robot', content: 'x' }] }, 'messages[0].role', /"user", "assistant", "system" or "tool"/],
    [{ messages: [{ role: 'user' }] }, 'messages[0].content', /is required/],
    [{ messages: [{ role: 'user', content: [] }] }, 'messages[0].content', /must not be empty/],
    [
      { messages: [{ role: 'user', content: {} }] },
      'messages[0].content',
      /string or an array of blocks, not an object/,
    ],
    [{ messages: [{ role: 'user', content: ['x'] }] }, 'messages[0].content[0]', /must be an object/],
    [{ messages: [{ role: 'user', content: [{ text: 'x' }] }] }, 'messages[0].content[0].type', /is required/],
    [
      { messages: [{ role: 'user', content: [{ type: 'audio' }] }] },
      'messages[0].content[0].type',
      /"text" or "image_url"/,
    ],
    [{ messages: [{ role: 'user', content: [{ type: 'text' }] }] }, 'messages[0].content[0].text', /is required/],
    [{ messages: [{ role: 'user', content: 'x', tool_calls: [] }] }, 'messages[0].tool_calls', /role "assistant"/],
    [{ messages: [{ role: 'user', content: 'x', tool_call_id: 'c' }] }, 'messages[0].tool_call_id', /role "tool"/],
    [{ messages: [{ role: 'assistant' }] }, 'messages[0].content', /is required/],
    [
      { messages: [{ role: 'assistant', content: [{ type: 'image_url', image_url: { url: 'https://a.b' } }] }] },
      'messages[0].content[0].type',
      /only in messages with role "user"/,
    ],
    [image('ftp://example.com/a.png'), 'messages[0].content[0].image_url.url', /http: or https:/],
    [image('data:text/plain;base64,AAAA'), 'messages[0].content[0].image_url.url', /data:image\/png;base64/],
    [image('data:image/png;base64,'), 'messages[0].content[0].image_url.url', /data:image\/png;base64/],
    [image('data:image/png,AAAA'), 'messages[0].content[0].image_url.url', /data:image\/png;base64/],
    [
      call({ type: 'function', function: { name: 'a', arguments: '{}' } }),
      'messages[0].tool_calls[0].id',
      /is required/,
    ],
    [
      call({ id: 'c', type: 'function', function: { name: 'a', arguments: '{oops' } }),
      'messages[0].tool_calls[0].function.arguments',
      /contains valid JSON/,
    ],
    [
      call({ id: 'c', type: 'function', function: { name: 'a', arguments: {} } }),
      'messages[0].tool_calls[0].function.arguments',
      /must be a string, not an object/,
    ],
    [call({ id: 'c', type: 'tool', function: {} }), 'messages[0].tool_calls[0].type', /must be "function"/],
    [answered({ content: 'It is warm.' }), 'messages[2].content', /contains valid JSON/],
    [answered({ content: [{ type: 'text', text: '{}' }] }), 'messages[2].content', /must be a string, not an array/],
    [answered({ content: '{}', tool_call_id: 'c2' }), 'messages[2].tool_call_id', /"id" of a call/],
    [{ parameters: [] }, 'parameters', /must be an object, not an array/],
    [{ parameters: { temperature: 'hot' } }, 'parameters.temperature', /a number from 0 to 2, not a string/],
    [{ parameters: { temperature: 2.1 } }, 'parameters.temperature', /a number from 0 to 2, not 2.1/],
    [{ parameters: { temperature: -0.1 } }, 'parameters.temperature', /a number from 0 to 2/],
    [{ parameters: { top_p: 1.5 } }, 'parameters.top_p', /a number from 0 to 1/],
    [{ parameters: { frequency_penalty: 3 } }, 'parameters.frequency_penalty', /-2 to 2/],
    [{ parameters: { presence_penalty: -3 } }, 'parameters.presence_penalty', /-2 to 2/],
    [{ parameters: { max_tokens: 0 } }, 'parameters.max_tokens', /a whole number of at least 1, not 0/],
    [{ parameters: { max_tokens: 1.5 } }, 'parameters.max_tokens', /a whole number of at least 1, not 1.5/],
    [
      parseJson('{"parameters":{"max_tokens":9007199254740993}}') as JsonObject,
      'parameters.max_tokens',
      /must be at most 9007199254740991, not/,
    ],
    [{ parameters: { stream: 'true' } }, 'parameters.stream', /true or false, not a string/],
    [{ parameters: { include_usage: 1 } }, 'parameters.include_usage', /true or false/],
    [{ parameters: { json_schema: '{}' } }, 'parameters.json_schema', /must be an object/],
    [{ parameters: { stop: ['a'] } }, 'parameters.stop', /must be a string, not an array/],
    [{ parameters: { stop: '' } }, 'parameters.stop', /must not be empty/],
    [{ parameters: { end_user_id: 5 } }, 'parameters.end_user_id', /must be a string/],
    [{ session_id: 'a\0' }, 'session_id', /must not contain NUL/],
    [{ parameters: { end_user_id: '\ud83d' } }, 'parameters.end_user_id', /broken surrogate pairs/],
    [{ session_id: 'x'.repeat(257) }, 'session_id', /at most 256 characters, but has 257/],
    [{ tools: {} }, 'tools', /must be an array/],
    [{ tools: [{ description: 'x' }] }, 'tools[0].name', /is required/],
    [{ tools: [{ name: 'a' }, { name: 'a' }] }, 'tools[1].name', /name of another tool/],
    [{ auto_continuation: 'yes' }, 'auto_continuation', /true or false/],
    [{ agent_parameters: { max_steps: 21 } }, 'agent_parameters.max_steps', /from 1 to 20, not 21/],
    [{ agent_parameters: { tool_timeout_ms: 0 } }, 'agent_parameters.tool_timeout_ms', /of at least 1, not 0/],
    [
      { agent_parameters: { tool_timeout_ms: 1e300 } },
      'agent_parameters.tool_timeout_ms',
      /from 1 to 9007199254740991/,
    ],
    [{ prompt: 'p1' }, 'prompt', /must be an object/],
    [{ prompt: { id: '' } }, 'prompt.id', /1 to 200 characters/],
    [{ prompt: { id: 7 } }, 'prompt.id', /must be a string/],
    [{ prompt: { label: 'x'.repeat(201) } }, 'prompt.label', /1 to 200 characters/],
    [{ prompt: { version: 'v1', label: 'x' } }, 'prompt.label', /combined with "prompt.version"/],
    [{ prompt: { variables: [] } }, 'prompt.variables', /must be an object/],
    [{ prompt: { id: 'p1', verion: 'v1' } }, 'prompt.verion', /Did you mean "version"/],
  ];
  for (const [patch, field, message] of cases) {
    const error = refusal({ model: 'demo', messages: hello, ...patch });
    t.match(error, { code: 'GW_REQUEST_INVALID', status: 400, field, message });
  }
});

await test('error messages do not repeat values from the request', async (t) => {
  t.notMatch(refusal({ model: 'demo', messages: 'my secret' }).message, /secret/);
  t.notMatch(
    refusal({ model: 'demo', messages: [{ role: `secret ${'x'.repeat(50)}`, content: '' }] }).message,
    /secret/,
  );
});

await test('tool call ids must be unique within a message; later messages may reuse them', async (t) => {
  const call = { id: 'c1', type: 'function', function: { name: 'a', arguments: '' } };
  const twice = [{ role: 'assistant', tool_calls: [call, call] }];
  t.match(refusal({ model: 'demo', messages: twice }), { field: 'messages[0].tool_calls[1].id' });
  const result = { role: 'tool', tool_call_id: 'c1', content: '"ok"' };
  const again = [
    ...hello,
    { role: 'assistant', tool_calls: [call] },
    result,
    { role: 'assistant', tool_calls: [call] },
    result,
  ];
  const { messages } = decode({ model: 'demo', messages: again });
  t.match(messages[1]?.content, [{ type: 'tool-call', id: 'c1', arguments: '{}' }], 'no arguments are an empty object');
});

await test("the gateway's own answer can be sent back unchanged", async (t) => {
  const citations = [{ url: 'https://a.test', start: 0, end: 6 }];
  const content = [{ type: 'text', text: 'Paris.' }];
  const message = { role: 'assistant', content, reasoning: 'Capital of France.', citations };
  const { messages } = decode({ model: 'demo', messages: [...hello, message, ...hello] });
  t.strictSame(messages[1], { role: 'assistant', content: [{ type: 'text', text: 'Paris.' }] });
});

await test('digits beyond 2^53 survive in arguments and schemas, and long decimals are numbers', async (t) => {
  const big = '{"id":9007199254740993,"ids":[12345678901234567890]}';
  const text = `{"model":"demo","messages":[
    {"role":"assistant","tool_calls":[{"id":"c","type":"function","function":{"name":"f","arguments":${JSON.stringify(big)}}}]},
    {"role":"tool","tool_call_id":"c","content":${JSON.stringify(big)}}],
    "tools":[{"name":"f","input_schema":{"const":9007199254740993}}],
    "parameters":{"temperature":0.69999999999999996}}`;
  const call = decode(parseJson(text) as JsonObject);
  t.match(call.messages, [
    { content: [{ type: 'tool-call', arguments: big }] },
    { content: [{ type: 'tool-result', content: [{ text: big }] }] },
  ]);
  t.equal(JSON.stringify(call.tools?.[0]?.inputSchema), '{"const":9007199254740993}');
  t.equal(call.sampling.temperature, 0.7);
});

await test('a tool without a schema takes no arguments, and an empty list of tools counts as absent', async (t) => {
  const { tools } = decode({ model: 'demo', messages: hello, tools: [{ name: 'sys_search_documents' }] });
  t.match(tools, [{ name: 'sys_search_documents', inputSchema: { type: 'object' } }]);
  t.equal(decode({ model: 'demo', messages: hello, tools: [] }).tools, undefined);
});

await test('any JSON object is either decoded or refused with a 400 that names a field', async (t) => {
  const value = fc.jsonValue() as fc.Arbitrary<JsonValue>;
  const names = fc.constantFrom(...Object.keys(everything), 'oops');
  const body = fc.dictionary(names, value).map((patch) => ({ ...everything, ...patch }));
  fc.assert(fc.property(body, isReadOrRefused), { numRuns: 500 });
  t.pass();
});

function isReadOrRefused(body: JsonObject): boolean {
  try {
    decode(body);
    return true;
  } catch (error) {
    return error instanceof GatewayError && error.status === 400 && error.field !== undefined;
  }
}

/** Every place in a JSON value, as a list of keys. */
function placesIn(value: JsonValue | undefined, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, member]) => placesIn(member as JsonValue, [...at, key]))];
}

function replaced(
  value: JsonValue,
  [key, ...rest]: readonly string[],
  by: JsonValue | undefined,
): JsonValue | undefined {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string, JsonValue | undefined>;
  const changed = replaced(copy[key] as JsonValue, rest, by);
  if (changed === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = changed ?? null;
  return copy as JsonValue;
}

await test('the published schema accepts exactly the requests that can be decoded', async (t) => {
  // Constraints that a schema cannot express are left out of the mutations: matching ids, URLs, unique names.
  const inTheSchema = (place: readonly string[]) =>
    place.length > 0 && !['id', 'tool_call_id', 'url', 'image_url'].includes(place.at(-1) ?? '');
  const places = placesIn(everything).filter(inTheSchema);
  const values = [null, undefined, true, 0, 1.5, -1, 21, '', 'x', '{}', [], {}, { oops: 1 }, ['x'], 'user', 'text'];
  const mutation = fc.tuple(fc.constantFrom(...places), fc.constantFrom<JsonValue | undefined>(...values));
  let refused = 0;
  const agrees = ([place, value]: readonly [readonly string[], JsonValue | undefined]) => {
    const body = replaced(everything, place, value) as JsonObject;
    // A removed call leaves its result without a matching call, which only the decoder detects.
    if (place.includes('tool_calls') || (place[0] === 'messages' && place.length < 3)) return true;
    const schemaSays = inferenceRequest.safeParse(body).success;
    const readerSays = wasRead(body);
    if (!readerSays) refused += 1;
    return schemaSays === readerSays;
  };
  fc.assert(fc.property(mutation, agrees), { numRuns: 3000 });
  t.ok(refused > 500, `${refused} mutations were refused by both`);
  t.ok(inferenceRequest.safeParse(everything).success && wasRead(everything));
});

function wasRead(body: JsonObject): boolean {
  try {
    decode(body);
    return true;
  } catch {
    return false;
  }
}

await test("an assistant's message may have two hundred thousand calls", async (t) => {
  const calls = Array.from({ length: 200_000 }, (_, at) => ({
    id: `c${at}`,
    type: 'function',
    function: { name: 'f', arguments: '{}' },
  }));
  const messages = [{ role: 'assistant', content: 'Wait.', tool_calls: calls }];
  t.equal(decode({ model: 'm', messages }).messages[0]?.content.length, calls.length + 1);
});
