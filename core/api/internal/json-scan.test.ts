import { test } from 'tap';
import { JsonScan } from './json-scan.js';

const text = '{"a":[1,-2.5,{"b,:{":"\\"c\\":1,[","d":null}],"long":[12345678901234567890,"x"],"e":1e400}';

function read(units: number, of = text): JsonScan {
  const scan = new JsonScan(of);
  while (!scan.ended) scan.read(units);
  return scan;
}

await test('a text is read in pieces of any length as it is at once', async (t) => {
  const whole = new JsonScan(text).read();
  t.equal(whole.ended, true);
  t.equal(whole.names, 5);
  for (let units = 1; units <= text.length; units += 1) {
    const { names, weight, mayLose } = read(units);
    t.strictSame([names, weight, mayLose], [whole.names, whole.weight, true], `${units}`);
  }
});

await test('only numbers outside of strings, with sixteen characters or an exponent, may lose digits', async (t) => {
  for (const plain of ['{}', '[123456789012345]', '["1234567890123456 1e400"]', '{"1234567890123456":-1.5}'])
    t.equal(new JsonScan(plain).read().mayLose, false, plain);
  for (const other of ['[1234567890123456]', '{"a":-0.12345678901234567}', '[1,2e5]', '1E-7'])
    t.equal(new JsonScan(other).read().mayLose, true, other);
});

await test('reading ends at the first bound that is exceeded', async (t) => {
  const scan = new JsonScan(`${'['.repeat(5)}1,2,3`, { levels: 4, weight: 1000 });
  while (!scan.ended) scan.read(1);
  t.equal(scan.exceeded, 'levels');
  t.equal(new JsonScan('[[[1,2,3]]]', { levels: 9, weight: 24 }).read().exceeded, 'weight');
  t.equal(new JsonScan('[[[1,2,3]]]', { levels: 9, weight: 26 }).read().exceeded, undefined);
});
