import { createHash } from 'node:crypto';
import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { hashBlock } from './sha-256.js';

await test(`a message of one block has the same hash as with node:crypto (seed ${seed})`, (t) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 55 }), (message) => {
      const block = new DataView(new ArrayBuffer(64));
      for (const [index, byte] of [...message, 0x80].entries()) block.setUint8(index, byte);
      block.setUint32(60, 8 * message.length);
      const digest = new DataView(new ArrayBuffer(32));
      hashBlock(block, digest);
      return Buffer.from(digest.buffer).equals(createHash('sha256').update(message).digest());
    }),
    { seed, numRuns: 500 },
  );
  t.end();
});
