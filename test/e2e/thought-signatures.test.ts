/**
 * A model of Google signs its function calls, and refuses later turns without the signature. The official SDKs of other providers bring it back,
 * although they know nothing of it.
 */
import type OpenAI from 'openai';
import { type Test, test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { modelAt, startProviderGateway } from '../fixtures/gateways/provider-gateway.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderCall,
  startProviderServer,
} from '../fixtures/providers/provider-server.js';
import { streamOf, textAnswers, toolAnswers } from '../fixtures/providers/recorded-answers.js';
import { continueMessages, continueResponses, question, schema } from '../fixtures/sdk/continued-calls.js';
import { anthropicClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

/** A model that must sign its calls. */
const model = modelAt('google', 'gemini-3');

/** Calls a function first, and answers when it has the result. */
function answer({ socket, stream, body }: ProviderCall): void {
  const { google } = body.includes('functionResponse') ? textAnswers : toolAnswers;
  socket.write(stream ? httpChunks([streamOf(google)]) : httpAnswer(200, google.whole));
}

async function startWorld(t: Test) {
  const provider = await startProviderServer(t, answer);
  const { url } = await startProviderGateway(t, { provider: provider.url });
  return { provider, place: { url, apiKey: 'any' } };
}

/** The turns of the model and of the function in the last request. */
function turnsIn(calls: readonly ProviderCall[]): unknown {
  const { contents } = calls.at(-1)?.json ?? {};
  return (contents as readonly JsonObject[]).slice(1);
}

const expected = [
  {
    role: 'model',
    parts: [{ text: /Grüße/ }, { functionCall: { id: 'call_1', name: 'lookup' }, thoughtSignature: 'c2ln' }],
  },
  { role: 'user', parts: [{ functionResponse: { id: 'call_1', name: 'lookup', response: { output: '42' } } }] },
];

await test('chat completions bring a signature back', async (t) => {
  const { provider, place } = await startWorld(t);
  const { completions } = openaiClient(place).chat;
  const tools: OpenAI.ChatCompletionTool[] = [{ type: 'function', function: { name: 'lookup', parameters: schema } }];
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: question }];
  const asked = { model, messages, tools };
  const whole = (await completions.create(asked)).choices[0]?.message;
  const streamed = await completions.stream(asked).finalMessage();
  for (const message of [whole, streamed]) {
    if (!message) throw new Error('there is no message');
    await completions.create({
      ...asked,
      messages: [...messages, message, { role: 'tool', tool_call_id: 'call_1', content: '42' }],
    });
    t.match(turnsIn(provider.calls), expected);
  }
  const [call] = whole?.tool_calls ?? [];
  t.match(call, { extra_content: { google: { thought_signature: String } } }, 'in the place of the compatible API');
  const bare = {
    role: 'assistant' as const,
    content: null,
    tool_calls: [call as OpenAI.ChatCompletionMessageToolCall],
  };
  await completions.create({
    ...asked,
    messages: [...messages, bare, { role: 'tool', tool_call_id: 'call_1', content: '42' }],
  });
  t.match(turnsIn(provider.calls), [{ parts: [{ thoughtSignature: 'c2ln' }] }, { role: 'user' }], 'which is enough');
});

await test('responses bring a signature back', async (t) => {
  const { provider, place } = await startWorld(t);
  await continueResponses(openaiClient(place), model, () => void t.match(turnsIn(provider.calls), expected));
});

await test('messages bring a signature back', async (t) => {
  const { provider, place } = await startWorld(t);
  await continueMessages(anthropicClient(place), model, () => void t.match(turnsIn(provider.calls), expected));
});

await test('a call without a signature, or with that of another model, is marked as such', async (t) => {
  const { provider, place } = await startWorld(t);
  const client = anthropicClient(place);
  const asked = { max_tokens: 100, tools: [{ name: 'lookup', input_schema: schema }] };
  const { content } = await client.messages.create({
    ...asked,
    model,
    messages: [{ role: 'user', content: question }],
  });
  const bare = content.filter(({ type }) => type !== 'thinking');
  for (const [turn, asking] of [
    [bare, model],
    [content, modelAt('google', 'gemini-4')],
  ] as const) {
    const result = { type: 'tool_result' as const, tool_use_id: 'call_1', content: '42' };
    await client.messages.create({
      ...asked,
      model: asking,
      messages: [
        { role: 'user', content: question },
        { role: 'assistant', content: turn },
        { role: 'user', content: [result] },
      ],
    });
    const parts = [{ text: /Grüße/ }, { thoughtSignature: 'skip_thought_signature_validator' }];
    t.match(turnsIn(provider.calls), [{ parts }, { role: 'user' }]);
  }
  t.match(
    provider.calls.map(({ headers }) => headers['x-goog-api-key']),
    Array.from({ length: 3 }, () => 'provider-key'),
  );
});
