import { test } from 'tap';
import { MovedPlaces, withMovedPlaces } from './moved-places.js';

/** A text of which one part is replaced. */
function moving(kept: string, [from, to]: readonly [string, string], rest: string): MovedPlaces {
  const places = new MovedPlaces();
  places.keep(kept);
  places.replace(from, to);
  places.keep(rest);
  return places;
}

await test('places move with what was replaced before them, counted in the unit of their dialect', (t) => {
  const places = moving('Für ', ['Zoë', '[NAME]'], ' ist [1]');
  const text = 'Für [NAME] ist [1]';
  t.equal(places.moved(0, 'units', false), 0);
  t.equal(places.moved(4, 'units', false), 4, 'the replaced part begins where it did');
  t.equal(text.slice(places.moved(12, 'units', false), places.moved(15, 'units', true)), '[1]');
  const [start, end] = [places.moved(14, 'bytes', false), places.moved(17, 'bytes', true)];
  t.equal(Buffer.from(text).subarray(start, end).toString(), '[1]');
  t.equal(text.slice(places.moved(5, 'units', false), places.moved(6, 'units', true)), '[NAME]', 'never a half of it');
  t.end();
});

await test('all places in a value are moved, by one change after the other', (t) => {
  const redacted = moving('', ['ada@example.org', '[X]'], ' and [Y] and more');
  const restored = moving('[X] and ', ['[Y]', 'eve'.repeat(4)], ' and more');
  const value = { a: [{ start_index: 28, end_index: 32, other: 28, start_char_index: 28 }], endIndex: 28, b: null };
  t.strictSame(withMovedPlaces(value, [redacted, restored]), {
    a: [{ start_index: 25, end_index: 29, other: 28, start_char_index: 28 }],
    endIndex: 25,
    b: null,
  });
  t.equal(withMovedPlaces(value, [new MovedPlaces()]), value);
  t.end();
});
