import { test } from 'tap';
import { JsonEnd } from './json-end.js';

function isComplete(...pieces: readonly string[]): boolean {
  const end = new JsonEnd();
  for (const piece of pieces) end.push(piece);
  return end.complete;
}

await test('an object or array is complete with its last bracket, however it is cut into pieces', async (t) => {
  for (const text of ['{}', ' [1,[2]] ', '{"a":{"b":"}"}}', '{"a\\"}":["\\\\"]}\n']) {
    t.ok(isComplete(text), text);
    t.ok(isComplete(...Array.from({ length: text.length }, (_, at) => text.charAt(at))), `${text} letter by letter`);
    t.notOk(isComplete(text.slice(0, text.trimEnd().length - 1)), `the beginning of ${text}`);
  }
});

await test('what is no object or array is never complete', async (t) => {
  for (const text of ['', '1', '"{}"', 'function () {}', '{"a":"', '{"a":"}']) t.notOk(isComplete(text), text);
});
