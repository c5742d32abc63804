import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { test } from 'tap';
import { featuresOf } from './lexical-features.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

await test('words that are cached do not keep the texts in memory that they were found in', (t) => {
  const spaces = ' '.repeat(200_000);
  const readTexts = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      const digits = Array.from(String(index), (digit) => 'abcdefghij'.charAt(Number(digit))).join('');
      featuresOf(`anunusualword${digits}${spaces}${String(index)}`);
    }
  };
  readTexts(0, 10);
  const before = heapInUse();
  readTexts(10, 210);
  const kept = (heapInUse() - before) / 200;
  t.ok(kept < 20_000, `${Math.round(kept)} bytes for a text of 200,000`);
  t.end();
});
