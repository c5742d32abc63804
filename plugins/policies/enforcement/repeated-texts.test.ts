import { test } from 'tap';
import type { SurfaceRules } from './enforcement.js';
import { RepeatedTexts } from './repeated-texts.js';

function rules(): SurfaceRules {
  return { sources: [], enforces: true, isRepeatable: true };
}

await test('texts are cached separately for each set of rules, role and interpretation', async (t) => {
  const texts = new RepeatedTexts();
  const own = rules();
  texts.keep('A text that is kept.', own, 'user');
  t.ok(texts.has(['A text', 'that is kept.'].join(' '), own, 'user'));
  t.notOk(texts.has('A text that is kept', own, 'user'));
  t.notOk(texts.has('A text that is kept.', own, 'assistant'));
  t.notOk(texts.has('A text that is kept.', own, 'json user'));
  t.notOk(texts.has('A text that is kept.', rules(), 'user'));
});

await test('used texts stay in the cache, and unused ones are evicted', async (t) => {
  const texts = new RepeatedTexts();
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

await test('texts that are too long for a fast look-up are not cached', async (t) => {
  const texts = new RepeatedTexts();
  const own = rules();
  const long = 'long '.repeat(4000);
  texts.keep(long, own, 'user');
  t.notOk(texts.has(long, own, 'user'));
});

await test('a text is recognized as repeated from its second occurrence on', async (t) => {
  const texts = new RepeatedTexts();
  for (const text of ['', 'A', 'A text.', 'A longer text that has more letters than are looked at.']) {
    t.equal(texts.noteAndTest(text), false);
    t.equal(texts.noteAndTest(text), true);
  }
});
