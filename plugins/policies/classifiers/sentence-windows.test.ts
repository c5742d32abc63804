import { test } from 'tap';
import { SentenceWindows } from './sentence-windows.js';
import { codePoint, fc, seed } from '../../../test/fixtures/random.js';

function bordersOf(pieces: readonly string[]): readonly number[] {
  const windows = new SentenceWindows();
  const borders: number[] = [];
  let end = 0;
  for (const piece of pieces) {
    for (let index = 0; index < piece.length; index += 1) {
      end += 1;
      if (windows.closesAt(end, piece.charCodeAt(index))) borders.push(end);
    }
  }
  return borders;
}

await test('a window ends with its sentence, unless that is very short', (t) => {
  const first = 'This is a first sentence, which has some words.';
  t.same(bordersOf([`${first} No. Yes! And then another one, which also has some words.`]), [
    first.length,
    first.length + ' No. Yes! And then another one, which also has some words.'.length,
  ]);
  t.end();
});

await test('a sentence without an end is split after 240 characters, but not inside a surrogate pair', (t) => {
  t.same(bordersOf(['a'.repeat(500)]), [240, 480]);
  t.same(bordersOf([`${'a'.repeat(239)}😀${'a'.repeat(240)}`]), [241, 481]);
  t.end();
});

await test(`the window boundaries do not depend on the chunks of a text (seed ${seed})`, (t) => {
  const pieces = fc.array(fc.string({ unit: codePoint, maxLength: 120 }), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, (parts) => t.same(bordersOf(parts), bordersOf([parts.join('')]))),
    { seed, numRuns: 300 },
  );
  t.end();
});

await test(`adding several characters at once gives the same windows as adding them one by one (seed ${seed})`, (t) => {
  const part = fc.oneof(
    fc.string({ unit: codePoint, maxLength: 60 }),
    fc.constantFrom('word '.repeat(9), '. ', 'a'.repeat(239), '\ud83d'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const windows = new SentenceWindows();
      const borders: number[] = [];
      let offset = 0;
      for (const each of parts) {
        const units = Uint16Array.from({ length: each.length }, (_, index) => each.charCodeAt(index));
        for (let at = 0; at < each.length; ) {
          const border = windows.borderIn(units, at, each.length, offset + at);
          if (border !== undefined) borders.push(offset + border);
          at = border ?? each.length;
        }
        offset += each.length;
      }
      t.same(borders, bordersOf([parts.join('')]));
    }),
    { seed, numRuns: 300 },
  );
  t.end();
});
