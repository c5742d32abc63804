import { test } from 'tap';
import { CollectedBytes } from './collected-bytes.js';

await test('bytes are those of all pieces in order, however many and short they are', (t) => {
  for (const count of [0, 1, 2, 1023, 1024, 1025, 5000]) {
    const collected = new CollectedBytes();
    const pieces = Array.from({ length: count }, (_, index) => Buffer.from(`${index},`));
    for (const piece of pieces) collected.add(piece);
    t.equal(collected.size, Buffer.concat(pieces).length);
    t.ok(collected.all().equals(Buffer.concat(pieces)), `${count} pieces`);
  }
  t.end();
});
