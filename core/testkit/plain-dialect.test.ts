import { test } from 'tap';
import { plainGateway } from '../../test/fixtures/gateways/test-gateway.js';
import type { Contributions, InferenceCall } from '../api/index.js';
import { pluginOf } from './plugin-of.js';
import { scriptedProvider, textAnswer } from './scripted-provider.js';

await test('a plugin that changes its arguments in place fails in its test', async (t) => {
  const changing: readonly Contributions[] = [
    {
      govern(call) {
        if (call.kind === 'chat') (call.messages as unknown[]).push({ role: 'system', content: [] });
        return undefined;
      },
    },
    {
      prepare(call) {
        if (call.kind === 'chat') Object.assign(call.messages[0]?.content[0] ?? {}, { text: '' });
        return undefined;
      },
    },
    { transform: { stage: () => ({ part: (part, output) => output.push(Object.assign(part, { text: '' })) }) } },
  ];
  for (const contributions of changing) {
    const provider = scriptedProvider({ parts: textAnswer('Hello.') });
    const gateway = await plainGateway(t, [pluginOf('changing', contributions), provider]);
    const response = await gateway.post('/plain', { text: 'x' });
    t.equal(((await response.json()) as { plainError: string }).plainError, 'GW_PLUGIN_FAILED');
  }
});

await test('what a text cannot express is a member of "call"', async (t) => {
  const seen: InferenceCall[] = [];
  const provider = scriptedProvider((call) => {
    seen.push(call);
    if (call.kind === 'chat') return { parts: textAnswer('Hello.') };
    return {
      parts: [
        { type: 'start', id: 'a', model: call.model, created: 1 },
        { type: 'embedding', index: 0, vector: [1] },
        { type: 'usage', usage: { inputTokens: 1, outputTokens: 0 } },
      ],
    };
  });
  const gateway = await plainGateway(t, [provider]);
  const chat = { tools: [{ name: 'stock', inputSchema: { type: 'object' } }], sampling: { temperature: 0 } };
  t.equal((await gateway.post('/plain', { text: 'x', call: chat })).status, 200);
  const embedding = { kind: 'embedding', inputs: ['a', 'b'], encoding: 'float' };
  t.equal((await gateway.post('/plain', { model: 'vectors', call: embedding })).status, 200);
  t.match(seen, [
    { kind: 'chat', messages: [{ content: [{ text: 'x' }] }], ...chat },
    { model: 'vectors', ...embedding },
  ]);
});
