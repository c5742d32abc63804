import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { type InferenceCall, type Plugin, type StreamPart, textOf } from '../../core/api/index.js';
import {
  embeddedStores,
  openAccess,
  plainRoute,
  pluginOf,
  scriptedProvider,
  testConnection,
  testPolicy,
  textAnswer,
} from '../../core/testkit/index.js';
import { root } from '../fixtures/root.js';
import { testGateway } from '../fixtures/gateways/test-gateway.js';

/** As the package of another author imports it. */
async function imported(specifier: string): Promise<Plugin> {
  const module = (await import(specifier)) as { readonly default: Plugin };
  return module.default;
}

await test('every bundled plugin can be imported for tests of other plugins, under its own name', async (t) => {
  const folders = readdirSync(join(root, 'plugins'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  t.ok(folders.length > 20);
  for (const { name } of folders) t.equal((await imported(`sluice/testkit/plugins/${name}`)).name, name);
});

await test("a third party's detector is tested with the plugin that enforces policies, streamed or not", async (t) => {
  const [connections, policies, codeNames] = await Promise.all([
    imported('sluice/testkit/plugins/connections'),
    imported('sluice/testkit/plugins/policies'),
    imported(join(root, 'test', 'fixtures', 'third-party', 'code-names.js')),
  ]);
  const connection = {
    ...testConnection,
    policies: [
      testPolicy({
        type: 'acme_code_names',
        action: 'redact',
        configuration: { names: ['Falcon'], redaction: { style: 'numbered', restore: true } },
      }),
    ],
  };
  let sent = '';
  const provider = scriptedProvider((call) => {
    sent = call.kind === 'chat' ? textOf(call.messages[0]?.content ?? []) : '';
    return { parts: textAnswer('Call Fal', 'con. ', sent) };
  });
  const plugins = [openAccess(connection), connections, policies, plainRoute, codeNames, provider];
  const gateway = await testGateway(t, plugins, {}, embeddedStores());
  for (const stream of [false, true]) {
    const text = await (await gateway.post('/plain', { stream, text: 'Bye.' })).text();
    t.match(text.replaceAll('\n\ndata: ', ''), 'Call [CODE_NAME_1]. Bye.');
    t.notMatch(text, 'Falcon');
    const restored = await (await gateway.post('/plain', { stream, text: 'Ask Falcon.' })).text();
    t.equal(sent, 'Ask [CODE_NAME_1].');
    t.match(restored.replaceAll('\n\ndata: ', ''), 'Ask Falcon.', 'what the client itself has said comes back to it');
  }
});

await test("a third party's function is tested with the plugin that runs functions", async (t) => {
  const given: unknown[] = [];
  const stock = pluginOf('acme', {
    functions: [
      {
        tool: { name: 'acme_stock', description: 'How many are left.', inputSchema: { type: 'object' } },
        async run({ arguments: values, connection }) {
          given.push(values, connection.connectionId);
          return { left: 3 };
        },
      },
    ],
  });
  const asking: readonly StreamPart[] = [
    { type: 'start', id: 'a', model: 'm', created: 1 },
    { type: 'tool-call', choice: 0, index: 0, id: 'c1', name: 'acme_stock' },
    { type: 'tool-arguments', choice: 0, index: 0, text: '{"article":"x"}' },
    { type: 'finish', choice: 0, reason: 'tool_calls' },
  ];
  const seen: InferenceCall[] = [];
  const model = scriptedProvider((call) => {
    seen.push(call);
    return { parts: seen.length === 1 ? asking : textAnswer('3 are left.') };
  });
  const plugins = [openAccess(), await imported('sluice/testkit/plugins/tools'), plainRoute, stock, model];
  const gateway = await testGateway(t, plugins);
  const tools = [{ name: 'acme_stock', inputSchema: {} }];
  const response = await gateway.post('/plain', { text: 'How many?', call: { tools, autoContinuation: true } });
  t.match(await response.json(), { text: '3 are left.' });
  t.strictSame(given, [{ article: 'x' }, testConnection.connectionId]);
  const content = [{ content: [{ type: 'text', text: '{"left":3}' }] }];
  t.match(seen[1], { messages: [{ role: 'user' }, { role: 'assistant' }, { role: 'tool', content }] });
});
