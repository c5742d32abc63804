import { test } from 'tap';
import { randomFrom, seed } from '../../../../test/fixtures/random.js';
import { StateTrace } from './state-traces.js';

await test(`the last output that is not settled is found, even in joined traces (seed ${seed})`, (t) => {
  const random = randomFrom(seed);
  for (let run = 0; run < 300; run += 1) {
    const kinds = 1 + Math.floor(random() * 40);
    const output = (): number => (random() < 0.3 ? 1 + Math.floor(random() * kinds) : 0);
    const begin = Math.floor(random() * 2_000);
    const outputs = new Map<number, number>();
    const trace = new StateTrace();
    trace.begin(begin, 1);
    for (let turn = 0; turn < 500; turn += 1) {
      trace.append(1, output());
      outputs.set(trace.until, trace.outputAt(trace.until));
    }
    const other = new StateTrace();
    other.begin(Math.max(0, begin + Math.floor(random() * 200) - 100), 1);
    for (let turn = 0; turn < 150; turn += 1) other.append(1, output());
    trace.prepend(other);
    for (let index = other.from; index <= other.until; index += 1) outputs.set(index, other.outputAt(index));
    const settled = Math.floor(random() * 2 ** 31);
    const isOpen = (index: number): boolean => {
      const found = outputs.get(index) ?? 0;
      return found > 31 || (found > 0 && ((settled >>> (found - 1)) & 1) === 0);
    };
    let expected = trace.until;
    while (expected > trace.from && !isOpen(expected)) expected -= 1;
    t.equal(trace.lastOutputIn(trace.from, trace.until, settled), expected);
  }
  t.end();
});
