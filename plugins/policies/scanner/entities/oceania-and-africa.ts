import { possible, weak } from '../certainty.js';
import { isDay, startsWithBirthDate, twoDigits } from '../checksums/calendar.js';
import { passesLuhn } from '../checksums/luhn.js';
import { passesVerhoeff } from '../checksums/verhoeff.js';
import { elevenMinus, isOneDigit, lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';

/** Identifiers of Australia, New Zealand and Africa. */
export const oceaniaAndAfrica = [
  ...identifier(
    'AU_TFN',
    ['tfn', 'tax file', 'tax file number', 't f n', 'australian tax', 'tax file no'],
    [
      { pattern: '\\d{3} \\d{3} \\d{3}', alone: possible, check: isTaxFile },
      { pattern: '\\d{8,9}', alone: weak, check: isTaxFile },
    ],
  ),
  ...identifier(
    'AU_ABN',
    ['abn', 'australian business', 'business number', 'a b n', 'australian business number'],
    [
      { pattern: '\\d{2} \\d{3} \\d{3} \\d{3}', alone: possible, check: isBusiness },
      { pattern: '\\d{11}', alone: possible, check: isBusiness },
    ],
  ),
  ...identifier(
    'AU_ACN',
    ['acn', 'australian company', 'company number', 'a c n', 'australian company number', 'company no'],
    [
      { pattern: '\\d{3} \\d{3} \\d{3}', alone: possible, check: isCompany },
      { pattern: '\\d{9}', alone: possible, check: isCompany },
    ],
  ),
  ...identifier(
    'AU_MEDICARE',
    ['medicare', 'medicare card', 'medicare number'],
    [{ pattern: '[2-6]\\d{3} ?\\d{5} ?\\d(?:[ /-]?\\d)?', alone: possible, check: isMedicare }],
  ),
  ...identifier(
    'AU_PASSPORT',
    ['passport', 'australian passport'],
    [{ pattern: '(?:[A-Z]|P[A-Z])\\d{7}', alone: weak }],
  ),
  ...identifier(
    'NZ_IRD',
    [
      'te tari taake',
      'inland revenue department',
      'new zealand inland revenue',
      'ird',
      'inland revenue',
      'ird number',
      'tax number',
      'i r d',
      'ird no',
      'nz tax',
      'new zealand tax',
    ],
    [
      { pattern: '\\d{2,3}-\\d{3}-\\d{3}', alone: possible, check: isInlandRevenue },
      { pattern: '\\d{7,8}-?\\d', alone: weak, check: isInlandRevenue },
    ],
  ),
  ...identifier('NZ_NHI', ['nhi', 'national health index'], [{ pattern: '[A-HJ-NP-Z]{3}\\d{4}', alone: weak }]),
  ...identifier(
    'ZA_ID_NUMBER',
    [
      'identity document number',
      'south african national',
      'south african identity document',
      'south african id',
      'sa id',
      'id number',
      'rsa id',
      'identity number',
      'refugee id',
      'id no',
      'id nommer',
      'identiteitsnommer',
      'south african identity',
      'sa identity',
      'inombolo kamazisi',
      'rsa identity',
    ],
    [{ pattern: '\\d{6} ?\\d{4} ?[012]\\d\\d', alone: possible, check: graded(weak, isSouthAfrican) }],
  ),
  ...identifier(
    'NG_NIN',
    [
      'nin',
      'national identification',
      'nimc',
      'national identity',
      'nigerian national',
      'nigerian nin',
      'nigerian identity',
      'national identification number',
    ],
    [
      { pattern: '[1-9]\\d{10}', alone: possible, check: ({ compact }) => passesVerhoeff(compact) },
      // NIMC has published no check digit.
      { pattern: '[1-9]\\d{10}', alone: weak - 0.01 },
    ],
  ),
  ...identifier(
    'NG_BVN',
    ['bvn', 'bank verification', 'bank verification number', 'nigerian bvn'],
    [{ pattern: '22\\d{9}', alone: weak }],
  ),
  ...identifier(
    'NG_VEHICLE_REGISTRATION',
    ['plate', 'vehicle', 'plate number', 'registration', 'car'],
    [{ pattern: '[A-Z]{3}-?\\d{3}[A-Z]{2}', alone: possible, ignoreCase: true }],
  ),
  ...identifier(
    'KE_KRA_PIN',
    ['kra', 'kra pin', 'pin', 'kra no', 'kenya revenue'],
    [{ pattern: '[AP]\\d{9}[A-Z]', alone: possible }],
  ),
  ...identifier(
    'KE_ID',
    ['national id', 'kitambulisho', 'id number', 'kenyan id', 'id no', 'national identity'],
    [{ pattern: '\\d{7,8}', alone: weak - 0.01 }],
  ),
  ...identifier(
    'GH_CARD',
    ['ghana card', 'ghanacard', 'national id'],
    [{ pattern: 'GHA-\\d{9}-\\d', alone: possible }],
  ),
  ...identifier(
    'EG_NATIONAL_ID',
    [
      'الرقم القومي',
      'رقم قومي',
      'national id',
      'egyptian id',
      'الرقم القومى',
      'بطاقة الرقم',
      'egyptian national',
      'egypt national',
    ],
    [{ pattern: '[23]\\d{13}', alone: weak, check: isEgyptian }],
  ),
  ...identifier(
    'ET_FAYDA',
    ['fayda', 'ፋይዳ', 'faydaa', 'ethiopian id', 'ethiopian national'],
    [{ pattern: '\\d{4}[ -]?\\d{4}[ -]?\\d{4}(?:[ -]?\\d{4})?', alone: weak }],
  ),
  ...identifier(
    'TZ_NIDA',
    ['nida', 'namba ya nida', 'kitambulisho', 'utambulisho', 'tanzanian id', 'tanzanian national'],
    [
      { pattern: '\\d{8}-\\d{5}-\\d{5}-\\d{2}', alone: weak, check: beginsWithFullBirthDate },
      { pattern: '\\d{20}', alone: weak, check: beginsWithFullBirthDate },
    ],
  ),
  ...identifier(
    'UG_NIN',
    [
      'nin',
      'nira',
      'ndaga muntu',
      'ndagamuntu',
      'national id',
      'ugandan id',
      'ugandan national',
      'national identification',
    ],
    [{ pattern: 'C[FM]\\d{7}[A-Z\\d]{5}', alone: possible }],
  ),
  ...identifier(
    'RW_NATIONAL_ID',
    ['indangamuntu', 'national id', 'rwandan id', 'rwandan national', 'nida'],
    [{ pattern: '[123] ?(?:19|20)\\d{2} ?[78] ?\\d{7} ?\\d ?\\d{2}', alone: weak }],
  ),
  ...identifier(
    'DZ_NIN',
    [
      'رقم التعريف الوطني',
      'رقم التعريف',
      "numéro d'identification national",
      'nin',
      'algerian national',
      'algerian id',
    ],
    [{ pattern: '[12]\\d{17}', alone: weak }],
  ),
  ...identifier(
    'MA_CIN',
    [
      'cin',
      'cnie',
      'carte nationale',
      "carte d'identité",
      'البطاقة الوطنية',
      'رقم البطاقة',
      'بطاقة التعريف',
      'moroccan id',
      'moroccan national',
    ],
    [{ pattern: '[A-Z]{1,2}\\d{5,6}', alone: weak }],
  ),
  ...identifier(
    'TN_CIN',
    ['cin', "carte d'identité", 'بطاقة التعريف', 'بطاقة تعريف', 'tunisian id', 'tunisian national'],
    [{ pattern: '[01]\\d{7}', alone: weak }],
  ),
  ...identifier(
    'CI_NATIONAL_ID',
    ['cni', 'nni', 'carte nationale', "carte d'identité", 'ivorian id', 'ivorian national'],
    [{ pattern: '(?:CI|C ?0)\\d{9}', alone: weak }],
  ),
  ...identifier(
    'SN_NIN',
    ['nin', 'cni', 'carte nationale', "carte d'identité", "numéro d'identification national", 'senegalese id'],
    [{ pattern: '[12] ?\\d{3} ?(?:19|20)\\d{2} ?\\d{5,6}', alone: weak }],
  ),
  ...identifier(
    'MG_CIN',
    ['karapanondro', 'cin', "carte d'identité", 'carte nationale', 'malagasy id'],
    [{ pattern: '[1-6]\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}', alone: weak }],
  ),
  ...identifier(
    'AO_BI',
    ['bilhete de identidade', 'bi', 'identidade', 'angolan id', 'angolan national'],
    [{ pattern: '\\d{9}[A-Z]{2}\\d{3}', alone: weak }],
  ),
  ...identifier(
    'MZ_BI',
    ['bilhete de identidade', 'bi', 'identidade', 'mozambican id', 'mozambican national'],
    [{ pattern: '\\d{12}[A-Z]', alone: weak }],
  ),
  ...identifier(
    'ZM_NRC',
    ['nrc', 'national registration', 'zambian id', 'zambian national'],
    [{ pattern: '\\d{6}/\\d{2}/\\d', alone: weak }],
  ),
  ...identifier(
    'ZW_NATIONAL_ID',
    ['national registration', 'national id', 'id number', 'zimbabwean id', 'zimbabwean national'],
    [{ pattern: '\\d{2}[ -]?\\d{6,7}[ -]?[A-Z][ -]?\\d{2}', alone: weak }],
  ),
];

function isTaxFile({ compact }: Candidate): boolean {
  const weights = compact.length === 8 ? [10, 7, 8, 4, 6, 3, 5, 1] : [1, 4, 3, 7, 5, 8, 6, 9, 10];
  return weightedSum(compact, weights) % 11 === 0 && !isOneDigit(compact);
}

function isBusiness({ compact }: Candidate): boolean {
  const sum = weightedSum(compact, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10;
  return compact[0] !== '0' && sum % 89 === 0;
}

function isCompany({ compact }: Candidate): boolean {
  return (
    (10 - (weightedSum(compact, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === lastDigit(compact) && !isOneDigit(compact)
  );
}

function isMedicare({ compact }: Candidate): boolean {
  return weightedSum(compact, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === compact.charCodeAt(8) - 48;
}

/** A second row of weights applies if the first gives ten. */
function isInlandRevenue({ compact }: Candidate): boolean {
  const digits = compact.padStart(9, '0');
  const number = Number(compact);
  if (number < 10_000_000 || number > 150_000_000) return false;
  const first = elevenMinus(weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]));
  const check = first < 10 ? first : elevenMinus(weightedSum(digits, [7, 4, 3, 2, 5, 2, 7, 6]));
  return check === lastDigit(digits);
}

/** The second to last digit is 8, in older numbers 9. */
function isSouthAfrican({ compact }: Candidate): boolean | number {
  return startsWithBirthDate(compact) && passesLuhn(compact) && (/[89].$/.test(compact) || weak);
}

/** `YYYYMMDD` of a person who may be alive. */
function beginsWithFullBirthDate({ compact }: Candidate): boolean {
  return /^(?:19|20)/.test(compact) && startsWithBirthDate(compact, 2);
}

function isEgyptian({ compact }: Candidate): boolean {
  const year = (compact[0] === '2' ? 1900 : 2000) + twoDigits(compact, 1);
  return isDay(year, twoDigits(compact, 3), twoDigits(compact, 5));
}
