import fc from 'fast-check';
import { test } from 'tap';
import { differingLines } from './differing-lines.js';

const textOf = (lines: ReturnType<typeof differingLines>, left: 'removed' | 'added'): string =>
  lines
    .filter(({ kind }) => kind === 'same' || kind === left)
    .map(({ text }) => text)
    .join('\n');

await test('a changed line is removed and added, and the others stay', async (t) => {
  t.strictSame(differingLines('a\nb\nc', 'a\nx\nc'), [
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
  ]);
  t.strictSame(differingLines('', 'a'), [{ kind: 'added', text: 'a' }]);
  t.strictSame(differingLines('a', ''), [{ kind: 'removed', text: 'a' }]);
  t.strictSame(differingLines('', ''), []);
});

await test('both texts can be read from their differences, which are as few as possible', async (t) => {
  const seed = Number(process.env['SLUICE_TEST_SEED'] ?? 1);
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 8 });
  const texts = lines.map((some) => some.join('\n')).filter((text) => text !== '');
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const found = differingLines(before, after);
      const kept = found.filter(({ kind }) => kind === 'same').length;
      return (
        textOf(found, 'removed') === before &&
        textOf(found, 'added') === after &&
        kept === longestCommon(before.split('\n'), after.split('\n'))
      );
    }),
    { seed, numRuns: 500 },
  );
  t.pass(`seed ${seed}`);
});

/** By definition, and slowly. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one;
  if (first === undefined || other.length === 0) return 0;
  const at = other.indexOf(first);
  const without = longestCommon(rest, other);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(rest, other.slice(at + 1)));
}
