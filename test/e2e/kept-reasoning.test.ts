/**
 * Compatible endpoints of the OpenAI dialect need reasoning back in members that only they have: `reasoning_details` (OpenRouter) and `extra_content`
 * of tool calls (Gemini); the Responses API needs its encrypted reasoning. The official SDKs bring them back, although most know nothing of them.
 * Clients of the Responses API also bring back what tools of the provider have done.
 */
import type { Content } from '@google/genai';
import type OpenAI from 'openai';
import { type Test, test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { modelAt, startProviderGateway, stageHeader } from '../fixtures/gateways/provider-gateway.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderCall,
  startProviderServer,
} from '../fixtures/providers/provider-server.js';
import { continueMessages, continueResponses, question, schema } from '../fixtures/sdk/continued-calls.js';
import { anthropicClient, googleClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

const model = modelAt('openai', 'router');

const format = 'anthropic-claude-v1';
const thought = { type: 'reasoning.text', text: 'Hmm.', signature: 'c2ln', format, index: 0 };
const secret = { type: 'reasoning.encrypted', data: 'ZW5j', id: 'call_1', format: 'google-gemini-v1', index: 1 };
const extra_content = { google: { thought_signature: 'dGhv' } };
const called = { id: 'call_1', type: 'function', function: { name: 'lookup', arguments: '{"id":1}' }, extra_content };

const deltas: readonly JsonObject[] = [
  { role: 'assistant', content: '', reasoning: 'Hm', reasoning_details: [{ ...thought, text: 'Hm', signature: null }] },
  { reasoning: 'm.', reasoning_details: [{ type: 'reasoning.text', text: 'm.', index: 0 }] },
  { reasoning_details: [{ type: 'reasoning.text', signature: 'c2ln', format, index: 0 }] },
  { content: 'Well.' },
  { tool_calls: [{ index: 0, ...called }] },
  // Some models send it behind the call.
  { reasoning_details: [secret] },
];
const whole = {
  role: 'assistant',
  content: 'Well.',
  reasoning: 'Hmm.',
  reasoning_details: [thought, secret],
  tool_calls: [called],
};

function completion(choice: JsonObject, usage?: JsonObject): string {
  return JSON.stringify({ id: 'gen-1', object: 'chat.completion', created: 1, model: 'm', choices: [choice], usage });
}

function answer({ socket, stream }: ProviderCall): void {
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const end = { index: 0, delta: {}, finish_reason: 'tool_calls' };
  const choices = [...deltas.map((delta) => ({ index: 0, delta, finish_reason: null })), end];
  const events = choices.map((choice) => `data: ${completion(choice)}\n\n`).join('');
  const body = completion({ index: 0, message: whole, finish_reason: 'tool_calls' }, usage);
  socket.write(stream ? httpChunks([Buffer.from(`${events}data: [DONE]\n\n`)]) : httpAnswer(200, body));
}

/** Checks that the last request brings everything back, and in the same order. */
function bringsBack(t: Test, calls: readonly ProviderCall[], who: string): void {
  const { messages } = calls.at(-1)?.json ?? {};
  const [, said, result] = messages as readonly JsonObject[];
  t.match(said, { role: 'assistant', content: 'Well.', tool_calls: [called] }, who);
  t.strictSame(said?.['reasoning_details'], [thought, secret], `${who}: all details, complete`);
  t.match(result, { role: 'tool', tool_call_id: 'call_1', content: '42' }, who);
}

await test('every dialect brings back what a compatible endpoint needs', async (t) => {
  const provider = await startProviderServer(t, answer);
  const place = { url: (await startProviderGateway(t, { provider: provider.url })).url, apiKey: 'any' };

  await t.test('chat completions, even if a plugin transforms answers', async (t) => {
    for (const defaultHeaders of [{}, { [stageHeader]: '1' }]) {
      const { completions } = openaiClient(place, { defaultHeaders }).chat;
      const tools: OpenAI.ChatCompletionTool[] = [
        { type: 'function', function: { name: 'lookup', parameters: schema } },
      ];
      const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: question }];
      const message = (await completions.create({ model, messages, tools })).choices[0]?.message;
      if (!message) throw new Error('there is no message');
      const result = { role: 'tool' as const, tool_call_id: 'call_1', content: '42' };
      await completions.create({ model, tools, messages: [...messages, message, result] });
      bringsBack(t, provider.calls, JSON.stringify(defaultHeaders));
      const seen: JsonObject[] = [];
      for await (const { choices } of await completions.create({ model, messages, tools, stream: true })) {
        if (choices[0]) seen.push(choices[0].delta as unknown as JsonObject);
      }
      t.match(seen.flatMap(({ tool_calls: calls }) => calls ?? [])[0], { extra_content });
      t.match(seen.flatMap(({ reasoning_details: details }) => details ?? []).at(-1), secret);
    }
  });

  await t.test('responses', (t) =>
    continueResponses(openaiClient(place), model, () => bringsBack(t, provider.calls, 'responses')),
  );

  await t.test('messages', async (t) => {
    const client = anthropicClient(place);
    await continueMessages(client, model, async (request) => {
      const [, answer] = request.messages;
      t.match(answer?.content.slice(0, 2), [{ type: 'text' }, { type: 'thinking', thinking: 'Hmm.' }]);
      bringsBack(t, provider.calls, 'messages');
      await client.messages.create({ ...request, model: modelAt('openai', 'other') });
      const { messages: sent } = provider.calls.at(-1)?.json ?? {};
      const [, said] = sent as readonly JsonObject[];
      t.equal(said?.['reasoning_details'], undefined, 'another model cannot read them');
    });
  });

  await t.test('generateContent', async (t) => {
    const { models } = googleClient(place);
    const functionDeclarations = [{ name: 'lookup', parametersJsonSchema: schema }];
    const config = { tools: [{ functionDeclarations }], thinkingConfig: { includeThoughts: true } };
    const asked: Content = { role: 'user', parts: [{ text: question }] };
    const { candidates } = await models.generateContent({ model, contents: [asked], config });
    const said = candidates?.[0]?.content;
    if (!said) throw new Error('there is no content');
    const functionResponse = { id: 'call_1', name: 'lookup', response: { output: '42' } };
    await models.generateContent({
      model,
      contents: [asked, said, { role: 'user', parts: [{ functionResponse }] }],
      config,
    });
    bringsBack(t, provider.calls, 'generateContent');
  });
});

const encrypted = {
  type: 'reasoning',
  id: 'rs_1',
  summary: [{ type: 'summary_text', text: 'Hmm.' }],
  encrypted_content: 'ZW5j',
};
const callItem = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'lookup', arguments: '{"id":1}' };

/** Answers as the Responses API of a provider. */
function respond(call: ProviderCall): void {
  respondWith(
    call,
    [encrypted, callItem],
    [
      { type: 'response.reasoning_summary_text.delta', output_index: 0, summary_index: 0, delta: 'Hmm.' },
      { type: 'response.output_item.done', output_index: 0, item: encrypted },
      { type: 'response.output_item.added', output_index: 1, item: { ...callItem, arguments: '' } },
      { type: 'response.function_call_arguments.delta', output_index: 1, delta: callItem.arguments },
      { type: 'response.output_item.done', output_index: 1, item: callItem },
    ],
  );
}

/** Answers with these items, and these events about them. */
function respondWith(
  { socket, stream }: ProviderCall,
  output: readonly JsonObject[],
  about: readonly JsonObject[],
): void {
  const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
  const head = { id: 'resp_1', object: 'response', created_at: 1, model: 'm', service_tier: 'default' };
  const response = { ...head, status: 'completed', output, usage };
  const events = [
    { type: 'response.created', response: { ...head, status: 'in_progress', output: [] } },
    ...about,
    { type: 'response.completed', response },
  ];
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  socket.write(stream ? httpChunks([Buffer.from(text)]) : httpAnswer(200, JSON.stringify(response)));
}

await test('what the Responses API of a provider has thought comes back, encrypted, beside the call', async (t) => {
  const provider = await startProviderServer(t, respond);
  const place = { url: (await startProviderGateway(t, { provider: provider.url })).url, apiKey: 'any' };
  const reasoner = modelAt('responses', 'reasoner');
  const comesBack = (who: string): void => {
    const { path, json } = provider.calls.at(-1) ?? {};
    t.equal(path, '/v1/responses', who);
    const { input } = json ?? {};
    const [, thinking, call, result] = input as readonly JsonObject[];
    t.match(thinking, { type: 'reasoning', summary: encrypted.summary, encrypted_content: 'ZW5j' }, who);
    t.match(call, { type: 'function_call', call_id: 'call_1', name: 'lookup', arguments: '{"id":1}' }, who);
    t.match(result, { type: 'function_call_output', call_id: 'call_1', output: '42' }, who);
  };

  await t.test('responses', () => continueResponses(openaiClient(place), reasoner, () => comesBack('responses')));

  await t.test('chat completions', async (t) => {
    const { completions } = openaiClient(place).chat;
    const tools: OpenAI.ChatCompletionTool[] = [{ type: 'function', function: { name: 'lookup', parameters: schema } }];
    const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: question }];
    const asked = { model: reasoner, tools, reasoning_effort: 'low' as const };
    const message = (await completions.create({ ...asked, messages })).choices[0]?.message;
    if (!message) throw new Error('there is no message');
    const streamed = await completions.stream({ ...asked, messages }).finalChatCompletion();
    t.match(streamed.choices[0]?.message.tool_calls, [{ id: 'call_1', function: { name: 'lookup' } }]);
    const result = { role: 'tool' as const, tool_call_id: 'call_1', content: '42' };
    await completions.create({ ...asked, messages: [...messages, message, result] });
    comesBack('chat completions');
    t.match(provider.calls.at(-1)?.json, { reasoning: { effort: 'low' }, tools: [{ name: 'lookup' }] });
  });

  await t.test('generateContent', async () => {
    const { models } = googleClient(place);
    const tools = [{ functionDeclarations: [{ name: 'lookup', parametersJsonSchema: schema }] }];
    const config = { tools, thinkingConfig: { includeThoughts: true } };
    const asked: Content = { role: 'user', parts: [{ text: question }] };
    const whole = await models.generateContent({ model: reasoner, contents: [asked], config });
    const parts: Content['parts'] = [];
    for await (const { candidates } of await models.generateContentStream({
      model: reasoner,
      contents: [asked],
      config,
    }))
      parts.push(...(candidates?.[0]?.content?.parts ?? []));
    for (const said of [whole.candidates?.[0]?.content?.parts, parts]) {
      const functionResponse = { id: 'call_1', name: 'lookup', response: { output: '42' } };
      const contents = [asked, { role: 'model', parts: said ?? [] }, { role: 'user', parts: [{ functionResponse }] }];
      await models.generateContent({ model: reasoner, contents, config });
      comesBack('generateContent');
    }
  });

  await t.test('messages', () => continueMessages(anthropicClient(place), reasoner, () => comesBack('messages')));
});

const searchItem = { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'q' } };
const runItem = {
  type: 'code_interpreter_call',
  id: 'ci_1',
  status: 'completed',
  container_id: 'c1',
  code: 'print(1)',
  outputs: [{ type: 'logs', logs: '1' }],
};
const citation = { type: 'url_citation', url: 'https://a.test/', title: 'A', start_index: 0, end_index: 5 };
const saidItem = {
  type: 'message',
  id: 'msg_1',
  role: 'assistant',
  status: 'completed',
  phase: 'commentary',
  content: [{ type: 'output_text', text: 'Well.', annotations: [citation], logprobs: [] }],
};
const patchItem = { type: 'custom_tool_call', id: 'ctc_1', call_id: 'call_2', name: 'patch', input: '*** "x"\n+1' };
const screenItem = {
  type: 'computer_call',
  id: 'cu_1',
  call_id: 'call_3',
  status: 'completed',
  pending_safety_checks: [],
  actions: [{ type: 'screenshot' }],
};

/** Answers with items of tools that providers run, and of tools that only their models know. */
function useTools(call: ProviderCall): void {
  const output = [searchItem, runItem, saidItem, patchItem, screenItem];
  const deltas: Readonly<Record<string, JsonObject>> = {
    web_search_call: { type: 'response.web_search_call.searching' },
    code_interpreter_call: { type: 'response.code_interpreter_call_code.delta', delta: 'print(1)' },
    message: { type: 'response.output_text.delta', content_index: 0, delta: 'Well.' },
    custom_tool_call: { type: 'response.custom_tool_call_input.delta', delta: patchItem.input },
  };
  const events = output.flatMap((item, output_index) => {
    const { type } = item;
    const empty = { message: { content: [] }, code_interpreter_call: { code: '' }, custom_tool_call: { input: '' } };
    const added = { ...item, status: 'in_progress', ...empty[type as keyof typeof empty] };
    return [
      { type: 'response.output_item.added', output_index, item: added },
      ...(deltas[type] ? [{ ...deltas[type], item_id: item.id, output_index }] : []),
      { type: 'response.output_item.done', output_index, item },
    ];
  });
  respondWith(call, output, events);
}

await test('clients of the Responses API get and bring back what only that has, as without a gateway', async (t) => {
  const provider = await startProviderServer(t, useTools);
  const place = { url: (await startProviderGateway(t, { provider: provider.url })).url, apiKey: 'any' };
  const { responses } = openaiClient(place);
  const model = modelAt('responses', 'm');
  const grammar = { type: 'grammar' as const, syntax: 'lark' as const, definition: 'start: "x"' };
  const tools: OpenAI.Responses.Tool[] = [
    { type: 'web_search' },
    { type: 'code_interpreter', container: { type: 'auto' } },
    { type: 'computer' },
    { type: 'custom', name: 'patch', format: grammar },
  ];
  const asked: Omit<OpenAI.Responses.ResponseCreateParams, 'input' | 'stream'> = {
    model,
    tools,
    include: ['code_interpreter_call.outputs'],
    max_tool_calls: 3,
    prompt_cache_key: 'k',
    prompt_cache_retention: '24h',
    safety_identifier: 's',
    truncation: 'auto',
    text: { verbosity: 'low' },
  };
  const { text, max_tool_calls, prompt_cache_key, prompt_cache_retention, safety_identifier, truncation } = asked;
  for (const store of [true, false]) {
    const whole = await responses.create({ ...asked, store, input: question });
    t.match(provider.calls.at(-1)?.json, {
      model,
      tools,
      text,
      max_tool_calls,
      prompt_cache_key,
      prompt_cache_retention,
      safety_identifier,
      truncation,
      store: false,
      include: ['code_interpreter_call.outputs', 'reasoning.encrypted_content'],
    });
    const types: string[] = [];
    const streaming = responses.stream({ ...asked, store, input: question });
    streaming.on('event', ({ type }) => types.push(type));
    const streamed = await streaming.finalResponse();
    for (const type of [
      'web_search_call.searching',
      'code_interpreter_call_code.delta',
      'output_text.annotation.added',
    ])
      t.ok(types.includes(`response.${type}`), type);
    for (const response of [whole, streamed]) {
      t.equal(response.service_tier, 'default');
      const items = response.output as unknown as readonly JsonObject[];
      for (const [at, { id: _, ...item }] of [searchItem, runItem, saidItem, patchItem, screenItem].entries())
        t.match(items[at], item);
      const results: OpenAI.Responses.ResponseInput = [
        { type: 'custom_tool_call_output', call_id: 'call_2', output: 'done' },
        { type: 'computer_call_output', call_id: 'call_3', output: { type: 'computer_screenshot', file_id: 'f' } },
      ];
      const conversation = [{ role: 'user', content: question }, ...response.output, ...results];
      await responses.create({ ...asked, store, input: conversation as OpenAI.Responses.ResponseInput });
      const { input } = provider.calls.at(-1)?.json ?? {};
      const [, search, run, said, patch, screen, patched, screened] = input as readonly JsonObject[];
      const { id: _, ...ofSearch } = searchItem;
      t.match(search, { ...ofSearch, id: /^ws_/ });
      t.match(run, { code: 'print(1)', outputs: runItem.outputs, id: /^ci_/ });
      t.match(said, { role: 'assistant', phase: 'commentary', content: [{ type: 'output_text', text: 'Well.' }] });
      t.match(patch, { type: 'custom_tool_call', call_id: 'call_2', name: 'patch', input: patchItem.input });
      t.match(screen, { type: 'computer_call', call_id: 'call_3', actions: screenItem.actions });
      t.match([patched, screened], results);
      if (!store) continue;
      await responses.create({ ...asked, previous_response_id: response.id, input: results });
      t.strictSame(provider.calls.at(-1)?.json['input'], input, 'continued by its id');
    }
  }
  const elsewhere = responses.create({ ...asked, model: modelAt('openai', 'm'), input: question });
  await t.rejects(elsewhere, { status: 400, message: /"computer"/ }, 'a model of another API has no such tool');
});
