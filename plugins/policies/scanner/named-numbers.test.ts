import { test } from 'tap';
import { found, pii } from '../fixtures/found-in.js';

const { low, medium } = pii;

/** Behind its name in the language of its country, and a wrong check digit where there is one. */
const identifiers: readonly (readonly [category: string, before: string, number: string, wrong?: string])[] = [
  ['IR_NATIONAL_ID', 'کد ملی ', '0499370899', '0499370898'],
  ['IQ_NATIONAL_ID', 'رقم الهوية العراقية ', '198512345678'],
  ['AF_TAZKIRA', 'tazkira: ', '1401-0100-12345'],
  ['KZ_IIN', 'ИИН ', '850513300124', '850513300125'],
  ['UZ_PINFL', 'ПИНФЛ ', '31305850123458', '31305850123457'],
  ['GE_PERSONAL_NUMBER', 'პირადი ნომერი ', '01024056789'],
  ['BY_IDENTIFICATION_NUMBER', 'идентификационный номер ', '3130585A033PB9', '3139985A033PB9'],
  ['MD_IDNP', 'IDNP ', '2001004123452', '2001004123453'],
  ['BD_NID', 'জাতীয় পরিচয়পত্র নম্বর ', '1985123456789'],
  ['NP_CITIZENSHIP', 'नागरिकता नं. ', '27-01-70-12345'],
  ['MM_NRC', 'NRC ', '12/MAGATA(N)123456'],
  ['MM_NRC', 'မှတ်ပုံတင်အမှတ် ', '၁၂/မဂတ(နိုင်)၁၂၃၄၅၆'],
  ['PH_NATIONAL_ID', 'PhilSys PCN ', '1234-5678-9012-3456'],
  ['PH_SSS', 'SSS number ', '34-1234567-8'],
  ['VE_RIF', 'RIF ', 'V-14567890-7', 'V-14567890-8'],
  ['VE_CEDULA', 'cédula ', 'V-14.567.890'],
  ['DO_CEDULA', 'cédula ', '001-1391845-2', '001-1391845-3'],
  ['GT_CUI', 'DPI ', '2515 48953 0101', '2515 48954 0101'],
  ['CR_CEDULA', 'cédula ', '1-0913-0259'],
  ['SV_DUI', 'DUI ', '00016297-5', '00016297-6'],
  ['HN_DNI', 'identidad ', '0801-1990-12345'],
  ['NI_CEDULA', 'cédula ', '001-120590-0012X', '001-329990-0012X'],
  ['PA_CEDULA', 'cédula ', '8-123-4567'],
  ['CU_IDENTITY_CARD', 'carné de identidad ', '85051312345', '85991312345'],
  ['ET_FAYDA', 'Fayda ', '1234 5678 9012'],
  ['TZ_NIDA', 'NIDA ', '19850513-12345-00001-23'],
  ['UG_NIN', 'NIN: ', 'CM850131234ABC'],
  ['RW_NATIONAL_ID', 'indangamuntu ', '1 1985 8 0012345 0 67'],
  ['DZ_NIN', 'رقم التعريف الوطني ', '109850513012345678'],
  ['MA_CIN', 'CIN ', 'BK123456'],
  ['TN_CIN', 'بطاقة التعريف ', '01234567'],
  ['CI_NATIONAL_ID', 'CNI ', 'CI001234567'],
  ['SN_NIN', 'NIN ', '1 765 1985 01234'],
  ['MG_CIN', 'karapanondro ', '101 211 123 456'],
  ['AO_BI', 'bilhete de identidade ', '004567891LA042'],
  ['MZ_BI', 'BI ', '110100123456B'],
  ['ZM_NRC', 'NRC ', '123456/10/1'],
  ['ZW_NATIONAL_ID', 'national registration ', '63-123456A70'],
];

await test('identifiers of further countries are found at low behind their names, if their check digits and dates are right', (t) => {
  for (const [category, before, number, wrong] of identifiers) {
    t.strictSame(found(low, `${before}${number}.`), [`${category}: ${number}`], number);
    if (wrong !== undefined) t.notOk(found(low, `${before}${wrong}.`).includes(`${category}: ${wrong}`), wrong);
    t.notOk(found(low, `order ${number}.`).includes(`${category}: ${number}`), `${number} without its name`);
  }
  t.end();
});

await test('passports, licences, identity cards and accounts of any country are found behind what they are called', (t) => {
  for (const [category, text, number] of [
    ['PASSPORT', 'číslo pasu 39123456', '39123456'],
    ['PASSPORT', 'رقم جواز السفر A1234567', 'A1234567'],
    ['PASSPORT', '{"passportNumber":"P1234567A"}', 'P1234567A'],
    ['DRIVING_LICENCE', 'rijbewijsnummer 5123456789', '5123456789'],
    ['DRIVING_LICENCE', 'numer prawa jazdy 12345/67/8901', '12345/67/8901'],
    ['DRIVING_LICENCE', 'patente di guida U1A2B3C4D5', 'U1A2B3C4D5'],
    ['DRIVING_LICENCE', '運転免許証番号 306012345678', '306012345678'],
    ['NATIONAL_ID', 'civil id 287051312345', '287051312345'],
    ['NATIONAL_ID', 'الرقم الوطني 9851012345', '9851012345'],
    ['NATIONAL_ID', 'numéro de CNIB : B12345678', 'B12345678'],
    ['NATIONAL_ID', 'mon numéro NINA est 18703101001001A', '18703101001001A'],
    ['NATIONAL_ID', 'رقم الإقامة 2123456785', '2123456785'],
    ['NATIONAL_ID', 'የመታወቂያ ቁጥር: 123456789012', '123456789012'],
    ['NATIONAL_ID', '공민증 번호 1234567890', '1234567890'],
    ['PASSPORT', 'паспорт громадянина: АА123456', 'АА123456'],
    ['PASSPORT', 'Pasport raqami AB1234567', 'AB1234567'],
    ['RU_PASSPORT', 'паспорт серия 45 10 номер 123456', '45 10 номер 123456'],
    ['RU_PASSPORT', 'Паспорт: серия 4510, номер 123456', '4510, номер 123456'],
    ['MM_NRC', 'နိုင်ငံသားစိစစ်ရေးကတ်ပြားအမှတ် ၁၂/မဂတ(နိုင်)၁၂၃၄၅၆', '၁၂/မဂတ(နိုင်)၁၂၃၄၅၆'],
    ['PH_NATIONAL_ID', 'PhilSys number: 1234-5678-9012-3456', '1234-5678-9012-3456'],
    ['BANK_ACCOUNT', 'Kontonummer 532013000, BLZ 370 400 44', '532013000'],
    ['BANK_ACCOUNT', 'numer rachunku 61 1090 1014 0000 0712 1981 2874', '61 1090 1014 0000 0712 1981 2874'],
    ['BANK_ACCOUNT', 'RIB 30003 01234 00050012345 67', '30003 01234 00050012345 67'],
    ['BANK_ACCOUNT', 'расчётный счёт 40817810099910004312', '40817810099910004312'],
    ['BANK_ACCOUNT', 'číslo účtu 19-2000145399/0800', '19-2000145399/0800'],
    ['BANK_ACCOUNT', 'N.º de cuenta: 2100-0418-45-0200051332', '2100-0418-45-0200051332'],
    ['BANK_ACCOUNT', '口座番号 1234567', '1234567'],
    ['DE_PASSPORT', 'Reisepassnummer: C01X00T47', 'C01X00T47'],
    ['DE_ID_CARD', 'Personalausweisnummer L01X00T471', 'L01X00T471'],
  ] as const)
    t.ok(found(low, text).includes(`${category}: ${number}`), text);
  for (const text of [
    'Your passport expires soon, order 39123456',
    'passport number 00000000',
    'Führerschein Klasse B seit 2011',
    'the account number is on page 12345',
    'PASSPORT APPLICATION FORM',
  ])
    t.strictSame(
      found(low, text).filter((each) => /^(?:PASSPORT|DRIVING|NATIONAL|BANK)/.test(each)),
      text.includes('order') ? ['PASSPORT: 39123456'] : [],
      text,
    );
  t.end();
});

await test('a phrase with an apostrophe or a stop names a number, whichever sign the text has', (t) => {
  for (const [text, number] of [
    ["numéro de carte d'identité : NE1234567", 'NE1234567'],
    ['la carte d’identité NE1234567', 'NE1234567'],
    ["numéro d'identification nationale 10985001234567", '10985001234567'],
    ["carta d'identità n. 1234567", '1234567'],
    ["numéro d'assurance sociale 130-692-544", '130-692-544'],
    ["driver's license D1234567", 'D1234567'],
  ] as const)
    t.match(found(low, text), [new RegExp(`: ${number}$`)], text);
  t.end();
});

await test('numbers that are spelled out are telephone numbers, cards and social security numbers, but not when somebody counts', (t) => {
  for (const [text, category, words] of [
    [
      'my number is four one five, five five five, two six seven one thanks',
      'PHONE_NUMBER',
      'four one five, five five five, two six seven one',
    ],
    [
      'call oh seven seven double oh nine hundred four six one',
      'PHONE_NUMBER',
      'oh seven seven double oh nine hundred four six one',
    ],
    [
      'meine Nummer ist null eins sieben eins drei neun zwei null',
      'PHONE_NUMBER',
      'null eins sieben eins drei neun zwei null',
    ],
    [
      'mi teléfono es seis uno dos tres cuatro cinco seis siete ocho',
      'PHONE_NUMBER',
      'seis uno dos tres cuatro cinco seis siete ocho',
    ],
    [
      'c’est zéro six douze trente-quatre vingt-six dix-huit',
      'PHONE_NUMBER',
      'zéro six douze trente-quatre vingt-six dix-huit',
    ],
    [
      'card: four one one one one one one one one one one one one one one one',
      'CREDIT_CARD',
      'four one one one one one one one one one one one one one one one',
    ],
    ['my social is two one nine oh nine nine eight seven six', 'US_SSN', 'two one nine oh nine nine eight seven six'],
  ] as const)
    t.strictSame(found(medium, text), [`${category}: ${words}`], text);
  for (const text of [
    'one two three four five six seven eight nine ten',
    'ten twenty thirty forty fifty sixty seventy eighty',
    'call: one one one one one one one one',
    'one of two or three',
    'I have two, three, or four of them',
  ])
    t.strictSame(found(medium, text), [], text);
  t.end();
});

await test('dates of birth are found in more languages and notations, bands of networks are not telephone numbers', (t) => {
  for (const [text, date] of [
    ['datum narození 9. 5. 1977', '9. 5. 1977'],
    ['생년월일 1990. 11. 25.', '1990. 11. 25.'],
    ['DOB 19630822', '19630822'],
    ['تاريخ الميلاد 1990/05/14', '1990/05/14'],
    ['जन्म तिथि 12/08/1986', '12/08/1986'],
  ] as const)
    t.strictSame(found(low, text), [`DATE_TIME: ${date}`], text);
  t.strictSame(found(low, 'release 19630822'), []);
  t.strictSame(found(low, 'GSM 900/1800'), []);
  t.end();
});

await test('addresses in Hindi and Bengali are recognized by their words for houses and streets', (t) => {
  for (const address of ['मकान नं. 12, गांधी मार्ग', 'महात्मा गांधी रोड 27', 'বাড়ি নং 54, রোড'])
    t.strictSame(found(medium, `पता: ${address}`), [`STREET_ADDRESS: ${address}`], address);
  t.end();
});
