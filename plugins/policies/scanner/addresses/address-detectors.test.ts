import { test } from 'tap';
import { textsIn } from '../../fixtures/found-in.js';
import { scannerFor } from '../scanner-for.js';
import { addressDetectors } from './address-detectors.js';

await test('all detectors of addresses are in the group with an automaton of its own', (t) => {
  t.strictSame(
    addressDetectors.filter(({ group }) => group !== 'addresses').map(({ pattern }) => pattern),
    [],
  );
  t.end();
});

const scanner = scannerFor([{ kind: 'pii', entities: ['STREET_ADDRESS'], sensitivityLevel: 'medium' }]);
const found = (text: string): readonly string[] => textsIn(scanner, text);

await test('German years, dates and parts of documents are not addresses', (t) => {
  for (const text of [
    'Im Jahr 1989 fiel die Mauer, im Mai 2004 wuchs die Union.',
    'Sie wurde im Vertrag von Amsterdam 1997 und in der Great Exhibition 1851 genannt.',
    'Der Sänger wurde 1961 in der Stadt geboren, die rund 16.000 im Besitz der Krone befindliche Höfe hatte.',
    'In der Version 12 wurde im Kapitel 5 am Tag 3 etwas geändert.',
    'Am Montag 12 Uhr, in der Woche 34, im Bereich 1-64.',
    'Aktenzeichen 12 O 345/24, Landgericht Köln, Urteil vom Montag.',
    'Ordnet 20 Eylül 1565 ein, στις 12 Μαΐου 1705.',
    'DIN EN ISO 9001:2015, VDE 0100-410, RAL 7016.',
  ])
    t.strictSame(found(text), [], text);
  t.end();
});

await test('German streets whose names begin with a preposition are addresses', (t) => {
  t.strictSame(found('Ich wohne in der Gartenstraße 12, 80331 München, gern.'), [
    'in der Gartenstraße 12, 80331 München',
  ]);
  t.strictSame(found('Er wohnt im Grund 7.'), ['im Grund 7']);
  t.strictSame(found('Wir treffen uns Am Markt 5, 1010 Wien'), ['Am Markt 5, 1010 Wien']);
  t.end();
});

await test('a postcode and a city make a street without a word for one, a number and a count do not', (t) => {
  for (const text of [
    'Ilica 45, 10000 Zagreb',
    'Hlavná 21, 040 01 Košice',
    'Vilniaus g. 12, Vilnius',
    'Narva mnt 7, 10117 Tallinn',
    'Bd. Unirii nr. 14',
  ])
    t.strictSame(found(`Sent to ${text}.`), [text], text);
  for (const text of ['House 22, Street 7', 'Flat 402, Lotus Apartments', 'Plot No. 9, Sector 15'])
    t.strictSame(found(`the parcel for ${text}`), [text], text);
  for (const text of ['Lot 7, 12000 Pieces', 'Pos 3, 12000 Stück', 'Pris pr. 100 g', 'Invoice 45, 10000 EUR'])
    t.strictSame(found(text), [], text);
  t.end();
});
