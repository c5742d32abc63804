import { crc32 } from 'node:zlib';
import { test } from 'tap';
import { errorFrame, eventFrame } from '../../../test/fixtures/providers/event-frames.js';
import { fc } from '../../../test/fixtures/random.js';
import { BrokenFrameError, type Frame, FrameDecoder } from './frame-decoder.js';
import { textStream, toolStream } from '../fixtures/streams.js';

const seed = Date.now() % 1_000_000_000;
const limit = 100_000;
const isBroken = { name: 'BrokenFrameError' };

function decoded(pieces: readonly Uint8Array[], maxBytes = limit): { frames: Frame[]; isInside: boolean } {
  const decoder = new FrameDecoder(maxBytes);
  return { frames: pieces.flatMap((piece) => decoder.push(piece)), isInside: decoder.isInside };
}

function told({ headers, payload }: Frame): string {
  return `${headers.get(':event-type')} ${payload.toString()}`;
}

await test('messages that the library of the SDK has encoded are decoded', (t) => {
  const { frames, isInside } = decoded([
    eventFrame('messageStop', '{"stopReason":"end_turn"}'),
    errorFrame('Oops', 'No.'),
  ]);
  const [event, error] = frames;
  t.strictSame(Object.fromEntries(event?.headers ?? []), {
    ':event-type': 'messageStop',
    ':content-type': 'application/json',
    ':message-type': 'event',
  });
  t.equal(event?.payload.toString(), '{"stopReason":"end_turn"}');
  t.equal(error?.headers.get(':error-message'), 'No.');
  t.equal(error?.payload.length, 0);
  t.equal(isInside, false);
  t.end();
});

await test('a stream is decoded in the same way wherever it is cut', (t) => {
  for (const bytes of [textStream, toolStream]) {
    const whole = decoded([bytes]).frames.map(told);
    t.ok(whole.length > 5);
    const different = [...bytes.keys()].filter((at) => {
      const { frames, isInside } = decoded([bytes.subarray(0, at), bytes.subarray(at)]);
      return isInside || frames.map(told).join() !== whole.join();
    });
    t.strictSame(different, [], `none of ${bytes.length} cuts changes anything`);
    t.strictSame(decoded([...bytes].map((byte) => Buffer.of(byte))).frames.map(told), whole, 'byte by byte');
  }
  t.end();
});

await test('a message with more headers than the format allows is refused before they have come', (t) => {
  const prelude = Buffer.alloc(12);
  prelude.writeUInt32BE(8 * limit, 0);
  prelude.writeUInt32BE(128 * 1024 + 1, 4);
  prelude.writeUInt32BE(crc32(prelude.subarray(0, 8)), 8);
  t.throws(() => decoded([prelude], 10 * limit), isBroken);
  t.end();
});

await test('a changed byte is noticed wherever it is', (t) => {
  const unnoticed = [...textStream.keys()].filter((at) => {
    const changed = Buffer.from(textStream);
    changed[at] = (changed[at] as number) ^ 0x20;
    try {
      // A length that has become too long by chance would wait for more, but lengths have a checksum of their own.
      decoded([changed]);
      return true;
    } catch (cause) {
      return !(cause instanceof BrokenFrameError);
    }
  });
  t.strictSame(unnoticed, []);
  t.end();
});

await test('arbitrary bytes are refused, or not yet a message, but never decoded', (t) => {
  t.comment(`seed ${seed}`);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        return decoded([bytes]).frames.length === 0;
      } catch (cause) {
        return cause instanceof BrokenFrameError;
      }
    }),
    { seed },
  );
  t.end();
});

await test('a message that is longer than allowed is refused at its beginning', (t) => {
  const long = eventFrame('contentBlockDelta', JSON.stringify({ delta: { text: 'x'.repeat(2000) } }));
  t.throws(() => decoded([long.subarray(0, 12)], 1000), isBroken);
  t.equal(decoded([long], 10_000).frames.length, 1);
  t.end();
});

await test('headers of every type are skipped, and broken ones are refused', (t) => {
  const typed = Buffer.concat([
    header('t', 0),
    header('f', 1),
    header('b', 2, Buffer.alloc(1)),
    header('s', 3, Buffer.alloc(2)),
    header('i', 4, Buffer.alloc(4)),
    header('l', 5, Buffer.alloc(8)),
    header('d', 6, Buffer.from([0, 2, 1, 2])),
    header('time', 8, Buffer.alloc(8)),
    header('id', 9, Buffer.alloc(16)),
    header(':event-type', 7, Buffer.from([0, 1, 0x78])),
  ]);
  const [frame] = decoded([framed(typed)]).frames;
  t.strictSame([...(frame?.headers ?? [])], [[':event-type', 'x']]);
  for (const broken of [Buffer.from([9]), header('x', 10), header('x', 7, Buffer.from([0, 9])), header('x', 7)]) {
    t.throws(() => decoded([framed(broken)]), isBroken, broken.toString('hex'));
  }
  t.end();
});

function header(name: string, type: number, value = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.of(name.length), Buffer.from(name), Buffer.of(type), value]);
}

/** A message with these bytes as its headers. */
function framed(headers: Buffer): Buffer {
  const bytes = Buffer.alloc(16 + headers.length);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.writeUInt32BE(headers.length, 4);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, 8)), 8);
  headers.copy(bytes, 12);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, -4)), bytes.length - 4);
  return bytes;
}
