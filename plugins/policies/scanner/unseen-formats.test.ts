import { test } from 'tap';
import { found, pii, secrets, textsIn } from '../fixtures/found-in.js';
import type { ScanRequest } from './scan-request.js';
import { scannerFor } from './scanner-for.js';

const { low, medium } = pii;
const high: ScanRequest = { kind: 'pii', sensitivityLevel: 'high', entities: ['PERSON'] };
const { medium: secret } = secrets;

await test('an e-mail address that is the value of a name does not include the name', (t) => {
  const scanner = scannerFor([pii.medium]);
  const found = (text: string): readonly string[] => textsIn(scanner, text);
  t.strictSame(found('user=ada@example.org'), ['ada@example.org']);
  t.strictSame(found('/list?email=ada@example.org&page=2'), ['ada@example.org']);
  t.strictSame(found('bounce+ada=example.com@lists.example.org'), ['bounce+ada=example.com@lists.example.org']);
  t.end();
});

await test('cards of national brands are found without context words, by their groups or their range', (t) => {
  for (const card of [
    '6074 1959 9042 0164',
    '9792-4842-4912-6425',
    '6363682310002400',
    '5019901430925427',
    '6255843581921550',
  ])
    t.strictSame(found(medium, `7781,${card},EUR`), [`CREDIT_CARD: ${card}`]);
  t.strictSame(found(low, '卡号：4431811574725，请核对'), ['CREDIT_CARD: 4431811574725']);
  t.end();
});

await test('an e-mail address ends where the words of a script without spaces begin', (t) => {
  for (const [before, address, behind] of [
    ['我的邮箱', 'abc@example.com', '请联系'],
    ['メールは', 'taro.yamada@example.co.jp', 'です'],
    ['이메일은 ', 'kim_99@example.kr', '입니다'],
    ['อีเมล', 'somchai@example.co.th', 'ครับ'],
    ['写信到', 'zhang@例子.中国', '。'],
    ['致 ', '张伟@例子.中国', '，'],
    ['пишите: ', 'иван@почта.рф', '!'],
    ['An ', 'jürgen.groß@müller.de', '.'],
  ] as const)
    t.strictSame(found(medium, `${before}${address}${behind}`), [`EMAIL_ADDRESS: ${address}`]);
  t.end();
});

await test('telephone numbers are recognized by usual notations and introductions, not in counts of other things', (t) => {
  for (const [before, number] of [
    ['', '1-617-555-0179'],
    ['Mon portable : ', '06.12.82.82.26'],
    ['Telefon: ', '0711 - 68228-62'],
    ['WhatsApp ', '(11) 93007-4382'],
    ['text me on ', '6266 0836'],
    ['điện thoại: ', '091 470 9443'],
    ['позвоните мне: ', '8 (495) 350-65-24'],
    ['call ', '011 44 20 7946 0958'],
    ['tel ', '011-49-30-901820-44'],
    ['phone ', '011442079460958'],
    ['Delhi office: ', '011 2345 6789'],
  ] as const)
    t.strictSame(found(medium, `${before}${number}`), [`PHONE_NUMBER: ${number}`]);
  for (const text of [
    'SKU 884-221-9903',
    'lotto 03 12 24 31 40 44',
    'we reach 5000000 users',
    'chapter 3.4.1.2',
    '1.0.0.0-rc1 released',
  ])
    t.strictSame(found(medium, text), [], text);
  t.strictSame(found(medium, '041-50-5877,"Smith",M'), ['US_SSN: 041-50-5877']);
  t.end();
});

await test('context words include English names with the country, abbreviations with full stops, and camel case', (t) => {
  for (const [text, expected] of [
    ['Austrian social insurance number=4970 281243', 'AT_VNR: 4970 281243'],
    ['A.C.N. 806 419 563', 'AU_ACN: 806 419 563'],
    ['r. č.: 5108105156', 'CZ_RC: 5108105156'],
    ['slovenské rodné číslo 971026/7017', 'SK_RC: 971026/7017'],
    ['Latvian personal code is 12076611595', 'LV_PK: 12076611595'],
    ['My MyKad is 990206102505', 'MY_KAD: 990206102505'],
    ['NIP – PL6742002552', 'PL_NIP: PL6742002552'],
    ['IdNr. 69 328 045 078', 'DE_TAX_ID: 69 328 045 078'],
    ['ЈМБГ 2409988716769', 'BALKAN_JMBG: 2409988716769'],
    ['individual taxpayer identification number 917947612', 'US_ITIN: 917947612'],
    ['cédula ecuatoriana 1352701500', 'EC_CEDULA: 1352701500'],
    ['DNI peruano 45072924', 'PE_DNI: 45072924'],
  ] as const)
    t.strictSame(found(low, text), [expected]);
  t.end();
});

await test('street addresses are found in Cyrillic and Greek, and with the number of a crossing street; doses, paragraphs, versions and models are not', (t) => {
  for (const street of [
    'ул. Ленина, д. 5',
    'Οδός Ερμού 5',
    'проспект Мира 101',
    'Calle 93 # 11-27',
    'Bağdat Caddesi No: 215',
    '5 bis avenue Victor Hugo',
  ])
    t.strictSame(found(medium, `it went to ${street}`), [`STREET_ADDRESS: ${street}`]);
  for (const text of [
    'BP 120/80, HR 72',
    '§ 312 Abs. 1 BGB',
    'iPhone 15 Pro Max 256',
    'Aktenzeichen 4 O 123/25',
    '2021-03-05, Version 2.3.0',
    'License Version 2.0, January 2004',
    'private addresses (RFC 1918)',
    'the model (retiring 2026-06-15)',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('a form field introduces any name; without one only listed names are found', (t) => {
  for (const [text, name] of [
    ['"lastName":"Kovačević"', 'Kovačević'],
    ['first_name=Ines', 'Ines'],
    ['"name": "Laura Miller"', 'Laura Miller'],
    ['меня зовут Ольга', 'Ольга'],
  ] as const)
    t.strictSame(found(medium, text), [`PERSON: ${name}`]);
  for (const text of ['- name: Build Image', 'name: Deploy']) t.strictSame(found(medium, text), [], text);
  for (const text of ['San Francisco', 'bis Freitag', 'Jenkins pipeline']) t.strictSame(found(high, text), [], text);
  t.strictSame(found(high, 'Herr Dr. Weber kommt'), ['PERSON: Herr Dr. Weber']);
  t.strictSame(
    found({ ...high, entities: undefined }, 'auf FO32 2900 4783 4227 78 bis').filter((each) => each.startsWith('I')),
    ['IBAN_CODE: FO32 2900 4783 4227 78'],
    'small words in front of an IBAN are no plate',
  );
  t.end();
});

await test('passwords are found after words of other languages, in SQL, in command-line options and in Dockerfiles', (t) => {
  for (const text of [
    'Passwort: yOVNJe5upso6',
    'contraseña: VWsEEEFz!49c',
    'пароль: KE1QRJTQztFD',
    '密码：yOVNJe5upso6',
    "ALTER USER app WITH PASSWORD '5meECOdrs9nf2c';",
    "IDENTIFIED BY 'vYgjEjWktEXkT4'",
    'ENV MYSQL_ROOT_PASSWORD dRk4DymWVJXT',
    'deploy --token 7f3a9c1e5b2d8f4a6c0e',
    'mysql -u root -pg1D3ocNClSor shop',
    'variable "db_pass" {\n  default = "EOXewdqsCCuuyY87"\n}',
    'SECRET_KEY_BASE=e535c0f66027850f782b3c4854595fd9b558400e2fc01655b124254a9ca21460',
    'https://acc.blob.core.windows.net/c?sp=rl&sig=LTcdnOJg6zZDZZwqGtfzQkQOQxOYT8MtK72VC1cINvM%3D',
  ])
    t.equal(found(secret, text).length, 1, text);
  for (const text of [
    'The password requirements changed',
    'password sha256 is used',
    'password: !vault |',
    'password = generate_password(length=20)',
    'publishable_key: pk_test_eYoVraQmnP8EkuYH4QP6czow',
    'mkdir -p build2/out3',
    'docker run -p 8080:80x nginx',
  ])
    t.strictSame(found(secret, text), [], text);
  t.end();
});

await test('keys with a secret prefix are found for any vendor; identifiers of calls and responses are not', (t) => {
  const random = 'UrXmhH3Pvp7hprOd4VHJA2Qrg09LPq8Z';
  for (const token of [
    `sb_secret_${random}`,
    `sk_newvendor_${random}`,
    `sk-lf-3b47d704-1c2d-4e5f-8a9b-0c1d2e3f4a5b`,
    `fw_${random.slice(0, 24)}`,
  ])
    t.strictSame(found(secret, `I pasted ${token} by accident`), [`ACCESS_TOKEN: ${token}`]);
  for (const id of [
    `call_${random.slice(0, 24)}`,
    `chatcmpl-${random}`,
    `msg_01${random.slice(0, 22)}`,
    `toolu_01${random.slice(0, 22)}`,
    `pk_live_${random}`,
  ])
    t.strictSame(found(secret, `id ${id} of it`), [], id);
  t.end();
});

await test('tokens of newer vendors, and values in forms, are found; names of files are not keys', (t) => {
  const random = 'UrXmhH3Pvp7hprOd4VHJA2Qrg09LPq8Z';
  for (const token of [
    `sk-ant-oat01-${random}-${random}_${random.slice(0, 20)}`,
    'npg_x4Kq9TzWb2Lm',
    'e2b_8ec05e846d70182829e33cba58683396e9d70a48',
    'waka_bf0f7744-4691-432f-a1ea-c91d83361adb',
    `AAAAGO7DP7A:APA91b${random.repeat(4)}pQ7x-Z`,
    `APA91b${random.repeat(4)}pQ7x-Zk3`,
    `v2.local.${random}_${random}`,
  ])
    t.strictSame(found(secrets.low, `I pasted ${token} by accident`), [`ACCESS_TOKEN: ${token}`]);
  for (const text of [
    'client_secret=bsOckhs0PEagdFj1zvmQnQok&grant_type=client_credentials',
    'requirepass mwjaG%Ohl4Ki9huw',
    'psk="nnrOO#N7fDbu*0pk"',
  ])
    t.equal(found(secret, text).length, 1, text);
  for (const text of [
    'file_key=LARQNa5WOl24Q5X79It1ZB',
    'sk-fading-circle-with-many-small-dots-and-a-long-name',
    'npg_organization',
    'password=on&next=/accounts/4711',
  ])
    t.strictSame(found(secret, text), [], text);
  t.end();
});

await test('inflected words for identifiers, and more words for telephones and streets, count', (t) => {
  t.strictSame(found(low, 'hetuni on 010203A456R'), ['FI_PERSONAL_IDENTITY_CODE: 010203A456R']);
  t.strictSame(found(low, 'personnummeret mitt er 15078311921'), ['NO_FODSELSNUMMER: 15078311921']);
  t.strictSame(found(medium, 'simu 0722345987'), ['PHONE_NUMBER: 0722345987']);
  for (const text of ['under 42 U.S.C. 1983', 'see 29 CFR 1910']) t.strictSame(found(medium, text), [], text);
  t.strictSame(found(medium, 'adresa: Václavské náměstí 12'), ['STREET_ADDRESS: Václavské náměstí 12']);
  t.end();
});

await test('numbers of tax payers are found after what they are called, and a kind of a country comes before the general one', (t) => {
  for (const [text, expected] of [
    ['Tax ID: 257-181-358-000', 'NATIONAL_ID: 257-181-358-000'],
    ['Tax identification number: 12-3456789', 'US_EIN: 12-3456789'],
    ['Tax Identification Number: 257-181-358-000', 'PH_TIN: 257-181-358-000'],
    ['vergi no 1234567890', 'NATIONAL_ID: 1234567890'],
    ['cédula de identidad 1714239801', 'EC_CEDULA: 1714239801'],
    ['身份证号码 110101194701239053', 'CN_RIC: 110101194701239053'],
    ['身分證字號 K199623480', 'TW_ID: K199623480'],
  ] as const)
    t.strictSame(found(low, text), [expected], text);
  t.end();
});

await test('a part of a name with full stops is no telephone number, whatever the part before it is called', (t) => {
  t.strictSame(found(low, 'doi:10.1016/j.cell.2020.02.052'), []);
  t.strictSame(found(low, 'my cell 020 7946 0123'), ['PHONE_NUMBER: 020 7946 0123']);
  t.end();
});

await test('names with what a person is called behind them, rarer ones after labels, and surnames by their endings', (t) => {
  for (const [text, name] of [
    ['高橋桃子様、ご注文ありがとうございます。', '高橋桃子'],
    ['高橋様からお電話', '高橋'],
    ['中野さんに渡す', '中野'],
    ['收件人：粟丹', '粟丹'],
    ['Клиент: Олимпиада Власова', 'Олимпиада Власова'],
    ['Πελάτης: Βελισσάριος Φωτιάδου', 'Βελισσάριος Φωτιάδου'],
  ] as const)
    t.strictSame(found(high, text), [`PERSON: ${name}`], text);
  for (const text of ['森様子', '林様態', 'Клиент: Почта России', 'Πελάτης: Εθνική Τράπεζα'])
    t.strictSame(found(high, text), [], text);
  t.end();
});

await test('an address is found behind a label or before a unit, without a word for a street', (t) => {
  for (const [text, street] of [
    ['Endereço: Conjunto Cavalcante, 94', 'Conjunto Cavalcante, 94'],
    ['"address": "Quinta Nova, 12"', 'Quinta Nova, 12'],
    ['we visit 776 Ashley Radial Apt. 827 today', '776 Ashley Radial Apt. 827'],
    ['Osoite: Lentokapteenin bulevardi 91', 'Lentokapteenin bulevardi 91'],
  ] as const)
    t.strictSame(found(medium, text), [`STREET_ADDRESS: ${street}`], text);
  for (const text of ['IP address: Server, 12', 'email address: Foo, 12']) t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('a value to which a secret is set is found; names of other things, and numbers of public keys, are not', (t) => {
  for (const [text, value] of [
    ['set DD_API_KEY to `f4b9b61b1a2618c7ec65a3f2832f4f9f` in CI', 'f4b9b61b1a2618c7ec65a3f2832f4f9f'],
    ['Set DB_PASSWORD to "Xk29fj2kfjw", please', 'Xk29fj2kfjw'],
  ] as const)
    t.strictSame(found(secret, text), [`GENERIC_SECRET: ${value}`], text);
  for (const text of [
    'set CACHE_KEY to user:12:profile:v2',
    'rename api_key to apiKeyValue2',
    'gpg: key 8D794BC891F646B4: public key imported',
    'gpg: using RSA key 4AEE18F83AFDEB23C1C6F2E5B5690EEEBB952194',
  ])
    t.strictSame(found(secret, text), [], text);
  t.end();
});
