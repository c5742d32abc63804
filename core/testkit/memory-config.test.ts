import { test } from 'tap';
import { openAccess } from './open-access.js';
import { plainRoute } from './plain-dialect.js';
import { scriptedProvider, textAnswer } from './scripted-provider.js';
import { startTestGateway } from './start-test-gateway.js';

await test('several plugins of one name are all in the list, under ids of their own', async (t) => {
  const first = scriptedProvider(({ model }) => (model === 'a' ? { parts: textAnswer('first') } : undefined));
  const second = scriptedProvider({ parts: textAnswer('second') });
  const gateway = await startTestGateway([openAccess(), plainRoute, first, second]);
  t.teardown(() => gateway.stop());
  const answerOf = async (model: string): Promise<unknown> => (await gateway.post('/plain', { model })).json();
  t.match(await answerOf('a'), { text: 'first' });
  t.match(await answerOf('b'), { text: 'second' });
  t.strictSame(gateway.gateway.generation.prepared.plugins.map(({ entry }) => entry.id).slice(-2), [
    'scripted-provider',
    'scripted-provider-2',
  ]);
});
