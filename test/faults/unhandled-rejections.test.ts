import { join } from 'node:path';
import { test } from 'tap';
import { root } from '../fixtures/root.js';
import { startGatewayProcess } from '../fixtures/gateway-process.js';

const plugin = join(root, 'test', 'fixtures', 'third-party', 'forgets-to-wait.js');

await test('an unhandled rejection in a plugin affects no answer, and the log contains its stack', async (t) => {
  const gateway = await startGatewayProcess(t, {
    yaml: `
data: { folder: ./data }
plugins: [auth, connections, inference, { use: ${JSON.stringify(plugin)} }, provider-demo]
`,
  });
  for (let request = 1; request <= 3; request += 1) {
    const response = await gateway.post('/v1/inference/chat', {
      model: 'demo',
      messages: [{ role: 'user', content: 'Hello' }],
    });
    t.equal(response.status, 200);
    await response.arrayBuffer();
  }
  const printed = await gateway.printed(/nothing awaited it/);
  t.match(printed, /the report was refused/);
  t.match(printed, /forgets-to-wait\.js/);
  t.equal(await gateway.stop(), 0);
});
