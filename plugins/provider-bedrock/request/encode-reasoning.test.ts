import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject, Message } from '../../../core/api/index.js';
import { bodyFor, claude, sampleCall } from '../fixtures/sample-provider.js';

const adaptive = 'global.anthropic.claude-opus-4-6-v1';
const nova2 = 'us.amazon.nova-2-lite-v1:0';

interface Sent {
  readonly additional: unknown;
  readonly inference: unknown;
}

async function sentFor(model: string, fields: Partial<ChatCall>, settings: JsonObject = {}): Promise<Sent> {
  const body = await bodyFor(sampleCall({ model, ...fields }), settings);
  return { additional: body['additionalModelRequestFields'], inference: body['inferenceConfig'] };
}

const efforts = [
  [adaptive, 'high', { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } }],
  [adaptive, 'minimal', { thinking: { type: 'adaptive' }, output_config: { effort: 'low' } }],
  [adaptive, 'none', { thinking: { type: 'disabled' } }],
  [claude, 'high', { thinking: { type: 'enabled', budget_tokens: 16_384 } }],
  [claude, 'none', undefined],
  ['anthropic.claude-sonnet-4-20250514-v1:0', 'low', { thinking: { type: 'enabled', budget_tokens: 2048 } }],
  ['anthropic.claude-3-5-sonnet-20241022-v2:0', 'high', undefined],
  ['anthropic.claude-v2:1', 'high', undefined],
  [nova2, 'minimal', { reasoningConfig: { type: 'enabled', maxReasoningEffort: 'low' } }],
  [nova2, 'xhigh', { reasoningConfig: { type: 'enabled', maxReasoningEffort: 'high' } }],
  [nova2, 'none', { reasoningConfig: { type: 'disabled' } }],
  ['amazon.nova-micro-v1:0', 'high', undefined],
  ['openai.gpt-oss-120b-1:0', 'max', { reasoning_effort: 'high' }],
  ['openai.gpt-oss-120b-1:0', 'none', undefined],
  ['us.openai.gpt-5.6-sol', 'xhigh', { reasoning: { effort: 'xhigh' } }],
  ['meta.llama3-3-70b-instruct-v1:0', 'high', undefined],
  ['deepseek.r1-v1:0', 'high', undefined],
] as const;

await test('an effort becomes what the model’s family and generation understands', async (t) => {
  for (const [model, effort, additional] of efforts) {
    const sent = await sentFor(model, { reasoning: { effort } });
    t.strictSame(sent, { additional, inference: undefined }, `${model}: ${effort}`);
  }
});

await test('a budget becomes an effort where there are only efforts', async (t) => {
  const budget = (budgetTokens: number) => ({ reasoning: { budgetTokens } });
  t.match((await sentFor(nova2, budget(10_000))).additional, { reasoningConfig: { maxReasoningEffort: 'medium' } });
  t.match((await sentFor('openai.gpt-oss-20b-1:0', budget(4000))).additional, { reasoning_effort: 'low' });
  t.match((await sentFor(claude, budget(5000))).additional, { thinking: { budget_tokens: 5000 } });
  t.match((await sentFor(nova2, { reasoning: { enabled: true } })).additional, {
    reasoningConfig: { maxReasoningEffort: 'medium' },
  });
});

await test('a budget fits into the limit of the client, and is added to that of the operator', async (t) => {
  const reasoning = { effort: 'high' };
  t.match(await sentFor(claude, { reasoning, maxOutputTokens: 4000 }), {
    additional: { thinking: { budget_tokens: 3200 } },
    inference: { maxTokens: 4000 },
  });
  t.match(await sentFor(claude, { reasoning }, { defaultMaxTokens: 8192 }), {
    additional: { thinking: { budget_tokens: 16_384 } },
    inference: { maxTokens: 24_576 },
  });
  t.match(await sentFor(claude, { reasoning }, { models: [{ id: claude, maxTokens: 20_000 }] }), {
    additional: { thinking: { budget_tokens: 16_000 } },
    inference: { maxTokens: 20_000 },
  });
  t.strictSame(await sentFor(claude, { reasoning, maxOutputTokens: 1200 }), {
    additional: undefined,
    inference: { maxTokens: 1200 },
  });
});

await test('a model that thinks is sent no sampling parameters; a forced tool switches thinking off', async (t) => {
  const reasoning = { effort: 'high' };
  const sampling = { temperature: 0.2, topP: 0.5, topK: 3, stop: ['END'] };
  t.strictSame(await sentFor(adaptive, { reasoning, sampling }), {
    additional: { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } },
    inference: { stopSequences: ['END'] },
  });
  const tools = [{ name: 'f', inputSchema: {} }];
  t.strictSame(await sentFor(claude, { reasoning, sampling, tools, toolChoice: { type: 'required' } }), {
    additional: { top_k: 3 },
    inference: { temperature: 0.2, topP: 0.5, stopSequences: ['END'] },
  });
});

await test('with the highest effort, the other family takes no limit; a limit that somebody has set lowers the effort', async (t) => {
  const fields = { reasoning: { effort: 'high' }, sampling: { temperature: 0.2 } };
  t.strictSame(await sentFor(nova2, fields, { defaultMaxTokens: 50 }), {
    additional: { reasoningConfig: { type: 'enabled', maxReasoningEffort: 'high' } },
    inference: undefined,
  });
  t.strictSame(await sentFor(nova2, { ...fields, maxOutputTokens: 100 }), {
    additional: { reasoningConfig: { type: 'enabled', maxReasoningEffort: 'medium' } },
    inference: { maxTokens: 100, temperature: 0.2 },
  });
});

await test('a model with a budget does not think if the thoughts in front of the last calls are missing', async (t) => {
  const thought: ContentBlock = { type: 'reasoning', text: 'Hm.', signature: 'c2ln' };
  const call: ContentBlock = { type: 'tool-call', id: 'a', name: 'f', arguments: '{}' };
  const sent = async (...content: readonly ContentBlock[]): Promise<unknown> => {
    const messages: Message[] = [
      { role: 'user', content: [{ type: 'text', text: 'Go' }] },
      { role: 'assistant', content: [...content, call] },
      { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'a', content: [] }] },
    ];
    const tools = [{ name: 'f', inputSchema: {} }];
    return (await sentFor(claude, { messages, tools, reasoning: { effort: 'low' } })).additional;
  };
  t.equal(await sent(), undefined);
  t.strictSame(await sent(thought), { thinking: { type: 'enabled', budget_tokens: 2048 } });
});
