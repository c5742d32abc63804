import { test } from 'tap';
import type { ScriptedReply } from '../../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import { chatCall, embeddingCall, type Heard, hear, play, relayed } from '../fixtures/play.js';

const message = { role: 'assistant', content: 'Hi' };
const usage = { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 };

function answerWith(tokens: number): object {
  const content = Array.from({ length: tokens }, (_, at) => ({ token: `t${at}`, logprob: -0.5, bytes: [at] }));
  const choices = [{ index: 0, message, logprobs: { content }, finish_reason: 'stop' }];
  return { id: 'c', object: 'chat.completion', created: 1, model: 'm', choices, usage };
}

await test('a long answer is read in several turns of the event loop, however it is delivered, and as a short one', async (t) => {
  for (const read of [
    async (body: object): Promise<Heard> => hear((await play({}, { body })).dispatch(chatCall())),
    async (body: object): Promise<Heard> => relayed((await play({}, { body })).dispatch(chatCall())),
    async (body: object): Promise<Heard> => relayed((await play({}, { body })).dispatch(chatCall()), 'parts'),
    async (body: object): Promise<Heard> => {
      const answer = await (await play({}, { body })).dispatch(chatCall());
      const heard: Heard = { parts: [], bytes: '', tail: '', error: undefined };
      await answer.relay?.deliverPieces?.(([piece]) => void Object.assign(heard, piece && { parts: piece.parts }));
      return heard;
    },
  ]) {
    const short = await turnsDuring(() => read(answerWith(2)));
    const long = await turnsDuring(() => read(answerWith(60_000)));
    t.ok(long.turns > short.turns + 5, `${short.turns} and ${long.turns} turns`);
    const types = ({ parts }: Heard): readonly string[] => parts.map(({ type }) => type);
    t.strictSame(types(long.result), types(short.result));
  }
});

await test('a long answer of /responses, and JSON in place of a stream, are read in several turns of the event loop', async (t) => {
  const summary = Array.from({ length: 9_000 }, () => ({ type: 'summary_text', text: 'Hm. '.repeat(30) }));
  const said = { id: 'm', type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Hi' }] };
  const output = [{ id: 'r', type: 'reasoning', summary }, said];
  const response = { id: 'r', object: 'response', status: 'completed', model: 'm', output };
  for (const { config, stream, body } of [
    { config: { api: 'responses' }, stream: false, body: response },
    { config: {}, stream: true, body: answerWith(60_000) },
  ]) {
    const call = chatCall({ stream });
    const { turns, result } = await turnsDuring(async () => hear((await play(config, { body })).dispatch(call)));
    t.ok(turns > 5, `${turns} turns`);
    t.equal(result.error, undefined);
  }
});

await test('long vectors are read in several turns of the event loop', async (t) => {
  const inputs = Array.from({ length: 100 }, () => 'Hi');
  const embedding = Array.from({ length: 2_000 }, (_, at) => at / 7);
  const data = inputs.map((_, index) => ({ object: 'embedding', index, embedding }));
  const { dispatch } = await play({}, { body: { object: 'list', data, model: 'e', usage } });
  const { turns, result } = await turnsDuring(() => hear(dispatch(embeddingCall({ inputs }))));
  t.ok(turns > 5, `${turns} turns`);
  t.strictSame(result.parts[100], { type: 'embedding', index: 99, vector: embedding });
});

await test('a long event is read in several turns of the event loop, however it is delivered', async (t) => {
  const { choices, ...chunk } = answerWith(60_000) as { readonly choices: readonly object[] };
  const delta = { ...choices[0], delta: message, message: undefined };
  const stream = (...events: readonly unknown[]) => ({
    headers: { 'content-type': 'text/event-stream' },
    body: [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'].join(''),
  });
  const said = stream({ ...chunk, choices: [delta] });
  const call = chatCall({ stream: true });
  const dispatch = async (config = {}, step: ScriptedReply = said) => (await play(config, step)).dispatch(call);
  const output = [{ id: 'm', type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Hi' }] }];
  const response = { id: 'r', status: 'completed', model: 'm', output, ofTomorrow: choices };
  for (const read of [
    async (): Promise<Heard> => hear(dispatch()),
    async (): Promise<Heard> => relayed(dispatch()),
    async (): Promise<Heard> => relayed(dispatch(), 'parts'),
    async (): Promise<Heard> => hear(dispatch({ api: 'responses' }, stream({ type: 'response.completed', response }))),
    async (): Promise<Heard> => {
      const heard: Heard = { parts: [], bytes: '', tail: '', error: undefined };
      await (await dispatch()).relay?.deliverPieces?.((pieces) => {
        Object.assign(heard, { parts: pieces.flatMap(({ parts }) => parts) });
      });
      return heard;
    },
  ]) {
    const { turns, result } = await turnsDuring(read);
    t.ok(turns > 5, `${turns} turns`);
    t.equal(result.error, undefined);
    t.ok(result.parts.some(({ type }) => type === 'finish'));
  }
});

await test('the bounds of a long event hold for one that is only relayed', async (t) => {
  const event = (delta: object): string =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`;
  const wide = Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`member${at}`, at]));
  const body = event({ content: 'Hi' }) + event(wide) + event({ content: '.' });
  const step = { headers: { 'content-type': 'text/event-stream' }, body };
  for (const detail of ['usage', 'late', 'parts'] as const) {
    const { error } = await relayed((await play({}, step)).dispatch(chatCall({ stream: true })), detail);
    t.match(error, { code: 'GW_PROVIDER_BAD_ANSWER', message: /more than 100000 members/ }, detail);
  }
});
