import { test } from 'tap';
import { plainGateway } from '../../test/fixtures/test-gateway.js';
import type { Contributions } from '../api/index.js';
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
