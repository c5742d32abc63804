import { test } from 'tap';
import { sampleChatCall } from '../../../testkit/sample-call.js';
import type { Answer } from '../../answer.js';
import type { ChatCall } from '../../call.js';
import type { StreamPart } from '../../part.js';
import { withShortToolNames } from './short-tool-names.js';

const long = `mcp__plugin_chrome-devtools-mcp_chrome-devtools__get_console_${'x'.repeat(20)}`;
const dotted = 'crm.find';

function callWith(fields: Partial<ChatCall>): ChatCall {
  return sampleChatCall({ model: 'm', ...fields }, {}, 'native');
}

/** What is sent of a call, and the answer to it. */
async function sentOf(call: ChatCall, most: number, answer?: (sent: ChatCall) => Answer) {
  const sent: ChatCall[] = [];
  const restored = await withShortToolNames(call, most, async (short) => {
    sent.push(short);
    return answer?.(short) as Answer;
  });
  return { sent: sent[0] as ChatCall, restored };
}

await test('a call whose names fit stays as it is', async (t) => {
  for (const call of [callWith({ tools: [{ name: 'a_B-9', inputSchema: {} }] }), callWith({})])
    t.equal((await sentOf(call, 5)).sent, call);
});

await test('names that do not fit are shortened everywhere, and different names stay different', async (t) => {
  const call = callWith({
    tools: [long, `${long}y`, dotted, 'crm_find', '21st_button', '_21st_button'].map((name) => ({
      name,
      inputSchema: {},
    })),
    toolChoice: { type: 'tool', name: long },
    messages: [
      { role: 'user', content: [{ type: 'text', text: 'Hi' }] },
      { role: 'assistant', content: [{ type: 'tool-call', id: '1', name: dotted, arguments: '{}' }] },
    ],
  });
  const { sent: short } = await sentOf(call, 64);
  const names = short.tools?.map(({ name }) => name) ?? [];
  t.equal(new Set(names).size, 6);
  for (const name of names) t.match(name, /^[A-Za-z_][\w-]{0,63}$/);
  t.match(names[0], /^mcp__plugin_chrome-devtools-mcp_chrome-devtools__get_co/);
  t.match(short, { toolChoice: { name: names[0] }, messages: [Object, { content: [{ name: names[2], id: '1' }] }] });
  t.equal(short.messages[0], call.messages[0]);
  t.equal(short.source, call.source);
});

await test('the answer has the names of the client', async (t) => {
  const called = (name: string): StreamPart => ({ type: 'tool-call', choice: 0, index: 0, id: '1', name });
  const call = callWith({ tools: [{ name: long, inputSchema: {} }] });
  const { restored } = await sentOf(call, 64, ({ tools }) => ({
    provider: 'p',
    deliver: async (sink) => {
      for (const part of [called(tools?.[0]?.name ?? ''), called('other')]) await sink(part);
    },
    discard: () => undefined,
    finalUsage: () => ({ inputTokens: 1, outputTokens: 1 }),
  }));
  const seen: StreamPart[] = [];
  await restored.deliver((part) => {
    seen.push(part);
  });
  t.strictSame(seen, [called(long), called('other')]);
  t.ok(restored.finalUsage?.());
});
