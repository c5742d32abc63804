import { weak } from '../certainty.js';
import { startsWithBirthDate, startsWithDayMonthYear } from '../checksums/calendar.js';
import { isOneDigit, lastDigit, passesSevenThreeOne, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { identifier } from './identifier.js';

/** Identifiers of Iran, Iraq, Afghanistan, Central Asia and the Caucasus. */
export const westernAndCentralAsia = [
  ...identifier(
    'IR_NATIONAL_ID',
    [
      'کد ملی',
      'کدملی',
      'شماره ملی',
      'code melli',
      'kode melli',
      'melli code',
      'national code',
      'iranian national',
      'iranian id',
    ],
    [
      { pattern: '\\d{3}-\\d{6}-\\d', alone: weak, check: isIranian },
      { pattern: '\\d{10}', alone: weak, check: isIranian },
    ],
  ),
  ...identifier(
    'IQ_NATIONAL_ID',
    ['الهوية العراقية', 'البطاقة الوطنية', 'البطاقة الموحدة', 'رقم الهوية', 'iraqi id', 'iraqi national'],
    [{ pattern: '(?:19|20)\\d{10}', alone: weak }],
  ),
  ...identifier(
    'AF_TAZKIRA',
    ['تذکره', 'تذكرة', 'tazkira', 'e tazkira', 'tazkera', 'afghan id', 'afghan national'],
    [{ pattern: '\\d{4}-?\\d{4}-?\\d{5}', alone: weak }],
  ),
  ...identifier(
    'KZ_IIN',
    ['иин', 'жсн', 'iin', 'zhsn', 'индивидуальный идентификационный номер', 'kazakh id', 'kazakhstan id'],
    [{ pattern: '\\d{12}', alone: weak, check: isKazakh }],
  ),
  ...identifier(
    'UZ_PINFL',
    ['пинфл', 'pinfl', 'жшшир', 'jshshir', 'jshir', 'персональный идентификационный номер', 'uzbek id'],
    [{ pattern: '[1-6]\\d{13}', alone: weak, check: isUzbek }],
  ),
  ...identifier(
    'GE_PERSONAL_NUMBER',
    ['პირადი ნომერი', 'პირადი ნომრით', 'პ ნ', 'georgian id', 'georgian personal'],
    [{ pattern: '\\d{11}', alone: weak }],
  ),
];

function isIranian({ compact }: Candidate): boolean {
  const remainder = weightedSum(compact, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder < 2 ? remainder : 11 - remainder) === lastDigit(compact) && !isOneDigit(compact);
}

/** A second row of weights applies if the first gives ten. */
function isKazakh({ compact }: Candidate): boolean {
  if (!startsWithBirthDate(compact) || !/^.{6}[0-6]/.test(compact)) return false;
  const first = weightedSum(compact, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first < 10 ? first : weightedSum(compact, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return check === lastDigit(compact);
}

/** The sex and century, the day of birth, and a check digit. */
function isUzbek({ compact }: Candidate): boolean {
  return startsWithDayMonthYear(compact.slice(1)) && passesSevenThreeOne(compact);
}
