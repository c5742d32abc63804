/**
 * Compatible endpoints of the OpenAI dialect need reasoning back in members that only they have: `reasoning_details` (OpenRouter) and `extra_content`
 * of tool calls (Gemini); the Responses API needs its encrypted reasoning. The official SDKs bring them back, although most know nothing of them.
 */
import type Anthropic from '@anthropic-ai/sdk';
import type { Content } from '@google/genai';
import type OpenAI from 'openai';
import { type Test, test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { modelAt, startProviderGateway, stageHeader } from '../fixtures/provider-gateway.js';
import { httpAnswer, httpChunks, type ProviderCall, startProviderServer } from '../fixtures/provider-server.js';
import { anthropicClient, googleClient, openaiClient } from '../fixtures/sdk-clients.js';

const model = modelAt('openai', 'router');
const schema = { type: 'object' as const, properties: { id: { type: 'integer' } } };
const question = 'Look it up.';

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

  await t.test('chat completions, also if a plugin transforms answers', async (t) => {
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

  await t.test('responses', async (t) => {
    const { responses } = openaiClient(place);
    const tools: OpenAI.Responses.FunctionTool[] = [
      { type: 'function', name: 'lookup', parameters: schema, strict: false },
    ];
    const asked = { model, tools, store: false };
    const ended = await responses.create({ ...asked, input: question });
    const streamed = await responses.stream({ ...asked, input: question }).finalResponse();
    for (const { output } of [ended, streamed]) {
      const input = [
        { role: 'user', content: question },
        ...output,
        { type: 'function_call_output', call_id: 'call_1', output: '42' },
      ] as OpenAI.Responses.ResponseInput;
      await responses.create({ ...asked, input });
      bringsBack(t, provider.calls, 'responses');
    }
  });

  await t.test('messages', async (t) => {
    const client = anthropicClient(place);
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
    const asked = { model, max_tokens: 100, messages, tools: [{ name: 'lookup', input_schema: schema }] };
    const ended = await client.messages.create(asked);
    const streamed = await client.messages.stream(asked).finalMessage();
    for (const { content } of [ended, streamed]) {
      t.match(content[0], { type: 'thinking', thinking: 'Hmm.' });
      const result = { type: 'tool_result' as const, tool_use_id: 'call_1', content: '42' };
      const turns = [
        ...messages,
        { role: 'assistant' as const, content },
        { role: 'user' as const, content: [result] },
      ];
      await client.messages.create({ ...asked, messages: turns });
      bringsBack(t, provider.calls, 'messages');
      await client.messages.create({ ...asked, model: modelAt('openai', 'other'), messages: turns });
      const { messages: sent } = provider.calls.at(-1)?.json ?? {};
      const [, said] = sent as readonly JsonObject[];
      t.equal(said?.['reasoning_details'], undefined, 'another model cannot read them');
    }
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
function respond({ socket, stream }: ProviderCall): void {
  const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
  const head = { id: 'resp_1', object: 'response', created_at: 1, model: 'm' };
  const response = { ...head, status: 'completed', output: [encrypted, callItem], usage };
  const events = [
    { type: 'response.created', response: { ...head, status: 'in_progress', output: [] } },
    { type: 'response.reasoning_summary_text.delta', output_index: 0, summary_index: 0, delta: 'Hmm.' },
    { type: 'response.output_item.done', output_index: 0, item: encrypted },
    { type: 'response.output_item.added', output_index: 1, item: { ...callItem, arguments: '' } },
    { type: 'response.function_call_arguments.delta', output_index: 1, delta: callItem.arguments },
    { type: 'response.output_item.done', output_index: 1, item: callItem },
    { type: 'response.completed', response },
  ];
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
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

  await t.test('responses', async () => {
    const { responses } = openaiClient(place);
    const tools: OpenAI.Responses.FunctionTool[] = [
      { type: 'function', name: 'lookup', parameters: schema, strict: false },
    ];
    const asked = { model: reasoner, tools, store: false };
    const ended = await responses.create({ ...asked, input: question });
    const streamed = await responses.stream({ ...asked, input: question }).finalResponse();
    for (const { output } of [ended, streamed]) {
      const input = [
        { role: 'user', content: question },
        ...output,
        { type: 'function_call_output', call_id: 'call_1', output: '42' },
      ] as OpenAI.Responses.ResponseInput;
      await responses.create({ ...asked, input });
      comesBack('responses');
    }
  });

  await t.test('messages', async () => {
    const client = anthropicClient(place);
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
    const tools = [{ name: 'lookup', input_schema: schema }];
    const asked = { model: reasoner, max_tokens: 100, messages, tools };
    const ended = await client.messages.create(asked);
    const streamed = await client.messages.stream(asked).finalMessage();
    for (const { content } of [ended, streamed]) {
      const result = { type: 'tool_result' as const, tool_use_id: 'call_1', content: '42' };
      const turns = [
        ...messages,
        { role: 'assistant' as const, content },
        { role: 'user' as const, content: [result] },
      ];
      await client.messages.create({ ...asked, messages: turns });
      comesBack('messages');
    }
  });
});
