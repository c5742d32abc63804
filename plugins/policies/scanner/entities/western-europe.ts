import { certain, likely, possible, weak } from '../certainty.js';
import { isDay, startsWithBirthDate, twoDigits } from '../checksums/calendar.js';
import { modulo97 } from '../checksums/iso-7064.js';
import { digitAt, isOneDigit, lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';
import type { NumberText } from './number-lookahead.js';

/** Identifiers of France, Belgium, the Netherlands, Luxembourg, Switzerland and Austria. */
export const westernEurope = [
  ...identifier(
    'FR_NIR',
    [
      'nir',
      'sécurité sociale',
      'securite sociale',
      'numéro de sécurité sociale',
      'insee',
      'sécu',
      'carte vitale',
      'french social security',
      'numéro insee',
      'n insee',
      'sécu sociale',
      'assuré social',
      'french ssn',
    ],
    [
      {
        pattern: '[1-478] ?\\d{2} ?[0-9]\\d ?(?:\\d{2}|2[AB]) ?\\d{3} ?\\d{3} ?\\d{2}',
        alone: possible,
        check: graded(certain, isFrench),
        digits: isFrench,
        ignoreCase: true,
      },
    ],
  ),
  ...identifier(
    'FR_CNI',
    ["carte d'identité", 'carte nationale', 'cni', 'identité', 'french identity card', "carte nationale d'identité"],
    [
      { pattern: '\\d{12}', alone: weak },
      {
        pattern: '[CFGHJKLMNPRTVWXYZ0-9]{8}\\d',
        alone: weak,
        check: ({ compact }) => /[A-Z]/.test(compact) && /\d.*\d/.test(compact),
      },
    ],
  ),
  ...identifier(
    'FR_PASSPORT',
    ['passeport', 'passport', 'numéro de passeport'],
    [{ pattern: '\\d{2}[A-Z]{2}\\d{5}', alone: possible }],
  ),
  ...identifier(
    'FR_SPI',
    [
      "numéro d'immatriculation fiscale",
      "numéro d'identification fiscale",
      'french tax identification',
      'numéro fiscal',
      'spi',
      'impôt',
      'impots',
      'référence fiscale',
      'numéro fiscal de référence',
      "avis d'imposition",
      'french tax',
      "référence d'avis",
      'impots gouv',
    ],
    [{ pattern: '[0-3]\\d ?\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}', alone: weak, check: isFrenchTax }],
  ),
  ...identifier(
    'BE_NRN',
    [
      'belgian social security',
      'belgisch nationaal',
      'rijksregisternummer',
      'numéro national',
      'national number',
      'nrn',
      'rijksregister',
      'registre national',
      'niss',
      'insz',
      'rrn',
      'numéro de registre',
      'registre national belge',
      'belgian national',
      'rijksregisternr',
      'nationaal nummer',
      'identificatienummer',
      'belgisch rijksregister',
    ],
    [
      { pattern: '\\d{2}\\.[0-5]\\d\\.[0-3]\\d-\\d{3}\\.\\d{2}', alone: certain, check: graded(certain, isBelgian) },
      {
        pattern: '\\d{2}[0-5]\\d[0-3]\\d[ -]?\\d{3}[ .]?\\d{2}',
        alone: possible,
        check: graded(certain, isBelgian),
        digits: isBelgian,
      },
    ],
  ),
  ...identifier(
    'NL_BSN',
    [
      'bsn',
      'burgerservicenummer',
      'sofinummer',
      'sofi nummer',
      'burger service nummer',
      'citizen service number',
      'sofi',
      'dutch citizen',
      'dutch social',
      'burgerservicenr',
      'bsn nr',
      'dutch bsn',
    ],
    [
      { pattern: '\\d{8,9}', alone: weak, check: isDutch },
      { pattern: '\\d{4}[. ]\\d{2}[. ]\\d{3}', alone: possible, check: isDutch },
    ],
  ),
  ...identifier(
    'NL_PASSPORT',
    ['paspoort', 'paspoortnummer', 'identiteitskaart', 'passport'],
    [{ pattern: '[A-NP-Z]{2}[A-NP-Z\\d]{6}\\d', alone: weak, check: ({ compact }) => /\d.*\d/.test(compact) }],
  ),
  ...identifier(
    'LU_MATRICULE',
    [
      'matricule',
      'sozialversicherungsnummer',
      'luxembourg',
      'matricule nationale',
      'numéro de matricule',
      'luxembourgish',
      'matricule luxembourg',
    ],
    [{ pattern: '(?:19|20)\\d{2}[01]\\d[0-3]\\d ?\\d{5}', alone: weak, check: isLuxembourgish }],
  ),
  ...identifier(
    'CH_AHV',
    [
      'swiss social security',
      'assurance sociale',
      'numéro de sécurité sociale',
      'ahv',
      'avs',
      'ahv nummer',
      'numéro avs',
      'sozialversicherungsnummer',
      'oasi',
      'swiss social',
      'swiss insurance',
      'ahv nr',
      'avs nr',
      'numero avs',
      "numéro d'avs",
      'ahvn13',
      'navs13',
      'navs',
      'sozialversicherungsnr',
      'assurance vieillesse',
    ],
    [
      { pattern: '756\\.\\d{4}\\.\\d{4}\\.\\d{2}', alone: certain, check: isSwiss },
      {
        pattern: '756 ?\\d{4} ?\\d{4} ?\\d{2}',
        alone: likely,
        check: isSwiss,
        digits: isSwiss,
      },
    ],
  ),
  ...identifier(
    'AT_VNR',
    [
      'svnr',
      'sozialversicherungsnummer',
      'sv nummer',
      'versicherungsnummer',
      'svnummer',
      'sozialversicherung',
      'ecard',
      'austrian social',
      'austrian insurance',
      'social insurance number',
      'versicherungsnr',
      'sv nr',
      'sozialversicherungsnr',
      'vsnr',
      'sozvers nr',
      'ssn austria',
    ],
    [{ pattern: '[1-9]\\d{3} ?[0-3]\\d[01]\\d\\d{2}', alone: possible, check: isAustrian }],
  ),
];

/** INSEE: 97 minus the remainder; the departments of Corsica have letters. */
function isFrench({ compact, text }: NumberText): boolean | number {
  const month = twoDigits(compact, 3);
  if (month === 0 || (month > 12 && month < 20) || (month > 42 && month < 50)) return false;
  const digits = compact.slice(0, 13);
  const number = /[AB]/.test(digits) ? digits.replace('2A', '19').replace('2B', '18') : digits;
  const isRight = 97 - modulo97(number) === Number(compact.slice(13));
  return isRight && (/ /.test(text) || month <= 12 ? certain : likely);
}

function isFrenchTax({ compact }: Candidate): boolean {
  return Number(compact.slice(0, 10)) % 511 === Number(compact.slice(10));
}

/** From 2000 on a 2 is prepended for the check; without a full date of birth, month and day are zero. */
function isBelgian({ compact, text }: NumberText): boolean | number {
  const digits = Number(compact.slice(0, 9));
  const check = Number(compact.slice(9));
  const isRight = 97 - (digits % 97) === check || 97 - ((2_000_000_000 + digits) % 97) === check;
  const month = twoDigits(compact, 2) % 20;
  if (!isRight || month > 12 || twoDigits(compact, 4) > 31) return false;
  return /\./.test(text) ? certain : possible;
}

function isDutch({ compact }: Candidate): boolean {
  const digits = compact.padStart(9, '0');
  return weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 && !isOneDigit(compact);
}

function isLuxembourgish({ compact }: Candidate): boolean {
  const isBirth = isDay(Number(compact.slice(0, 4)), twoDigits(compact, 4), twoDigits(compact, 6));
  return isBirth && luhnDigit(compact.slice(0, 11)) === digitAt(compact, 11);
}

function luhnDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** EAN-13. */
function isSwiss({ compact }: NumberText): boolean {
  const sum = weightedSum(compact, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);
  return (10 - (sum % 10)) % 10 === lastDigit(compact);
}

/** The fourth digit is the check digit; months 13 to 15 stand for an unknown date of birth. */
function isAustrian({ compact }: Candidate): boolean {
  const check = weightedSum(compact, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11;
  const month = twoDigits(compact, 6);
  const isBirth = startsWithBirthDate(compact.slice(8) + compact.slice(6, 8) + compact.slice(4, 6)) || month > 12;
  return check === digitAt(compact, 3) && isBirth && month <= 15;
}
