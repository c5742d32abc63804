import { test } from 'tap';
import { turn } from '../../../test/fixtures/event-loop-turns.js';
import { BodyTurns } from './body-turns.js';

/** Bodies that take turns, and which of them were read on, in order. */
function bodies() {
  const turns = new BodyTurns();
  const readOn: string[] = [];
  const open = (name: string) => {
    const body = { _read: () => void readOn.push(name) };
    /** @returns whether all of these pieces may be followed by more */
    const pieces = (count: number): boolean => {
      let goesOn = true;
      for (let piece = 0; piece < count; piece += 1) goesOn = turns.take(body);
      return goesOn;
    };
    return { pieces, wantsMore: () => turns.holdsBack(body) };
  };
  return { open, readOn };
}

await test('bodies of many pieces go on one after the other, and those of few pieces at once', async (t) => {
  const { open, readOn } = bodies();
  const [a, b, c] = [open('a'), open('b'), open('c')];
  t.equal(a.pieces(250), true);
  t.equal(a.wantsMore(), false, 'no turn is needed yet');
  t.equal(a.pieces(250), false);
  t.equal(b.pieces(65), false);
  t.equal(c.pieces(64), true, 'this is its share');
  for (const each of [a, b]) t.equal(each.wantsMore(), true);
  t.equal(c.wantsMore(), false);
  for (const expected of [['a'], ['a', 'b'], ['a', 'b']]) {
    await turn();
    t.strictSame(readOn, expected);
  }
  t.equal(a.pieces(250), true, 'nobody waits any more');
});

await test('a body whose reader wants no more yet is not read when its turn comes, and at once when it does', async (t) => {
  const { open, readOn } = bodies();
  const a = open('a');
  t.equal(a.pieces(1_000), false);
  await turn();
  t.strictSame(readOn, []);
  t.equal(a.wantsMore(), false);
});
