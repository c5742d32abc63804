import { test } from 'tap';
import { withOpenCounts } from './open-counts.js';
import { parsePattern } from './parse-pattern.js';
import { treeExpression } from './tree-expression.js';

const opened = (pattern: string): RegExp => treeExpression(withOpenCounts(parsePattern(pattern)));

await test('long repetitions of characters behind which a word may start are not counted', (t) => {
  t.match('x-ab-ab-ab-ab', opened('x-[a-z-]{60,200}'));
  t.match(`x-${'ab-'.repeat(100)}`, opened('x-[a-z-]{60,200}'));
  t.notMatch('x-ab-ab', opened('x-[a-z-]{60,200}'), 'a minimum is left');
  t.end();
});

await test('short repetitions, exact ones, and those of letters alone are left as they are', (t) => {
  for (const pattern of ['x-[a-z]{60,200}', 'x-[a-z-]{20,30}', 'x-[a-z-]{60}', 'x-(?:[a-z]-){60,200}', '(?:a|b-)c']) {
    const tree = parsePattern(pattern);
    t.equal(withOpenCounts(tree), tree, pattern);
  }
  t.end();
});
