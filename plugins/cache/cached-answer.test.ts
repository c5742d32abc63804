import { test } from 'tap';
import { parseJson, type StreamPart, stringifyJson } from '../../core/api/index.js';
import { codePoint, fc, seed } from '../../test/fixtures/random.js';
import { fitsForm, type CachedAnswer, readAnswer, writeAnswer } from './cached-answer.js';

const part: fc.Arbitrary<StreamPart> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), choice: fc.constant(0), text: fc.string({ unit: codePoint }) }),
  fc.record({
    type: fc.constant('embedding' as const),
    index: fc.nat(),
    vector: fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)),
  }),
);
const bytes = fc.uint8Array({ maxLength: 40 }).map((values) => Buffer.from(values));
const pieces = fc.array(fc.record({ bytes, plain: fc.boolean(), parts: fc.array(part, { maxLength: 3 }) }), {
  maxLength: 6,
});
const tail = fc.option(bytes, { nil: undefined });

const answer: CachedAnswer = {
  provider: 'p',
  madeAt: 1,
  expiresAt: 2,
  form: { stream: true, includeUsage: false },
  relay: undefined,
  isPlain: true,
  pieces: [],
};
const relay = { dialect: 'd', contentType: 'c', streaming: true, inPieces: true };

await test('an answer is read exactly as it was written, including all digits of numbers', (t) => {
  t.comment(`seed ${seed}`);
  fc.assert(
    fc.property(pieces, tail, (written, last) => {
      const kept = { ...answer, pieces: written, relay: { ...relay, tail: last } };
      const read = readAnswer(writeAnswer(kept));
      const same = read?.pieces.every(
        ({ bytes: own, plain, parts }, index) =>
          Buffer.compare(own, written[index]?.bytes as Buffer) === 0 &&
          plain === written[index]?.plain &&
          JSON.stringify(parts) === JSON.stringify(written[index]?.parts),
      );
      const lastRead = read?.relay?.tail;
      const sameTail =
        last === undefined ? lastRead === undefined : Buffer.compare(lastRead ?? Buffer.from('?'), last) === 0;
      return same === true && read?.pieces.length === written.length && sameTail;
    }),
  );
  const value = parseJson('{"n":9007199254740993}');
  const opaque: StreamPart = { type: 'opaque', dialect: 'd', choice: 0, value };
  const read = readAnswer(
    writeAnswer({ ...answer, pieces: [{ bytes: Buffer.alloc(0), plain: true, parts: [opaque] }] }),
  );
  t.equal(
    stringifyJson(read?.pieces[0]?.parts[0] as never),
    '{"type":"opaque","dialect":"d","choice":0,"value":{"n":9007199254740993}}',
  );
  t.equal(read?.relay, undefined);
  t.end();
});

await test('an answer whose parts are incomplete is replayed only in its original form', (t) => {
  const streamed = { stream: true, includeUsage: false };
  const told = { stream: true, includeUsage: true };
  const whole = { stream: false, includeUsage: true };
  for (const wanted of [streamed, told, whole]) t.equal(fitsForm(answer, wanted), true);
  const richer = { ...answer, isPlain: false };
  t.strictSame(
    [streamed, told, whole].map((wanted) => fitsForm(richer, wanted)),
    [true, false, false],
  );
  t.equal(fitsForm({ ...richer, form: whole }, { stream: false, includeUsage: false }), true);
  t.end();
});
