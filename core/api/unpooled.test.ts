import { test } from 'tap';
import { unpooled } from './unpooled.js';

await test('bytes that are part of a pool get memory of their own', (t) => {
  const pooled = Buffer.concat([Buffer.from('some'), Buffer.from(' bytes')]);
  t.ok(pooled.buffer.byteLength > pooled.length);
  const own = unpooled(pooled);
  t.equal(own.toString(), 'some bytes');
  t.equal(own.buffer.byteLength, pooled.length);
  t.equal(unpooled(own), own, 'and others are not copied');
  t.end();
});
