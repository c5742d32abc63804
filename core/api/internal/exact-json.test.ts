import { test } from 'tap';
import type { JsonObject } from '../json.js';
import { numberOf } from '../wire/json/json.js';
import { parseExactly as parse } from './exact-json.js';

await test('numbers in every place keep their digits, and strings that look like them stay strings', async (t) => {
  for (const text of [
    '12345678901234567890',
    '[12345678901234567890,[1e400],"12345678901234567890",-1e-400,1.5]',
    '{"a":{"b":-0.12345678901234567891,"c":[true,null,12345678901234567890]},"d":""}',
    '{"__proto__":12345678901234567890,"constructor":1e999}',
    '{"text":"\\"a\\":12345678901234567890,","n":98765432109876543210}',
  ])
    t.equal(JSON.stringify(parse(text)), text);
  const value = parse('{"10":1e400,"2":12345678901234567890,"__proto__":1e401}') as JsonObject;
  t.equal(JSON.stringify(value['10']), '1e400');
  t.equal(numberOf(value['2']), Number('12345678901234567890'));
  t.equal(Object.getPrototypeOf(value), Object.prototype);
});

await test('a number may have any length', (t) => {
  const text = `[1${'0'.repeat(1_000_000)}1,0.${'0'.repeat(1_000_000)}1]`;
  t.ok(JSON.stringify(parse(text)) === text);
  t.end();
});

await test('what is not JSON is refused with the message of JSON.parse, which quotes the text', async (t) => {
  const long = '12345678901234567890';
  for (const text of [
    `{${long}:1}`,
    `{ ${long} \n:1}`,
    `[${long}`,
    `[${long} 1]`,
    `0${long}`,
    `[-]${long}`,
    `[${long}.]`,
    `[1.${long}.5]`,
    `${long}"a"`,
    `[${long},x]`,
    `true${long}`,
    '1e',
    '[1e400e]',
  ]) {
    let message = '';
    try {
      JSON.parse(text);
    } catch (cause) {
      message = (cause as Error).message;
    }
    t.throws(() => parse(text), { name: 'SyntaxError', message }, text);
  }
});
