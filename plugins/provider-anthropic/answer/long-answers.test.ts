import { test } from 'tap';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import { ownCall, partsOf, relayed, sampleCall, sampleProvider } from '../fixtures/sample-provider.js';

await test('a long answer is read in several turns of the event loop, as parts and relayed', async (t) => {
  const input = { rows: Array.from({ length: 60_000 }, (_, id) => ({ id, ok: true })) };
  const content = [{ type: 'tool_use', id: 't', name: 'f', input }];
  const usage = { input_tokens: 3, output_tokens: 5 };
  const body = {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'claude-x',
    content,
    stop_reason: 'tool_use',
    usage,
  };
  const dispatch = await sampleProvider(new ScriptedHttpClient({ body }));
  const { turns, result } = await turnsDuring(async () => partsOf(await dispatch(sampleCall())));
  t.ok(turns > 5, `${turns} turns`);
  t.ok(result.some((part) => part.type === 'tool-arguments' && part.text === JSON.stringify(input)));
  const relaying = await turnsDuring(async () => relayed(await dispatch(ownCall({})), 'parts'));
  t.ok(relaying.turns > 5, `${relaying.turns} turns`);
  t.ok(relaying.result.tail === JSON.stringify(body));
});
