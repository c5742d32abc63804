/** What a new plugin is called, and where its types and its testkit come from. */
export interface NewPlugin {
  readonly name: string;
  /** The range or the path by which npm finds `sluice`. */
  readonly sluice: string;
}

/** The files of a new plugin: one that works, with a test that shows it. By their names. */
export function pluginFiles(plugin: NewPlugin): Readonly<Record<string, string>> {
  return {
    'package.json': `${JSON.stringify(manifest(plugin), undefined, 2)}\n`,
    'plugin.js': code(plugin),
    'plugin.test.js': tests(plugin),
    'README.md': readme(plugin),
  };
}

const manifest = ({ name, sluice }: NewPlugin): object => ({
  name: `sluice-plugin-${name}`,
  version: '0.1.0',
  type: 'module',
  exports: './plugin.js',
  sluice: { api: '^1.0', plugin: './plugin.js' },
  scripts: { test: 'node --test' },
  peerDependencies: { sluice: '*' },
  devDependencies: { sluice },
});

const code = ({ name }: NewPlugin): string => `import { definePlugin, GatewayError, textOf, z } from 'sluice/api';

export default definePlugin({
  apiVersion: 1,
  name: '${name}',
  summary: 'Refuses requests that mention a word.',
  config: z.strictObject({
    word: z.string().min(1).describe('What no request may mention.'),
  }),
  setup: ({ config }) => ({
    // Every attempt to ask a model comes by here, with everything that would be sent to it.
    govern(call) {
      if (call.kind !== 'chat') return undefined;
      const found = call.messages.some((message) => textOf(message.content).includes(config.word));
      if (!found) return undefined;
      throw new GatewayError({ code: 'WORD_REFUSED', status: 400, message: 'The request mentions what must not leave.' });
    },
  }),
});
`;

const tests = ({ name }: NewPlugin): string => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAccess, plainRoute, scriptedProvider, startTestGateway, textAnswer } from 'sluice/testkit';
import plugin from './plugin.js';

/** A real gateway on loopback, with this plugin and a provider that always says the same. */
async function ask(t, text) {
  const gateway = await startTestGateway([
    plainRoute,
    openAccess(),
    { plugin, config: { word: 'heron' } },
    scriptedProvider({ parts: textAnswer('Hello.') }),
  ]);
  t.after(() => gateway.stop());
  const response = await gateway.post('/plain', { text });
  return { status: response.status, body: await response.json() };
}

test('${name} lets other requests through', async (t) => {
  const { status, body } = await ask(t, 'What is a sluice?');
  assert.equal(status, 200);
  assert.equal(body.text, 'Hello.');
});

test('${name} refuses what mentions the word', async (t) => {
  const { status, body } = await ask(t, 'Tell me about the heron.');
  assert.equal(status, 400);
  assert.equal(body.plainError, 'WORD_REFUSED');
});
`;

const readme = ({ name }: NewPlugin): string => `# ${name}

Refuses requests that mention a word.

| Setting | What |
|---|---|
| \`word\` | what no request may mention |

Runs in \`govern\`. When it fails, the request is refused.

\`\`\`yaml
plugins:
  - use: ./${name}      # the folder, from where gateway.yaml is; or the npm name, once it is published
    config: { word: heron }
\`\`\`

Tests: \`npm install --ignore-scripts && npm test\`. The gateway that runs the plugin needs nothing to be installed here.
`;
