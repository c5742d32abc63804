import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { type ScriptedReply, ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { answer, system, text, user } from '../fixtures/sent-request.js';
import { objectIn, ownCall, refusal, sampleProvider } from '../fixtures/sample-provider.js';

function objection(message: string): ScriptedReply {
  return { status: 400, body: { type: 'error', error: { type: 'invalid_request_error', message } } };
}

/** What a coding agent sends besides a conversation. */
const habits = {
  messages: [
    {
      role: 'user',
      content: [{ type: 'text', text: 'Hi', cache_control: { type: 'ephemeral', scope: 'global', ttl: '1h' } }],
    },
    { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'f', input: { cache_control: { scope: 1 } } }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'x' }] },
  ],
  context_management: { edits: [{ type: 'clear_thinking_20251015' }] },
  diagnostics: { previous_message_id: null },
  output_config: { effort: 'high', format: { type: 'json_schema', schema: {} } },
  tools: [{ name: 'f', input_schema: { type: 'object' }, eager_input_streaming: true, defer_loading: true }],
} satisfies JsonObject;

await test('optional members that a cloud does not know are left out one after the other, and later at once', async (t) => {
  const http = new ScriptedHttpClient(
    objection('context_management: Extra inputs are not permitted'),
    objection('diagnostics: Extra inputs are not permitted'),
    objection('tools.0.custom.eager_input_streaming: Extra inputs are not permitted'),
    objection('messages.0.content.0.text.cache_control.ephemeral.scope: Extra inputs are not permitted'),
    objection('messages.0.content.0.text.cache_control.ephemeral.ttl: Extra inputs are not permitted'),
    { body: answer },
  );
  const dispatch = await sampleProvider(http);
  await dispatch(ownCall(habits));
  await dispatch(ownCall(habits));
  const { context_management: _, diagnostics: __, ...others } = habits;
  const [asked, ...rest] = habits.messages;
  const cache_control = { type: 'ephemeral' };
  for (const exchange of http.exchanges.slice(5)) {
    t.strictSame(objectIn(exchange.body), {
      model: 'claude-x',
      max_tokens: 10,
      ...others,
      messages: [{ ...asked, content: [{ type: 'text', text: 'Hi', cache_control }] }, ...rest],
      tools: [{ name: 'f', input_schema: { type: 'object' }, defer_loading: true }],
    });
  }
  t.equal(http.exchanges.length, 7);
  const plain = ownCall({ messages: [{ role: 'user', content: 'Hi' }] });
  await dispatch(plain);
  t.equal(
    http.exchanges.at(-1)?.body,
    Buffer.from(plain.source.bytes).toString(),
    'a request without them is sent as it is',
  );
});

await test('a speed that a server does not know is a wish, too', async (t) => {
  const http = new ScriptedHttpClient(objection('speed: Extra inputs are not permitted'), { body: answer });
  await (await sampleProvider(http))(ownCall({ ...habits, speed: 'fast' }));
  t.strictSame(objectIn(http.exchanges[1]?.body ?? ''), objectIn(String(ownCall(habits).source.bytes)));
});

await test('an effort is a wish, a schema is not', async (t) => {
  for (const message of [
    'output_config.effort: Extra inputs are not permitted',
    '#: extraneous key [effort] is not permitted',
  ]) {
    const http = new ScriptedHttpClient(objection(message), { body: answer });
    await (await sampleProvider(http))(ownCall(habits));
    const { format } = habits.output_config;
    t.strictSame(objectIn(http.exchanges[1]?.body ?? '')['output_config'], { format });
  }
  const refused = objection('output_config: Extra inputs are not permitted');
  const effort = new ScriptedHttpClient(refused, { body: answer });
  await (await sampleProvider(effort))(ownCall({ ...habits, output_config: { effort: 'low' } }));
  t.equal(objectIn(effort.exchanges[1]?.body ?? '')['output_config'], undefined);
  const schema = new ScriptedHttpClient(refused);
  const { format } = habits.output_config;
  t.match(await refusal((await sampleProvider(schema))(ownCall({ ...habits, output_config: { format } }))), {
    status: 400,
  });
  t.equal(schema.exchanges.length, 1);
});

await test('an objection to a member that was not sent is the answer', async (t) => {
  const http = new ScriptedHttpClient(objection('context_management: Extra inputs are not permitted'));
  const { context_management: _, ...others } = habits;
  t.match(await refusal((await sampleProvider(http))(ownCall(others))), { status: 400 });
  t.equal(http.exchanges.length, 1);
});

await test('members that change the answer are never left out', async (t) => {
  for (const name of ['stop_sequences', 'thinking', 'metadata']) {
    const http = new ScriptedHttpClient(objection(`${name}: Extra inputs are not permitted`));
    const call = ownCall({ ...habits, [name]: {}, metadata: {}, stop_sequences: [] });
    await refusal((await sampleProvider(http))(call));
    t.equal(http.exchanges.length, 1, name);
  }
});

await test('a server that knows no system messages inside a conversation gets them as instructions', async (t) => {
  for (const message of [
    "messages.1.role: Input should be 'user' or 'assistant'",
    "messages[1].role must be either 'user' or 'assistant', but got 'system'",
    'messages: Unexpected role "system". The Messages API accepts a top-level `system` parameter.',
  ]) {
    const http = new ScriptedHttpClient(objection(message), { body: answer });
    const dispatch = await sampleProvider(http);
    const body = {
      system: [{ type: 'text', text: 'Be brief.' }],
      messages: [
        { role: 'user', content: 'Hi' },
        { role: 'system', content: 'Agents: a, b' },
      ],
      unknown: 1,
    };
    const messages = [system(text('Be brief.')), user(text('Hi')), system(text('Agents: a, b'))];
    const call = ownCall(body, { messages });
    await dispatch(call);
    await dispatch(call);
    t.equal(http.exchanges.length, 3);
    t.match(objectIn(http.exchanges[2]?.body ?? ''), {
      system: [{ text: 'Be brief.' }, { text: 'Agents: a, b' }],
      messages: [{ role: 'user', content: [{ text: 'Hi' }] }],
      unknown: 1,
    });
  }
});

await test('a megabyte of an error is looked through once', async (t) => {
  for (const unit of ['a', 'a.', 'extraneous key [', 'a: ', 'thinking.type.']) {
    const http = new ScriptedHttpClient(objection(unit.repeat(1_000_000 / unit.length)));
    const dispatch = await sampleProvider(http);
    await t.rejects(dispatch(ownCall(habits)), { code: /^GW_/ }, unit);
  }
});
