import { test } from 'tap';
import { found, pii, secrets } from '../fixtures/found-in.js';
import type { ScanRequest } from './scan-request.js';

const { medium, low } = pii;
const { medium: secret } = secrets;
const high: ScanRequest = { kind: 'pii', sensitivityLevel: 'high', entities: ['PERSON'] };

await test('cards of discontinued brands, and accounts of countries outside the registry, are found', (t) => {
  t.strictSame(found(medium, 'pay with 5610591081018250 now'), ['CREDIT_CARD: 5610591081018250']);
  t.strictSame(found(medium, 'to IR46 0550 0123 4567 8901 2345 67'), [], 'check digits still count');
  t.strictSame(found(medium, 'to IR06 2960 0000 0010 0324 2000 01'), ['IBAN_CODE: IR06 2960 0000 0010 0324 2000 01']);
  t.end();
});

await test('a well-known example of a social security number is found only with context words', (t) => {
  t.strictSame(found(medium, 'My SSN is 123-45-6789.'), ['US_SSN: 123-45-6789']);
  t.strictSame(found(medium, 'the digits 123-45-6789 in a row'), []);
  t.end();
});

await test('"my number" introduces a telephone number; an account number with wrong check digits is not a telephone number', (t) => {
  t.strictSame(found(medium, 'My number is 736 241 398.'), ['PHONE_NUMBER: 736 241 398']);
  t.strictSame(found(medium, 'mi número es 612 34 56 78'), ['PHONE_NUMBER: 612 34 56 78']);
  t.strictSame(found(medium, 'CH12 0076 2011 6238 5295 7'), []);
  t.end();
});

await test('streets are found with abbreviated, capital and small words, numbered roads, hyphens, and in other scripts', (t) => {
  for (const street of [
    '1763 Larkspur Mnr',
    '12 ALDER CREEK RD',
    '208 W 42nd street',
    '500 US Highway 19 N',
    '1420 Avenue H',
    '87 linden ln, dover de 19901',
    'Rosa-Parks-Platz 5',
    'Nizami küçəsi, 62',
    'Садовая аллея, 17',
    '人民路12号',
    '中央区銀座4-5-6',
    '부산시 해운대구 해변로 15',
    '17 شارع السلام',
    'רחוב הרצל 12',
  ])
    t.strictSame(found(medium, `it went to ${street}`), [`STREET_ADDRESS: ${street}`]);
  t.strictSame(found(medium, 'I live at 87 linden lane with two cats'), ['STREET_ADDRESS: 87 linden lane']);
  for (const text of [
    'we walked 10 minutes down the road',
    'only 3 people on the street',
    'a table measuring 20 by 30',
    'we investigate 5 cases',
    'IP address and Python 3',
    'its address is String 2.',
    'the 8 Gen 3 is fast',
    'by 2018 World Brands 500 lists',
    'contact us about 2020-2023',
    '昆明市四星级酒店400-600元',
    '그대로 2 번',
    '한국어로 10개',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('Chinese and Korean names are found by their syllables next to a surname; cities and single syllables are not', (t) => {
  for (const name of ['Guoliang Xue', 'Wang Xiaomei', 'Ming-Yang Kao', 'Yejin Choi', 'Wei Zhang'])
    t.strictSame(found(high, `it was ${name} who called`), [`PERSON: ${name}`]);
  for (const text of ['a trip to Beijing Lu', 'made by Panda Wang Foods'])
    t.notOk(
      found(high, text).some((each) => /Beijing Lu|Panda Wang/.test(each)),
      text,
    );
  t.strictSame(found(high, 'asked Sanjeev Lokhande and Tesfaye Moyo'), [
    'PERSON: Sanjeev Lokhande',
    'PERSON: Tesfaye Moyo',
  ]);
  t.end();
});

await test('identifiers are found with other English names as context words, and in other notations', (t) => {
  for (const [text, expected] of [
    ['Rol Único Tributario: 125319092', 'CL_RUT: 125319092'],
    ['Spanish Social Security Number 28-1234567840', 'ES_SOCIAL_SECURITY: 28-1234567840'],
    ['Inland Revenue Department number 4909185-0', 'NZ_IRD: 4909185-0'],
    ['Turkish identification number 17291716060', 'TR_NATIONAL_ID: 17291716060'],
    ['Icelandic identity code 450401-3150', 'IS_KENNITALA: 450401-3150'],
    ['German pension insurance number 15 070649 C 103', 'DE_SOCIAL_SECURITY: 15 070649 C 103'],
  ] as const)
    t.strictSame(found(low, text), [expected]);
  t.end();
});

await test('after the name of a secret, short values that alternate between letters and digits are found, and passphrases in command-line options', (t) => {
  for (const text of [
    'SECRET KEY:EmhK5Xob1Gga9Q3',
    'passwords: Vq7tkx#@w2',
    'gpg --passphrase N4DbkWD2E79 --output open.txt',
    'token dckr_oat_k8PzRw1vXq0tLmYb5NcHs7Ud',
    'bearer of SUAKX5Q2WTN7RJ3MPEV6ZLBD4HYCGF2IOUSA5KQW7XNT3RJMPE6VZLBDHY',
  ])
    t.equal(found(secret, text).length, 1, text);
  for (const text of ['key: utf8mb4_value', 'the token: h264-main']) t.strictSame(found(secret, text), [], text);
  t.end();
});
