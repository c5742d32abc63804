import { test } from 'tap';
import { found, pii } from '../fixtures/found-in.js';
import type { ScanRequest } from './scan-request.js';

const { low, medium, high } = pii;
const urls: ScanRequest = { kind: 'pii', sensitivityLevel: 'high', entities: ['URL'] };

await test('a link ends before the signs of the sentence, and before the bracket of a link in Markdown', (t) => {
  const long = `https://example.com/${'a1/'.repeat(100)}b`;
  for (const [text, link] of [
    ['See https://example.com/a/b. Then', 'https://example.com/a/b'],
    ['(https://example.org/x).', 'https://example.org/x'],
    ['[guide](https://docs.example.com/guide)', 'https://docs.example.com/guide'],
    ['www.example.com/a, please', 'www.example.com/a'],
    ['is it https://a.example/q?x=1?', 'https://a.example/q?x=1'],
    [`it is ${long}).`, long],
  ] as const)
    t.strictSame(found(urls, text), [`URL: ${link}`], text);
  t.end();
});

await test('an address ends with its sentence, and has no numbers of other things', (t) => {
  for (const [text, street] of [
    ['Anschrift: Ahornweg 12a, 70567 Stuttgart. Mit freundlichen Grüßen', 'Ahornweg 12a, 70567 Stuttgart'],
    ['vivo en Calle de la Palma 23, 28004 Madrid. Mi coche', 'Calle de la Palma 23, 28004 Madrid'],
    ['he lives at 12 Elm Street, St. Louis, MO 63101. Call', '12 Elm Street, St. Louis, MO 63101'],
    ['osoite Mannerheimintie 12 B 4', 'Mannerheimintie 12 B 4'],
    ['адрес: ул. Ленина, д. 10, кв. 5', 'ул. Ленина, д. 10, кв. 5'],
    ['vive na Rua Augusta 1500, Apto 42', 'Rua Augusta 1500, Apto 42'],
  ] as const)
    t.strictSame(found(medium, text), [`STREET_ADDRESS: ${street}`], text);
  t.notOk(found(medium, 'employee no 20931, SIN 046 454 286 is right').some((each) => each.startsWith('STREET')));
  t.strictSame(found(medium, 'the security issues CVE-2019-1348, CVE-2019-1349, CVE-2019-1350'), []);
  t.ok(found(medium, 'кв. 5, ИНН 500100732259, СНИЛС 112-233-445 95').includes('RU_INN: 500100732259'));
  t.end();
});

await test('listed names are found at medium behind the labels of forms and letters', (t) => {
  for (const [label, name] of [
    ['Patient: ', 'Jonathan Whitfield'],
    ['Customer: ', 'Priya Raghunathan'],
    ['Registrant: ', 'Dmitri Volkov'],
    ['Emergency contact: ', 'Maria Gonzalez'],
    ['Approved by: ', 'Thomas Keller'],
    ['Kontoinhaber: ', 'Stefan Weber'],
    ['Paziente: ', 'Mario Rossi'],
    ['Locataire : ', 'Claire Dubois'],
    ['From: ', 'Sarah Johnson'],
  ] as const)
    t.strictSame(found(medium, `${label}${name}\n`), [`PERSON: ${name}`], label);
  for (const [label, name] of [
    ['お名前：', '佐藤花子'],
    ['氏名: ', '長谷川 健'],
    ['联系人：', '张伟'],
    ['发件人：', '李小龙'],
    ['예금주: ', '김민수'],
  ] as const)
    t.strictSame(found(medium, `${label}${name}\n`), [`PERSON: ${name}`], label);
  for (const text of [
    'Customer: Success',
    'Contact: Support',
    'From: Paris',
    'Author: Build Team',
    '氏名：未記入',
    'client: Redis',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('dates and values of laboratories are not number plates; plates have words of more languages and three groups', (t) => {
  for (const text of ['seen on 12 Feb at noon', 'HbA1c was stable', 'see on 12 feb'])
    t.notOk(
      found(high, text).some((each) => each.startsWith('UK_VEHICLE')),
      text,
    );
  t.strictSame(found(high, 'my car is AB12 CDE'), ['UK_VEHICLE_REGISTRATION: AB12 CDE']);
  t.strictSame(found(low, 'my car is ab12 cde'), ['UK_VEHICLE_REGISTRATION: ab12 cde']);
  for (const [text, plate] of [
    ['immatriculation AB-123-CD', 'AB-123-CD'],
    ['targa FG 482 KR', 'FG 482 KR'],
    ['kenteken 12-XYZ-3', '12-XYZ-3'],
    ['matrícula 4821 KLM', '4821 KLM'],
  ] as const)
    t.match(found(low, text), [new RegExp(`: ${plate}$`)], text);
  t.end();
});

await test('the name of a user ends before the full stop of its sentence', (t) => {
  t.strictSame(found(low, 'The user name is kobrien_77.'), ['USERNAME: kobrien_77']);
  t.strictSame(found(low, 'The user name is k.obrien.77, I think'), ['USERNAME: k.obrien.77']);
  t.end();
});

await test('numbers behind requests to get in touch are telephone numbers', (t) => {
  for (const text of ['Bitte kontaktieren Sie mich unter 0176 12345678', 'puede contactarme en el 612 34 56 78'])
    t.match(found(medium, text), [/^PHONE_NUMBER: /], text);
  t.end();
});

await test('names in capitals are found in forms, if they are listed', (t) => {
  for (const [text, ...names] of [
    ['Nom de famille : LEFEBVRE, Prénom : Camille', 'LEFEBVRE', 'Camille'],
    ['Surname: SMITH\nGiven name: JOHN', 'SMITH', 'JOHN'],
    ['PATIENT: MARIA GONZALEZ', 'MARIA GONZALEZ'],
    ['"last_name": "DUBOIS-MARTIN"', 'DUBOIS-MARTIN'],
  ] as const)
    t.strictSame(
      found(medium, text),
      names.map((name) => `PERSON: ${name}`),
      text,
    );
  for (const text of ['Name: NULL', 'Customer: ACME', 'Last name: TBD', 'From: HEAD OFFICE', 'my name is NASA'])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('words for birth are known in more languages; a postcode is not a telephone number', (t) => {
  for (const text of ['geb. 01.02.1980', 'Né(e) le 12/08/1992', 'nació el 03/05/1987', 'родился 12.05.1979'])
    t.match(found(low, text), [/^DATE_TIME/], text);
  t.strictSame(found(low, 'CEP 01305-100'), []);
  t.end();
});

await test('a chassis number of other continents has no check digit; a package with its version is not an address', (t) => {
  t.strictSame(found(low, 'Fahrgestellnummer WVWZZZ1JZXW000001'), ['VIN: WVWZZZ1JZXW000001']);
  t.strictSame(found(high, 'the file WVWZZZ1JZXW000001'), []);
  for (const text of ['npm WARN deprecated request@2.88.2: it is', 'lodash@4.17.21', 'pkg@๑.๒๓'])
    t.strictSame(found(low, text), [], text);
  t.end();
});

await test('words of other languages are not names alone, and phrases with numbers are not streets', (t) => {
  for (const text of [
    'Der Kunde wünscht am Gleis 4 neue Betten, 250 g Mehl und die Steuer.',
    'Bonjour, le Corso et la Plaza',
    'Buongiorno a Milano',
  ])
    t.strictSame(found({ ...high, entities: ['PERSON'] }, text), [], text);
  t.strictSame(found(medium, 'Monsieur le Président, Madame la Ministre'), []);
  for (const text of [
    'Zug ICE 1023, Gleis 14, Wagen 23, Platz 61',
    'Restmüll alle 14 Tage, Biotonne wöchentlich',
    'Straßenbahn Linie 4 Richtung Hauptbahnhof',
    'WBC 7.2, Hgb 13.5, Plt 250, Na 138, K 4.1',
    'Exit 12B, Route 66',
    'Kapitel 3.2.1.4 beschreibt es',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('telephone numbers are found in columns that are named for them, in the notation of any country', (t) => {
  for (const [table, ...numbers] of [
    ['id,name,phone,total\n1,x,20 12 34 56,12.50\n2,y,912 345 678,7\n3,z,n/a,20', '20 12 34 56', '912 345 678'],
    ['Kunde;Telefonnummer;seit\nA;"0176/23456789";2019-02-03\nB;0221 98765;2020', '0176/23456789', '0221 98765'],
    ['| Service | Mobile |\n|---|---|\n| taxi | 612 34 56 78 |', '612 34 56 78'],
    ['["name","telefon"],["Ada","603 123 456"]', '603 123 456'],
    ['guest,home_phone\nx,2012 3456\ny,20 12 34 56', '2012 3456', '20 12 34 56'],
    ['hotel,rooms\nA,20 12 34 56'],
    ['date,phone\n2019,2019-02-03\n2020,1234567.50'],
  ] as const)
    t.strictSame(
      found(medium, table).filter((each) => each.startsWith('PHONE')),
      numbers.map((number) => `PHONE_NUMBER: ${number}`),
      table,
    );
  t.end();
});

await test('German mobile numbers have up to twelve digits; verbs of more languages introduce numbers', (t) => {
  t.strictSame(found(medium, 'Bei Fragen: 0176/23456789 oder später'), ['PHONE_NUMBER: 0176/23456789']);
  t.strictSame(found(medium, 'am 0176 23456789'), ['PHONE_NUMBER: 0176 23456789']);
  t.strictSame(found(medium, 'volej na 603 123 456'), ['PHONE_NUMBER: 603 123 456']);
  t.end();
});

await test('addresses without a word for a street are found behind the word for an address, or by a Dutch postcode', (t) => {
  for (const [text, street] of [
    ['Adresa: Ilica 42, 10000 Zagreb. Mobitel', 'Ilica 42, 10000 Zagreb'],
    ['aan Nieuwe Rijn 8, 2312 JB Leiden.', 'Nieuwe Rijn 8, 2312 JB Leiden'],
  ] as const)
    t.strictSame(found(medium, text), [`STREET_ADDRESS: ${street}`], text);
  for (const [text, ...others] of [
    ['Adresse: Strandvejen 210, 2900 Hellerup\nTlf.: +45 33123456\nBT 132/78', 'PHONE_NUMBER: +45 33123456'],
    ['Indirizzo: Via Roma 3, 00144 Roma\nTelefono: 347 1234567\nPA 130/80', 'PHONE_NUMBER: 347 1234567'],
    ['Address: 14 Elm Street, Dayton, OH 45402. Mobile 020 7946 0958', 'PHONE_NUMBER: 020 7946 0958'],
  ] as const) {
    const [street, ...further] = found(medium, text);
    t.match(street, /^STREET_ADDRESS/, text);
    t.strictSame(further, others, text);
  }
  t.end();
});

await test('forms of address without a name, and names and values of settings, are nobody', (t) => {
  for (const text of ['Sehr geehrter Herr Kollege,', 'Frau Professorin', 'Herr Präsident, meine Damen'])
    t.strictSame(found(medium, text), [], text);
  t.strictSame(found(medium, 'Herr Kollege Schneider hat'), ['PERSON: Herr Kollege Schneider']);
  for (const text of ['username: app\nmail:\n  host: smtp.example.com\n', 'userid: x\n  client-data: abc'])
    t.strictSame(found(medium, text), [], text);
  t.end();
});
