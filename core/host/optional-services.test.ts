import { test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { definePlugin, type Plugin, token, z } from '../api/index.js';
import { pluginOf } from '../testkit/plugin-of.js';

const Ledger = token<string>('test-ledger');
const ledger = pluginOf('ledger', { services: { ledger: 'the ledger' } }, { provides: { ledger: Ledger } });

/** A plugin that wants the ledger, and reports which one it got. */
function wanting(handed: unknown[]): Plugin {
  return definePlugin({
    apiVersion: 1,
    name: 'wanting',
    config: z.strictObject({}),
    wants: { ledger: Ledger },
    setup({ services }) {
      handed.push(services.ledger);
      return {};
    },
  }) as Plugin;
}

await test('a wanted service is passed in when a plugin provides it, wherever that is in the list', async (t) => {
  const handed: unknown[] = [];
  await testGateway(t, [wanting(handed), ledger]);
  t.strictSame(handed, ['the ledger']);
});

await test('a wanted service without a provider is undefined', async (t) => {
  const handed: unknown[] = [];
  await testGateway(t, [wanting(handed)]);
  t.strictSame(handed, [undefined]);
});
