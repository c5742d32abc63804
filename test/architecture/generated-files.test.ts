import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { generatedFiles } from '../../config/generate-schema.js';
import { bundledPlugins } from '../../plugins/index.js';
import { root } from '../fixtures/root.js';

const advice = 'run: npm run build && node dist/config/generate-schema.js dist/plugins/index.js';

await test('the editor schema of gateway.yaml and the page about all settings are what the settings and the bundled plugins say', async (t) => {
  const files = await generatedFiles(bundledPlugins as Parameters<typeof generatedFiles>[0]);
  t.strictSame(Object.keys(files), ['config/gateway.schema.json', 'docs/configuration.md']);
  for (const [file, content] of Object.entries(files))
    t.ok(readFileSync(join(root, file), 'utf8') === content, `${file}: ${advice}`);
});

await test('each setting on the page has a description', (t) => {
  const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  t.strictSame(page.match(/^\| `.*\|\s*\|$/gm), null);
  t.end();
});

await test('the built program can be executed, as `npx sluice` does', (t) => {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: { sluice: string } };
  t.doesNotThrow(() => accessSync(join(root, bin.sluice), constants.X_OK));
  t.end();
});
