import { test } from 'tap';
import { stringifyJson } from '../json/json.js';
import { JsonInside } from '../json/json-depth.js';
import { toolArguments, writtenArguments } from './tool-arguments.js';

const read = (text: string) => toolArguments(text, new JsonInside(), 'messages[1].content[0]');

await test('arguments of a call are an object with all digits; nothing is an empty one, and what is none is inside of one', (t) => {
  t.equal(stringifyJson(read('{"id":9007199254740993}')), '{"id":9007199254740993}');
  for (const text of ['', ' \n', 'null', '{}']) t.strictSame(read(text), {});
  for (const text of ['[1]', '{"a"', '7']) t.strictSame(read(text), { arguments: text });
  const field = 'messages[1].content[0]';
  const message = /nested deeper than 500 levels/;
  const nested = `{"a":${'['.repeat(600)}${']'.repeat(600)}}`;
  t.throws(() => read(nested), { code: 'GW_REQUEST_INVALID', status: 400, field, message });
  t.end();
});

await test('arguments that a model has written are the same object, so that no function runs without what was garbled or cut off', (t) => {
  t.equal(stringifyJson(writtenArguments('{"id":9007199254740993}')), '{"id":9007199254740993}');
  for (const text of ['', ' \n', 'null', '{}']) t.strictSame(writtenArguments(text), {}, text);
  for (const text of ['{"a', '[1]', '"a"']) t.strictSame(writtenArguments(text), { arguments: text });
  t.end();
});

await test('more arguments than the gateway reads at once are no answer, in one call and in several', (t) => {
  const empties = (count: number): string => `{"a":[${'{},'.repeat(count)}0]}`;
  const message =
    'In the answer, the arguments of the tool calls have more JSON values than the gateway reads at once.';
  const tooMuch = { code: 'GW_PROVIDER_BAD_ANSWER', status: 502, message };
  t.throws(() => writtenArguments(empties(300_000)), tooMuch);
  const json = new JsonInside();
  for (let call = 0; call < 2; call += 1) t.match(writtenArguments(empties(100_000), json), { a: { length: 100_001 } });
  t.throws(() => writtenArguments(empties(100_000), json), tooMuch);
  t.end();
});
