import { certain, likely, possible, weak } from '../certainty.js';
import { elevenMinus, isOneDigit, lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';

/** Identifiers of the United Kingdom and Ireland. */
export const britainAndIreland = [
  ...identifier(
    'UK_NHS',
    [
      'nhs',
      'national health',
      'health service',
      'nhs number',
      'patient',
      'health services authority',
      'n h s',
      'nhs no',
      'nhs id',
      'national health service',
    ],
    [
      { pattern: '\\d{3}[ -]\\d{3}[ -]\\d{4}', alone: possible, check: isHealthService },
      { pattern: '\\d{10}', alone: possible, check: isHealthService },
    ],
  ),
  ...identifier(
    'UK_NINO',
    [
      'nino',
      'national insurance',
      'ni number',
      'ni no',
      'insurance number',
      'ni num',
      'nat ins',
      'n i number',
      'nat insurance',
      'national ins',
      'ni',
    ],
    [
      {
        pattern: '[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d\\d ?\\d\\d ?\\d\\d ?[A-D]',
        ignoreCase: true,
        alone: likely,
        check: ({ compact }) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(compact),
      },
    ],
  ),
  ...identifier(
    'UK_UTR',
    [
      'utr',
      'unique taxpayer',
      'taxpayer reference',
      'self assessment',
      'hmrc',
      'tax reference',
      'tax payer reference',
      'u t r',
      'utr number',
      'tax ref',
    ],
    [
      { pattern: '\\d{10}', alone: weak, check: isTaxReference },
      { pattern: '\\d{5} \\d{5}', alone: weak, check: isTaxReference },
    ],
  ),
  ...identifier(
    'UK_DRIVING_LICENCE',
    ['driving licence', 'driver licence', 'driver number', 'dvla', 'licence', 'license'],
    [
      {
        pattern: '[A-Z]{1,5}9{0,4}\\d[0156]\\d[0-3]\\d\\d[A-Z9]{2}[A-Z\\d]{3}',
        alone: likely,
        check: isDriver,
        ignoreCase: true,
      },
    ],
  ),
  ...identifier(
    'UK_PASSPORT',
    ['passport', 'passports', 'travel document', 'hmpo'],
    [
      { pattern: '\\d{9}', alone: weak },
      { pattern: '[A-Z]{2}\\d{7}', alone: possible, ignoreCase: true },
    ],
  ),
  ...identifier(
    'UK_POSTCODE',
    ['postcode', 'post code', 'postal code', 'address', 'zip', 'postal', 'delivery'],
    [
      {
        pattern:
          '(?:GIR ?0AA|[A-PR-UWYZ](?:\\d{1,2}|[A-HK-Y]\\d{1,2}|\\d[A-HJKPSTUW]|[A-HK-Y]\\d[ABEHMNPRV-Y]) ?\\d[ABD-HJLNP-UW-Z]{2})',
        alone: possible,
        check: graded(likely, isPostcode),
      },
    ],
  ),
  ...identifier(
    'UK_VEHICLE_REGISTRATION',
    ['registration', 'number plate', 'licence plate', 'license plate', 'vrn', 'vehicle', 'car', 'reg', 'plate'],
    [
      {
        pattern: '[A-HJ-PR-Y][A-HJ-PR-Y][ -]?\\d\\d[ -]?[A-HJ-PR-Z]{3}',
        alone: possible,
        check: isPlate,
        ignoreCase: true,
      },
      {
        pattern: '[A-HJ-NPR-TV-Y]\\d{1,3}[ -]?[A-HJ-PR-Y]{3}',
        alone: possible,
        check: isWrittenLikePlate,
        ignoreCase: true,
      },
      {
        pattern: '[A-HJ-PR-Y]{3}[ -]?\\d{1,3}[ -]?[A-HJ-NPR-TV-Y]',
        alone: possible,
        check: isWrittenLikePlate,
        ignoreCase: true,
      },
    ],
  ),
  ...identifier(
    'UK_VAT',
    ['vat', 'vat number', 'vat registration'],
    [{ pattern: 'GB ?\\d{3} ?\\d{4} ?\\d\\d', alone: likely, check: isVat }],
  ),
  ...identifier(
    'IE_PPS',
    ['pps', 'ppsn', 'pps number', 'personal public service', 'rsi', 'revenue'],
    [{ pattern: '\\d{7}[A-W][A-IW]?', alone: likely, check: graded(certain, isPublicService), ignoreCase: true }],
  ),
  ...identifier('IE_PASSPORT', ['passport', 'irish passport'], [{ pattern: '[A-Z]{2}\\d{7}', alone: weak }]),
];

function isHealthService({ compact }: Candidate): boolean {
  return elevenMinus(weightedSum(compact, [10, 9, 8, 7, 6, 5, 4, 3, 2])) === lastDigit(compact) && !isOneDigit(compact);
}

/** The check character comes first; the table is HMRC's. */
function isTaxReference({ compact }: Candidate): boolean {
  const remainder = weightedSum(compact.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11;
  return '21987654321'[remainder] === compact[0];
}

/** Decade, month (and 5 for women), day and year of birth between name and initials. */
function isDriver({ compact }: Candidate): boolean {
  if (compact.length !== 16) return false;
  const month = Number(compact.slice(6, 8)) % 50;
  const day = Number(compact.slice(8, 10));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Postcode areas have two letters at most; a postcode that resembles other codes, such as `S1 1AA`, needs its space. */
function isPostcode({ text }: Candidate): boolean | number {
  return /\d [A-Z\d]/.test(text) ? likely : !/^[A-Z]\d[A-Z\d]{3}$/.test(text) || possible;
}

/** Years 02 to 29, and those half a year later with 50 added. */
function isPlate(candidate: Candidate): boolean {
  const age = Number(candidate.compact.slice(2, 4));
  return ((age >= 2 && age <= 29) || (age >= 51 && age <= 79)) && isWrittenLikePlate(candidate);
}

/** Not `on 12 Feb` or `HbA1c`: small letters only with words around it, and never both. */
function isWrittenLikePlate({ text, hasContext }: Candidate): boolean {
  return !/[a-z]/.test(text) || (hasContext && !/[A-Z]/.test(text));
}

/** Modulus 97, and the newer one with 55 added. */
function isVat({ compact }: Candidate): boolean {
  const sum = weightedSum(compact.slice(2), [8, 7, 6, 5, 4, 3, 2, 10, 1]);
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

function isPublicService({ compact }: Candidate): boolean | number {
  const second = compact[8] === undefined || compact[8] === 'W' ? 0 : compact.charCodeAt(8) - 64;
  const letter = 'WABCDEFGHIJKLMNOPQRSTUV'[(weightedSum(compact, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23];
  return compact[7] === letter && (compact.length === 9 ? certain : likely);
}
