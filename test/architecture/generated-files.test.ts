import { readFile } from 'node:fs/promises';
import { test } from 'tap';
import { isConfigurationPageCurrent, isGatewaySchemaCurrent } from '../../config/generate-schema.js';
import { bundledPlugins } from '../../plugins/index.js';

const bundle = bundledPlugins as Parameters<typeof isGatewaySchemaCurrent>[0];
const advice = 'run: npm run build && node dist/config/generate-schema.js dist/plugins/index.js';

await test('the editor schema of gateway.yaml is what the settings and the bundled plugins say', async (t) => {
  t.ok(await isGatewaySchemaCurrent(bundle), advice);
});

await test('so is the page about all settings, and each of them has a description', async (t) => {
  t.ok(await isConfigurationPageCurrent(bundle), advice);
  const page = await readFile('docs/configuration.md', 'utf8');
  t.strictSame(page.match(/^\| `.*\|\s*\|$/gm), null);
});
