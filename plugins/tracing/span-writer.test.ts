import { test } from 'tap';
import { codePoint, fc } from '../../test/fixtures/random.js';
import { exportRequest } from './export-request.js';
import { readTraces, type SentSpan } from './fixtures/read-traces.js';
import { attributeKey, type SpanFacts, SpanWriter } from './span-writer.js';

const origin = { serviceName: 'gateway', name: 'scope', version: '1.2.3', schemaUrl: 'https://example.com/schema' };
const hex = (bytes: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((digits) => Buffer.from(digits).toString('hex'));
/** Whole milliseconds up to the year 2500, as far as doubles tell them apart as nanoseconds. */
const moment = fc.integer({ min: 0, max: 16_725_225_600_000 });
const anyText = fc.oneof(fc.string({ unit: codePoint, maxLength: 300 }), fc.string({ maxLength: 3_000 }));

const spans = fc.record({
  traceId: hex(16),
  state: fc.option(fc.string({ minLength: 1, maxLength: 512 }), { nil: undefined }),
  spanId: hex(8),
  parentSpanId: fc.option(hex(8), { nil: undefined }),
  name: anyText,
  kind: fc.constantFrom('server', 'client', 'internal'),
  startedAt: moment,
  endedAt: moment,
  failed: fc.boolean(),
  texts: fc.array(anyText, { maxLength: 30 }),
  numbers: fc.array(fc.nat(Number.MAX_SAFE_INTEGER), { maxLength: 30 }),
  listed: fc.array(anyText, { minLength: 1, maxLength: 4 }),
});
type Made = typeof spans extends fc.Arbitrary<infer T> ? T : never;

function written(made: readonly Made[]): SentSpan[] {
  const writer = new SpanWriter();
  const fields = made.map(({ texts, numbers, listed, traceId, state, ...facts }) => {
    writer.begin();
    for (const [index, text] of texts.entries()) writer.text(attributeKey(`text.${index}`), text);
    for (const [index, value] of numbers.entries()) writer.number(attributeKey(`number.${index}`), value);
    writer.list(attributeKey('listed'), listed);
    writer.text(attributeKey('absent'), undefined);
    const span = writer.end(facts satisfies SpanFacts, { traceId, ...(state === undefined ? {} : { state }) });
    return Uint8Array.from(span);
  });
  return readTraces(Buffer.from(exportRequest(origin)(Buffer.concat(fields))));
}

function expected({ texts, numbers, listed, ...made }: Made): SentSpan {
  const sent = (text: string): string => text.toWellFormed();
  return {
    traceId: made.traceId,
    spanId: made.spanId,
    parentSpanId: made.parentSpanId ?? '',
    traceState: made.state ?? '',
    name: sent(made.name),
    kind: { internal: 1, server: 2, client: 3 }[made.kind],
    startedAt: Number(BigInt(made.startedAt) * 1_000_000n) / 1e6,
    endedAt: Number(BigInt(made.endedAt) * 1_000_000n) / 1e6,
    status: made.failed ? 2 : 0,
    attributes: {
      ...Object.fromEntries(texts.map((text, index) => [`text.${index}`, sent(text)])),
      ...Object.fromEntries(numbers.map((value, index) => [`number.${index}`, value])),
      listed: listed.map(sent),
    },
    resource: {
      'service.name': 'gateway',
      'service.version': '1.2.3',
      'telemetry.sdk.language': 'nodejs',
      'telemetry.sdk.name': 'opentelemetry',
    },
  };
}

await test('a collector can decode every span', async (t) => {
  fc.assert(
    fc.property(fc.array(spans, { minLength: 1, maxLength: 4 }), (made) => {
      const read = written(made);
      t.equal(read.length, made.length);
      for (const [index, span] of read.entries()) t.match(span, expected(made[index] as Made));
      t.notOk('absent' in (read[0]?.attributes ?? {}));
    }),
    { numRuns: 60 },
  );
});

await test('a number that is not an OTLP integer is written as a double', async (t) => {
  const writer = new SpanWriter();
  writer.begin();
  for (const value of [-1, 0.5]) writer.number(attributeKey(`n${value}`), value);
  const facts = { name: 'n', kind: 'internal', spanId: '00'.repeat(8), parentSpanId: undefined } as const;
  const span = writer.end({ ...facts, startedAt: 0, endedAt: 0, failed: false }, { traceId: '00'.repeat(16) });
  for (const value of [-1, 0.5]) {
    const bytes = Buffer.alloc(9, 0x21);
    bytes.writeDoubleLE(value, 1);
    t.ok(Buffer.from(span).includes(bytes), 'a double');
  }
});
