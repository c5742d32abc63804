import { test } from 'tap';
import type { ChatCall, EmbeddingCall, JsonObject } from '../../../core/api/index.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import {
  ownCall,
  refusal,
  sampleCall,
  sampleExchange,
  sampleProvider,
  stoppedClock,
} from '../fixtures/sample-provider.js';
import { providerConfig } from '../config.js';
import { thinkingStyle } from './encode-thinking.js';
import plugin from '../plugin.js';
import { answer, bodyFor, sentFor } from '../fixtures/sent-request.js';

await test('a call of another dialect becomes a minimal request; only the token limit is added', async (t) => {
  t.strictSame(await bodyFor(sampleCall()), {
    model: 'claude-x',
    max_tokens: 8192,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }],
  });
});

await test('the token limit is the client’s, then the model’s, then the configured one', async (t) => {
  const models = [{ id: 'claude-x', maxTokens: 64_000 }, 'claude-y'];
  const bound = async (fields: Partial<ChatCall>) =>
    (await bodyFor(sampleCall(fields), { models, defaultMaxTokens: 500 }))['max_tokens'];
  t.equal(await bound({ maxOutputTokens: 7 }), 7);
  t.equal(await bound({}), 64_000);
  t.equal(await bound({ model: 'claude-y' }), 500);
});

await test('the provider gets its own name of the model', async (t) => {
  const models = [{ id: 'fast', upstream: 'claude-haiku-9' }, 'claude-*'];
  t.equal((await bodyFor(sampleCall({ model: 'fast' }), { models }))['model'], 'claude-haiku-9');
  t.equal((await bodyFor(sampleCall({ model: 'anthropic/fast' }), { models }))['model'], 'claude-haiku-9');
  t.equal((await bodyFor(sampleCall({ model: 'claude-next' }), { models }))['model'], 'claude-next');
});

await test('sampling parameters are sent only if they are set, within the provider’s bounds', async (t) => {
  const sampling = { temperature: 1.7, topP: 0.9, topK: 5, frequencyPenalty: 1, seed: 3, stop: ['END', '\n', ' '] };
  t.match(await bodyFor(sampleCall({ sampling })), {
    temperature: 1,
    top_p: 0.9,
    top_k: 5,
    stop_sequences: ['END'],
    frequency_penalty: undefined,
    seed: undefined,
  });
  const body = await bodyFor(sampleCall({ sampling: { stop: ['\n'] } }));
  t.equal(body['stop_sequences'], undefined);
});

await test('a response schema, an end user and a stream flag are passed on', async (t) => {
  const schema = { type: 'object' };
  const body = await bodyFor(
    sampleCall({ stream: true, endUserId: 'u-1', responseFormat: { type: 'json-schema', name: 'x', schema } }),
  );
  t.match(body, {
    stream: true,
    metadata: { user_id: 'u-1' },
    output_config: { format: { type: 'json_schema', schema } },
  });
});

await test('a schema is converted to the provider’s strict form, and what it cannot enforce is added to the description', async (t) => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      count: { type: 'integer', minimum: 1, description: 'How many.' },
      name: { type: ['string', 'null'], pattern: '^a' },
      when: { type: 'string', format: 'date' },
      link: { type: 'string', format: 'iri' },
      rows: { type: 'array', minItems: 1, items: { type: 'object', properties: {}, additionalProperties: true } },
      one: { oneOf: [{ $ref: '#/$defs/leaf' }, { type: 'array', items: { type: 'string' }, minItems: 2 }] },
      kind: { enum: ['a'] },
      map: { type: 'object', additionalProperties: { type: 'object' } },
    },
    required: ['count'],
    $defs: { leaf: { type: 'object', properties: { leaf: { $ref: '#/$defs/leaf' } } } },
  };
  const strict = {
    type: 'object',
    properties: {
      count: { type: 'integer', description: 'How many.\n\n{minimum: 1}' },
      name: { type: ['string', 'null'], description: '{pattern: "^a"}' },
      when: { type: 'string', format: 'date' },
      link: { type: 'string', description: '{format: "iri"}' },
      rows: { type: 'array', minItems: 1, items: { type: 'object', properties: {}, additionalProperties: false } },
      one: {
        anyOf: [{ $ref: '#/$defs/leaf' }, { type: 'array', items: { type: 'string' }, description: '{minItems: 2}' }],
      },
      kind: { enum: ['a'] },
      map: { type: 'object', additionalProperties: { type: 'object', additionalProperties: false } },
    },
    required: ['count'],
    $defs: { leaf: { type: 'object', properties: { leaf: { $ref: '#/$defs/leaf' } }, additionalProperties: false } },
    additionalProperties: false,
  };
  const answer = await bodyFor(sampleCall({ responseFormat: { type: 'json-schema', schema } }));
  t.strictSame(answer['output_config'], { format: { type: 'json_schema', schema: strict } });
  const tools = [
    { name: 'f', inputSchema: schema, strict: true },
    { name: 'g', inputSchema: schema },
  ];
  const [enforced, loose] = (await bodyFor(sampleCall({ tools })))['tools'] as JsonObject[];
  t.strictSame(enforced, { name: 'f', input_schema: strict, strict: true });
  const { $schema: _, ...rules } = schema;
  t.strictSame(loose, { name: 'g', input_schema: rules }, 'what nobody enforces is left alone');
});

await test('JSON without a schema is requested by an instruction after all others', async (t) => {
  const responseFormat = { type: 'json' } as const;
  const user = { role: 'user', content: [{ type: 'text', text: 'Hi' }] } as const;
  const system = { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] } as const;
  const body = await bodyFor(sampleCall({ messages: [system, user], responseFormat }));
  t.match(body['system'], [
    { type: 'text', text: 'Be brief.' },
    { type: 'text', text: /one JSON object and nothing else/ },
  ]);
  t.equal(body['output_config'], undefined);
  const alone = await bodyFor(sampleCall({ messages: [user], responseFormat }));
  t.match(alone['system'], [{ text: /one JSON object/ }]);
  t.equal((alone['system'] as unknown[]).length, 1);
  t.equal((await bodyFor(sampleCall({ messages: [user] })))['system'], undefined);
});

const styles = [
  ['claude-3-5-sonnet-20241022', 'none'],
  ['claude-3-haiku-20240307', 'none'],
  ['claude-3-7-sonnet-latest', 'budget'],
  ['claude-sonnet-4-20250514', 'budget'],
  ['claude-opus-4-1-20250805', 'budget'],
  ['us.anthropic.claude-sonnet-4-5-20250929', 'budget'],
  ['claude-haiku-4-5', 'budget'],
  ['claude-sonnet-4@20250514', 'budget'],
  ['claude-opus-4-6', 'adaptive'],
  ['claude-opus-4-7-20260416', 'adaptive'],
  ['claude-sonnet-5', 'adaptive'],
  ['claude-opus-5-5', 'adaptive'],
  ['kimi-k3', 'budget'],
] as const;

await test('the style of the reasoning options depends on the model’s name', async (t) => {
  for (const [model, style] of styles) t.equal(thinkingStyle(model, new Set()), style, model);
});

await test('an effort is converted to the options that the model’s generation supports', async (t) => {
  const asking = async (model: string, fields: Partial<ChatCall>) => {
    const { thinking, output_config, max_tokens } = await bodyFor(sampleCall({ model, ...fields }));
    return { thinking, output_config, max_tokens };
  };
  const high = { reasoning: { effort: 'high' } };
  const none = { thinking: undefined, output_config: undefined };
  t.strictSame(await asking('claude-opus-5', high), {
    thinking: { type: 'adaptive' },
    output_config: { effort: 'high' },
    max_tokens: 8192,
  });
  t.strictSame(await asking('claude-opus-5', { reasoning: { effort: 'minimal' } }), {
    thinking: { type: 'adaptive' },
    output_config: { effort: 'low' },
    max_tokens: 8192,
  });
  t.match(await asking('claude-opus-5', { reasoning: { effort: 'none' } }), { thinking: { type: 'disabled' } });
  t.match(await asking('claude-sonnet-4-5', high), {
    thinking: { type: 'enabled', budget_tokens: 16_384 },
    max_tokens: 8192 + 16_384,
  });
  t.match(await asking('claude-sonnet-4-5', { ...high, maxOutputTokens: 4000 }), {
    thinking: { type: 'enabled', budget_tokens: 3200 },
    max_tokens: 4000,
  });
  t.match(await asking('claude-sonnet-4-5', { ...high, maxOutputTokens: 1200 }), { ...none, max_tokens: 1200 });
  t.match(await asking('claude-sonnet-4-5', { reasoning: { budgetTokens: 100 } }), {
    thinking: { type: 'enabled', budget_tokens: 1024 },
  });
  t.match(await asking('claude-sonnet-4-5', { reasoning: { enabled: false } }), none);
  t.match(await asking('claude-3-haiku', high), none);
});

await test('with reasoning, no temperature is sent; with a forced tool, reasoning is disabled', async (t) => {
  const reasoning = { effort: 'high' };
  const sampling = { temperature: 0.2, topP: 0.5, topK: 3, stop: ['END'] };
  const thinking = await bodyFor(sampleCall({ model: 'claude-opus-5', reasoning, sampling }));
  t.match(thinking, { temperature: undefined, top_p: undefined, top_k: undefined, stop_sequences: ['END'] });
  const tools = [{ name: 'f', inputSchema: {} }];
  const forced = await bodyFor(sampleCall({ reasoning, sampling, tools, toolChoice: { type: 'required' } }));
  t.match(forced, { thinking: undefined, output_config: undefined, temperature: 0.2 });
});

await test('the provider’s own credentials are sent, never the client’s', async (t) => {
  const { request } = await sentFor(sampleCall());
  t.strictSame(request.headers, {
    'content-type': 'application/json',
    accept: 'application/json',
    'anthropic-version': '2023-06-01',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    tracestate: 'vendor=1',
    'x-api-key': 'secret',
  });
  t.equal(request.url, 'https://api.anthropic.com/v1/messages');
  const bearer = await sentFor(sampleCall({ stream: true }), {
    authScheme: 'bearer',
    version: '2026-10-21',
    headers: { 'X-Team': 'blue' },
    baseUrl: 'http://127.0.0.1:1/anthropic/v1/',
    headersTimeoutMs: 5,
    idleTimeoutMs: 6,
  });
  t.match(bearer.request, {
    url: 'http://127.0.0.1:1/anthropic/v1/messages',
    headersTimeoutMs: 5,
    idleTimeoutMs: 6,
    headers: {
      accept: 'text/event-stream',
      authorization: 'Bearer secret',
      'anthropic-version': '2026-10-21',
      'x-team': 'blue',
    },
  });
  t.equal(bearer.request.headers['x-api-key'], undefined);
});

await test('the client’s abort signal is passed to the request', async (t) => {
  const { signal } = new AbortController();
  const http = new ScriptedHttpClient({ body: answer });
  const dispatch = await sampleProvider(http);
  await dispatch(sampleCall(), sampleExchange({ signal }));
  t.equal(http.exchanges[0]?.request.exchange?.signal, signal);
});

await test('the bytes of a client with the same dialect are sent unchanged, with its version and betas', async (t) => {
  const bytes = Buffer.from('{ "model":"claude-x", "max_tokens":10, "unknown":[1e400], "messages":[] }');
  const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'one,two' };
  const call = ownCall({});
  Object.assign(call.source, { bytes, headers });
  const { request } = await sentFor(call);
  t.equal(request.body, bytes);
  t.match(request.headers, { ...headers, 'x-api-key': 'secret' });
});

await test('headers of clients with another dialect are not passed on', async (t) => {
  const call = sampleCall();
  Object.assign(call.source, { headers: { 'openai-beta': 'x', 'anthropic-beta': 'y' } });
  const { request } = await sentFor(call);
  t.equal(request.headers['openai-beta'], undefined);
  t.equal(request.headers['anthropic-beta'], undefined);
});

await test('models of other providers are left to them, and embeddings are refused', async (t) => {
  const http = new ScriptedHttpClient({ body: answer });
  const config = plugin.config.parse({});
  const contributions = await plugin.setup({
    id: 'anthropic',
    config,
    services: { http, clock: stoppedClock(), accounts: undefined },
    log: { child: () => ({}) } as never,
  });
  t.equal(await contributions.dispatch?.(sampleCall({ model: 'gpt-x' }), sampleExchange()), undefined);
  t.match(contributions.models, [{ modelId: 'claude-*', provider: 'anthropic', takesSampling: false }]);
  const embedding = { ...sampleCall(), kind: 'embedding', inputs: ['x'] } as unknown as EmbeddingCall;
  const error = await refusal((async () => contributions.dispatch?.(embedding, sampleExchange()))());
  t.match(error, { code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'model' });
  t.equal(http.exchanges.length, 0);
});

await test('a member without which the answer would be another, and that only the dialect of the client knows, is refused', async (t) => {
  const spoken = bodyFor(sampleCall({ ownMembers: ['modalities'] }));
  t.match(await refusal(spoken), { code: 'GW_REQUEST_UNSUPPORTED', field: 'modalities' });
});

await test('unknown options are errors', async (t) => {
  t.throws(() => plugin.config.parse({ apikey: 'x' }));
  t.throws(() => plugin.config.parse({ baseUrl: 'ftp://x.test' }));
});

await test('an address with the path of an operation is refused, because that path is added', (t) => {
  const isTaken = (baseUrl: string): boolean => providerConfig.safeParse({ baseUrl }).success;
  t.ok(isTaken('http://provider.test/v1'));
  t.notOk(isTaken('http://provider.test/v1/messages'));
  t.end();
});

await test('a key that the server quotes is masked in its error', async (t) => {
  const body = { type: 'error', error: { type: 'api_error', message: 'Cannot route the key sk-operator-1.' } };
  const dispatch = await sampleProvider(new ScriptedHttpClient({ status: 500, body }), { apiKey: 'sk-operator-1' });
  t.equal((await refusal(dispatch(sampleCall({})))).message, 'Cannot route the key [withheld].');
});
