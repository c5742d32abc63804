import { test } from 'tap';
import { pii } from '../../fixtures/found-in.js';
import { scannerFor } from '../scanner-for.js';

const scanner = scannerFor([pii.medium]);
const low = scannerFor([pii.low]);

function personsIn(text: string): readonly string[] {
  return scanner
    .scan(text)
    .filter(({ category }) => category === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));
}

/** The findings of a text that marks them with `«` and `»`. */
function marked(text: string): readonly string[] {
  return [...text.matchAll(/«(.*?)»/g)].map(([, name = '']) => name);
}

await test('names in columns of tables are found: any in columns of persons, listed ones in columns of names', (t) => {
  for (const table of [
    'id,name,email\n1,«Ada Lovelace»,a@example.org\n2,Grace Period,g@example.org\n3,«Lena Vogel»,l@example.org',
    'first_name,last_name,city\n«Liezl»,«Pangilinan»,Manila\n«Özge»,«von der Heide»,Bonn\nTBD,n/a,Rome',
    '"Name","Ort"\n"«Weber, Karl»","Bonn"\n"Acme, Inc.","Köln"',
    '| Kunde | Umsatz |\n|---|---|\n| «Stefan Weber» | 12 |\n| Siemens AG | 3 |',
    'Vorname;Nachname\n«Charles»;«d’Artagnan»\n«JOHN»;«SMITH»',
    "insert into users (first_name, age) values ('«Ada»', 36), ('«Alan»', 41);",
    '[["name","age"],["«Ada Lovelace»",36]]',
    '<table><tr><th>Name</th></tr><tr><td>«Maria Rossi»</td></tr></table>',
    'name,address,city,zip\n«Ada Lovelace»,14 Elm Street,Dayton,45402\n«Lena Vogel»,9 Oak Street,Dayton,45402',
    'name,price\nVictoria Sponge,4\nGemini CLI,0',
    '| Name | Type |\n|---|---|\n| host | string |\n| Timeout | number |',
    'Name, please.\nJohn',
  ]) {
    const text = table.replace(/[«»]/g, '');
    t.strictSame(personsIn(text), marked(table), table);
    t.notOk(low.scan(text).some(({ category }) => category === 'PERSON'));
  }
  t.end();
});
