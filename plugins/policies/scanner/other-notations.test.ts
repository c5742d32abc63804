import { test } from 'tap';
import { found, pii } from '../fixtures/found-in.js';
import type { ScanRequest } from './scan-request.js';

const { low, medium } = pii;
const high: ScanRequest = { kind: 'pii', sensitivityLevel: 'high', entities: ['PERSON'] };

await test('the groups of cards and IBANs may be separated by full stops or two spaces, those of cards also by slashes, underscores and dashes', (t) => {
  for (const separator of [' ', '-', '.', '/', '_', '  ', ' - ', '\u00a0', '\u2013']) {
    const card = ['4111', '1111', '1111', '1111'].join(separator);
    t.strictSame(found(low, `paid with ${card}, thanks`), [`CREDIT_CARD: ${card}`]);
  }
  t.strictSame(found(low, '3782.822463.10005'), ['CREDIT_CARD: 3782.822463.10005']);
  for (const separator of [' ', '-', '.', '  ']) {
    const account = ['DE89', '3704', '0044', '0532', '0130', '00'].join(separator);
    t.strictSame(found(low, `to ${account} please`), [`IBAN_CODE: ${account}`]);
  }
  for (const text of [
    '4111-1111 1111-1111',
    '4111.1111/1111.1111',
    '4111   1111   1111   1111',
    '1.4111.1111.1111.1111',
  ])
    t.strictSame(found(low, text), [], text);
  t.end();
});

await test('telephone numbers have words of more languages, and numbers of India and Germany may be longer', (t) => {
  for (const [before, number] of [
    ['call me on ', '098765 43210'],
    ['मोबाइल: ', '98765 43210'],
    ['Tālrunis: ', '63 631 703'],
    ['Sími ', '614-6282'],
    ['ፎቶ ስልክ ', '091 132 6701'],
    ['ফোন ', '01812727100'],
    ['Telefon: ', '015123590802'],
    ['Téléphone: ', '012.21.50.19'],
    ['du erreichst mich unter ', '01512 3590802'],
    ['me liga no ', '(11) 96123-9277'],
  ] as const)
    t.strictSame(found(medium, `${before}${number}`), [`PHONE_NUMBER: ${number}`]);
  for (const text of ['call 12.34.56.78', 'phone firmware 1.22.33.44', '123456 12345'])
    t.notOk(
      found(medium, text).some((each) => each.startsWith('PHONE')),
      text,
    );
  t.end();
});

await test('names are introduced in more languages, and in scripts without capitals', (t) => {
  for (const [before, name, behind] of [
    ['Jmenuji se ', 'Vojtěch Dvořáček', '.'],
    ['Numele meu este ', 'Andrei Munteanu', '.'],
    ['Tên tôi là ', 'Trần Văn Minh', '.'],
    ['Nachname: ', 'Wiesinger', ''],
    ['Apellidos: ', 'Ortega Ruiz', ''],
    ['Nom : ', 'Maëlys Garnier', ''],
    ['Mit freundlichen Grüßen\n', 'Jörg Wiesinger', ''],
    ['我叫', '张伟', '，'],
    ['私の名前は', '田中太郎', 'です'],
    ['제 이름은 ', '김민수', '입니다'],
    ['اسمي ', 'محمد', '.'],
    ['שמי ', 'דוד כהן', '.'],
    ['ผมชื่อ ', 'สมชาย', ' '],
  ] as const)
    t.strictSame(found(medium, `${before}${name}${behind}`), [`PERSON: ${name}`]);
  t.strictSame(found(medium, 'Szanowny Panie Kwiatkowski, dziękuję'), ['PERSON: Panie Kwiatkowski']);
  for (const text of [
    'Name: Build',
    'Nom : Serveur',
    '我叫他来',
    'hallo Welt',
    '이름은 명시적입니다',
    '名前は必須です',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('Japanese and Vietnamese names with a common surname are found at high, whatever the given name', (t) => {
  for (const name of ['Misaki Fujiwara', 'Nakagawa Haruto', 'Nguyễn Thị Hương', 'Phạm Quỳnh Anh'])
    t.strictSame(found(high, `I spoke with ${name} about it`), [`PERSON: ${name}`]);
  for (const text of ['Media Tanaka', 'Lê Mans Bank']) t.strictSame(found(high, text), [], text);
  t.end();
});

await test('street addresses have more words for streets, lots and boxes, and postcodes with a space', (t) => {
  for (const street of [
    'Str. Mihai Eminescu nr. 12',
    'Husova 12, 602 00 Brno',
    'Sveavägen 44, 111 34 Stockholm',
    'Privada de los Pinos 14',
    'Kungsholms torg 3',
    '부산광역시 해운대구 우동 1408',
    'GPO Box 4410',
    'Postfach 12345',
    'phố Hàng Bạc 45',
  ])
    t.strictSame(found(medium, `it went to ${street}`), [`STREET_ADDRESS: ${street}`]);
  for (const text of ['Version 12, 602 users', 'the torg 3 build', 'Box 12 of 15', 'nr. 12 von 40'])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('the name of an e-mail address may stand between quotation marks', (t) => {
  t.strictSame(found(low, 'to "ada.lovelace.byron"@example.org!'), ['EMAIL_ADDRESS: ada.lovelace.byron"@example.org']);
  t.strictSame(found(low, '"name": "ada"@home, "mail"'), []);
  t.end();
});

await test('numbers with a leading zero have the groups of an American one, too, and words for "my number" count', (t) => {
  for (const [before, number] of [
    ['', '040 123 4567'],
    ['moj broj je ', '091 234 5678'],
    ['numer do mnie ', '512345678'],
    ['meu zap é ', '(11) 91234-5678'],
  ] as const)
    t.strictSame(found(medium, `${before}${number}`), [`PHONE_NUMBER: ${number}`]);
  t.end();
});

await test('an address may be a cell of a row, directly behind a number and a comma, but not the end of an amount', (t) => {
  t.strictSame(found(medium, '555-0199,18 Maple Avenue'), ['STREET_ADDRESS: 18 Maple Avenue']);
  t.strictSame(found(medium, 'it costs 1,234 Euro Street'), []);
  t.strictSame(found(medium, 'v ulici Nádražní 45'), ['STREET_ADDRESS: ulici Nádražní 45']);
  t.end();
});

await test('Hungarian tax numbers of firms are found with their words, if the check digit is right', (t) => {
  t.strictSame(found(low, 'Adószámunk: 06680545-1-13'), ['HU_TAX_ID: 06680545-1-13']);
  t.strictSame(found(low, 'Adószámunk: 06680546-1-13'), []);
  t.end();
});

await test('names in other letters are found behind English labels, and by lists of Cyrillic and Greek ones', (t) => {
  for (const [before, name] of [
    ['{"fullName":"', '王小明'],
    ['Customer name: ', '김민수'],
    ['{"lastName": "', '佐藤'],
    ['{"姓名": "', '李秀英'],
    ['My name is ', 'محمد القحطاني'],
    ['Name: ', 'Мария Петрова'],
    ['Уважаемая ', 'Анна Кузнецова'],
    ['Αγαπητή ', 'Μαρία Παπαδοπούλου'],
  ] as const)
    t.strictSame(found(medium, `${before}${name}"`), [`PERSON: ${name}`], before);
  t.strictSame(found(high, 'Вчера звонила Ольга Ковалёва из банка'), ['PERSON: Ольга Ковалёва']);
  for (const text of ['{"fileName":"金额","name":"方案"}', 'Надежда умирает последней. Владимир, область'])
    t.strictSame(found(high, text), [], text);
  t.end();
});

await test('addresses are found whose sign is encoded as in links, HTML and JSON, without the members of a query around them', (t) => {
  for (const address of ['ada%40firm.org', 'ada%2540firm.org', 'ada&#64;firm.org', 'ada&#x40;firm.org'])
    t.strictSame(found(low, `?user=${address}&lang=de`), [`EMAIL_ADDRESS: ${address}`]);
  for (const address of ['ada&commat;firm.org', '_ada@firm.org_', 'ada\\\\u0040firm.org'])
    t.strictSame(found(low, `to ${address}, please`), [`EMAIL_ADDRESS: ${address}`]);
  for (const text of [
    'https://cdn.test/npm/%40vue/a.css',
    'www.test/%40cooking.daily/72',
    'ada@firm.org_backup',
    'a%40b.png',
  ])
    t.strictSame(found(low, text), [], text);
  t.end();
});

await test('a number between brackets is found without them, and is not a telephone number because of the first', (t) => {
  const numbers = ['US_SSN: 536-90-4399', 'BR_CPF: 529.982.247-25', 'UK_NHS: 943 476 5919', 'DATE_TIME: 09.11.1961'];
  for (const number of numbers) {
    const [, value = ''] = number.split(': ');
    t.strictSame(found(pii.high, `ssn, cpf, nhs, born (${value})`), [number]);
  }
  t.strictSame(found(pii.high, 'call me (212-555-0123).'), ['PHONE_NUMBER: 212-555-0123']);
  t.strictSame(found(pii.high, 'call me: (212) 555-0123.'), ['PHONE_NUMBER: (212) 555-0123']);
  t.end();
});

await test('a card or an IBAN goes on in the next line, a card only with a word for one', (t) => {
  for (const lineBreak of ['\n', '\r\n', '\n> ']) {
    const account = `DE89 3704 0044${lineBreak}0532 0130 00`;
    t.strictSame(found(low, `to ${account}.`), [`IBAN_CODE: ${account}`]);
    const card = `4111 1111${lineBreak}1111 1111`;
    t.strictSame(found(low, `my card is ${card}.`), [`CREDIT_CARD: ${card}`]);
    t.strictSame(found(low, `${card}.`), []);
  }
  t.strictSame(found(low, 'card: 4111\n1111\n1111\n1111\n'), ['CREDIT_CARD: 4111\n1111\n1111\n1111']);
  t.end();
});
