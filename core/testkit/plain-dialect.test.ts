import { test } from 'tap';
import type { Contributions } from '../api/index.js';
import { openAccess } from './open-access.js';
import { plainRoute } from './plain-dialect.js';
import { pluginOf } from './plugin-of.js';
import { scriptedProvider, textAnswer } from './scripted-provider.js';
import { startTestGateway } from './start-test-gateway.js';

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
    const gateway = await startTestGateway([plainRoute, openAccess(), pluginOf('changing', contributions), provider]);
    t.teardown(() => gateway.stop());
    const response = await gateway.post('/plain', { text: 'x' });
    t.equal(((await response.json()) as { plainError: string }).plainError, 'GW_PLUGIN_FAILED');
  }
});
