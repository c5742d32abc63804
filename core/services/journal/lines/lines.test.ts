import { test } from 'tap';
import type { AnyJournalEntry, JournalEntry } from '../../../api/services/journal.js';
import { decodePiece } from './line-decoder.js';
import { encodeEntry, LineEncoder } from './line-encoder.js';
import { fc } from '../../../../test/fixtures/random.js';

/** Whatever a text may hold that a line must not, and what begins other lines. */
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t', '=', '{', '"', '\\', 'ä', '😀', '\ud83d', '\0') }),
);
const entries = fc.array(
  fc.record({
    id: fc.oneof(fc.uuid(), texts),
    kind: texts,
    value: fc.dictionary(texts, fc.oneof(texts, fc.jsonValue() as fc.Arbitrary<string>)),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Bytes of which many would end a line, or look like the beginning of one. */
const fewBytes = fc
  .array(fc.oneof(fc.constantFrom(0x0a, 0, 0x20, 0x23, 0x3d), fc.nat(255)), { maxLength: 60 })
  .map((some) => Buffer.from(some));
/** Lines of a text as long as those of bodies. */
const longLines = fc
  .array(fc.integer({ min: 30, max: 3_000 }), { maxLength: 6 })
  .map((lengths) => Buffer.from(lengths.map((length) => 'a'.repeat(length)).join('\n')));
const bytes = fc.oneof(fewBytes, longLines);

/** An entry as one line, with its line feed. */
function lineOf(entry: AnyJournalEntry): Buffer {
  const { bytes, length } = new LineEncoder().encode([encodeEntry(entry)]);
  return bytes.subarray(0, length);
}

/** The entry of a line; undefined if the line is corrupt. */
function entryIn(line: Buffer): AnyJournalEntry | undefined {
  return decodePiece(Buffer.from(line)).entries[0];
}

/** As JSON has it: -0 is 0, and so on. */
const asWritten = ({ id, kind, value }: AnyJournalEntry): unknown => JSON.parse(JSON.stringify({ id, kind, value }));

await test('entries are read as they were written, wherever the file is split into pieces', async (t) => {
  fc.assert(
    fc.property(entries, fc.nat(), (written, somewhere) => {
      const bytes = Buffer.concat(written.map(lineOf));
      const first = decodePiece(bytes.subarray(0, somewhere % (bytes.length + 1)));
      const rest = decodePiece(bytes.subarray(first.length));
      const read = [...first.entries, ...rest.entries];
      return (
        JSON.stringify(read.map(asWritten)) === JSON.stringify(written.map(asWritten)) &&
        first.length + rest.length === bytes.length &&
        first.damaged + rest.damaged === 0
      );
    }),
  );
  t.pass();
});

await test('bytes are read as they were written, wherever the file is split into pieces', (t) => {
  const some = fc.array(fc.record({ id: fc.uuid(), kind: fc.constantFrom('k', 'j', 'a.b'), value: bytes }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(some, fc.nat(), (written, somewhere) => {
      const all = Buffer.concat(written.map(lineOf));
      const first = decodePiece(all.subarray(0, somewhere % (all.length + 1)));
      const rest = decodePiece(all.subarray(first.length));
      const read = [...first.entries, ...rest.entries];
      return (
        read.length === written.length &&
        first.damaged + rest.damaged === 0 &&
        read.every((entry, index) => {
          const { id, kind, value } = written[index] as (typeof written)[number];
          return entry.id === id && entry.kind === kind && value.equals(entry.value as Uint8Array);
        })
      );
    }),
  );
  const line = lineOf({ id: 'a', kind: 'k', value: Buffer.from('one\n\ntwo\n') });
  t.equal(line.indexOf(0x0a), line.length - 1, 'one line each, whatever is in them');
  t.strictSame(entryIn(line)?.value, Buffer.from('one\n\ntwo\n'));
  t.throws(() => lineOf({ id: 'a b', kind: 'k', value: Buffer.alloc(0) }), /cannot be named k a b: .* without spaces/);
  t.end();
});

await test('what is no entry is refused, because its line would be taken for a damaged one', (t) => {
  const entry = { id: 'a', kind: 'k', value: {} };
  for (const wrong of [
    { id: undefined },
    { kind: undefined },
    { value: 'text' },
    { value: null },
    { value: undefined },
  ])
    t.throws(() => lineOf({ ...entry, ...wrong } as never), TypeError, JSON.stringify(wrong));
  t.end();
});

await test('a line with a flipped bit is skipped, without affecting other lines', async (t) => {
  const good = lineOf({ id: 'b', kind: 'k', value: {} });
  for (const value of [{ text: 'überall' }, Buffer.from('über\nall')]) {
    const line = lineOf({ id: 'a', kind: 'k', value });
    for (let bit = 0; bit < (line.length - 1) * 8; bit += 1) {
      const wrong = Buffer.from(line);
      wrong[bit >> 3] = (wrong[bit >> 3] as number) ^ (1 << (bit & 7));
      const { entries: read } = decodePiece(Buffer.concat([wrong, good]));
      t.strictSame(
        read.filter(({ id }) => id !== 'b'),
        [],
        `bit ${bit}`,
      );
      t.equal(read.at(-1)?.id, 'b', `bit ${bit}`);
    }
  }
});

await test('numbers beyond double precision keep their digits', async (t) => {
  const value = { amount: JSON.parse('1') as number };
  const text = lineOf({ id: 'a', kind: 'k', value }).toString().replace('"amount":1', '"amount":12345678901234567890');
  t.equal(entryIn(Buffer.from(text)), undefined, 'the checksum no longer fits');
  const raw = (JSON as unknown as { rawJSON(text: string): number }).rawJSON('12345678901234567890');
  const line = lineOf({ id: 'a', kind: 'k', value: { amount: raw } });
  t.match(lineOf(entryIn(line) as JournalEntry).toString(), '"amount":12345678901234567890');
});

await test('in bulk, kinds that are bytes are ranges with the same values in the same order, and others stay entries', (t) => {
  const some = fc.array(
    fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('bulk', 'other'),
      value: fc.oneof(
        bytes,
        texts.map((text) => ({ text })),
      ),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(some, (written) => {
      const read = decodePiece(Buffer.concat(written.map(lineOf)), (kind) => kind === 'bulk');
      const isValue = ({ kind, value }: AnyJournalEntry): boolean => kind === 'bulk' && value instanceof Uint8Array;
      const values = [...read.values].flatMap(([kind, { bytes: piece, begins, ends }]) =>
        begins.map((begin, index) => [kind, piece.toString('hex', begin, ends[index])]),
      );
      t.strictSame(
        values,
        written.filter(isValue).map(({ kind, value }) => [kind, Buffer.from(value as Buffer).toString('hex')]),
      );
      t.strictSame(
        read.entries.map(({ id }) => id),
        written.filter((each) => !isValue(each)).map(({ id }) => id),
      );
    }),
  );
  const damaged = decodePiece(
    Buffer.concat([Buffer.from('torn\n'), lineOf({ id: '1', kind: 'bulk', value: { text: 'a' } })]),
    () => true,
  );
  t.strictSame([damaged.damaged, damaged.entries.length, damaged.values.size], [1, 1, 0]);
  t.end();
});
