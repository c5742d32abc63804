import { test } from 'tap';
import type { StreamPart, TokenCount, TokenCounter } from '../../../core/api/index.js';
import { SeenOutput } from './seen-output.js';

/** Counts four characters as a token, later, and tells how long the texts were. */
class LateCounter implements Pick<TokenCounter, 'countText'> {
  readonly lengths: number[] = [];

  async countText(text: string): Promise<TokenCount> {
    await Promise.resolve();
    this.lengths.push(text.length);
    return { tokens: text.length / 4, atMost: text.length / 4, isEstimate: false };
  }
}

const text = (length: number): StreamPart => ({ type: 'text', choice: 0, text: 'x'.repeat(length) });

await test('of an answer of millions of characters, only the first million is kept, and each character beyond it counts as a token', async (t) => {
  const seen = new SeenOutput();
  const counter = new LateCounter();
  for (const length of [600_000, 600_000, 600_000, 7]) seen.observe(text(length));
  t.equal(await seen.tokens(counter, 'm'), 300_000 + 600_007);
  t.strictSame(counter.lengths, [1_200_000]);
});

await test('nothing is counted of an answer without output', async (t) => {
  const counter = new LateCounter();
  t.equal(await new SeenOutput().tokens(counter, 'm'), 0);
  t.strictSame(counter.lengths, []);
});
