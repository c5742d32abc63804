import { certain, likely, possible } from '../certainty.js';
import { startsWithBirthDate } from '../checksums/calendar.js';
import { passesVerhoeff } from '../checksums/verhoeff.js';
import { lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';

/** Identifiers of India and the Republic of Korea. */
export const indiaAndKorea = [
  ...identifier(
    'IN_AADHAAR',
    [
      'indian personal identity',
      'indian identity',
      'indian digital resident',
      'indian national',
      'aadhaar',
      'aadhar',
      'uidai',
      'आधार',
      'adhaar',
      'uid no',
      'aadhaar no',
      'unique identification',
      'aadhar card',
      'ஆதார்',
      'ఆధార్',
      'আধার',
      'આધાર',
      'aadhaar card',
    ],
    [
      { pattern: '[2-9]\\d{3}[ -]\\d{4}[ -]\\d{4}', alone: likely, check: graded(possible, isGroupedAadhaar) },
      { pattern: '[2-9]\\d{11}', alone: possible, check: isAadhaar },
    ],
  ),
  ...identifier(
    'IN_PAN',
    [
      'pan',
      'permanent account',
      'pan card',
      'pan number',
      'income tax',
      'pan no',
      'पैन',
      'स्थायी खाता',
      'income tax pan',
      'pan holder',
    ],
    [
      // The fourth letter is the kind of holder, the fifth an initial.
      { pattern: '[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]', alone: likely, ignoreCase: true },
      { pattern: '[A-Z]{5}\\d{4}[A-Z]', alone: possible, ignoreCase: true },
    ],
  ),
  ...identifier(
    'IN_GSTIN',
    ['gstin', 'gst', 'gst registration', 'gst number', 'gst no', 'gst in', 'goods and services tax'],
    [
      {
        pattern: '\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z][Z\\d][A-Z\\d]',
        alone: possible,
        check: graded(certain, isGoodsAndServices),
        ignoreCase: true,
      },
    ],
  ),
  ...identifier(
    'IN_PASSPORT',
    ['passport', 'indian passport', 'travel document'],
    [{ pattern: '[A-PR-WY][1-9]\\d ?\\d{4}[1-9]', alone: possible, ignoreCase: true }],
  ),
  ...identifier(
    'IN_VOTER',
    ['voter', 'epic', 'election', 'elector', 'voter id', 'voter card', 'epic no', 'मतदाता'],
    [{ pattern: '[A-Z]{3}\\d{7}', alone: possible, ignoreCase: true }],
  ),
  ...identifier(
    'IN_VEHICLE_REGISTRATION',
    ['vehicle', 'registration', 'rto', 'plate', 'car', 'bike', 'rc'],
    [
      {
        pattern:
          '(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[NRS]|U[KP]|WB)[ -]?\\d{1,2}[ -]?[A-Z]{0,3}[ -]?\\d{4}',
        alone: possible,
        ignoreCase: true,
      },
      { pattern: '\\d{2}BH\\d{4}[A-Z]{1,2}', alone: likely },
      { pattern: 'I\\d{5}', alone: possible },
    ],
  ),
  ...identifier(
    'KR_RRN',
    [
      '주민등록번호',
      '주민번호',
      'rrn',
      'resident registration',
      '주민등록',
      '주민 번호',
      'korean id',
      'korean resident',
      'resident number',
      'korean national',
      '주민등록 번호',
    ],
    [
      { pattern: '\\d{6}-[1-4]\\d{6}', alone: likely, check: ({ compact }) => startsWithBirthDate(compact) },
      { pattern: '\\d{6}[1-4]\\d{6}', alone: possible, check: ({ compact }) => startsWithBirthDate(compact) },
    ],
  ),
  ...identifier(
    'KR_FRN',
    ['외국인등록번호', 'frn', 'foreigner registration', '외국인'],
    [{ pattern: '\\d{6}-?[5-8]\\d{6}', alone: possible, check: ({ compact }) => startsWithBirthDate(compact) }],
  ),
  ...identifier(
    'KR_BRN',
    [
      '사업자등록번호',
      '사업자번호',
      'brn',
      'business registration',
      'korean business',
      '사업자 등록',
      '사업자등록',
      'business registration number',
    ],
    [{ pattern: '\\d{3}-?\\d{2}-?\\d{5}', alone: possible, check: isKoreanBusiness }],
  ),
  ...identifier(
    'KR_PASSPORT',
    ['여권번호', '여권', 'passport', 'korean passport'],
    [
      { pattern: '[MSRODG]\\d{3}[A-Z]\\d{4}', alone: possible, ignoreCase: true },
      { pattern: '[MSRODG]\\d{8}', alone: possible, ignoreCase: true },
    ],
  ),
  ...identifier(
    'KR_DRIVER_LICENSE',
    ['운전면허', '운전면허번호', '면허번호', 'driver license', 'license', 'driving license'],
    [{ pattern: '(?:1[1-9]|2[0-68])-?\\d{2}-?\\d{6}-?\\d{2}', alone: possible }],
  ),
];

/** Palindromes are not issued. */
function isAadhaar({ compact }: Candidate): boolean {
  return passesVerhoeff(compact) && compact !== Array.from(compact).toReversed().join('');
}

/** Many rows of groups of four, as of a table, have three in a row with a right check digit. */
function isGroupedAadhaar(candidate: Candidate): boolean | number {
  if (!isAadhaar(candidate)) return false;
  const isInRow = /(?:^|\D)\d{4}[ -]$/.test(candidate.before(6)) || /^[ -]\d/.test(candidate.behind);
  return isInRow && !candidate.hasContext ? possible : true;
}

/** State codes are 1 to 38 and 97 to 99. The check character uses weights 1 and 2 in base 36. */
function isGoodsAndServices({ compact }: Candidate): boolean | number {
  const state = Number(compact.slice(0, 2));
  if (state === 0 || (state > 38 && state < 97) || !/Z.$|[A-Z]\d[A-Z\d]$|Z\d$/.test(compact)) return false;
  const sum = Array.from(compact.slice(0, 14)).reduce((total, character, index) => {
    const product = Number.parseInt(character, 36) * (1 + (index % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase() === compact[14]
    ? certain
    : /Z.$/.test(compact) && possible;
}

function isKoreanBusiness({ compact }: Candidate): boolean {
  const sum = weightedSum(compact, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor(((compact.charCodeAt(8) - 48) * 5) / 10);
  return (10 - (sum % 10)) % 10 === lastDigit(compact);
}
