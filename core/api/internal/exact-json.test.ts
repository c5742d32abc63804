import { test } from 'tap';
import type { JsonObject, JsonValue } from '../json.js';
import { numberOf } from '../wire/json.js';
import { parseExactly } from './exact-json.js';
import { atOnce } from './in-turns.js';

const parse = (text: string): JsonValue => atOnce(parseExactly(text));

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

await test('many long numbers are parsed step by step', async (t) => {
  const numbers = Array.from({ length: 100_000 }, (_, at) =>
    at % 2 ? `${at}234567890123456789` : `0.${at}23456789012345678`,
  );
  const text = `[${numbers.join(',')}]`;
  const steps = parseExactly(text);
  let count = 1;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  t.ok(count > 5, `${count} steps`);
  t.equal(JSON.stringify(step.value), text);
});
