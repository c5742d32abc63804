import { type Test, test } from 'tap';
import { plainGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { type Contributions, failureInside, GatewayError, isJsonObject } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import type { TestGateway } from '../../testkit/start-test-gateway.js';

const errors = {
  provider: 'acme',
  dialect: 'acme-chat',
  errorBody: (value: unknown) => (isJsonObject(value) ? value : undefined),
};
const said = failureInside({ error: { message: 'Could not use: heron.' } }, 503, errors);

async function start(
  t: Test,
  failing: unknown,
  transforms: readonly Contributions['transform'][],
): Promise<TestGateway> {
  const provider = scriptedProvider((call) => {
    if (call.kind === 'chat' && !call.stream) throw failing;
    return {
      async parts(sink) {
        for (const part of textAnswer('half').slice(0, 2)) await sink(part);
        throw failing;
      },
    };
  });
  const plugins = transforms.map((transform, at) => pluginOf(`plugin-${at}`, { transform: transform as never }));
  return plainGateway(t, [...plugins, provider]);
}

/** Appends a word to the message of a failure. */
const adding = (word: string): Contributions['transform'] => ({
  stage: () => undefined,
  failure: ({ code, status, message, upstream }) =>
    Promise.resolve(
      new GatewayError({ code, status, message: `${message} ${word}`, ...(upstream ? { upstream } : {}) }),
    ),
});

await test("a provider's words about a failure pass the plugins that see its answers, the last one's first", async (t) => {
  const gateway = await start(t, said, [adding('second'), { stage: () => undefined }, adding('first')]);
  const response = await gateway.post('/plain', { text: 'x' });
  t.equal(response.status, 503);
  t.match(await response.json(), { plainError: 'GW_PROVIDER_FAILED', message: 'Could not use: heron. first second' });
  const streamed = await gateway.post('/plain', { text: 'x', stream: true });
  t.match(await streamed.text(), /data: half\n\nevent: error\ndata: GW_PROVIDER_FAILED/);
  const told = gateway.log.filter(({ level }) => level === 'error').map(({ fields }) => fields['error'] as Error);
  t.strictSame(
    told.map(({ message }) => message),
    ['Could not use: heron. first second', 'Could not use: heron. first second'],
    'also within a stream',
  );
});

await test('a plugin that needs the whole answer is asked as well', async (t) => {
  const gateway = await start(t, said, [
    { ...adding('whole'), buffer: { maxBytes: 1_000 }, rewrite: (parts) => parts } as Contributions['transform'],
  ]);
  const response = await gateway.post('/plain', { text: 'x' });
  t.match(await response.json(), { message: 'Could not use: heron. whole' });
});

await test('what the gateway says itself is not changed', async (t) => {
  const own = new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'It broke.' });
  const gateway = await start(t, own, [adding('changed')]);
  const response = await gateway.post('/plain', { text: 'x' });
  t.match(await response.json(), { plainError: 'GW_UPSTREAM_BROKEN', message: 'It broke.' });
});

await test('a hook that gives no other error, undefined or null, changes nothing', async (t) => {
  const gateway = await start(t, said, [
    { stage: () => undefined, failure: () => null as never },
    { stage: () => undefined, failure: async () => undefined },
  ]);
  const response = await gateway.post('/plain', { text: 'x' });
  t.match(await response.json(), { message: 'Could not use: heron.' });
});

await test('words that the plugin could not check are not passed on', async (t) => {
  const failures: readonly (() => unknown)[] = [
    () => {
      throw new Error('heron');
    },
    () => Promise.reject(new Error('heron')),
    () => 'heron',
  ];
  for (const failure of failures) {
    const gateway = await start(t, said, [{ stage: () => undefined, failure: failure as never }]);
    const response = await gateway.post('/plain', { text: 'x' });
    t.equal(response.status, 500);
    const text = await response.text();
    t.match(text, /GW_PLUGIN_FAILED/);
    t.notMatch(text, /heron/);
  }
});
