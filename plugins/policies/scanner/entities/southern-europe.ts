import { certain, likely, possible, weak } from '../certainty.js';
import { passesLuhn } from '../checksums/luhn.js';
import { startsWithDayMonthYear } from '../checksums/calendar.js';
import { digitAt, elevenMinus, isOneDigit, lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';

/** Real Decreto 1553/2005: the letter for the remainder by 23. */
const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Identifiers of Spain, Italy, Portugal, Greece, Malta and Cyprus. */
export const southernEurope = [
  ...identifier(
    'ES_NIF',
    [
      'spanish personal',
      'spanish vat',
      'spanish tax',
      'spanish identity',
      'nif',
      'dni',
      'documento nacional',
      'número de identificación fiscal',
      'identificación',
      'identidad',
      'documento nacional de identidad',
      'documento de identidad',
      'spanish id',
      'spanish national',
      'spanish dni',
      'n i f',
      'd n i',
    ],
    [
      { pattern: '\\d{7,8}-?[A-HJ-NP-TV-Z]', alone: likely, ignoreCase: true, check: graded(possible, isSpanish) },
      {
        pattern: '\\d{1,2}\\.\\d{3}\\.\\d{3}-?[A-HJ-NP-TV-Z]',
        alone: likely,
        ignoreCase: true,
        check: graded(possible, isSpanish),
      },
    ],
  ),
  ...identifier(
    'ES_NIE',
    [
      'spanish foreign',
      'spanish foreigner number',
      'nie',
      'extranjero',
      'número de identificación de extranjero',
      'identidad de extranjero',
      'spanish foreigner',
      'n i e',
      'tarjeta de residencia',
      'foreigner identity',
    ],
    [{ pattern: '[XYZ]-?\\d{7}-?[A-HJ-NP-TV-Z]', alone: likely, ignoreCase: true, check: isSpanishForeigner }],
  ),
  ...identifier(
    'ES_CIF',
    ['cif', 'nif', 'empresa', 'sociedad', 'cif empresa', 'spanish company', 'razón social'],
    [{ pattern: '[ABCDEFGHJNPQRSUVW]-?\\d{7}-?[\\dA-J]', alone: possible, check: isSpanishCompany }],
  ),
  ...identifier(
    'ES_PASSPORT',
    ['pasaporte', 'passport', 'número de pasaporte'],
    [{ pattern: '[A-Z]{3}\\d{6}', alone: possible, ignoreCase: true }],
  ),
  ...identifier(
    'ES_SOCIAL_SECURITY',
    [
      'spanish social security',
      'seguridad social',
      'nuss',
      'naf',
      'afiliación',
      'n ss',
      'nss',
      'spanish social',
      'número de afiliación',
    ],
    [{ pattern: '\\d{2}[ /-]?\\d{7,8}[ /-]?\\d{2}', alone: weak, check: isSpanishSocialSecurity }],
  ),
  ...identifier(
    'IT_FISCAL_CODE',
    [
      'codice fiscale',
      'cf',
      'fiscal code',
      'cod fisc',
      'c f',
      'codice fisc',
      'italian tax',
      'italian fiscal',
      'cod fiscale',
      'codicefiscale',
      'cod fis',
      'tax code',
    ],
    [
      {
        pattern: '[A-Z]{6}[\\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\\dLMNPQRSTUV]{2}[A-Z][\\dLMNPQRSTUV]{3}[A-Z]',
        ignoreCase: true,
        alone: possible,
        check: graded(certain, isItalian),
      },
    ],
  ),
  ...identifier(
    'IT_VAT_CODE',
    ['partita iva', 'p iva', 'iva', 'piva', 'vat', 'partitaiva', 'italian vat', 'part iva', 'vat number'],
    [
      { pattern: '\\d{11}', alone: weak, check: isItalianVat },
      { pattern: 'IT ?\\d{11}', alone: likely, check: isItalianVat },
    ],
  ),
  ...identifier(
    'IT_IDENTITY_CARD',
    ["carta d'identità", 'carta identità', 'carta identita', "carta d'identita", 'cie', 'identità', 'identity card'],
    [
      { pattern: '[A-Z]{2} ?\\d{5}[A-Z]{2}', alone: possible, ignoreCase: true },
      { pattern: '[A-Z]{2} ?\\d{7}', alone: possible, ignoreCase: true },
      { pattern: '\\d{7}[A-Z]{2}', alone: possible, ignoreCase: true },
    ],
  ),
  ...identifier(
    'IT_PASSPORT',
    ['passaporto', 'passport'],
    [{ pattern: '[A-Z]{2}\\d{7}', alone: possible, ignoreCase: true }],
  ),
  ...identifier(
    'IT_DRIVER_LICENSE',
    ['patente', 'patente di guida', 'driving licence', 'licenza'],
    [
      { pattern: '[A-Z]{2}\\d{7}[A-Z]', alone: possible, ignoreCase: true },
      { pattern: 'U1[BCDFGHLJKMNPRSTUWYXZ0-9]{7}[A-Z]', alone: possible, ignoreCase: true },
    ],
  ),
  ...identifier(
    'PT_NIF',
    [
      'nif',
      'contribuinte',
      'número de contribuinte',
      'identificação fiscal',
      'número de identificação fiscal',
      'portugal',
      'nipc',
      'n i f',
      'portuguese tax',
      'nº contribuinte',
      'nº de contribuinte',
      'número fiscal',
      'portuguese nif',
      'n contribuinte',
    ],
    [{ pattern: '[1235689]\\d{2} ?\\d{3} ?\\d{3}', alone: weak, check: isPortuguese }],
  ),
  ...identifier(
    'PT_CC',
    [
      'portuguese identity',
      'portuguese id',
      'identidade portuguesa',
      'cartão de cidadão',
      'cartão cidadão',
      'bilhete de identidade',
      'cc nº',
      'documento de identificação',
      'portuguese citizen',
      'cartão do cidadão',
      'citizen card',
    ],
    [{ pattern: '\\d{8} ?\\d ?[A-Z\\d]{2}\\d', alone: weak, check: isPortugueseCard }],
  ),
  ...identifier(
    'GR_AMKA',
    ['amka', 'αμκα', 'κοινωνικής ασφάλισης', 'a m k a', 'α μ κ α', 'greek social', 'αριθμός μητρώου κοινωνικής'],
    [
      {
        pattern: '\\d{11}',
        alone: possible,
        check: ({ compact }) => startsWithDayMonthYear(compact) && passesLuhn(compact),
      },
    ],
  ),
  ...identifier(
    'GR_AFM',
    ['afm', 'αφμ', 'α φ μ', 'φορολογικού μητρώου', 'a f m', 'greek tax', 'αριθμός φορολογικού', 'ἀφμ', 'greek vat'],
    [{ pattern: '\\d{9}', alone: weak, check: isGreekTax }],
  ),
  ...identifier(
    'MT_ID',
    [
      'karta tal identità',
      'karta',
      'maltese id',
      'id card',
      'maltese identity',
      'malta id',
      'identity card malta',
      'numru tal karta',
    ],
    [{ pattern: '\\d{3,7}[MGAPLHBZ]', alone: weak }],
  ),
  ...identifier(
    'CY_TIC',
    ['tic', 'vat', 'αφτ', 'φπα', 'tax identification', 'cyprus tax', 'cypriot tax', 'tax identification code', 'α φ τ'],
    [{ pattern: '\\d{8}[A-Z]', alone: weak, check: isCypriot }],
  ),
];

function isSpanish({ compact }: Candidate): boolean | number {
  const number = Number(compact.slice(0, -1));
  return spanishLetters[number % 23] === compact.at(-1) && (compact.length === 9 || possible);
}

function isSpanishForeigner({ compact }: Candidate): boolean {
  const number = Number(`${'XYZ'.indexOf(compact[0] as string)}${compact.slice(1, -1)}`);
  return spanishLetters[number % 23] === compact.at(-1);
}

function isSpanishCompany({ compact }: Candidate): boolean {
  const digits = compact.slice(1, 8);
  const even = [1, 3, 5].reduce((sum, index) => sum + digitAt(digits, index), 0);
  const odd = [0, 2, 4, 6].reduce((sum, index) => {
    const double = digitAt(digits, index) * 2;
    return sum + Math.floor(double / 10) + (double % 10);
  }, 0);
  const check = (10 - ((even + odd) % 10)) % 10;
  return compact[8] === String(check) || compact[8] === 'JABCDEFGHI'[check];
}

function isSpanishSocialSecurity({ compact }: Candidate): boolean {
  const check = Number(compact.slice(-2));
  return Number(BigInt(compact.slice(0, -2)) % 97n) === check;
}

/** Values of the characters at odd places (counted from one), by the Decreto of 23 December 1976. */
const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

function isItalian({ compact }: Candidate): boolean | number {
  let sum = 0;
  for (let index = 0; index < 15; index += 1) {
    const character = compact[index] as string;
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    sum += index % 2 === 0 ? (oddValues[value] as number) : value;
  }
  return compact.charCodeAt(15) - 65 === sum % 26 && certain;
}

function isItalianVat({ compact }: Candidate): boolean {
  const digits = compact.slice(-11);
  return passesLuhn(digits) && !isOneDigit(digits) && !digits.startsWith('0000000');
}

function isPortuguese({ compact }: Candidate): boolean {
  const check = elevenMinus(weightedSum(compact, [9, 8, 7, 6, 5, 4, 3, 2]));
  return (check === 10 ? 0 : check) === lastDigit(compact);
}

/** Luhn with letters as numbers from 10. */
function isPortugueseCard({ compact }: Candidate): boolean {
  const sum = Array.from(compact).reduce((total, character, index) => {
    const value = Number.parseInt(character, 36) * (index % 2 === 0 ? 2 : 1);
    return total + (index % 2 === 0 && value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isGreekTax({ compact }: Candidate): boolean {
  const sum = weightedSum(compact, [256, 128, 64, 32, 16, 8, 4, 2]);
  return (sum % 11) % 10 === lastDigit(compact) && !isOneDigit(compact);
}

function isCypriot({ compact }: Candidate): boolean {
  const table = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = Array.from(compact.slice(0, 8)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (table[Number(digit)] as number) : Number(digit)),
    0,
  );
  return compact.charCodeAt(8) - 65 === sum % 26;
}
