import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject, Message } from '../../core/api/index.js';
import { markDetails } from './kept-reasoning.js';
import { chatCall, hear, play, sentBody } from './fixtures/play.js';
import { completion, native, user } from './fixtures/sample-calls.js';

const called = { id: 'call_1', type: 'function', function: { name: 'time', arguments: '{}' } };
const calls: ContentBlock = { type: 'tool-call', id: 'call_1', name: 'time', arguments: '{}' };
const result: Message = { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'call_1', content: [] }] };
const thought: ContentBlock = { type: 'reasoning', text: 'I need the time.' };

/** An answer of a model that thinks between calls of tools, and writes what it thinks into this member. */
function thinking(member: string, stream = false): { readonly body: JsonObject | string } {
  const message = { role: 'assistant', content: null, [member]: 'I need the time.', tool_calls: [called] };
  if (!stream) return { body: { id: 'c', choices: [{ message, finish_reason: 'tool_calls' }] } };
  const delta = { ...message, tool_calls: [{ index: 0, ...called }] };
  const chunk = { id: 'c', choices: [{ index: 0, delta, finish_reason: 'tool_calls' }] };
  return { body: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n` };
}

function continuing(...content: readonly ContentBlock[]): ChatCall {
  return chatCall({ messages: [user('Time?'), { role: 'assistant', content }, result] }, native);
}

function messagesOf(body: Record<string, unknown>): JsonObject[] {
  return body['messages'] as JsonObject[];
}

await test('a model gets its reasoning back beside its calls, in the member in which it writes it', async (t) => {
  for (const member of ['reasoning', 'reasoning_content']) {
    for (const stream of [false, true]) {
      const { http, dispatch } = await play({}, thinking(member, stream), completion);
      await hear(dispatch(chatCall({ stream }, native)));
      await hear(dispatch(continuing(thought, calls)));
      t.strictSame(messagesOf(sentBody(http, 1))[1], {
        role: 'assistant',
        content: null,
        [member]: 'I need the time.',
        tool_calls: [called],
      });
    }
  }
});

await test('reasoning is not sent to a model that has written none, without a call, or if another model has signed it', async (t) => {
  const { http, dispatch } = await play({}, completion, thinking('reasoning'), completion);
  await hear(dispatch(continuing(thought, calls)));
  await hear(dispatch(chatCall({}, native)));
  const own = markDetails([], { provider: 'acme', model: 'gpt-4o' });
  const others: readonly (readonly ContentBlock[])[] = [
    [thought, { type: 'text', text: 'Half past ten.' }],
    [{ ...thought, signature: 'EqQBCg==' }, calls],
    [{ ...thought, signature: markDetails([], { provider: 'acme', model: 'gpt-4' }) }, calls],
    [{ type: 'reasoning', text: '', encrypted: 'ZW5j' }, calls],
  ];
  for (const content of others) await hear(dispatch(continuing(...content)));
  for (const index of [0, 2, 3, 4, 5]) t.equal(messagesOf(sentBody(http, index))[1]?.['reasoning'], undefined);
  await hear(dispatch(continuing({ ...thought, signature: own }, { ...thought, signature: '' }, calls)));
  t.match(messagesOf(sentBody(http, 6))[1], { reasoning: 'I need the time.I need the time.' });
});

await test('details of reasoning are sent back instead of its text', async (t) => {
  const { http, dispatch } = await play({}, thinking('reasoning'), completion);
  await hear(dispatch(chatCall({}, native)));
  const details = [{ type: 'reasoning.text', text: 'I need the time.', index: 0 }];
  const signature = markDetails(details, { provider: 'acme', model: 'gpt-4o' });
  await hear(dispatch(continuing({ ...thought, signature }, calls)));
  const sent = messagesOf(sentBody(http, 1))[1];
  t.strictSame(sent?.['reasoning_details'], details);
  t.equal(sent?.['reasoning'], undefined);
});

await test('a step that the gateway adds to a request of the dialect has the reasoning in the same member', async (t) => {
  const { http, dispatch } = await play({}, thinking('reasoning'), completion);
  const call = chatCall();
  await hear(dispatch(call));
  const answered: Message = { role: 'assistant', content: [thought, calls] };
  await hear(dispatch({ ...call, messages: [...call.messages, answered, result] }));
  t.match(messagesOf(sentBody(http, 1))[1], { reasoning: 'I need the time.', reasoning_content: undefined });
});

await test('a server that writes reasoning and refuses it in messages gets none from then on', async (t) => {
  for (const [member, message] of [
    ['reasoning', "property 'messages.1.assistant.reasoning' is unsupported"],
    ['reasoning_content', 'reasoning_content is not supported as input'],
  ] as const) {
    const refused = { status: 400, body: { error: { message } } };
    const { http, dispatch } = await play({}, thinking(member), refused, completion);
    await hear(dispatch(chatCall({}, native)));
    t.equal((await hear(dispatch(continuing(thought, calls)))).error, undefined);
    await hear(dispatch(continuing(thought, calls)));
    t.equal(messagesOf(sentBody(http, 1))[1]?.[member], 'I need the time.');
    for (const index of [2, 3]) t.equal(messagesOf(sentBody(http, index))[1]?.[member], undefined);
  }
});
