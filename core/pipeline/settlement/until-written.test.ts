import { type Test, test } from 'tap';
import { plainGateway, testGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { definePlugin, GatewayError, Journal, type Plugin, z } from '../../api/index.js';
import { openAccess } from '../../testkit/open-access.js';
import { plainRoute } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import { startTestGateway, type TestGateway } from '../../testkit/start-test-gateway.js';
import { testRoute } from '../../testkit/test-route.js';

type OpenJournal = Awaited<ReturnType<Required<NonNullable<Parameters<typeof startTestGateway>[2]>>['openJournal']>>;

/** A journal whose entries are durable when `durable` resolves. */
function slowJournal(durable: Promise<void>, steps: string[] = []): OpenJournal {
  let batched = 0;
  return {
    process: 'test',
    backlog: { bytes: 0, since: undefined },
    setAside: 0,
    unwritable: false,
    stalledMs: 0,
    append() {
      steps.push('append');
      batched += 1;
    },
    written() {
      steps.push('written');
      return durable;
    },
    get batched() {
      return batched;
    },
    consume: () => () => undefined,
    settled: async () => undefined,
    onProcessEnded: () => () => undefined,
    refusal: () => undefined,
    start: () => undefined,
    drain: async () => undefined,
    close: async () => undefined,
  };
}

/** Appends an entry for each call. */
const keeping = definePlugin({
  apiVersion: 1,
  name: 'keeping',
  config: z.strictObject({}),
  needs: { journal: Journal },
  setup: ({ services }) => ({
    admit({ call }) {
      if (!call) return undefined;
      return { settle: () => services.journal.append({ id: '1', kind: 'k', value: {} }, { together: true }) };
    },
  }),
}) as Plugin;

async function start(t: Test, journal: OpenJournal, ...more: Plugin[]): Promise<TestGateway> {
  const provider = scriptedProvider({ parts: textAnswer('Hi') });
  const plugins = [plainRoute, openAccess(), ...more, keeping, provider];
  return testGateway(t, plugins, undefined, { openJournal: async () => journal });
}

await test('the client gets the end of its answer when all journal entries of its settlement are durable', async (t) => {
  const written = Promise.withResolvers<void>();
  const steps: string[] = [];
  const gateway = await start(t, slowJournal(written.promise, steps));
  let isAnswered = false;
  const answer = gateway.post('/plain', { model: 'scripted' }).then((response) => {
    isAnswered = true;
    return response.text();
  });
  while (!steps.includes('written') && !isAnswered) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  t.strictSame([steps, isAnswered], [['append', 'written'], false]);
  written.resolve();
  t.match(await answer, 'Hi');
});

await test('exchanges whose answers arrive in the same turn are all settled before the entries of the first are written', async (t) => {
  const steps: string[] = [];
  const journal = slowJournal(Promise.resolve(), steps);
  const arrived = Promise.withResolvers<void>();
  let calls = 0;
  const provider = scriptedProvider(async () => {
    calls += 1;
    if (calls === 2) arrived.resolve();
    await arrived.promise;
    return { parts: textAnswer('Hi') };
  });
  const gateway = await plainGateway(t, [keeping, provider], undefined, {
    openJournal: async () => journal,
  });
  const answers = await Promise.all([1, 2].map(() => gateway.post('/plain', { model: 'scripted' })));
  for (const answer of answers) t.match(await answer.text(), 'Hi');
  t.strictSame(steps, ['append', 'append', 'written', 'written']);
});

await test('a request without journal entries does not wait for those of others, which a full disk does not take', async (t) => {
  const steps: string[] = [];
  const journal = slowJournal(new Promise(() => undefined), steps);
  const refusing = pluginOf('refusing', {
    admit({ exchange, call }) {
      if (!call) return undefined;
      if (exchange.header('x-refuse') === undefined) return { settle: () => undefined };
      throw new GatewayError({ code: 'GW_TEST', status: 503, message: 'No.' });
    },
    routes: [testRoute({ path: '/alive', handle: () => ({}) })],
  });
  const gateway = await start(t, journal, refusing);
  await journal.append({ id: '1', kind: 'k', value: {} }, { together: true });
  t.equal((await fetch(`${gateway.url}/alive`)).status, 200);
  t.equal((await gateway.post('/plain', { model: 'scripted' }, { 'x-refuse': 'yes' })).status, 503);
  t.strictSame(steps, ['append'], 'nobody has waited');
});
