import { test } from 'tap';
import { compoundsOf, partsOfCompound } from './compounds.js';
import { otherForms } from './other-forms.js';
import { Vocabulary } from './vocabulary.js';

function vocabularyOf(words: string): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words.split(' ')) vocabulary.add(word);
  return vocabulary;
}

const formsOf = (word: string, words: string, isKnown = false) =>
  otherForms(word, vocabularyOf(words), isKnown).map((form) => form.word);

await test('a word that the library lacks is found in other forms', (t) => {
  const others = 'gate kupplung garage';
  for (const [asked, written] of [
    ['kugelhahns', 'kugelhähne'],
    ['werkstätten', 'werkstatt'],
    ['salarié', 'salariés'],
    ['habitación', 'habitaciones'],
    ['książka', 'książek'],
    ['opettaja', 'opettajien'],
    ['погрузчик', 'погрузчиками'],
    ['επιβάτης', 'επιβάτες'],
    ['주차', '주차장은'],
    ['båt', 'båtarna'],
  ] as const)
    t.strictSame(formsOf(asked, `${written} ${others}`), [written], asked);
  t.end();
});

await test('spellings without accents, with umlauts as two letters, and with mistakes are found', (t) => {
  for (const [asked, written] of [
    ['ostergard', 'østergård'],
    ['nguyen', 'nguyễn'],
    ['mueller', 'müller'],
    ['müller', 'mueller'],
    ['dreissig', 'dreißig'],
    ['crokery', 'crockery'],
    ['hegdes', 'hedges'],
    ['rhododendon', 'rhododendrons'],
    ['reisekostenabrechung', 'reisekostenabrechnungen'],
  ] as const)
    t.strictSame(formsOf(asked, `${written} gate`), [written], asked);
  t.end();
});

await test('a known word has only forms with short endings, and short words have none', (t) => {
  t.strictSame(formsOf('klasse', 'klasse klassen klassenzimmer klasde', true), ['klassen']);
  t.strictSame(formsOf('für', 'für fürst fuera', true), []);
  t.strictSame(formsOf('heim', 'heic heif heit'), [], 'another word is no mistake');
  t.end();
});

await test('compounds are found by their parts, and parts by their compounds', (t) => {
  const vocabulary = vocabularyOf('rechnungsadresse fahrtenbücher dienstwagen schulfest rechner adressbuch');
  t.strictSame(compoundsOf('adresse', 'rechnung', vocabulary), ['rechnungsadresse']);
  t.strictSame(compoundsOf('buch', 'fahrten', vocabulary), ['fahrtenbücher']);
  t.strictSame(compoundsOf('fest', 'schule', vocabulary), ['schulfest']);
  t.strictSame(compoundsOf('gate', 'keeper', vocabulary), []);
  const known = new Set(['vertrag', 'nummer', 'kuchen', 'stand', 'ab', 'lauf']);
  const find = (word: string) => (known.has(word) ? word : undefined);
  t.strictSame(partsOfCompound('vertragsnummer', find), ['vertrag', 'nummer']);
  t.strictSame(partsOfCompound('kuchenstand', find), ['kuchen', 'stand']);
  t.equal(partsOfCompound('ablauf', find), undefined);
  t.end();
});
