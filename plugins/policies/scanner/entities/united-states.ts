import { likely, possible, weak } from '../certainty.js';
import { passesLuhn } from '../checksums/luhn.js';
import { digitAt, isOneDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';
import { isOfOtherThing } from './other-numbers.js';

const driverLicence = [
  'driver license',
  "driver's license",
  'drivers license',
  'driving license',
  'driver licence',
  'driver',
  'dl',
  'dln',
  'license',
  'permit',
  'lic',
];

/** Identifiers of the United States. */
export const unitedStates = [
  ...identifier(
    'US_SSN',
    [
      'ssn',
      'ssns',
      'social security',
      'social',
      'ssid',
      'soc sec',
      'socialsecurity',
      'soc',
      'socsec',
      'ss number',
      'ss no',
      'seguro social',
      's s n',
      'soc security',
      'ss',
    ],
    [
      { pattern: '\\d{3}(?:-\\d\\d-|\\.\\d\\d\\.| \\d\\d )\\d{4}', alone: likely, check: isSocialSecurity },
      { pattern: '\\d{9}', alone: weak, check: isSocialSecurity },
    ],
  ),
  ...identifier(
    'US_ITIN',
    [
      'itin',
      // Of phrases with the same first word the first one found wins, so longer ones come first.
      'taxpayer identification number',
      'taxpayer identification',
      'taxpayer',
      'taxpayer id',
      'tax id',
      'tax',
      'tin',
      'i t i n',
      'itin number',
    ],
    [
      { pattern: '9\\d\\d[ -]\\d\\d[ -]\\d{4}', alone: likely, check: isTaxpayer },
      { pattern: '9\\d{8}', alone: possible, check: isTaxpayer },
    ],
  ),
  ...identifier(
    'US_EIN',
    [
      'ein',
      'employer identification',
      'federal tax id',
      'fein',
      'e i n',
      'employer id',
      'tax id',
      'federal ein',
      'federal tax',
      'tax identification',
      'tax number',
      'taxpayer identification',
    ],
    [{ pattern: '\\d\\d-\\d{7}', alone: weak }],
  ),
  ...identifier(
    'US_NPI',
    ['npi', 'national provider', 'provider', 'provider id', 'provider identifier', 'taxonomy', 'n p i'],
    [{ pattern: '[12]\\d{3}[ -]?\\d{3}[ -]?\\d{3}', alone: possible, check: isProvider }],
  ),
  ...identifier(
    'US_MBI',
    [
      'mbi',
      'medicare',
      'beneficiary',
      'medicare id',
      'cms',
      'hic',
      'hicn',
      'medicare beneficiary',
      'medicare number',
      'medicare no',
    ],
    [
      {
        pattern:
          '[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\\d]\\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\\d]\\d-?[AC-HJKMNP-RT-Y]{2}\\d{2}',
        ignoreCase: true,
        alone: likely,
      },
    ],
  ),
  ...identifier(
    'US_DEA',
    ['dea', 'dea number', 'prescriber', 'registrant', 'drug enforcement', 'dea no', 'dea registration'],
    [{ pattern: '[A-HJ-NPR-UX][A-Z9]\\d{7}', alone: possible, check: isPrescriber }],
  ),
  ...identifier(
    'US_PASSPORT',
    ['passport', 'us passport', 'travel document', 'travel passport'],
    [
      { pattern: '[A-Z]\\d{8}', alone: possible },
      { pattern: '\\d{9}', alone: possible - 0.01 },
    ],
  ),
  ...identifier(
    'US_DRIVER_LICENSE',
    driverLicence,
    [
      { pattern: '[A-Z]\\d{3,8}', alone: weak, ignoreCase: true },
      { pattern: '[A-Z]{2}\\d{2,7}', alone: weak, ignoreCase: true },
      { pattern: '[A-Z]\\d{8,14}', alone: weak, ignoreCase: true },
      { pattern: '[A-Z]\\d{3}-\\d{3,4}-\\d{2}-\\d{3}-?\\d?', alone: weak },
      { pattern: '[A-Z]\\d{3}-\\d{4}-\\d{4}', alone: weak },
      { pattern: '\\d{6,14}', alone: weak },
    ],
    isNoBug,
  ),
  ...identifier(
    'ABA_ROUTING_NUMBER',
    [
      'aba',
      'routing',
      'rtn',
      'aba routing',
      'bank routing',
      'routing transit',
      'fedwire',
      'ach',
      'routing number',
      'routing no',
      'aba number',
      'transit number',
      'bank routing number',
      'a b a',
    ],
    [
      { pattern: '\\d{4}-\\d{4}-\\d', alone: possible, check: graded(weak, isRoutingNumber) },
      { pattern: '\\d{9}', alone: possible, check: graded(weak, isRoutingNumber) },
    ],
  ),
  ...identifier(
    'US_BANK_NUMBER',
    ['bank account', 'account number', 'account', 'acct', 'checking', 'savings', 'deposit', 'bank'],
    [{ pattern: '\\d{8,17}', alone: weak }],
    (candidate) =>
      !greatest.test(candidate.text) && !ofProgram.test(candidate.before(longestAccount)) && !isOfOtherThing(candidate),
  ),
];

/** The greatest numbers of 31 and 32 bits, as for nobody in a log: `auid=4294967295`. */
const greatest = /^(?:4294967295|2147483647)$/;

/** Accounts with programs and services, which are not with a bank: `accountId: 10023001`, `user account 20260314`. */
const ofProgram =
  /(?:(?<!(?:bank|savings|checking|deposit)[ _-]?)account[ _-]?id|\b(?:user|service|cloud|ads|mail|storage)[ _-]?account(?:[ _-]?(?:no|number))?)["']?[\s:=]{0,3}["']?$/i;
const longestAccount = 40;

/** Rejects numbers of bugs, `license (closes: #700010)`, and a processor, `License: Zlib Files: simd/i386`. */
function isNoBug(candidate: Candidate): boolean {
  return (
    !/^(?:i[3-6]86|u(?:00|20)[\da-f]{2})$/i.test(candidate.text) &&
    !isInUuid(candidate) &&
    !/(?:clos|fix|resolv|bug|issue)[^#]{0,16}#$/i.test(candidate.before(longestReference))
  );
}

const longestReference = 24;

/** In `c00498e9-c4a0-4e46-b680-c8e4927369f7`. */
function isInUuid(candidate: Candidate): boolean {
  return (
    /^-[\da-f]/i.test(candidate.behind) &&
    (/^[\da-f]{8}$/.test(candidate.text) || /[\da-f]{4}-$/i.test(candidate.before(5)))
  );
}

/** Excludes numbers used in an advertisement of 1938 and in leaflets. */
function isSocialSecurity({ text, compact, hasContext }: Candidate): boolean {
  if (/^(?:000|666|9)|^...00|0000$/.test(compact) || isOneDigit(compact)) return false;
  // Examples are not numbers by themselves, but whoever calls one a number means it.
  if (['078051120', '123456789', '219099999', '987654321'].includes(compact)) return hasContext;
  return !/ /.test(text) || !/[.-]/.test(text);
}

/** IRS: the group determines which numbers were issued. */
function isTaxpayer({ compact }: Candidate): boolean {
  const group = Number(compact.slice(3, 5));
  return (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group <= 92) || group >= 94;
}

/** 45 CFR 162.406: Luhn over the number with the prefix for US health applications. */
function isProvider({ compact }: Candidate): boolean {
  return passesLuhn(`80840${compact}`) && !isOneDigit(compact);
}

function isPrescriber({ compact }: Candidate): boolean {
  const digits = compact.slice(2);
  return weightedSum(digits, [1, 2, 1, 2, 1, 2]) % 10 === digitAt(digits, 6);
}

/** The first two digits are a Federal Reserve district, a thrift institution, an electronic one, or travellers' cheques. */
function isRoutingNumber({ compact }: Candidate): boolean | number {
  if (isOneDigit(compact) || weightedSum(compact, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 !== 0) return false;
  return /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(compact) || weak;
}
