import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject, Message } from '../../../core/api/index.js';
import { chatCall, hear, play, sentBody } from '../fixtures/play.js';
import { native, user } from '../fixtures/sample-calls.js';

const thought: ContentBlock = { type: 'reasoning', text: 'I need the time.' };
const calls: ContentBlock = { type: 'tool-call', id: 'call_1', name: 'time', arguments: '{}' };
const result: Message = { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'call_1', content: [] }] };
const open = { type: 'reasoning', summary: [], content: [{ type: 'reasoning_text', text: 'I need the time.' }] };
const called = { id: 'fc_1', type: 'function_call', call_id: 'call_1', name: 'time', arguments: '{}' };

function answer(reasoning: JsonObject): { readonly body: JsonObject } {
  return { body: { id: 'r', model: 'm', status: 'completed', output: [{ id: 'rs_1', ...reasoning }, called] } };
}

function continuing(...content: readonly ContentBlock[]): ChatCall {
  return chatCall({ messages: [user('Time?'), { role: 'assistant', content }, result] }, native);
}

function reasoningIn(body: Record<string, unknown>): readonly JsonObject[] {
  return (body['input'] as JsonObject[]).filter(({ type }) => type === 'reasoning');
}

await test('a model gets reasoning back that it has written without encrypting it, beside its calls, with the same id each time', async (t) => {
  const { http, dispatch } = await play({ api: 'responses' }, answer(open), answer(open), answer(open), answer(open));
  await hear(dispatch(chatCall({}, native)));
  await hear(dispatch(continuing(thought, calls)));
  await hear(dispatch(continuing(thought, calls)));
  const [sent] = reasoningIn(sentBody(http, 1));
  t.match(sent, { ...open, id: /^rs_[0-9a-f]{32}$/ });
  t.strictSame(reasoningIn(sentBody(http, 2)), [sent]);
  const others = [
    [thought, { type: 'text', text: 'Half past ten.' } as const],
    [{ ...thought, signature: 'EqQBCg==' }, calls],
  ];
  for (const content of others) await hear(dispatch(continuing(...content)));
  for (const index of [3, 4]) t.strictSame(reasoningIn(sentBody(http, index)), []);
});

await test('reasoning that the server encrypts, or only summarizes, does not go back as it is', async (t) => {
  for (const reasoning of [
    { ...open, encrypted_content: 'ZW5j' },
    { type: 'reasoning', summary: [{ type: 'summary_text', text: 'I need the time.' }] },
  ]) {
    const { http, dispatch } = await play({ api: 'responses' }, answer(reasoning), answer(open));
    await hear(dispatch(chatCall({}, native)));
    await hear(dispatch(continuing(thought, calls)));
    t.strictSame(reasoningIn(sentBody(http, 1)), []);
  }
});

await test('a server that refuses such items gets none from then on', async (t) => {
  const refused = { status: 400, body: { error: { message: "Invalid value: 'input[1]' has an unknown type." } } };
  const { http, dispatch } = await play({ api: 'responses' }, answer(open), refused, answer(open), answer(open));
  await hear(dispatch(chatCall({}, native)));
  t.equal((await hear(dispatch(continuing(thought, calls)))).error, undefined);
  await hear(dispatch(continuing(thought, calls)));
  t.equal(reasoningIn(sentBody(http, 1)).length, 1);
  for (const index of [2, 3]) t.strictSame(reasoningIn(sentBody(http, index)), []);
});
