import { test } from 'tap';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import { dialectName } from '../dialect-name.js';
import { events, partsOf, response, sampleCall, sampleProvider } from '../fixtures/sample-provider.js';

const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, ok: true }));
const usageMetadata = { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 };
const said = response([{ text: 'Hi' }, { ofTomorrow: rows }], { finishReason: 'STOP' }, { usageMetadata });

await test('a long event is read in several turns of the event loop, as parts and relayed', async (t) => {
  const dispatch = await sampleProvider(new ScriptedHttpClient(events(said)));
  const { turns, result } = await turnsDuring(async () => partsOf(await dispatch(sampleCall({ stream: true }))));
  t.ok(turns > 5, `${turns} turns`);
  t.match(result.at(-1), { type: 'finish', reason: 'stop' });
  const call = sampleCall({ stream: true });
  const own = { ...call, source: { ...call.source, dialect: dialectName } };
  const written: Uint8Array[] = [];
  const relaying = await turnsDuring(async () =>
    (await dispatch(own)).relay?.deliver(
      (bytes) => void written.push(bytes),
      () => undefined,
      'parts',
    ),
  );
  t.ok(relaying.turns > 5, `${relaying.turns} turns`);
  const bytes = Buffer.concat([...written, relaying.result ?? Buffer.alloc(0)]);
  t.ok(bytes.toString() === `data: ${JSON.stringify(said)}\r\n\r\n`);
});
