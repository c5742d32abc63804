import { test } from 'tap';
import type { SurfaceRules } from './enforcement.js';
import { TextsAtHand } from './texts-at-hand.js';

function rules(): SurfaceRules {
  return { sources: [], enforces: true, isRepeatable: true };
}

await test('a text is at hand under its own rules, for whoever has said it, and as what it was read', async (t) => {
  const texts = new TextsAtHand();
  const own = rules();
  texts.keep('A text that is kept.', own, 'user');
  t.ok(texts.has(['A text', 'that is kept.'].join(' '), own, 'user'));
  t.notOk(texts.has('A text that is kept', own, 'user'));
  t.notOk(texts.has('A text that is kept.', own, 'assistant'));
  t.notOk(texts.has('A text that is kept.', own, 'json user'));
  t.notOk(texts.has('A text that is kept.', rules(), 'user'));
});

await test('what is asked for stays at hand, and what is not is forgotten when there is too much', async (t) => {
  const texts = new TextsAtHand();
  const own = rules();
  const long = 'long '.repeat(3000);
  const some = 400;
  texts.keep('asked for', own, 'user');
  texts.keep('forgotten', own, 'user');
  for (let at = 0; at < some; at += 1) {
    texts.keep(`${at} ${long}`, own, 'user');
    t.ok(texts.has('asked for', own, 'user'));
  }
  t.notOk(texts.has('forgotten', own, 'user'));
  const kept = Array.from({ length: some }, (_, at) => at).filter((at) => texts.has(`${at} ${long}`, own, 'user'));
  t.ok(kept.length > 50 && kept.length < 300, `${kept.length} are kept`);
});

await test('a text that is too long to be looked up at once is not kept', async (t) => {
  const texts = new TextsAtHand();
  const own = rules();
  const long = 'long '.repeat(4000);
  texts.keep(long, own, 'user');
  t.notOk(texts.has(long, own, 'user'));
});

await test('that a text has come before is told from the second time on', async (t) => {
  const texts = new TextsAtHand();
  for (const text of ['', 'A', 'A text.', 'A longer text that has more letters than are looked at.']) {
    t.equal(texts.comesAgain(text), false);
    t.equal(texts.comesAgain(text), true);
  }
});
