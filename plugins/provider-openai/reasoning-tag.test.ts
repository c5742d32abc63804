import { test } from 'tap';
import type { JsonObject, StreamPart } from '../../core/api/index.js';
import { chatCall, hear, play } from './fixtures/play.js';

const config = { reasoningTag: 'think' };
const eventStream = { 'content-type': 'text/event-stream' };

async function answerTo(texts: readonly string[], more: readonly JsonObject[] = []): Promise<readonly StreamPart[]> {
  const deltas = [...texts.map((content) => ({ content })), ...more];
  const events = [...deltas.map((delta) => ({ index: 0, delta })), { index: 0, delta: {}, finish_reason: 'stop' }];
  const body = events.map((choice) => `data: ${JSON.stringify({ id: 'c', choices: [choice] })}\n\n`).join('');
  const { dispatch } = await play(config, { headers: eventStream, body: `${body}data: [DONE]\n\n` });
  const answer = await dispatch(chatCall({ stream: true }));
  if (answer.relay) throw new Error('The provider’s bytes have the tags in the text.');
  return (await hear(Promise.resolve(answer))).parts;
}

function words(parts: readonly StreamPart[], type: 'text' | 'reasoning'): string {
  return parts.map((part) => (part.type === type ? part.text : '')).join('');
}

await test('what a model writes in the tag at the beginning is reasoning, wherever a stream is cut', async (t) => {
  const said = '\n<think>\nWhat is <b> & </thin?\n</think>\n\nAn <think>answer</think>.';
  for (let at = 0; at <= said.length; at += 1) {
    const parts = await answerTo([said.slice(0, at), said.slice(at)]);
    t.equal(words(parts, 'reasoning'), '\nWhat is <b> & </thin?\n');
    t.equal(words(parts, 'text'), 'An <think>answer</think>.');
  }
  const single = await answerTo(said.split(''));
  t.equal(words(single, 'reasoning'), '\nWhat is <b> & </thin?\n');
  t.equal(words(single, 'text'), 'An <think>answer</think>.');
});

await test('text without the tag at its beginning stays as it is, and nothing is lost of one that is cut off', async (t) => {
  for (const said of ['Well.', '<thin', ' <b>', 'No <think>tag</think>', '\n'])
    t.equal(words(await answerTo(said.split('')), 'text'), said);
  t.equal(words(await answerTo(['<think>never', ' done</thi']), 'reasoning'), 'never done</thi');
});

await test('calls behind the reasoning, and a whole answer', async (t) => {
  const call = { tool_calls: [{ index: 0, id: 'c', function: { name: 'f', arguments: '{}' } }] };
  t.match(
    (await answerTo(['<think>Hm', '</think>', '\n'], [call])).map(({ type }) => type),
    ['start', 'reasoning', 'tool-call', 'tool-arguments', 'finish'],
  );
  const message = { role: 'assistant', content: '<think>Hm.</think>\n{"a":1}' };
  const { dispatch } = await play(config, {
    body: { id: 'c', choices: [{ index: 0, message, finish_reason: 'stop' }] },
  });
  const { parts } = await hear(dispatch(chatCall({}, { dialect: 'any' })));
  t.match(parts.slice(1), [
    { type: 'reasoning', text: 'Hm.' },
    { type: 'text', text: '{"a":1}' },
    { type: 'finish', reason: 'stop' },
  ]);
});
