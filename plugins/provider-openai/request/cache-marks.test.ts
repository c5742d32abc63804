import { test } from 'tap';
import type { ChatCall, JsonObject, Message } from '../../../core/api/index.js';
import { chatCall, hear, play, sentBody } from '../fixtures/play.js';
import { completion, native, noArguments } from '../fixtures/sample-calls.js';

const cache_control = { type: 'ephemeral', ttl: '1h' };
const extras = { cache_control: { ...cache_control, scope: 'global' } };
const text = { type: 'text', text: 'A' } as const;
const messages: readonly Message[] = [
  { role: 'system', content: [text, { ...text, extras }] },
  { role: 'user', content: [text] },
  { role: 'assistant', content: ['x', 'y', 'z'].map((id) => ({ type: 'tool-call', id, name: 'f', arguments: '{}' })) },
  {
    role: 'tool',
    content: [
      { type: 'tool-result', toolCallId: 'x', content: [text], extras },
      { type: 'tool-result', toolCallId: 'y', isError: true, content: [{ ...text, extras }] },
      { type: 'tool-result', toolCallId: 'z', content: [], extras },
    ],
  },
  { role: 'user', content: [{ type: 'text', text: ' ', extras }] },
];
const config = { baseUrl: 'https://openrouter.ai/api/v1' };
const marked: ChatCall = chatCall(
  { messages, tools: [{ name: 'f', inputSchema: noArguments, extras }] },
  { ...native, body: { cache_control: { type: 'ephemeral' } } },
);

function sentMessages(body: Readonly<Record<string, unknown>>): readonly JsonObject[] {
  return body['messages'] as readonly JsonObject[];
}

await test('marks for the cache reach a server that reads them, wherever they have a place', async (t) => {
  const { http, dispatch } = await play(config, completion);
  await dispatch(marked);
  const sent = sentBody(http);
  t.strictSame(
    sentMessages(sent).filter(({ role }) => role !== 'assistant'),
    [
      { role: 'system', content: [text, { ...text, cache_control }] },
      { role: 'user', content: 'A' },
      { role: 'tool', tool_call_id: 'x', content: [{ ...text, cache_control }] },
      {
        role: 'tool',
        tool_call_id: 'y',
        content: [
          { type: 'text', text: 'Error:' },
          { ...text, cache_control },
        ],
      },
      { role: 'tool', tool_call_id: 'z', content: '' },
      { role: 'user', content: ' ' },
    ],
  );
  t.strictSame(sent['tools'], [{ type: 'function', function: { name: 'f', parameters: noArguments }, cache_control }]);
  t.strictSame(sent['cache_control'], { type: 'ephemeral' });
});

await test('marks for the cache do not reach other servers, nor a server that refuses them a second time', async (t) => {
  const other = await play({}, completion);
  await other.dispatch(marked);
  t.notMatch(JSON.stringify(sentBody(other.http)), 'cache_control');
  t.equal(sentMessages(sentBody(other.http))[0]?.['content'], 'A\n\nA');

  const message = 'messages.0.content.1.cache_control: Extra inputs are not permitted';
  const { http, dispatch } = await play(config, { status: 400, body: { error: { message } } }, completion);
  t.equal((await hear(dispatch(marked))).error, undefined);
  await dispatch(marked);
  t.equal(http.exchanges.length, 3);
  t.match(JSON.stringify(sentBody(http, 0)), 'cache_control');
  for (const index of [1, 2]) t.strictSame(sentMessages(sentBody(http, index)), sentMessages(sentBody(other.http)));
});

await test('marks for the cache are breakpoints for OpenAI, whichever dialect has set them', async (t) => {
  const { http, dispatch } = await play({ baseUrl: 'https://api.openai.com/v1' }, completion, completion);
  await dispatch(marked);
  const breakpoint = { ...text, prompt_cache_breakpoint: { mode: 'explicit' } };
  t.strictSame(
    sentMessages(sentBody(http)).map(({ content }) => content),
    [[text, breakpoint], 'A', null, [breakpoint], [{ type: 'text', text: 'Error:' }, breakpoint], '', ' '],
  );
  t.notMatch(JSON.stringify(sentBody(http)), 'cache_control');
  const long = { prompt_cache_breakpoint: { mode: 'explicit', ttl: '12h' } };
  const own: Message = { role: 'user', content: [{ ...text, extras: long }] };
  await dispatch(chatCall({ messages: [own] }, { dialect: 'openai-responses', body: {} }));
  t.strictSame(sentMessages(sentBody(http, 1))[0]?.['content'], [{ ...text, ...long }]);
});
