import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { test } from 'tap';
import type { ChatCall, StreamPart } from '../../core/api/index.js';
import { textAnswer } from '../../core/testkit/index.js';
import { startPolicyGateway } from '../fixtures/gateways/policy-gateway.js';
import { anthropicClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

const email = 'ada@example.org';
const model = 'scripted-1';
const messages = [{ role: 'user' as const, content: `I am ${email}` }];
const harmless = 'A first sentence that is long enough and harmless. ';
const call: readonly StreamPart[] = [
  { type: 'start', id: 'a', model: 'm', created: 1 },
  { type: 'tool-call', choice: 0, index: 0, id: 'c0', name: 'mail' },
  { type: 'tool-arguments', choice: 0, index: 0, text: '{"to":"ada@exam' },
  { type: 'tool-arguments', choice: 0, index: 0, text: 'ple.org"}' },
  { type: 'finish', choice: 0, reason: 'tool_calls' },
  { type: 'usage', usage: { inputTokens: 1, outputTokens: 1 } },
];

await test('the official SDKs handle redactions and blocks', async (t) => {
  const gateway = await startPolicyGateway(t);
  const redacting = await gateway.connect([{ type: 'pii_detection', action: 'redact' }]);
  const restoring = await gateway.connect([
    { type: 'pii_detection', action: 'redact', configuration: { redaction: { style: 'numbered', restore: true } } },
  ]);
  const blocking = await gateway.connect([{ type: 'pii_detection', action: 'block' }]);
  const blockingAnswers = await gateway.connect([
    { type: 'pii_detection', action: 'block', configuration: { appliesTo: ['output'] } },
  ]);
  const openai = (apiKey: string) => openaiClient({ url: gateway.url, apiKey });
  const anthropic = (apiKey: string) => anthropicClient({ url: gateway.url, apiKey });
  const sent = (): string => JSON.stringify((gateway.calls.at(-1) as ChatCall).messages);

  await t.test('OpenAI', async (t) => {
    gateway.answerWith(textAnswer('You are ada@exam', 'ple.org.'));
    const whole = await openai(redacting.apiKey).chat.completions.create({ model, messages });
    t.equal(whole.choices[0]?.message.content, 'You are [EMAIL_ADDRESS].');
    t.notMatch(sent(), email);
    const streamed = await openai(redacting.apiKey).chat.completions.stream({ model, messages }).finalContent();
    t.equal(streamed, 'You are [EMAIL_ADDRESS].');

    gateway.answerWith(call);
    const tools: OpenAI.ChatCompletionFunctionTool[] = [
      { type: 'function', function: { name: 'mail', parameters: {} } },
    ];
    const called = await openai(redacting.apiKey).chat.completions.stream({ model, messages, tools }).finalMessage();
    t.match(called.tool_calls, [{ function: { name: 'mail', arguments: '{"to":"[EMAIL_ADDRESS]"}' } }]);

    gateway.answerWith(textAnswer('You are [EMAIL_', 'ADDRESS_1].'));
    t.equal(
      await openai(restoring.apiKey).chat.completions.stream({ model, messages }).finalContent(),
      `You are ${email}.`,
    );

    const refusal = await openai(blocking.apiKey)
      .chat.completions.create({ model, messages })
      .catch((cause: unknown) => cause);
    t.ok(refusal instanceof OpenAI.BadRequestError);
    t.match(refusal, { status: 400, code: 'GW_POLICY_BLOCKED', message: /pii_detection\): EMAIL_ADDRESS/ });

    gateway.answerWith(textAnswer(harmless, `You are ${email}.`, ' And more.'));
    const cut = await openai(blockingAnswers.apiKey).chat.completions.create({ model, messages });
    t.match(cut.choices, [{ finish_reason: 'content_filter', message: { content: '' } }]);
    const chunks: OpenAI.ChatCompletionChunk[] = [];
    for await (const chunk of await openai(blockingAnswers.apiKey).chat.completions.create({
      model,
      messages,
      stream: true,
    }))
      chunks.push(chunk);
    t.equal(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join(''), harmless.trimEnd());
    t.equal(chunks.flatMap(({ choices }) => choices[0]?.finish_reason ?? []).at(-1), 'content_filter');
  });

  await t.test('Anthropic', async (t) => {
    gateway.answerWith(textAnswer('You are ada@exam', 'ple.org.'));
    const body = { model, messages, max_tokens: 100 };
    const whole = await anthropic(redacting.apiKey).messages.create(body);
    t.match(whole.content, [{ type: 'text', text: 'You are [EMAIL_ADDRESS].' }]);
    t.notMatch(sent(), email);
    t.equal(await anthropic(redacting.apiKey).messages.stream(body).finalText(), 'You are [EMAIL_ADDRESS].');

    gateway.answerWith(call);
    const tools: Anthropic.Tool[] = [{ name: 'mail', input_schema: { type: 'object' } }];
    const called = await anthropic(redacting.apiKey)
      .messages.stream({ ...body, tools })
      .finalMessage();
    t.match(called.content, [{ type: 'tool_use', name: 'mail', input: { to: '[EMAIL_ADDRESS]' } }]);

    const refusal = await anthropic(blocking.apiKey)
      .messages.create(body)
      .catch((cause: unknown) => cause);
    t.ok(refusal instanceof Anthropic.BadRequestError);
    t.match(refusal, { status: 400, message: /pii_detection\): EMAIL_ADDRESS/ });

    gateway.answerWith(textAnswer(harmless, `You are ${email}.`, ' And more.'));
    const cut = await anthropic(blockingAnswers.apiKey).messages.create(body);
    t.match(cut, { stop_reason: 'refusal', content: { length: 0 } });
    const streamed = await anthropic(blockingAnswers.apiKey).messages.stream(body).finalMessage();
    t.match(streamed, { stop_reason: 'refusal', content: [{ type: 'text', text: harmless.trimEnd() }] });
  });
});
