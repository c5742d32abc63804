import assert from 'node:assert/strict';
import { test } from 'tap';
import { formatSse, type SseBatch, SseDecoder, type SseEvent } from './sse.js';
import { fc, seed } from '../../../../test/fixtures/random.js';

/** An event as a test compares it. */
interface Read {
  readonly event: string;
  readonly data: string;
}

/** The events that were read from a stream, and the bytes that were passed on. */
interface Reading {
  readonly events: readonly Read[];
  readonly bytes: Buffer;
}

/** Reads a stream in these pieces, and checks what every batch promises. */
function read(pieces: readonly Uint8Array[]): Reading {
  const decoder = new SseDecoder();
  const events: Read[] = [];
  const bytes: Buffer[] = [];
  const take = (batch: SseBatch): void => {
    checkBatch(batch);
    events.push(...batch.events.map(({ event, data }) => ({ event, data })));
    bytes.push(batch.bytes);
  };
  // Every piece gets memory of its own: what is held back must not depend on the memory of another.
  for (const piece of pieces) take(decoder.push(Uint8Array.from(piece)));
  take(decoder.end());
  return { events, bytes: Buffer.concat(bytes) };
}

function checkBatch({ events, ends, bytes }: SseBatch): void {
  assert.equal(ends.length, events.length, 'one end for each event');
  let begin = 0;
  for (const [index, end] of ends.entries()) {
    const cut = bytes.subarray(begin, end);
    assert.ok(cut.includes((events[index] as SseEvent).bytes), 'an event lies in its cut');
    begin = end;
  }
  assert.ok(begin <= bytes.length);
}

/** Cuts the bytes at these places. */
function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const sorted = [...new Set(places)].filter((place) => place > 0 && place < bytes.length).sort((a, b) => a - b);
  return [0, ...sorted].map((begin, index) => bytes.subarray(begin, sorted[index] ?? bytes.length));
}

/** Every stream together with what it says, by the rules of the HTML standard (9.2.6). */
const streams: readonly (readonly [string, string, readonly Read[]])[] = [
  ['LF', 'data: a\n\ndata: b\n\n', says('a', 'b')],
  ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', says('a', 'b')],
  ['CR', 'data: a\r\rdata: b\r\r', says('a', 'b')],
  ['line ends mixed', 'data: a\r\n\ndata: b\n\r\ndata: c\r\r\ndata: d\n\n', says('a', 'b', 'c', 'd')],
  ['a byte order mark', '\uFEFFdata: a\n\ndata: b\n\n', says('a', 'b')],
  [
    'no space after the colon',
    'data:a\n\nevent:x\ndata:b\n\n',
    [
      { event: '', data: 'a' },
      { event: 'x', data: 'b' },
    ],
  ],
  ['one space is the separator, the second is text', 'data:  a\n\n', says(' a')],
  ['data in several lines', 'data: a\ndata: b\ndata:\ndata: c\n\n', says('a\nb\n\nc')],
  ['data in several lines with CRLF', 'data: a\r\ndata: b\r\n\r\n', says('a\nb')],
  ['a line without a colon is a field without a value', 'data\n\n', says('')],
  [
    'comments',
    ': ping\n\n:\n\n: x\ndata: a\n: y\n\n',
    [{ event: '', data: '' }, { event: '', data: '' }, ...says('a')],
  ],
  ['id and retry', 'id: 7\nretry: 100\nevent: delta\ndata: a\n\n', [{ event: 'delta', data: 'a' }]],
  ['an unknown field', 'datax: no\ndata: a\n\n', says('a')],
  ['blank lines between events', '\n\n\ndata: a\n\n\n\ndata: b\n\n\n', says('a', 'b')],
  ['the last event has no blank line', 'data: a\n\ndata: b', says('a', 'b')],
  ['the last event has one line end', 'data: a\n\ndata: b\n', says('a', 'b')],
  ['U+2028 and U+2029 are text', 'data: a\u2028b\u2029c\n\n', says('a\u2028b\u2029c')],
  ['characters of two, three and four bytes', 'event: ü\ndata: é…😀\n\n', [{ event: 'ü', data: 'é…😀' }]],
  ['colons in the text', 'data: {"a": "b: c"}\n\n', says('{"a": "b: c"}')],
  [
    'the second event of one batch has a name',
    'event: a\ndata: 1\n\nevent: b\ndata: 2\n\n',
    [
      { event: 'a', data: '1' },
      { event: 'b', data: '2' },
    ],
  ],
  ['nothing', '', []],
  ['blank lines only', '\n\r\n\r\n\n', []],
];

function says(...data: readonly string[]): Read[] {
  return data.map((one) => ({ event: '', data: one }));
}

await test('a stream decodes the same in one chunk, byte by byte, and split at every position', async (t) => {
  for (const [name, text, expected] of streams) {
    const bytes = Buffer.from(text);
    t.strictSame(read([bytes]).events, expected, `${name}: in one piece`);
    t.strictSame(read(cutAt(bytes, [...bytes.keys()])).events, expected, `${name}: byte by byte`);
    for (const place of bytes.keys()) {
      const { events } = read(cutAt(bytes, [place]));
      if (!same(events, expected)) t.strictSame(events, expected, `${name}: cut at ${place}`);
    }
  }
});

await test('the bytes of all batches together are the stream, byte for byte', async (t) => {
  for (const [name, text] of streams) {
    const bytes = Buffer.from(text);
    for (const places of [[], [...bytes.keys()], ...Array.from(bytes.keys(), (place) => [place])]) {
      const passed = read(cutAt(bytes, places)).bytes;
      if (!passed.equals(bytes)) t.equal(passed.toString(), text, `${name}: cut at ${places.join()}`);
    }
  }
  t.pass('of every stream, at every cut');
});

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

await test('property: any mixture of lines, in any pieces, reads as in one piece and passes on every byte', async (t) => {
  const line = fc.constantFrom('data: x', 'data:y', 'data: 😀…', 'event: e', ': c', 'id: 1', 'data', '', '', '\uFEFF');
  const lines = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.array(fc.nat({ max: 120 }), { maxLength: 12 }), (written, places) => {
      const bytes = Buffer.from(written.map(([text, end]) => text + end).join(''));
      const whole = read([bytes]);
      const cut = read(cutAt(bytes, places));
      assert.deepEqual(cut.events, whole.events);
      assert.deepEqual(cut.bytes, bytes);
    }),
    { numRuns: 1000 },
  );
  t.pass(`seed ${seed}`);
});

await test('an event is emitted with the byte that completes it, and its bytes not before', async (t) => {
  const decoder = new SseDecoder();
  t.match(decoder.push(Buffer.from('data: a\r\n')), { events: { length: 0 }, bytes: { length: 0 } });
  const batch = decoder.push(Buffer.from('\r'));
  t.strictSame(
    batch.events.map(({ data }) => data),
    ['a'],
    'the carriage return ends the blank line: nobody waits for the line feed',
  );
  t.equal(batch.bytes.toString(), 'data: a\r\n\r');
  const rest = decoder.push(Buffer.from('\ndata: b\n\n'));
  t.equal(rest.bytes.toString(), '\ndata: b\n\n', 'the line feed belongs to the bytes, not to an event');
  t.strictSame(
    rest.events.map(({ data }) => data),
    ['b'],
  );
});

await test('a batch says where each event ends, so that a relay can leave events out', async (t) => {
  const { bytes, ends } = new SseDecoder().push(Buffer.from('data: a\r\n\r\n: c\n\ndata: b\n\ndata: half'));
  const cuts = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end).toString());
  t.strictSame(cuts, ['data: a\r\n\r\n', ': c\n\n', 'data: b\n\n']);
});

await test('a byte order mark is one only at the very beginning of the stream', async (t) => {
  t.strictSame(read([Buffer.from('data: a\n\n\uFEFFdata: b\n\n')]).events, [...says('a'), { event: '', data: '' }]);
});

await test('an event may be asked for bytes without being decoded', async (t) => {
  const [event] = new SseDecoder().push(Buffer.from('data: {"usage":{}}\n\n')).events;
  t.equal(event?.includes('"usage"'), true);
  t.equal(event?.includes('"choices"'), false);
  t.equal(event?.bytes.toString(), 'data: {"usage":{}}\n');
});

await test('an event beyond the limit is refused, complete or not, and many small ones are not', async (t) => {
  const tooLong = { code: 'GW_PROVIDER_BAD_ANSWER', status: 502, message: /100 bytes/ };
  const growing = new SseDecoder(100);
  t.throws(() => {
    for (let count = 0; count < 20; count += 1) growing.push(Buffer.from('data: 78901'));
  }, tooLong);
  const complete = new SseDecoder(100);
  t.throws(() => complete.push(Buffer.from(`data: ${'x'.repeat(200)}\n\n`)), tooLong);
  const fine = new SseDecoder(100);
  t.equal(fine.push(Buffer.from('data: 7890\n\n'.repeat(100))).events.length, 100);
});

await test('a long event in small pieces is not copied again with every piece', async (t) => {
  const decoder = new SseDecoder();
  const piece = Buffer.alloc(1024, 'x');
  const begin = process.cpuUsage().user;
  decoder.push(Buffer.from('data: '));
  for (let count = 0; count < 8 * 1024; count += 1) decoder.push(piece);
  const { events } = decoder.push(Buffer.from('\n\n'));
  t.equal(events[0]?.data.length, 8 * 1024 * 1024);
  const milliseconds = (process.cpuUsage().user - begin) / 1000;
  // Copying with every piece took 21 s on the machine where this takes 0.05 s.
  t.ok(milliseconds < 2000, `${milliseconds} ms for 8 MiB in pieces of 1 KiB`);
});

await test('formatted events decode to the same data', async (t) => {
  const roundTrip = (data: string, event?: string): Read | undefined =>
    read([Buffer.from(formatSse(data, event))]).events[0];
  t.strictSame(roundTrip('a'), { event: '', data: 'a' });
  t.strictSame(roundTrip('{"a":1}', 'delta'), { event: 'delta', data: '{"a":1}' });
  t.strictSame(roundTrip('a\nb\n\nc', 'x'), { event: 'x', data: 'a\nb\n\nc' });
  t.strictSame(roundTrip(' a'), { event: '', data: ' a' });
  t.strictSame(roundTrip('a\r\nb\rc'), { event: '', data: 'a\nb\nc' }, 'no line end can break out of the event');
  t.equal(formatSse('a', 'x'), 'event: x\ndata: a\n\n');
});

await test('an event with more lines than any provider sends is refused before they are joined', (t) => {
  const lines = (count: number): Buffer => Buffer.from('data:\r\n'.repeat(count));
  const decoder = new SseDecoder();
  for (const _ of [1, 2]) t.equal(decoder.push(Buffer.concat([lines(100_000), Buffer.from('\n')])).events.length, 1);
  decoder.push(lines(100_000));
  t.throws(() => decoder.push(lines(1)), {
    code: 'GW_PROVIDER_BAD_ANSWER',
    message: 'The provider sent an event longer than 100000 lines.',
  });
  t.end();
});

await test('the error for an event that is too long names the provider, where it is known', (t) => {
  const decoder = new SseDecoder(10, undefined, { provider: 'acme', dialect: 'openai' });
  t.throws(() => decoder.push(Buffer.from('data: longer than that')), {
    code: 'GW_PROVIDER_BAD_ANSWER',
    message: 'Provider "acme" sent an event longer than 10 bytes instead of an answer.',
  });
  t.end();
});
