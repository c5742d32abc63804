import { test } from 'tap';
import { RecentTexts } from './recent-texts.js';

await test('texts are cached separately for each set of rules, role and interpretation', async (t) => {
  const texts = new RecentTexts();
  texts.keep('A text that is kept.', 1, 'user');
  t.ok(texts.has(['A text', 'that is kept.'].join(' '), 1, 'user'));
  t.notOk(texts.has('A text that is kept', 1, 'user'));
  t.notOk(texts.has('A text that is kept.', 1, 'assistant'));
  t.notOk(texts.has('A text that is kept.', 1, 'json user'));
  t.notOk(texts.has('A text that is kept.', 2, 'user'));
});

await test('texts that differ in any character are different, those with lone surrogates too', async (t) => {
  const texts = new RecentTexts();
  const text = 'What the gate lets pass, the wheel below has to carry: so it opens slowly, and it closes slowly \ud800';
  texts.keep(text, 1, 'user');
  t.ok(texts.has(`${text.slice(0, 9)}${text.slice(9)}`, 1, 'user'));
  for (let at = 0; at < text.length; at += 1)
    t.notOk(texts.has(`${text.slice(0, at)}${at % 2 ? '\udbff' : '#'}${text.slice(at + 1)}`, 1, 'user'));
});

await test('of many texts with the same sampled characters, a few are cached, and new ones replace them in time', async (t) => {
  const texts = new RecentTexts();
  const alike = Array.from(
    { length: 60 },
    (_, at) => `${'a'.repeat(34)}${String.fromCharCode(98 + at)}${'a'.repeat(65)}`,
  );
  const cached = (): readonly number[] => [...alike.keys()].filter((at) => texts.has(alike[at] as string, 1, 'user'));
  for (const text of alike.slice(0, 11)) texts.keep(text, 1, 'user');
  t.match(cached(), [0, 1, 2, 3], 'the first ones, as long as few others have come');
  for (const text of alike) texts.keep(text, 1, 'user');
  const later = cached();
  t.equal(later.length, 4);
  t.ok(
    later.every((at) => at > 20),
    later.join(),
  );
});

await test('used texts stay in the cache, and unused ones are evicted', async (t) => {
  const texts = new RecentTexts();
  const numbered = (at: number): string => `${String(at).padStart(4)} long`.repeat(1600);
  const some = 800;
  texts.keep('asked for', 1, 'user');
  texts.keep('forgotten', 1, 'user');
  for (let at = 0; at < some; at += 1) {
    texts.keep(numbered(at), 1, 'user');
    t.ok(texts.has('asked for', 1, 'user'));
  }
  t.notOk(texts.has('forgotten', 1, 'user'));
  const kept = Array.from({ length: some }, (_, at) => at).filter((at) => texts.has(numbered(at), 1, 'user'));
  t.ok(kept.length > 100 && kept.length < 600, `${kept.length} are kept`);
});
