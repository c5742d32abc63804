import { test } from 'tap';
import { isMixed, isMostlyRightToLeft, isRightToLeftLine, writtenOrder } from './right-to-left.js';

/** Reads a line as the library returns it, of which is known how it looks from left to right, with the same brackets. */
function read(returned: string, looks: string): string {
  const free = new Set(looks.split('').keys());
  let last = returned.startsWith(looks[0] ?? '') ? -1 : looks.length;
  const places = returned.split('').map((character) => {
    const from = last;
    const [place = from] = [...free]
      .filter((index) => looks[index] === character)
      .toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from));
    free.delete(place);
    last = place;
    return { left: place, right: character === ' ' ? place : place + 0.9 };
  });
  return writtenOrder(returned, (index) => places[index]);
}

await test('names of several words, addresses and codes in Hebrew are put together', (t) => {
  t.equal(read('קוד -2210KX[ ראו[.', '.[ואר[ KX-2210 דוק'), 'קוד KX-2210 [ראו].');
  t.equal(read('אל Word Microsoft כאן', 'ןאכ Microsoft Word לא'), 'אל Microsoft Word כאן');
  t.equal(read('בכתובת com.example@help או', 'וא help@example.com תבותכב'), 'בכתובת help@example.com או');
  t.equal(read('בין 8 ל.17-', '.17-ל 8 ןיב'), 'בין 8 ל-17.');
  t.end();
});

await test('a line that the library takes for one from left to right is turned around', (t) => {
  t.equal(
    read('x@y.com בכתב Jane van Berg עם דין', 'x@y.com בתכב Jane van Berg םע ןיד'),
    'דין עם Jane van Berg בכתב x@y.com',
  );
  t.end();
});

await test('brackets that are named by how they look, or by what they are, become pairs', (t) => {
  t.equal(read('בשנה )2031(, לפי', 'יפל ,)2031( הנשב'), 'בשנה (2031), לפי');
  t.equal(read('בשנה (2031), לפי', 'יפל ,(2031) הנשב'), 'בשנה (2031), לפי');
  t.equal(read('سنة )أو بعدها( 3', '3 )اهدعب وأ( ةنس'), 'سنة (أو بعدها) 3');
  t.end();
});

await test('an Arabic vowel mark belongs to the word in which the library puts a space before it', (t) => {
  t.ok(isMixed('يو \u064Bما'));
  t.equal(read('يو \u064Bما', 'ام\u064B وي'), 'يو\u064Bما');
  t.end();
});

await test('lines of other pages, and lines of letters only, stay as they are', (t) => {
  t.notOk(isMostlyRightToLeft('The word שלום means peace.'));
  t.ok(isMostlyRightToLeft('התוכנה Word מותקנת'));
  t.notOk(isMixed('כל עובד זכאי לשלושים ימי חופשה'));
  t.end();
});

await test('a line of nearly only such letters is one on any page, a sentence with a name in it is not', (t) => {
  t.ok(isRightToLeftLine('السعر 300 ريال (AB-1234).'));
  t.notOk(isRightToLeftLine('The word שלום means peace.'));
  t.notOk(isRightToLeftLine('peace means שלום לכולם'));
  t.notOk(isRightToLeftLine('300 (AB-1234)'));
  t.end();
});
