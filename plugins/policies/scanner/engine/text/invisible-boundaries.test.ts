import { test } from 'tap';
import { isJoinedBefore, isJoinedAfter } from './invisible-boundaries.js';

const far = 100;

await test('an invisible character separates words, but not fragments in a row of them', (t) => {
  t.equal(isJoinedAfter('12\u00ad34', 2, true, far), false, 'one alone parts even snippets');
  t.equal(isJoinedAfter('1\u00ad2\u00ad3', 1, true, far), true);
  t.equal(isJoinedAfter('1\u00ad2\u00ad3', 3, true, far), true);
  t.equal(isJoinedBefore('1\u00ad2\u00ad3', 2, true), true);
  t.equal(isJoinedBefore('1\u00ad2\u00ad3', 4, true), true);
  t.equal(isJoinedAfter('4111\u200b12\u200b3', 4, true, far), false, 'four characters are a word');
  t.equal(isJoinedBefore('1\u200b2\u200b4111', 4, true), false);
  t.equal(isJoinedAfter('1\u200b2 3', 1, true, far), false, 'nothing invisible follows the second');
  t.equal(isJoinedAfter('1\u200b-\u200b3', 1, true, far), false, 'a hyphen is no word');
  t.end();
});

await test('the answer is undefined while more text is needed', (t) => {
  t.equal(isJoinedAfter('1\u00ad', 1, false, far), undefined);
  t.equal(isJoinedAfter('1\u00ad2', 1, false, far), undefined);
  t.equal(isJoinedAfter('1\u00ad2\u00ad', 1, false, far), undefined);
  t.equal(isJoinedAfter('1\u00ad2\u00ad', 1, true, far), false);
  t.equal(isJoinedAfter('1\u00ad2\u00ad3', 1, false, far), true);
  t.equal(isJoinedAfter('1\u00ad2345', 1, false, far), false);
  t.end();
});

await test('what is beyond the reach does not count, and is not waited for', (t) => {
  const [row, run] = ['1\u00ad2\u00ad3', '\u00ad'.repeat(16)];
  for (let reach = 3; reach <= 5; reach += 1) {
    t.equal(isJoinedAfter(row, 1, true, reach), reach === 5, `up to ${reach}`);
    for (let length = reach; length <= row.length; length += 1)
      t.equal(isJoinedAfter(row.slice(0, length), 1, false, reach), reach === 5, `${length} units, up to ${reach}`);
    t.equal(
      isJoinedAfter(row.slice(0, reach - 1), 1, false, reach),
      undefined,
      'what is within the reach is waited for',
    );
  }
  const longest = `1${run}234${run}5`;
  t.equal(isJoinedAfter(longest, 1, true, longest.length), true);
  t.equal(isJoinedAfter(longest, 1, true, longest.length - 1), false);
  t.end();
});
