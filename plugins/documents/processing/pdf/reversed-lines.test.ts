import { test } from 'tap';
import { turnReversed } from './reversed-lines.js';

const page = (...texts: readonly string[]) => texts.map((text) => ({ text, size: 11 }));
const backwards = (text: string): string => Array.from(text).toReversed().join('');

const hebrew = 'שלום לכם, אנחנו שומרים על הסכרים בנהרות ובתעלות';
const arabic = 'الحارس يفتح البوابة في الصباح الباكر عندما تكون المياه مرتفعة';

await test('Hebrew and Arabic that a simple program has drawn in the order of the text are turned around', (t) => {
  for (const text of [hebrew, arabic]) {
    t.strictSame(turnReversed(page(backwards(text), 'A line in English')), page(text, 'A line in English'));
    t.strictSame(turnReversed(page(text)), page(text), 'what is right stays');
  }
  t.end();
});

await test('numbers, names and addresses in it keep their direction', (t) => {
  const shown = backwards(hebrew);
  t.strictSame(
    turnReversed(page(shown, '12.345,60 ריחמ ,a.b@example.com בותכ'))[1]?.text,
    'כתוב a.b@example.com, מחיר 12.345,60',
  );
  t.end();
});

await test('a few words say nothing about a page', (t) => {
  const few = page('םולש');
  t.strictSame(turnReversed(few), few);
  t.end();
});
