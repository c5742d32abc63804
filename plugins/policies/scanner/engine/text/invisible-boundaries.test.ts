import { test } from 'tap';
import { isJoinedBefore, isJoinedAfter } from './invisible-boundaries.js';

await test('an invisible character separates words, but not fragments in a row of them', (t) => {
  t.equal(isJoinedAfter('12\u00ad34', 2, true), false, 'one alone parts even snippets');
  t.equal(isJoinedAfter('1\u00ad2\u00ad3', 1, true), true);
  t.equal(isJoinedAfter('1\u00ad2\u00ad3', 3, true), true);
  t.equal(isJoinedBefore('1\u00ad2\u00ad3', 2, true), true);
  t.equal(isJoinedBefore('1\u00ad2\u00ad3', 4, true), true);
  t.equal(isJoinedAfter('4111\u200b12\u200b3', 4, true), false, 'four characters are a word');
  t.equal(isJoinedBefore('1\u200b2\u200b4111', 4, true), false);
  t.equal(isJoinedAfter('1\u200b2 3', 1, true), false, 'nothing invisible follows the second');
  t.equal(isJoinedAfter('1\u200b-\u200b3', 1, true), false, 'a hyphen is no word');
  t.end();
});

await test('the answer is undefined while more text is needed', (t) => {
  t.equal(isJoinedAfter('1\u00ad', 1, false), undefined);
  t.equal(isJoinedAfter('1\u00ad2', 1, false), undefined);
  t.equal(isJoinedAfter('1\u00ad2\u00ad', 1, false), undefined);
  t.equal(isJoinedAfter('1\u00ad2\u00ad', 1, true), false);
  t.equal(isJoinedAfter('1\u00ad2\u00ad3', 1, false), true);
  t.equal(isJoinedAfter('1\u00ad2345', 1, false), false);
  t.end();
});
