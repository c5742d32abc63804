import assert from 'node:assert/strict';
import { test } from 'tap';
import { fc, seed } from '../../../test/fixtures/random.js';
import type { JsonObject, JsonValue } from '../json.js';
import { parseExactly } from './exact-json.js';
import { type ParsedPieces, parsePieces } from './json-pieces.js';
import { JsonScan } from './json-scan.js';

const unbounded = { levels: Infinity, weight: Infinity };
const scanOf = (text: string, pieceLength: number): JsonScan => new JsonScan(text, unbounded, pieceLength).read();

function stepsOf(text: string, pieceLength: number): { readonly parsed: ParsedPieces; readonly steps: number } {
  const pieces = parsePieces(text, scanOf(text, pieceLength), { parse: parseExactly, maxMembers: 30_000 });
  for (let steps = 1; ; steps += 1) {
    const { done, value } = pieces.next();
    if (done) return { parsed: value, steps };
  }
}

const parse = (text: string, pieceLength: number): JsonValue => stepsOf(text, pieceLength).parsed.value;

const numRuns = 2000;
/** JSON, and what is nearly JSON: with something inserted, removed or put twice. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 5 }),
    fc.nat(),
    fc.nat(4),
    fc.constantFrom('', ',', ' ', ']', '}', '[', '{', ':', '"', '1'),
  )
  .map(([text, place, removed, added]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + added + text.slice(at + removed);
  });

function parsedBy(parser: (text: string) => JsonValue, text: string): string {
  try {
    return JSON.stringify(parser(text));
  } catch (cause) {
    return (cause as Error).name;
  }
}

await test(`in pieces of any length, a text has the value that it has at once, or is refused (${numRuns} runs, seed ${seed})`, (t) => {
  const same = fc.property(fc.oneof(fc.json({ maxDepth: 5 }), nearlyJson), fc.nat(30), (text, pieceLength) => {
    assert.equal(
      parsedBy((json) => parse(json, pieceLength), text),
      parsedBy(parseExactly, text),
    );
  });
  fc.assert(same, { numRuns, seed });
  t.pass();
  t.end();
});

await test('what is not JSON is refused wherever it is divided', async (t) => {
  for (const text of [
    '[1,2,]',
    '[,1,2]',
    '[1,,2]',
    '{"a":1,}',
    '{,"a":1}',
    '{"a":1,,"b":2}',
    '[1,2}',
    '{"a":1,"b":2]',
    '[{"a":1],[2}]',
    '{[1,2]:3}',
    '{[1,2] :3,"a":4}',
    '{"a":{"b":1,"c":2}:3}',
    '[1,2]]',
    '[[1,2]',
    ']1,2[',
    '[1,2] [3,4]',
    '[1 [2,3]]',
    '["a" {"b":1,"c":2}]',
    '-[1,2]',
    '["1,2]',
    '{"a":1,2}',
    '[1,"a":2]',
    '',
  ])
    for (const pieceLength of [0, 1, 3, 100]) t.throws(() => parse(text, pieceLength), SyntaxError, text);
});

await test('the message for a long text quotes what cannot be read, and says where it is', async (t) => {
  const text = `[${'1,'.repeat(100)}x]`;
  t.throws(() => parse(text, 50), { message: /^Unexpected token 'x'.* after character 1\d\d$/ });
  t.throws(() => parse('[[1,2],x]', 0), {
    message: 'Unexpected token \'x\', "[x]" is not valid JSON after character 7',
  });
  t.throws(() => parse('[[[1,2] x],1]', 0), { message: 'Unexpected token' }, 'without what stands for another value');
  t.throws(() => parse('[1,2', 0), { message: 'Unexpected end of JSON input' });
});

await test('members are counted, and those that are there twice once', async (t) => {
  for (const [text, members] of [
    ['{"a":1,"b":{"c":2,"d":3},"e":[{"f":4},{"f":5}]}', 7],
    ['{"a":1,"b":2,"a":3,"b":4}', 2],
    ['{"a":{"b":1,"b":2},"c":{"b":1}}', 4],
    ['{"__proto__":1,"constructor":2,"__proto__":{"a":1,"b":2}}', 4],
  ] as const)
    for (const pieceLength of [0, 5, 20, 1000]) {
      const { parsed } = stepsOf(text, pieceLength);
      t.equal(parsed.members, members, text);
      t.equal(JSON.stringify(parsed.value), JSON.stringify(JSON.parse(text)));
    }
  const value = parse('{"__proto__":[1,2],"a":1}', 0) as JsonObject;
  t.equal(Object.getPrototypeOf(value), Object.prototype);
});

await test('numbers keep their digits in every piece', async (t) => {
  const text = '[12345678901234567890,{"a":1e400,"b":[0.12345678901234567891,1.5]},["12345678901234567890",2]]';
  for (let pieceLength = 0; pieceLength < text.length; pieceLength += 1)
    t.equal(JSON.stringify(parse(text, pieceLength)), text);
});

await test('long lists and objects, also inside of others, are parsed in many steps', async (t) => {
  const list = `[${'[1,2],'.repeat(10_000)}3]`;
  const object = `{${Array.from({ length: 10_000 }, (_, at) => `"name${at}":${at}`).join(',')}}`;
  for (const text of [list, object, `{"a":[{"b":${list}},${object}],"c":1}`]) {
    const { parsed, steps } = stepsOf(text, 1000);
    t.ok(steps > text.length / 2000, `${steps} steps`);
    t.ok(JSON.stringify(parsed.value) === text);
  }
});

await test('an object with too many members is refused, and one that has as many is not', (t) => {
  const members = (count: number): string => `{${Array.from({ length: count }, (_, at) => `"${at}":0`).join(',')}}`;
  t.equal(stepsOf(members(30_000), 65_536).parsed.members, 30_000);
  const tooMany = `[${members(30_001)}]`;
  t.throws(() => parse(tooMany, 65_536), {
    name: 'RangeError',
    bound: 'members',
    message: 'The JSON has an object of too many members.',
  });
  t.end();
});
