import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject, Message } from '../../../core/api/index.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import { answer, claude, nova, objectIn, refusal, sampleCall, sampleProvider } from '../fixtures/sample-provider.js';

const refuses = (message: string): ScriptedReply => ({ status: 400, body: { message } });

/** The bodies that are sent for the same call twice, if the first attempt is refused with this message. */
async function bodiesFor(call: ChatCall, message: string): Promise<JsonObject[]> {
  const http = new ScriptedHttpClient(refuses(message), { body: answer });
  const dispatch = await sampleProvider(http);
  await dispatch(call);
  await dispatch(call);
  return http.exchanges.map(({ body }) => objectIn(body));
}

await test('a parameter that the client has not sent and the model refuses is omitted, in this call and later ones', async (t) => {
  const call = sampleCall(
    { sampling: { temperature: 0.7, topP: 0.9, stop: ['x'] } },
    { parameters: { temperature: 0.7 } },
  );
  for (const message of [
    'The model returned the following errors: `top_p` is deprecated for this model.',
    "This model doesn't support the topP field. Remove topP and try again.",
  ]) {
    const bodies = await bodiesFor(call, message);
    t.match(bodies[0], { inferenceConfig: { temperature: 0.7, topP: 0.9 } });
    const expected = { temperature: 0.7, stopSequences: ['x'] };
    t.strictSame(
      bodies.slice(1).map((body) => body['inferenceConfig']),
      [expected, expected],
    );
  }
});

await test('a parameter that the client has sent is never omitted', async (t) => {
  const message = "This model doesn't support the temperature field. Remove temperature and try again.";
  const http = new ScriptedHttpClient(refuses(message));
  const dispatch = await sampleProvider(http);
  const call = sampleCall({ sampling: { temperature: 0.7 } }, { temperature: 0.7 });
  t.equal((await refusal(dispatch(call))).message, message);
  t.equal(http.exchanges.length, 1);
});

const schema = { type: 'object', properties: { n: { type: 'integer', minimum: 1 } }, required: ['n'] };
const asksForSchema = sampleCall({ responseFormat: { type: 'json-schema', name: 'n', schema } });

await test('a model that does not enforce schemas is told the schema instead, so that it is never lost', async (t) => {
  for (const message of [
    'The model returned the following errors: output_config.format: Extra inputs are not permitted',
    "This model doesn't support the outputConfig.textFormat field. Remove outputConfig.textFormat and try again.",
    'Structured output is not supported for this model.',
  ]) {
    const [first, ...later] = await bodiesFor(asksForSchema, message);
    t.match(first?.['outputConfig'], { textFormat: { type: 'json_schema' } });
    t.equal(first?.['system'], undefined);
    for (const body of later) {
      t.equal(body['outputConfig'], undefined);
      t.match(body['system'], [{ text: /valid against this JSON Schema[^]*"minimum":1/ }]);
    }
  }
});

await test('an error about one schema is the client’s, and the model keeps its ability', async (t) => {
  const message = "output_config.format.schema: For 'array' type, property 'maxItems' is not supported";
  const http = new ScriptedHttpClient(refuses(message));
  t.equal((await refusal((await sampleProvider(http))(asksForSchema))).message, message);
  t.equal(http.exchanges.length, 1);
});

await test('a model that does not enforce the schemas of tools gets them as they are', async (t) => {
  const call = sampleCall({ tools: [{ name: 'f', inputSchema: schema, strict: true }] });
  const [first, second, third] = await bodiesFor(call, 'tools.0.custom.strict: Extra inputs are not permitted');
  const specOf = (body: JsonObject | undefined) =>
    (body?.['toolConfig'] as { tools: [{ toolSpec: object }] } | undefined)?.tools[0].toolSpec;
  t.match(specOf(first), { strict: true, inputSchema: { json: { additionalProperties: false } } });
  t.strictSame(specOf(second), { name: 'f', inputSchema: { json: schema } });
  t.strictSame(specOf(third), specOf(second));
});

await test('a model that knows no options for reasoning is asked without', async (t) => {
  const call = sampleCall({ model: 'openai.gpt-oss-20b-1:0', reasoning: { effort: 'high' } });
  const [first, second] = await bodiesFor(call, "Unknown parameter: 'reasoning_effort'.");
  t.match(first, { additionalModelRequestFields: { reasoning_effort: 'high' } });
  t.equal(second?.['additionalModelRequestFields'], undefined);
});

await test('betas of a client that models of Bedrock may know are passed on, and left out if they refuse them', async (t) => {
  const call = (model: string, betas: string) => {
    const plain = sampleCall({ model });
    return { ...plain, source: { ...plain.source, headers: { 'anthropic-beta': betas } } } as ChatCall;
  };
  const sent =
    'claude-code-20250219, context-1m-2025-08-07,context-management-2025-06-27,interleaved-thinking-2025-05-14';
  const [first, second, third] = await bodiesFor(
    call(claude, sent),
    'The model returned the following errors: invalid beta flag',
  );
  const anthropic_beta = ['context-1m-2025-08-07', 'interleaved-thinking-2025-05-14'];
  t.match(first, { additionalModelRequestFields: { anthropic_beta } });
  for (const body of [second, third]) t.equal(body?.['additionalModelRequestFields'], undefined);
  for (const other of [call(nova, sent), call(claude, 'claude-code-20250219')]) {
    const http = new ScriptedHttpClient({ body: answer });
    await (await sampleProvider(http))(other);
    t.equal(objectIn(http.exchanges[0]?.body ?? '')['additionalModelRequestFields'], undefined);
  }
});

await test('a model that refuses cache points gets none', async (t) => {
  const extras = { cache_control: { type: 'ephemeral' }, citations: {} };
  const call = sampleCall({
    model: claude,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi', extras }] }],
    tools: [{ name: 'f', inputSchema: { type: 'object' }, extras }],
  });
  const message = 'Malformed input request: #/messages/0/content/1: extraneous key [cachePoint] is not permitted';
  const [first, second, third] = await bodiesFor(call, message);
  t.match(first, { messages: [{ content: [{ text: 'Hi' }, { cachePoint: Object }] }] });
  for (const body of [second, third]) {
    t.strictSame(body?.['messages'], [{ role: 'user', content: [{ text: 'Hi' }] }]);
    t.match(body?.['toolConfig'], { tools: { length: 1 } });
  }
});

await test('documents are cited if the client wants that, in results of tools as well, until a model says that it cannot', async (t) => {
  const document = (enabled: boolean): ContentBlock => ({
    type: 'file',
    source: { kind: 'text', text: 'It rains.' },
    fileName: 'weather',
    extras: { citations: { enabled } },
  });
  const result: ContentBlock = { type: 'tool-result', toolCallId: 'a', content: [document(true)] };
  const called: ContentBlock = { type: 'tool-call', id: 'a', name: 'f', arguments: '{}' };
  const call = sampleCall({
    model: claude,
    messages: [
      { role: 'user', content: [document(true), document(false)] },
      { role: 'assistant', content: [called] },
      { role: 'tool', content: [result] },
    ],
    tools: [{ name: 'f', inputSchema: {} }],
  });
  const citedIn = (body: JsonObject = {}): readonly unknown[] => {
    const [first, , third] = body['messages'] as { content: JsonObject[] }[];
    const inside = third?.content[0]?.['toolResult'] as { content: JsonObject[] };
    return [...(first?.content ?? []), ...inside.content]
      .filter(({ document: sent }) => sent !== undefined)
      .map(({ document: sent }) => (sent as JsonObject)['citations']);
  };
  const message = "This model doesn't support citations. Remove the citations field and try again.";
  const [first, second, third] = await bodiesFor(call, message);
  t.strictSame(citedIn(first), [{ enabled: true }, undefined, { enabled: true }]);
  for (const body of [second, third]) t.strictSame(citedIn(body), [undefined, undefined, undefined]);
});

await test('other refusals are not retried', async (t) => {
  const invalid = 'The value of thinking.budget_tokens must be less than maxTokens.';
  for (const [call, message] of [
    [sampleCall({ model: claude, reasoning: { effort: 'high' } }), invalid],
    [sampleCall({ model: nova }), "This model doesn't support the outputConfig field."],
  ] as const) {
    const http = new ScriptedHttpClient(refuses(message));
    t.equal((await refusal((await sampleProvider(http))(call))).message, message);
    t.equal(http.exchanges.length, 1);
  }
});

await test('a limit of generated tokens above that of the model is lowered, whoever has set it', async (t) => {
  const message =
    'The maximum tokens you requested exceeds the model limit of 8192. Try again with a maximum tokens value that is lower than 8192.';
  const limits = (bodies: readonly JsonObject[]) => bodies.map((body) => body['inferenceConfig']);
  const lowered = [{ maxTokens: 64_000 }, { maxTokens: 8192 }, { maxTokens: 8192 }];
  t.strictSame(limits(await bodiesFor(sampleCall({ maxOutputTokens: 64_000 }), message)), lowered);
  const http = new ScriptedHttpClient(refuses(message), { body: answer });
  const dispatch = await sampleProvider(http, { defaultMaxTokens: 64_000 });
  for (const maxOutputTokens of [undefined, 64_000, 5]) {
    await dispatch(sampleCall(maxOutputTokens === undefined ? {} : { maxOutputTokens }));
  }
  t.strictSame(limits(http.exchanges.map(({ body }) => objectIn(body))), [...lowered, { maxTokens: 5 }]);
});

await test('a budget of thinking stays below a lowered limit', async (t) => {
  const message = 'max_tokens: 64000 > 8192, which is the maximum allowed number of output tokens for claude-x';
  const call = sampleCall({ model: claude, maxOutputTokens: 64_000, reasoning: { budgetTokens: 20_000 } });
  const [, second = {}] = await bodiesFor(call, message);
  t.match(second, { inferenceConfig: { maxTokens: 8192 } });
  const { thinking } = second['additionalModelRequestFields'] as { thinking: { budget_tokens: number } };
  t.ok(thinking.budget_tokens >= 1024 && thinking.budget_tokens < 8192);
});

await test('a model that refuses an answer at the end of a conversation gets a turn of the user behind it', async (t) => {
  const begun: Message = { role: 'assistant', content: [{ type: 'text', text: 'Hello' }] };
  const call = sampleCall({ messages: [...sampleCall().messages, begun] });
  const message =
    'This model does not support assistant message prefill. The conversation must end with a user message.';
  const [first, ...later] = await bodiesFor(call, message);
  t.match(first, { messages: { length: 2 } });
  for (const { messages } of later)
    t.match((messages as unknown[])[2], { role: 'user', content: [{ text: 'Continue.' }] });
});

await test('a model that always reasons is asked for the least, and others’ wishes still reach it', async (t) => {
  const model = 'global.anthropic.claude-opus-5-5';
  const message =
    'The model returned the following errors: "thinking.type.disabled" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.';
  const http = new ScriptedHttpClient(refuses(message), { body: answer });
  const dispatch = await sampleProvider(http);
  await dispatch(sampleCall({ model, reasoning: { effort: 'none' } }));
  await dispatch(sampleCall({ model, reasoning: { effort: 'high' } }));
  const sent = http.exchanges.map(({ body }) => objectIn(body)['additionalModelRequestFields']);
  t.strictSame(sent, [
    { thinking: { type: 'disabled' } },
    { output_config: { effort: 'low' } },
    { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } },
  ]);
});

await test('arguments whose names are refused get others, in this call and later ones', async (t) => {
  const tools = [{ name: 'f', inputSchema: { type: 'object', properties: { $top: {} } } }];
  const message = "tools.0.custom.input_schema.properties: Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'";
  const [first, ...later] = await bodiesFor(sampleCall({ model: claude, tools }), message);
  t.match(JSON.stringify(first), '"properties":{"$top":{}}');
  t.equal(later.length, 2);
  for (const body of later) t.match(JSON.stringify(body), '"properties":{"_top_81bf98e4":{}}');
});

await test('a tool that must be called becomes an instruction for a model that takes no such choice', async (t) => {
  const tools = [{ name: 'f', inputSchema: {} }];
  const call = sampleCall({ model: claude, tools, toolChoice: { type: 'required' } });
  const [first, ...later] = await bodiesFor(call, 'This model does not support tool_choice that forces tool use.');
  t.match(first, { toolConfig: { toolChoice: { any: Object } } });
  for (const body of later) {
    t.strictSame((body['toolConfig'] as JsonObject)['toolChoice'], { auto: {} });
    t.match(JSON.stringify(body['messages']), 'a call of a tool');
  }
});

await test('signatures of which a client has not kept the thinking are omitted where Claude refuses them, in that call only', async (t) => {
  const user: Message = { role: 'user', content: [{ type: 'text', text: 'A' }] };
  const tool: Message = {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: 'c', content: [{ type: 'text', text: '1' }] }],
  };
  const emptied: ContentBlock = { type: 'reasoning', text: '', signature: 'c2ln' };
  const asked: ContentBlock = { type: 'tool-call', id: 'c', name: 'f', arguments: '{}' };
  const messages: Message[] = [user, { role: 'assistant', content: [emptied, asked] }, tool];
  const reasoning = { budgetTokens: 2000 };
  const call = sampleCall({ model: claude, messages, reasoning, tools: [{ name: 'f', inputSchema: {} }] });
  const http = new ScriptedHttpClient(refuses('messages.1.content.0: Invalid `signature` in `thinking` block'), {
    body: answer,
  });
  const dispatch = await sampleProvider(http);
  await dispatch(call);
  await dispatch(call);
  const [first, second, third] = http.exchanges.map(({ body }) => body);
  for (const name of ['reasoningContent', 'budget_tokens']) {
    t.match(first, name);
    t.notMatch(second, name, 'without its thoughts, the model could not go on thinking');
  }
  t.match(second, 'toolUse');
  t.equal(third, first);
});
