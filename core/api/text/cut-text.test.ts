import { test } from 'tap';
import { cutText } from './cut-text.js';

await test('a text is cut between characters, never inside one', async (t) => {
  t.equal(cutText('abc', 3), 'abc');
  t.equal(cutText('abc', 2), 'ab');
  t.equal(cutText('ab😀', 3), 'ab');
  t.equal(cutText('ab😀', 4), 'ab😀');
  t.equal(cutText('😀😀', 2), '😀');
  t.equal(cutText('😀', 1), '');
  t.equal(cutText('😀', 0), '');
  t.equal(cutText('', 0), '');
});
