import assert from 'node:assert/strict';
import { test } from 'tap';
import {
  type Clock,
  type EmbeddingCall,
  type Exchange,
  GatewayError,
  type JsonObject,
  type JsonValue,
  type StreamPart,
  z,
} from '../../core/api/index.js';
import { cutAnswer } from './cut-answer.js';
import { embedText } from './embed-text.js';
import { fillSchema } from './fill-schema.js';
import { namesIn } from './names-in.js';
import plugin from './plugin.js';
import { answerOf } from './push-parts.js';
import { readPassages } from './read-passages.js';
import { countTokens, splitTokens } from './split-tokens.js';
import { codePoint, fc } from '../../test/fixtures/random.js';

const anyText = fc.string({ unit: codePoint, maxLength: 200 });

await test('tokens join to the original text, and are counted as they are split', async (t) => {
  const holds = (text: string) => splitTokens(text).join('') === text && countTokens(text) === splitTokens(text).length;
  fc.assert(fc.property(anyText, holds));
  fc.assert(fc.property(fc.stringMatching(/^[a-z \n]*$/), holds));
  t.strictSame(splitTokens('Two  words\n'), ['Two', '  words', '\n']);
  t.equal(countTokens(''), 0);
});

await test('the answer ends before the first occurrence of a stop sequence', async (t) => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 30 });
  const stops = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 4 }), { maxLength: 4 });
  const holds = (text: string, stop: readonly string[], most: number) => {
    const cut = cutAnswer(text, stop, most);
    const written = cut.tokens.join('');
    const real = stop.filter((sequence) => sequence !== '');
    const first = Math.min(...real.map((sequence) => text.indexOf(sequence)).filter((at) => at >= 0), text.length);
    const whole = text.slice(0, first);
    assert.ok(whole.startsWith(written));
    assert.ok(cut.tokens.length <= most);
    assert.equal(cut.reason, written === whole ? 'stop' : 'length');
    if (cut.reason === 'length') assert.equal(cut.tokens.length, most);
    else if (cut.stopSequence === undefined) assert.ok(!real.some((sequence) => text.includes(sequence)));
    else assert.ok(text.startsWith(cut.stopSequence, first));
  };
  fc.assert(fc.property(few, stops, fc.integer({ min: 1, max: 20 }), holds), { numRuns: 1000 });
  t.pass();
});

await test('passages contain all of the text except markers', async (t) => {
  t.strictSame(readPassages('a\nSource: x\nb\n<file name="y">c</file>d'), [
    { text: 'a\n' },
    { text: '\nb\n', source: 'x' },
    { text: 'c', source: 'y' },
    { text: 'd' },
  ]);
  const unmarked = fc.stringMatching(/^[a-z.\n ]{0,40}$/);
  fc.assert(fc.property(unmarked, (text) => readPassages(text).every((passage) => passage.text === text)));
});

await test('names and quoted texts of a question become tool arguments', async (t) => {
  t.strictSame(namesIn('What is the weather in New York, Rome and Paris?'), ['New York', 'Rome', 'Paris']);
  t.strictSame(namesIn('Search for "annual leave" and “sick pay”'), ['annual leave', 'sick pay']);
  t.strictSame(namesIn('Am I late?'), []);
  t.equal(namesIn(`Ask O${"'".repeat(500_000)}Neill`)[0]?.length, 500_006, 'in linear time');
});

const material = { texts: ['some text'], question: 'Give me 7 blue ones.' };

await test('a schema is filled with its required members, or with its strings if nothing is required', async (t) => {
  const properties = { a: { type: 'string' }, b: { type: 'number' }, c: { type: ['null', 'string'] } };
  t.strictSame(fillSchema({ type: 'object', properties, required: ['b'] }, material), { b: 7 });
  t.strictSame(fillSchema({ properties }, material), { a: 'some text', c: 'some text' });
  t.strictSame(fillSchema({}, material), 'some text');
});

await test('references, alternatives, enums and bounds are respected', async (t) => {
  const cases: readonly (readonly [JsonObject, JsonValue])[] = [
    [{ enum: ['red', 'blue'] }, 'blue'],
    [{ enum: [3, 4] }, 3],
    [{ const: { x: 1 } }, { x: 1 }],
    [{ type: 'integer', maximum: 5 }, 0],
    [{ type: 'integer', minimum: 10, multipleOf: 4 }, 12],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.5 }, 0.25],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [true, true]],
    [{ type: 'array', maxItems: 0 }, []],
    [{ type: 'string', format: 'date' }, '1970-01-01'],
    [{ type: 'string', minLength: 12 }, 'some textsom'],
    [{ type: 'string', maxLength: 4 }, 'some'],
    [{ anyOf: [{ type: 'null' }, { type: 'integer' }] }, 7],
    [{ $ref: '#/$defs/a~1b', $defs: { 'a/b': { type: 'boolean' } } }, true],
    [
      {
        allOf: [
          { properties: { a: { type: 'null' } }, required: ['a'] },
          { properties: { b: { type: 'boolean' } }, required: ['b'] },
        ],
      },
      { a: null, b: true },
    ],
    [{ $ref: 'https://example.com/schema' }, 'some text'],
    [{ $ref: '#/constructor' }, 'some text'],
  ];
  for (const [schema, value] of cases) t.strictSame(fillSchema(schema, material), value, JSON.stringify(schema));
});

await test('members with special names are filled like any other', async (t) => {
  const schema = JSON.parse('{"type":"object","required":["__proto__","constructor"]}') as JsonObject;
  t.equal(JSON.stringify(fillSchema(schema, material)), '{"__proto__":"some text","constructor":"some text"}');
});

await test('the generated value satisfies its schema', async (t) => {
  const { schema } = fc.letrec<{ schema: JsonObject; object: JsonObject }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 4 },
      fc.record({ type: fc.constant('string'), minLength: fc.nat(20), maxLength: fc.integer({ min: 20, max: 30 }) }),
      fc.record({ type: fc.constant('integer'), minimum: fc.integer({ min: -50, max: 50 }) }),
      fc.record({ type: fc.constant('number'), exclusiveMaximum: fc.integer({ min: -5, max: 5 }) }),
      fc.record({ type: fc.constant('boolean') }),
      fc.record({ enum: fc.uniqueArray(fc.constantFrom('red', 'green', 'blue'), { minLength: 1 }) }),
      fc.record({ type: fc.constant('array'), items: tie('schema'), minItems: fc.nat(3) }),
      fc.record({ anyOf: fc.tuple(fc.constant({ type: 'null' }), tie('schema')) }),
      tie('object'),
    ),
    object: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema')).chain((properties) =>
      fc.subarray(Object.keys(properties)).map((required) => ({
        type: 'object',
        properties,
        required,
        additionalProperties: false,
      })),
    ),
  }));
  const satisfies = (written: JsonObject) => {
    const value = fillSchema(written, material);
    const result = z.fromJSONSchema(written as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
    assert.ok(result.success, `${JSON.stringify(value)} for ${JSON.stringify(written)}`);
  };
  fc.assert(fc.property(schema, satisfies), { numRuns: 300 });
  t.pass();
});

const words: readonly StreamPart[] = ['a', 'b', 'c'].map((text) => ({ type: 'text', choice: 0, text }));

await test('no part is pushed while the previous one is pending', async (t) => {
  const taken: string[] = [];
  let release = () => {};
  const answer = answerOf('demo', words, new AbortController().signal);
  const delivered = answer.deliver((part) => {
    taken.push('text' in part ? part.text : '');
    return new Promise((resolve) => (release = resolve));
  });
  for (const seen of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await new Promise(setImmediate);
    t.strictSame(taken, seen);
    release();
  }
  await delivered;
});

await test('an abort ends the answer, before a part and while one is pending', async (t) => {
  const reason = new GatewayError({ code: 'GW_SHUTTING_DOWN', status: 503, message: 'Stopping.' });
  const before = AbortSignal.abort(reason);
  await t.rejects(
    answerOf('demo', words, before).deliver(() => void t.fail()),
    reason,
  );

  const during = new AbortController();
  const stuck = answerOf('demo', words, during.signal).deliver(() => new Promise(() => {}));
  during.abort(reason);
  await t.rejects(stuck, reason);

  const between = new AbortController();
  const taken: StreamPart[] = [];
  const cut = answerOf('demo', words, between.signal).deliver((part) => {
    taken.push(part);
    between.abort(reason);
  });
  await t.rejects(cut, reason);
  t.equal(taken.length, 1);
});

await test('a discarded answer pushes nothing more, and a failing sink fails the answer', async (t) => {
  const taken: StreamPart[] = [];
  const answer = answerOf('demo', words, new AbortController().signal);
  await answer.deliver((part) => {
    taken.push(part);
    answer.discard();
  });
  t.equal(taken.length, 1);
  const { signal } = new AbortController();
  await t.rejects(
    answerOf('demo', words, signal).deliver(() => Promise.reject(new Error('full'))),
    { message: 'full' },
  );
});

const clock = { now: () => 1000 } as Clock;

async function embed(changes: Partial<EmbeddingCall>): Promise<readonly StreamPart[]> {
  const config = plugin.config.parse({});
  const provider = await plugin.setup({ id: 'demo', config, services: { clock }, log: undefined as never });
  const call = { kind: 'embedding', model: 'demo-embedding', inputs: ['x'], encoding: 'float', ...changes };
  const exchange = { signal: new AbortController().signal } as Exchange;
  const answer = await provider.dispatch?.(call as EmbeddingCall, exchange);
  const parts: StreamPart[] = [];
  await answer?.deliver((part) => void parts.push(part));
  return parts;
}

await test('an embedding call gets a start, a vector for each input in order, and the usage', async (t) => {
  const parts = await embed({ inputs: ['two words', [1, 2, 3]], dimensions: 8 });
  t.match(parts, [
    { type: 'start', model: 'demo-embedding', created: 1 },
    { type: 'embedding', index: 0, vector: embedText('two words', 8) },
    { type: 'embedding', index: 1 },
    { type: 'usage', usage: { inputTokens: 5, outputTokens: 0 } },
  ]);
  t.equal(parts.length, 4);
});

await test('invalid inputs and dimensions are refused by name', async (t) => {
  await t.rejects(embed({ dimensions: 0 }), { message: /1 to 4096/, status: 400, field: 'dimensions' });
  await t.rejects(embed({ dimensions: 4097 }), { message: /1 to 4096/, status: 400, field: 'dimensions' });
  await t.rejects(embed({ inputs: ['x', 'x '.repeat(10_000)] }), {
    message: /8192 tokens/,
    status: 400,
    field: 'input[1]',
  });
  const many = (count: number, text: string) => Array.from({ length: count }, () => text);
  await t.rejects(embed({ inputs: many(257, 'x'), dimensions: 4096 }), {
    message: /at most 256 vectors of 4096/,
    status: 400,
    field: 'input',
  });
  t.equal((await embed({ inputs: many(256, 'x'), dimensions: 4096 })).length, 258);
  await t.rejects(embed({ inputs: many(30, 'x '.repeat(5_000)) }), {
    message: /131072 tokens of all texts/,
    status: 400,
    field: 'input',
  });
  await t.rejects(embed({ model: 'demo' }), { code: 'GW_REQUEST_UNSUPPORTED', message: /does not support embeddings/ });
});

function similarity(a: string, b: string): number {
  const other = embedText(b, 256);
  return embedText(a, 256).reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
}

await test('vectors have length one, are deterministic, and are more similar for texts that share words', async (t) => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 300 }), (text, dimensions) => {
      const vector = embedText(text, dimensions);
      assert.equal(vector.length, dimensions);
      assert.ok(Math.abs(Math.hypot(...vector) - 1) < 1e-9);
      assert.deepEqual(vector, embedText(text, dimensions));
    }),
  );
  t.strictSame(embedText('', 3), [1, 0, 0]);
  const question = 'paid vacation days';
  t.ok(similarity(question, 'Employees get 25 days of vacation.') > 0.3);
  t.ok(similarity(question, 'The office opens at eight.') < 0.2);
  t.ok(similarity('refunding', 'refunds') > similarity('refunding', 'invoices'));
});

await test('a vector is the same in every release', async (t) => {
  const rounded = embedText('Sluice is a gate', 4).map((value) => Number(value.toFixed(4)));
  t.strictSame(rounded, [-0.4965, 0.6796, 0.5141, -0.1655], 'stored vectors stay comparable');
});
