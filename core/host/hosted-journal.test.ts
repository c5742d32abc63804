import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { Clock, definePlugin, Journal, type JournalEntry, newId, type Plugin, z } from '../api/index.js';
import { systemClock } from '../services/clock.js';
import { FileJournal, type OpenJournal } from '../services/journal/file-journal.js';
import { until } from '../../test/fixtures/components/until.js';
import { collectingLog } from '../testkit/collecting-log.js';
import { openAccess } from '../testkit/open-access.js';
import { plainRoute } from '../testkit/plain-dialect.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import { startTestGateway, type TestGateway } from '../testkit/start-test-gateway.js';

/** A plugin that keeps a record of every answer, and says into which rows they go. */
function recorder(events: string[], settled: () => Promise<void> = async () => undefined): Plugin {
  return definePlugin({
    apiVersion: 1,
    name: 'recorder',
    config: z.strictObject({}),
    needs: { journal: Journal, clock: Clock },
    setup({ services: { journal, clock } }) {
      journal.consume('answer', async (entries: readonly JournalEntry[]) => {
        for (const { value } of entries) events.push(`row ${JSON.stringify(value['finish'])}`);
      });
      return {
        admit: () => ({
          async settle({ finishReason = null }) {
            await settled();
            await journal.append({ id: newId(clock.now()), kind: 'answer', value: { finish: finishReason } });
          },
        }),
        close: () => void events.push('closed'),
      };
    },
  });
}

async function start(t: Test, plugins: readonly Plugin[]): Promise<TestGateway> {
  const folder = join(t.testdir(), 'journal');
  mkdirSync(folder);
  let journal: OpenJournal | undefined;
  return startTestGateway(
    [openAccess(), plainRoute, ...plugins, scriptedProvider({ parts: textAnswer('Yes.') })],
    undefined,
    {
      openJournal: async () => {
        journal = await FileJournal.open({
          folder,
          fsync: false,
          maxBytes: 1e9,
          clock: systemClock,
          log: collectingLog(),
        });
        return journal;
      },
      close: async () => journal?.close(),
    },
  );
}

await test('journal entries of a plugin reach its consumer before a stop closes the plugin', async (t) => {
  const events: string[] = [];
  const gateway = await start(t, [recorder(events)]);
  const answer = await gateway.post('/plain', { model: 'm', text: 'Really?' });
  t.equal(answer.status, 200);
  await gateway.stop();
  t.strictSame(events, ['row "stop"', 'closed']);
});

await test('journal entries of an exchange whose client has left reach their consumer before a stop closes the plugin', async (t) => {
  const events: string[] = [];
  const [settling, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gateway = await start(t, [
    recorder(events, () => {
      settling.resolve();
      return mayEnd.promise;
    }),
  ]);
  const leaving = new AbortController();
  const asking = fetch(`${gateway.url}/plain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', text: 'Really?' }),
    signal: leaving.signal,
  });
  await settling.promise;
  leaving.abort();
  await t.rejects(asking);
  const stopping = gateway.stop();
  await until(async () => (await fetch(gateway.url).catch(() => undefined)) === undefined, 'the server is closed');
  // Time to go on without waiting for the exchange.
  for (let turn = 0; turn < 1_000; turn += 1) await setImmediate();
  mayEnd.resolve();
  await stopping;
  t.strictSame(events, ['row "stop"', 'closed']);
});

await test('without a plugin that needs the journal, none is opened', async (t) => {
  let opened = false;
  const gateway = await startTestGateway(
    [openAccess(), plainRoute, scriptedProvider({ parts: textAnswer('Yes.') })],
    undefined,
    {
      openJournal: () => {
        opened = true;
        return Promise.reject(new Error('nobody asked'));
      },
    },
  );
  await gateway.stop();
  t.equal(opened, false);
});
