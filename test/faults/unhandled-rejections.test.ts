import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'tap';
import { root } from '../fixtures/root.js';
import { runSluice, startGatewayProcess } from '../fixtures/processes/gateway-process.js';

const plugin = join(root, 'test', 'fixtures', 'third-party', 'forgets-to-wait.js');
const ask = (model: string) => ({ model, messages: [{ role: 'user', content: 'Hello' }] });

await test('an unhandled rejection in a plugin affects no answer and no command, an exception in its timer ends the process, and both are said to be its own', async (t) => {
  const gateway = await startGatewayProcess(t, {
    yaml: `
data: { folder: ./data }
plugins: [auth, connections, inference, { use: ${JSON.stringify(plugin)} }, provider-demo]
`,
  });
  for (let request = 1; request <= 3; request += 1) {
    const response = await gateway.post('/v1/inference/chat', ask('demo'));
    t.equal(response.status, 200);
    await response.arrayBuffer();
  }
  const printed = await gateway.printed(/the report was refused/);
  t.match(printed, /a promise of plugin \\?"forgets-to-wait\\?" was rejected and nothing awaited it/);
  t.match(printed, /forgets-to-wait\.js:\d+/);
  const explained = await runSluice(['explain'], { folder: gateway.folder });
  t.match(explained, { code: 0, output: /admit +.*forgets-to-wait/ });
  t.match(explained.output, /sluice: a promise of plugin "forgets-to-wait" was rejected .*the greeting was refused/);
  const ended = once(gateway.child, 'exit');
  await gateway.post('/v1/inference/chat', ask('later')).catch(() => undefined);
  t.strictSame(await ended, [1, null]);
  t.match(gateway.output(), /a timer or a listener of plugin \\?"forgets-to-wait\\?" threw outside of all hooks/);
});
