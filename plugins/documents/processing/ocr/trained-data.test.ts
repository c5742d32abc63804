import { test } from 'tap';
import { joinParts, partsOf } from './trained-data.js';

await test('the components of Tesseract data are read as they were written, including missing ones', async (t) => {
  const parts = [undefined, Buffer.from('one'), undefined, Buffer.from('two, longer'), undefined];
  t.same(partsOf(joinParts(parts)), parts);
});

await test('a component can be replaced by one of any length, and the others stay unchanged', async (t) => {
  const file = joinParts([Buffer.from('a'), Buffer.from('bb'), Buffer.from('ccc')]);
  t.same(partsOf(joinParts(partsOf(file).with(1, Buffer.from('something else')))).map(String), [
    'a',
    'something else',
    'ccc',
  ]);
});

await test('bytes that are no such data, or are cut off, are refused', async (t) => {
  const whole = joinParts([Buffer.from('one'), undefined, Buffer.from('two')]);
  t.throws(() => partsOf(Buffer.alloc(0)), /not data/);
  t.throws(() => partsOf(Buffer.from('plain text')), /not data/);
  t.throws(() => partsOf(whole.subarray(0, whole.length - 4)), /cut off/);
});
