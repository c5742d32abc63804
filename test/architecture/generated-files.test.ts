import { test } from 'tap';
import { isGatewaySchemaCurrent } from '../../config/generate-schema.js';
import { bundledPlugins } from '../../plugins/index.js';

await test('the editor schema of gateway.yaml is what the settings and the bundled plugins say', async (t) => {
  const advice = 'run: npm run build && node dist/config/generate-schema.js dist/plugins/index.js';
  t.ok(await isGatewaySchemaCurrent(bundledPlugins as Parameters<typeof isGatewaySchemaCurrent>[0]), advice);
});
