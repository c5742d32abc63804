import { test } from 'tap';
import { lengthsOf, lengthsOfAny } from './match-lengths.js';
import { parsePattern } from './parse-pattern.js';

await test('the lengths of the shortest and the longest text of a pattern', (t) => {
  for (const [pattern, least, most] of [
    ['x-[a-z-]{60,200}', 62, 202],
    ['(?:a|bcd){2}e?', 2, 7],
    ['a+', 1, Number.POSITIVE_INFINITY],
    ['a(?:b+){0}', 1, 1],
  ] as const) {
    t.strictSame(lengthsOf(parsePattern(pattern)), { least, most }, pattern);
  }
  t.end();
});

await test('the lengths for several patterns are the least and the most of all', (t) => {
  const lengths = lengthsOfAny(['ab', 'a{5,9}', 'abc?'].map((pattern) => lengthsOf(parsePattern(pattern))));
  t.strictSame(lengths, { least: 2, most: 9 });
  t.end();
});
