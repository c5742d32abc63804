import { certain, possible, weak } from '../certainty.js';
import { isDay, startsWithBirthDate, startsWithDayMonthYear, twoDigits } from '../checksums/calendar.js';
import { passesModulo11To10 } from '../checksums/iso-7064.js';
import {
  digitAt,
  elevenMinus,
  isOneDigit,
  lastDigit,
  passesSevenThreeOne,
  weightedSum,
} from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';

const polishCard = /^[A-Z]{3}\d{6}$/;

/** Identifiers of central and eastern Europe, the Balkans and Turkey. */
export const easternEurope = [
  ...identifier(
    'PL_PESEL',
    [
      'polish personal',
      'polish identification',
      'system ewidencji ludności',
      'pesel',
      'numer pesel',
      'polish id',
      'polish national',
      'numer ewidencyjny',
    ],
    [{ pattern: '\\d{11}', alone: possible, check: isPesel }],
  ),
  ...identifier(
    'PL_NIP',
    ['nip', 'numer identyfikacji podatkowej', 'podatkowy', 'polish tax', 'numer nip', 'nip ue', 'vat ue'],
    [
      { pattern: '\\d{3}-\\d{3}-\\d{2}-\\d{2}', alone: possible, check: isPolishTax },
      { pattern: '\\d{3}-\\d{2}-\\d{2}-\\d{3}', alone: possible, check: isPolishTax },
      { pattern: '(?:PL ?)?\\d{10}', alone: weak, check: isPolishTax },
    ],
  ),
  ...identifier(
    'PL_REGON',
    ['regon', 'numer regon', 'polish business'],
    [{ pattern: '\\d{9}', alone: weak, check: isRegon }],
  ),
  ...identifier(
    'PL_ID_CARD',
    ['dowód osobisty', 'dowodu osobistego', 'dowód', 'numer dowodu'],
    [{ pattern: '[A-Z]{3} ?\\d{6}', alone: weak, check: isPolishCard }],
  ),
  ...identifier(
    'RO_CNP',
    [
      'numerical personal code',
      'romanian numerical',
      'romanian national',
      'romanian identity',
      'cnp',
      'cod numeric personal',
      'codul numeric',
      'romanian personal',
      'cod numeric',
      'romanian id',
      'cnp ul',
    ],
    [{ pattern: '[1-9]\\d{12}', alone: possible, check: isRomanian }],
  ),
  ...identifier(
    'BG_EGN',
    [
      'bulgarian identity',
      'bulgarian national',
      'bulgarian citizen',
      'егн',
      'egn',
      'единен граждански номер',
      'bulgarian id',
      'bulgarian personal',
      'uniform civil',
      'единен номер',
      'граждански номер',
    ],
    [{ pattern: '\\d{10}', alone: possible, check: isBulgarian }],
  ),
  // The same format as in the Czech Republic, so it needs context words.
  ...identifier(
    'SK_RC',
    ['slovenské rodné číslo', 'rodné číslo sr', 'slovak birth', 'slovak birth number', 'slovak personal'],
    [
      { pattern: '\\d{2}[0-8]\\d[0-3]\\d/\\d{4}', alone: possible, check: graded(possible, isCzech) },
      { pattern: '\\d{2}[0-8]\\d[0-3]\\d\\d{4}', alone: weak, check: graded(weak, isCzech) },
    ],
  ),
  ...identifier(
    'CZ_RC',
    [
      'rodné číslo',
      'rodne cislo',
      'rodného čísla',
      'rč',
      'birth number',
      'r č',
      'rodné č',
      'czech birth',
      'czech personal',
      'rodnecislo',
      'rodné číslo pacienta',
      'rod č',
    ],
    [
      { pattern: '\\d{2}[0-8]\\d[0-3]\\d/\\d{3,4}', alone: certain, check: graded(possible, isCzech) },
      { pattern: '\\d{2}[0-8]\\d[0-3]\\d\\d{4}', alone: possible, check: graded(possible, isCzech) },
    ],
  ),
  ...identifier(
    'CZ_ICO',
    ['ičo', 'ico', 'identifikační číslo', 'ič', 'ič o', 'identifikační číslo osoby', 'czech company'],
    [{ pattern: '\\d{8}', alone: weak, check: isCzechCompany }],
  ),
  ...identifier(
    'HU_TAJ',
    ['taj', 'taj szám', 'társadalombiztosítási', 'taj kártya', 'hungarian social', 'tb szám'],
    [{ pattern: '\\d{3}[ -]?\\d{3}[ -]?\\d{3}', alone: weak, check: isHungarianInsurance }],
  ),
  ...identifier(
    'HU_TAX_ID',
    [
      'adóazonosító',
      'adóazonosító jel',
      'adószám',
      'adószáma',
      'adószámom',
      'adószámunk',
      'adoszam',
      'adóazonosító szám',
      'hungarian tax',
      'adó azonosító',
    ],
    [
      { pattern: '8\\d{9}', alone: weak, check: isHungarianTax },
      { pattern: '\\d{8}-[1-5]-\\d\\d', alone: weak, check: isHungarianCompany },
    ],
  ),
  ...identifier(
    'HR_OIB',
    ['oib', 'osobni identifikacijski broj', 'croatian personal', 'croatian id', 'osobni id', 'porezni broj'],
    [{ pattern: '\\d{11}', alone: possible, check: ({ compact }) => passesModulo11To10(compact) }],
  ),
  ...identifier(
    'BALKAN_JMBG',
    [
      'jmbg',
      'emšo',
      'emso',
      'matični broj',
      'jmb',
      'ембг',
      'матични број',
      'јмбг',
      'јмб',
      'мбг',
      'jedinstveni matični',
      'serbian id',
      'slovenian personal',
      'bosnian id',
      'emšo številka',
      'matični br',
    ],
    [{ pattern: '[0-3]\\d[01]\\d[09]\\d{8}', alone: possible, check: isYugoslav }],
  ),
  ...identifier(
    'SI_TAX',
    [
      'davčna številka',
      'davčna',
      'id za ddv',
      'slovenian tax',
      'slovenian vat',
      'davčna št',
      'davčni zavezanec',
      'davcna stevilka',
    ],
    [{ pattern: '(?:SI ?)?[1-9]\\d{7}', alone: weak, check: isSlovenianTax }],
  ),
  ...identifier(
    'TR_NATIONAL_ID',
    [
      'turkish identification',
      'turkish citizen',
      'turkish personal',
      'tc kimlik',
      'kimlik no',
      'tckn',
      'tc no',
      'kimlik numarası',
      'türkiye cumhuriyeti',
      'tc kimlik no',
      'kimlik',
      't c',
      'turkish id',
      'turkish national',
      'turkish identity',
      'tc kimlik numarası',
      'vatandaşlık no',
      'kimlik numaram',
      'kimlik numarasi',
      'tc numarası',
    ],
    [{ pattern: '[1-9]\\d{9}[02468]', alone: possible, check: isTurkish }],
  ),
  ...identifier(
    'TR_LICENSE_PLATE',
    ['plaka', 'plakalı', 'plakası', 'license plate', 'araç', 'plate'],
    [
      {
        pattern: '(?:0[1-9]|[1-7]\\d|8[01]) ?(?:[A-Z] ?\\d{4,5}|[A-Z]{2} ?\\d{3,4}|[A-Z]{3} ?\\d{2,4}|[A-Z] ?\\d{2,3})',
        alone: possible,
      },
    ],
  ),
  ...identifier(
    'RU_INN',
    [
      'инн',
      'inn',
      'идентификационный номер налогоплательщика',
      'номер налогоплательщика',
      'russian tax',
      'taxpayer inn',
    ],
    [
      { pattern: '\\d{10}', alone: weak, check: isRussianTax },
      { pattern: '\\d{12}', alone: possible, check: isRussianTax },
    ],
  ),
  ...identifier(
    'RU_SNILS',
    [
      'снилс',
      'snils',
      'страховой номер',
      'страховое свидетельство',
      'russian pension',
      'страховой номер индивидуального',
    ],
    [
      { pattern: '\\d{3}-\\d{3}-\\d{3}[ -]\\d{2}', alone: certain, check: isSnils },
      { pattern: '\\d{11}', alone: weak, check: isSnils },
    ],
  ),
  ...identifier(
    'RU_PASSPORT',
    ['паспорт', 'паспорта', 'серия', 'серия и номер'],
    [{ pattern: '\\d{2} ?\\d{2},? ?(?:(?:№|номер) ?)?\\d{6}', alone: weak, ignoreCase: true }],
  ),
  ...identifier(
    'UA_RNOKPP',
    [
      'рнокпп',
      'іпн',
      'ідентифікаційний код',
      'ипн',
      'rnokpp',
      'ідентифікаційний номер',
      'податковий номер',
      'ukrainian tax',
      'рнокпп номер',
      'ін пн',
      'код платника',
    ],
    [{ pattern: '\\d{10}', alone: weak, check: isUkrainian }],
  ),
  ...identifier(
    'BY_IDENTIFICATION_NUMBER',
    [
      'идентификационный номер',
      'личный номер',
      'ідэнтыфікацыйны нумар',
      'асабісты нумар',
      'identification number',
      'belarusian id',
    ],
    [{ pattern: '[1-7]\\d{6}[ABCEHKM]\\d{3}[A-Z]{2}\\d', alone: weak, check: isBelarusian }],
  ),
  ...identifier(
    'MD_IDNP',
    ['idnp', 'cod personal', 'codul personal', 'numărul de identificare', 'moldovan id', 'идентификационный номер'],
    [{ pattern: '[02]\\d{12}', alone: weak, check: ({ compact }) => passesSevenThreeOne(compact) }],
  ),
];

function isPesel({ compact }: Candidate): boolean {
  const check = (10 - (weightedSum(compact, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10;
  // The month encodes the century in steps of 20.
  return (
    check === lastDigit(compact) && isDay(twoDigits(compact, 0), twoDigits(compact, 2) % 20, twoDigits(compact, 4))
  );
}

function isPolishTax({ compact }: Candidate): boolean {
  const digits = compact.slice(-10);
  return weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastDigit(digits) && !isOneDigit(digits);
}

function isRegon({ compact }: Candidate): boolean {
  return (weightedSum(compact, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === lastDigit(compact) && !isOneDigit(compact);
}

/** The first digit is the check digit; letters count from 10. */
function isPolishCard({ compact }: Candidate): boolean {
  const values = Array.from(compact, (character) => Number.parseInt(character, 36));
  const weights = [7, 3, 1, 0, 7, 3, 1, 7, 3];
  const sum = values.reduce((total, value, index) => total + value * (weights[index] as number), 0);
  return polishCard.test(compact) && sum % 10 === digitAt(compact, 3);
}

function isRomanian({ compact }: Candidate): boolean {
  const check = weightedSum(compact, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return startsWithBirthDate(compact, 1) && (check === 10 ? 1 : check) === lastDigit(compact);
}

/** Before 1900 the month has 20 added, from 2000 on 40. */
function isBulgarian({ compact }: Candidate): boolean {
  const check = (weightedSum(compact, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  return (
    check === lastDigit(compact) && isDay(twoDigits(compact, 0), twoDigits(compact, 2) % 20, twoDigits(compact, 4))
  );
}

/** For women 50 is added to the month, and 20 more when the serial numbers of a day were exhausted. Before 1954 there was no check digit. */
function isCzech({ compact }: Candidate): boolean | number {
  const month = (twoDigits(compact, 2) % 50) % 20;
  if (!isDay(twoDigits(compact, 0), month, twoDigits(compact, 4))) return false;
  if (compact.length === 9) return twoDigits(compact, 0) < 54 && possible;
  const check = (Number(compact.slice(0, 9)) % 11) % 10;
  return check === lastDigit(compact);
}

function isCzechCompany({ compact }: Candidate): boolean {
  const check = 11 - (weightedSum(compact, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check % 10 === lastDigit(compact) && !isOneDigit(compact);
}

function isHungarianInsurance({ compact }: Candidate): boolean {
  return weightedSum(compact, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === lastDigit(compact) && !isOneDigit(compact);
}

function isHungarianTax({ compact }: Candidate): boolean {
  return weightedSum(compact, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === lastDigit(compact);
}

function isHungarianCompany({ compact }: Candidate): boolean {
  return (10 - (weightedSum(compact, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === digitAt(compact, 7);
}

function isYugoslav({ compact }: Candidate): boolean {
  const check = elevenMinus(weightedSum(compact, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]));
  const year = Number(compact.slice(4, 7));
  const isBirth = isDay(year + (year < 800 ? 2000 : 1000), twoDigits(compact, 2), twoDigits(compact, 0));
  return isBirth && check === lastDigit(compact);
}

function isSlovenianTax({ compact }: Candidate): boolean {
  const digits = compact.slice(-8);
  return (11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === lastDigit(digits);
}

function isTurkish({ compact }: Candidate): boolean {
  const odd = weightedSum(compact, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = weightedSum(compact, [0, 1, 0, 1, 0, 1, 0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === digitAt(compact, 9) && (odd + even + tenth) % 10 === digitAt(compact, 10);
}

function isRussianTax({ compact }: Candidate): boolean {
  const check = (weights: readonly number[]): number => (weightedSum(compact, weights) % 11) % 10;
  if (isOneDigit(compact)) return false;
  if (compact.length === 10) return check([2, 4, 10, 3, 5, 9, 4, 6, 8]) === lastDigit(compact);
  const tenth = check([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
  return tenth === digitAt(compact, 10) && check([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === digitAt(compact, 11);
}

function isSnils({ compact }: Candidate): boolean {
  const sum = weightedSum(compact, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
  return sum % 100 === Number(compact.slice(9)) && !isOneDigit(compact);
}

function isUkrainian({ compact }: Candidate): boolean {
  const sum = weightedSum(compact, [-1, 5, 7, 9, 4, 6, 10, 5, 7]);
  return (((sum % 11) + 11) % 11) % 10 === lastDigit(compact);
}

/** The sex and century, and the day of birth. */
function isBelarusian({ compact }: Candidate): boolean {
  return startsWithDayMonthYear(compact.slice(1));
}
