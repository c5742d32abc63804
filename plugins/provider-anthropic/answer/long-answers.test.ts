import { test } from 'tap';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import { textStream } from '../fixtures/streams.js';
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

await test('a long event is read in several turns of the event loop, as parts and relayed', async (t) => {
  const block = { type: 'of_tomorrow', rows: Array.from({ length: 60_000 }, (_, id) => ({ id, ok: true })) };
  const start = JSON.stringify({ type: 'content_block_start', index: 9, content_block: block });
  const body = `event: content_block_start\ndata: ${start}\n\n`;
  const at = textStream.indexOf('event: content_block_start');
  const stream = textStream.slice(0, at) + body + textStream.slice(at);
  const http = new ScriptedHttpClient({ headers: { 'content-type': 'text/event-stream' }, body: stream });
  const dispatch = await sampleProvider(http);
  const { turns, result } = await turnsDuring(async () => partsOf(await dispatch(sampleCall({ stream: true }))));
  t.ok(turns > 5, `${turns} turns`);
  t.match(result.at(-1), { type: 'finish' });
  const call = ownCall({}, { stream: true });
  const relaying = await turnsDuring(async () => relayed(await dispatch(call), 'parts'));
  t.ok(relaying.turns > 5, `${relaying.turns} turns`);
  t.ok(relaying.result.written + relaying.result.tail === stream);
});
