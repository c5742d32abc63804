import { test } from 'tap';
import { stringifyJson } from './json.js';
import { JsonInside } from './json-depth.js';
import { toolArguments } from './tool-arguments.js';

const read = (text: string) => toolArguments(text, new JsonInside(), 'messages[1].content[0]');

await test('arguments of a call are an object with all digits; nothing is an empty one', (t) => {
  t.equal(stringifyJson(read('{"id":9007199254740993}')), '{"id":9007199254740993}');
  for (const text of ['', ' \n', 'null', '{}']) t.strictSame(read(text), {});
  const field = 'messages[1].content[0]';
  for (const [text, message] of [
    ['[1]', /must be a JSON object/],
    ['{"a"', /are not valid JSON/],
    [`{"a":${'['.repeat(600)}${']'.repeat(600)}}`, /nested deeper than 500 levels/],
  ] as const) {
    t.throws(() => read(text), { code: 'GW_REQUEST_INVALID', status: 400, field, message });
  }
  t.end();
});
