import { test } from 'tap';
import {
  type ChatCall,
  type ContentBlock,
  type JsonObject,
  type Message,
  parseJson,
  stringifyJson,
} from '../../../core/api/index.js';
import { objectIn, ownCall } from '../fixtures/sample-provider.js';
import { assistant, bodyFor, system, text, user } from '../fixtures/sent-request.js';

const ownBody = {
  stream: true,
  temperature: 0.3,
  service_tier: 'auto',
  system: [{ type: 'text', text: 'A', cache_control: { type: 'ephemeral' } }],
  messages: [{ role: 'user', content: 'Hi', unknown: 1 }],
  tools: [{ name: 'f', input_schema: {}, defer_loading: true }],
  output_config: { effort: 'low', unknown: 2, format: { type: 'json_schema', schema: { a: 1 } } },
  metadata: { user_id: 'u', unknown: 3 },
  prompt: { variables: {} },
  id: parseJson('12345678901234567890'),
};

const ownFields: Partial<ChatCall> = {
  stream: true,
  maxOutputTokens: 10,
  sampling: { temperature: 0.3 },
  reasoning: { effort: 'low' },
  responseFormat: { type: 'json-schema', schema: { a: 1 } },
  endUserId: 'u',
  tools: [{ name: 'f', inputSchema: {}, extras: { defer_loading: true } }],
  prompt: { variables: {} },
};

/** The body that is sent when a hook has changed these fields of a call with the same dialect. */
async function overlaid(changes: Partial<ChatCall>, settings: JsonObject = {}): Promise<JsonObject> {
  return bodyFor({ ...ownCall(ownBody, ownFields), ...changes }, settings);
}

await test('a model with another name at the provider changes only the model field', async (t) => {
  const settings = { models: [{ id: 'claude-x', upstream: 'claude-y' }] };
  const expected = { model: 'claude-x', max_tokens: 10, ...ownBody };
  const body = await overlaid({}, settings);
  t.equal(stringifyJson(body), stringifyJson({ ...expected, model: 'claude-y' }));
});

await test('each change of a hook is applied to the client’s body, and nothing else changes', async (t) => {
  const before = await overlaid({ metadata: {} });
  t.strictSame(before, objectIn(stringifyJson({ model: 'claude-x', max_tokens: 10, ...ownBody })));
  const changes: readonly (readonly [Partial<ChatCall>, JsonObject])[] = [
    [{ stream: false }, { stream: undefined }],
    [{ maxOutputTokens: 5 }, { max_tokens: 5 }],
    [{ maxOutputTokens: undefined }, { max_tokens: 8192 }],
    [{ sampling: {} }, { temperature: undefined }],
    [
      { sampling: { temperature: 0.3, topP: 0.5, topK: 2, stop: ['x'] } },
      { top_p: 0.5, top_k: 2, stop_sequences: ['x'] },
    ],
    [{ endUserId: 'v' }, { metadata: { user_id: 'v', unknown: 3 } }],
    [{ prompt: undefined }, { prompt: undefined }],
    [{ responseFormat: undefined }, { output_config: { effort: 'low', unknown: 2 } }],
    [
      { reasoning: { effort: 'high' } },
      { thinking: { type: 'adaptive' }, output_config: { ...ownBody.output_config, effort: 'high' } },
    ],
    [{ reasoning: undefined }, { output_config: { unknown: 2, format: ownBody.output_config.format } }],
  ];
  for (const [change, expected] of changes) {
    const wanted = objectIn(stringifyJson({ ...before, ...expected }));
    t.strictSame(await overlaid(change, { models: ['claude-*'] }), wanted, stringifyJson({ ...expected }));
  }
});

await test('if a hook reduces the token limit below the client’s reasoning budget, the budget is reduced too', async (t) => {
  const thinking = { type: 'enabled', budget_tokens: 4000 };
  const given = { model: 'claude-sonnet-4-5', max_tokens: 5000, thinking, messages: [{ role: 'user', content: 'Hi' }] };
  const sent = async (maxOutputTokens: number, body: JsonObject = given): Promise<JsonObject> => {
    const reasoning = { enabled: true, budgetTokens: 4000 };
    const original = ownCall(body, { model: 'claude-sonnet-4-5', maxOutputTokens: 5000, reasoning });
    const call = { ...original, maxOutputTokens };
    return bodyFor(call);
  };
  t.match(await sent(4500), { max_tokens: 4500, thinking }, 'not while it fits');
  t.match(await sent(3000), { max_tokens: 3000, thinking: { type: 'enabled', budget_tokens: 2400 } });
  t.match(await sent(500), { max_tokens: 500, thinking: undefined }, 'nor thinks a model that has no room for it');
  const interleaved = { ...given, max_tokens: 3500 };
  t.match(await sent(3000, interleaved), { max_tokens: 3000, thinking }, 'a client may know why it allows more');
});

await test('changed tools and tool choices are encoded again with their extra fields', async (t) => {
  const search = { type: 'web_search_20250305', name: 'web_search' };
  const body = await overlaid({
    tools: [
      { name: 'f', inputSchema: {}, extras: { defer_loading: true, name: 'ignored' } },
      { name: 'web_search', inputSchema: {}, opaque: { dialect: 'anthropic-messages', value: search } },
    ],
    toolChoice: { type: 'tool', name: 'f' },
  });
  t.strictSame(body['tools'], [{ defer_loading: true, name: 'f', input_schema: { type: 'object' } }, search]);
  t.strictSame(body['tool_choice'], { type: 'tool', name: 'f' });
  const without = await overlaid({ tools: undefined });
  t.equal(without['tools'], undefined);
});

await test('changed messages keep the fields and blocks that are specific to the dialect', async (t) => {
  const cache_control = { type: 'ephemeral' };
  const found = { type: 'search_result', source: 'https://a.test', title: 'A', citations: { enabled: true } };
  const server = { type: 'server_tool_use', id: 's', name: 'web_search', input: {} };
  const reference = { type: 'tool_reference', tool_name: 'f' };
  const removal = { type: 'tool_removal', tool: { type: 'tool_reference', name: 'f' } };
  const summary = { type: 'compaction', content: 'They met.', encrypted_content: 'x' };
  const messages: Message[] = [
    system({ ...text('S'), extras: { cache_control } } as ContentBlock),
    { ...user({ ...text('Hi'), extras: { cache_control } } as ContentBlock), extras: { clear_at: 5 } },
    assistant(
      { type: 'text', text: 'They met.', extras: summary },
      { type: 'opaque', dialect: 'anthropic-messages', value: server },
      text('B'),
    ),
    system(text('Later.')),
    user({
      type: 'file',
      source: { kind: 'text', text: 'found' },
      fileName: 'A',
      extras: { type: 'search_result', source: 'https://a.test', citations: { enabled: true } },
    }),
    user({ type: 'file', source: { kind: 'text', text: 'a' }, extras: { source: { type: 'content' } } }),
    user({ type: 'text', text: 'The tool f can be called.', extras: reference }),
    user({ type: 'text', text: 'From here on, the tool f cannot be called.', extras: removal }),
  ];
  const old = await overlaid({ messages });
  t.strictSame(old['system'], [
    { cache_control, type: 'text', text: 'S' },
    { type: 'text', text: 'Later.' },
  ]);
  t.strictSame(old['messages'], [
    { clear_at: 5, role: 'user', content: [{ cache_control, type: 'text', text: 'Hi' }] },
    { role: 'assistant', content: [summary, server, { type: 'text', text: 'B' }] },
    {
      role: 'user',
      content: [
        { ...found, content: [{ type: 'text', text: 'found' }] },
        { type: 'document', source: { type: 'content', content: 'a' } },
        reference,
        removal,
      ],
    },
  ]);
  const call = ownCall(ownBody, ownFields);
  Object.assign(call.source, { headers: { 'anthropic-version': '2026-10-21' } });
  const now = await bodyFor({ ...call, messages });
  t.match(now['messages'], [Object, Object, { role: 'system', content: [{ text: 'Later.' }] }, Object]);
  t.match(now['system'], [{ text: 'S' }]);
});

await test('system messages inside a conversation stay there if the client has put some there, whatever its version', async (t) => {
  const body = {
    messages: [
      { role: 'user', content: 'Hi' },
      { role: 'system', content: 'Later.' },
      { role: 'user', content: 'And?' },
    ],
  };
  const call = ownCall(body, { messages: [user(text('Hi')), system(text('Later.')), user(text('And?'))] });
  const changed = { ...call, messages: [user(text('Hello')), ...call.messages.slice(1)] };
  t.match((await bodyFor(changed))['messages'], [
    { role: 'user', content: [{ text: 'Hello' }] },
    { role: 'system', content: [{ text: 'Later.' }] },
    { role: 'user' },
  ]);
});
