import { test } from 'tap';
import type { JsonObject, StreamPart } from '../../../core/api/index.js';
import { chatCall, hear, play } from '../fixtures/play.js';

const config = { reasoningTag: 'think' };
const opened = { ...config, reasoningTagIsOpen: true };
const eventStream = { 'content-type': 'text/event-stream' };

interface Played {
  /** Deltas behind the text. */
  readonly more: readonly JsonObject[];
  readonly settings: JsonObject;
  readonly reason: string;
}

async function answerTo(
  texts: readonly string[],
  { more = [], settings = config, reason = 'stop' }: Partial<Played> = {},
): Promise<readonly StreamPart[]> {
  const deltas = [...texts.map((content) => ({ content })), ...more];
  const events = [...deltas.map((delta) => ({ index: 0, delta })), { index: 0, delta: {}, finish_reason: reason }];
  const body = events.map((choice) => `data: ${JSON.stringify({ id: 'c', choices: [choice] })}\n\n`).join('');
  const { dispatch } = await play(settings, { headers: eventStream, body: `${body}data: [DONE]\n\n` });
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
    (await answerTo(['<think>Hm', '</think>', '\n'], { more: [call] })).map(({ type }) => type),
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

await test('a text that begins behind a tag which the prompt has opened is reasoning up to its end, wherever it is cut', async (t) => {
  const said = '\nWhat is </thin?\n</think>\n\nAn </think> answer.';
  for (let at = 0; at <= said.length; at += 1) {
    const parts = await answerTo([said.slice(0, at), said.slice(at)], { settings: opened });
    t.equal(words(parts, 'reasoning'), '\nWhat is </thin?\n');
    t.equal(words(parts, 'text'), 'An </think> answer.');
  }
  const twice = await answerTo('<think>Hm.</think>Well.'.split(''), { settings: opened });
  t.equal(words(twice, 'reasoning'), 'Hm.', 'a server may open it once more');
  t.equal(words(twice, 'text'), 'Well.');
});

await test('only so much is held back until a tag is closed, and a short text without one is the answer', async (t) => {
  const long = 'x'.repeat(1_001);
  for (const said of [[long], long.split('')]) {
    const parts = await answerTo([...said, 'y</th', 'ink>Well.'], { settings: opened });
    t.equal(words(parts, 'reasoning'), `${long}y`);
    t.equal(words(parts, 'text'), 'Well.');
    t.match(parts.slice(1), [{ type: 'reasoning', text: long }, { type: 'reasoning' }], 'it is passed on at once');
    t.equal(words(await answerTo(said, { settings: opened }), 'reasoning'), long);
    t.equal(words(await answerTo(said.slice(1), { settings: opened }), 'text'), said.slice(1).join(''));
  }
  const call = { tool_calls: [{ index: 0, id: 'c', function: { name: 'f', arguments: '{}' } }] };
  t.match(
    (await answerTo(['Let me', ' see'], { more: [call], settings: opened })).map(({ type }) => type),
    ['start', 'text', 'tool-call', 'tool-arguments', 'finish'],
  );
  const cut = await answerTo(['Let me', ' see'], { settings: opened, reason: 'length' });
  t.equal(words(cut, 'reasoning'), 'Let me see', 'a model that was cut off had not answered yet');
});

await test('a server that tells reasoning apart itself has no tags in its text', async (t) => {
  const answer = [{ reasoning_content: 'Hm.' }, { content: 'x'.repeat(2_000) }];
  const parts = await answerTo([], { more: answer, settings: opened });
  t.equal(words(parts, 'reasoning'), 'Hm.');
  t.equal(words(parts, 'text').length, 2_000);
});

await test('citations stay at their text, although the server has counted the reasoning in front of it', async (t) => {
  const said = '<think>Hm.</think>\n\nIt rains. Bye.';
  const [start_index, end_index] = [said.indexOf('rains'), said.indexOf('. Bye')];
  const annotation = { type: 'url_citation', url_citation: { url: 'https://a.test', start_index, end_index } };
  const body = [{ content: said }, { annotations: [annotation] }]
    .map((delta) => `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta }] })}\n\n`)
    .join('');
  const end = `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`;
  const { dispatch } = await play(config, { headers: eventStream, body: `${body}${end}data: [DONE]\n\n` });
  const { parts } = await hear(dispatch(chatCall({ stream: true }, { dialect: 'anthropic-messages', body: {} })));
  const text = words(parts, 'text');
  t.equal(text, 'It rains. Bye.');
  const back = parts.flatMap((part) => (part.type === 'citation' && part.back ? [part.back] : []));
  t.strictSame(
    back.map(({ from, to }) => text.slice(text.length - from, text.length - to)),
    ['rains'],
  );
});
