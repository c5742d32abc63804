import { test } from 'tap';
import type { StreamPart } from '../api/index.js';
import { partProblem } from './part-problem.js';

const problemOf = (part: unknown): string | undefined => partProblem(part as StreamPart);

await test('a part of every type is accepted as it is meant', (t) => {
  for (const type of ['text', 'refusal', 'reasoning', 'tool-arguments']) {
    t.equal(problemOf({ type, choice: 0, text: '' }), undefined, type);
  }
  for (const type of ['tool-call', 'opaque', 'policy', 'start', 'embedding', 'usage']) {
    t.equal(problemOf({ type, choice: 1 }), undefined, type);
  }
  for (const back of [undefined, { from: 2, to: 0 }, { from: 2, to: 2 }]) {
    t.equal(problemOf({ type: 'citation', choice: 0, citation: {}, back }), undefined);
  }
  for (const reason of ['stop', 'length', 'tool_calls', 'content_filter', 'error', 'other']) {
    t.equal(problemOf({ type: 'finish', choice: 0, reason }), undefined, reason);
  }
  t.end();
});

await test('a part of a choice must name its choice, and a text must be one', (t) => {
  for (const type of ['text', 'refusal', 'reasoning', 'tool-arguments']) {
    t.equal(problemOf({ type, text: 'x' }), `a "${type}" part whose "choice" is not a number from 0 to 1023`);
    t.equal(problemOf({ type, choice: 0 }), `a "${type}" part whose "text" is not a string`);
  }
  for (const type of ['tool-call', 'opaque', 'policy', 'finish']) {
    t.equal(problemOf({ type, choice: '0' }), `a "${type}" part whose "choice" is not a number from 0 to 1023`);
  }
  for (const choice of [-1, 0.5, Number.NaN, 1024, 1e9])
    t.match(problemOf({ type: 'text', choice, text: 'x' }), /^a "text" part whose "choice" is not a number from 0 to /);
  for (const wrong of [
    { citation: 'https://a.test' },
    { back: { from: 1, to: 2 } },
    { back: { from: 1, to: -1 } },
    { back: {} },
  ])
    t.match(
      problemOf({ type: 'citation', choice: 0, citation: {}, ...wrong }),
      /whose "citation" is not an object, or/,
    );
  t.match(problemOf({ type: 'finish', choice: 0, reason: 'toString' }), /"reason" is not one of stop, length/);
  t.end();
});

await test('what is not a part at all is named', (t) => {
  for (const part of [undefined, null, 5, 'text', {}, { type: 5 }, Promise.resolve()]) {
    t.equal(problemOf(part), 'something that is not a part');
  }
  t.equal(problemOf({ type: 'txt' }), 'a part of the unknown type "txt"; did you mean "text"?');
  t.match(problemOf({ type: 'constructor', choice: 0 }), /unknown type "constructor"/);
  t.end();
});
