import { test, type Test } from 'tap';
import { fc, seed } from '../../../test/fixtures/random.js';
import type { Answer, StreamPart } from '../../../core/api/index.js';
import { chatCall, hear, play, sentBody } from '../fixtures/play.js';
import { native } from '../fixtures/sample-calls.js';
import { endingBefore } from './stop-sequences.js';

const finish: StreamPart = { type: 'finish', choice: 0, reason: 'length' };
const usage: StreamPart = { type: 'usage', usage: { inputTokens: 1, outputTokens: 2 } };
const said = (text: string): StreamPart => ({ type: 'text', choice: 0, text });

async function heard(stops: readonly string[], ...parts: readonly StreamPart[]) {
  const answer: Answer = {
    provider: 'p',
    discard: () => undefined,
    async deliver(sink) {
      for (const part of parts) await sink(part);
    },
  };
  const got: StreamPart[] = [];
  await endingBefore(answer, stops).deliver((part) => void got.push(part));
  const text = got.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { got, text, end: got.find(({ type }) => type === 'finish') };
}

/** The text of a whole answer, up to the sequence that is complete first. */
function expected(whole: string, stops: readonly string[]): string | undefined {
  const found = stops.flatMap((stop) => {
    const at = whole.indexOf(stop);
    return at < 0 ? [] : [{ at, complete: at + stop.length }];
  });
  const [first] = found.toSorted((a, b) => a.complete - b.complete || a.at - b.at);
  return first && whole.slice(0, first.at);
}

await test('a text ends before the sequence that is complete first, however it arrives, and keeps what only looks like one', async (t) => {
  t.comment(`seed ${seed}`);
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '-'), maxLength: 12 });
  const sequence = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 4 });
  const property = fc.asyncProperty(
    fc.array(letters, { maxLength: 6 }),
    fc.array(sequence, { minLength: 1, maxLength: 4 }),
    async (pieces, stops) => {
      const whole = pieces.join('');
      const before = expected(whole, stops);
      const { text, end } = await heard(stops, ...pieces.map(said), usage, finish);
      if (text !== (before ?? whole)) throw new Error(`got ${text}`);
      if (end?.type !== 'finish' || end.reason !== (before === undefined ? 'length' : 'stop')) throw new Error('end');
    },
  );
  const result = await fc.check(property, { numRuns: 1000 });
  t.notOk(result.failed, fc.defaultReportMessage(result) ?? 'no counterexample');
});

await test('what follows a sequence is left out, except for what the answer has cost; other content ends a text', async (t) => {
  const call: StreamPart = { type: 'tool-call', choice: 0, index: 0, id: 'c', name: 'f' };
  const { got } = await heard(['END', 'no'], said('One. EN'), said('D Two.'), call, usage, finish);
  const last = { type: 'finish', choice: 0, reason: 'stop', stopSequence: 'END' };
  t.strictSame(got, [said('One. '), usage, last]);
  const apart = await heard(['END'], said('EN'), call, said('D'), finish);
  t.strictSame(apart.got, [said('EN'), call, said('D'), finish]);
});

await test('a model that refuses stop sequences gets none from then on, and its answers end before them all the same', async (t) => {
  for (const message of [
    "Unsupported parameter: 'stop' is not supported with this model.",
    'Argument not supported on this model: stop',
  ])
    await endsItself(t, message);
});

async function endsItself(t: Test, message: string): Promise<void> {
  const choices = [{ index: 0, message: { role: 'assistant', content: 'a</b>c' }, finish_reason: 'stop' }];
  const answer = { body: { id: 'c', created: 1, model: 'm', choices } };
  const { http, dispatch } = await play({}, { status: 400, body: { error: { message } } }, answer, answer);
  const call = chatCall({ sampling: { stop: ['</b>'] } }, native);
  for (const sent of [1, 2]) {
    const { parts } = await hear(dispatch(call));
    t.match(parts, [{ type: 'start' }, said('a'), { type: 'finish', reason: 'stop', stopSequence: '</b>' }]);
    t.equal(sentBody(http, sent)['stop'], undefined);
  }
  t.equal(http.exchanges.length, 3);
  t.strictSame(sentBody(http)['stop'], ['</b>']);
}

await test('the API without stop sequences answers as if it had some', async (t) => {
  const said = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'One END Two' }] };
  const body = { id: 'resp_1', model: 'gpt', status: 'completed', error: null, output: [said] };
  const { http, dispatch } = await play({ api: 'responses' }, { body });
  const { parts } = await hear(dispatch(chatCall({ sampling: { stop: ['', 'END'] } })));
  t.match(parts, [{ type: 'start' }, { text: 'One ' }, { type: 'finish', reason: 'stop', stopSequence: 'END' }]);
  t.equal(sentBody(http)['stop'], undefined);
});
