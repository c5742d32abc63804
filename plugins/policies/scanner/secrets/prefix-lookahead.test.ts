import { test } from 'tap';
import { loadBlock } from '../engine/block/text-block.js';
import { Lookahead } from '../engine/text/lookahead.js';
import { prefixLookahead } from './prefix-lookahead.js';

const patterns = ['SG\\.[\\w.]{60,70}', 'SGx[a-z]{80}', 'xo-[a-z]{30,40}', 'ab?[a-z]{40}', 'cd[a-z]{8}', '[a-z]{40}'];
const lookaheadOf = prefixLookahead(patterns);
const varied = 'a1b2c3d4e5f6g7h8'.repeat(6);

function passes(text: string, isFinal = true): boolean | number | undefined {
  loadBlock(text, 0, isFinal);
  const ahead = new Lookahead();
  ahead.begin({ text, length: text.length, origin: 0, isFinal, from: 0 }, 0);
  return lookaheadOf('SG\\.[\\w.]{60,70}')?.passes(ahead, { minScore: 0, regionsOfRequests: [] });
}

await test('patterns of long tokens that begin with two certain letters have a test', (t) => {
  const tested = patterns.filter((pattern) => lookaheadOf(pattern) !== undefined);
  t.strictSame(tested, ['SG\\.[\\w.]{60,70}', 'SGx[a-z]{80}', 'xo-[a-z]{30,40}']);
  t.equal(lookaheadOf('SGx[a-z]{80}')?.firstCharacters, 'Sx');
  t.end();
});

await test('a token may start only where its characters vary enough', (t) => {
  t.equal(passes(`SG.${varied}`), true);
  t.equal(passes('SG.'.repeat(40)), false);
  t.equal(passes(`${'SG.'.repeat(16)}${varied}`), true, 'at the end, which counts');
  t.equal(passes(`${'SG.'.repeat(28)}${varied}`), false, 'behind the longest token');
  t.equal(passes(`SG.${'a1b2c3d4'}${'SG.'.repeat(40)}`), false, 'before the shortest one ends');
  t.equal(passes(`SX.${varied}`), false, 'no token begins so');
  t.end();
});

await test('where the text is not known a token may start', (t) => {
  t.equal(passes('S', false), true);
  t.equal(passes('SG.SG.', false), true);
  t.equal(passes('SG.SG.'), false);
  t.end();
});
