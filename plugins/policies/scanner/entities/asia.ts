import { certain, likely, possible, weak } from '../certainty.js';
import { isDay, startsWithBirthDate, twoDigits } from '../checksums/calendar.js';
import { passesModulo11To2 } from '../checksums/iso-7064.js';
import { isLuhnNumber } from '../checksums/luhn.js';
import { digitAt, isOneDigit, lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';
import type { NumberText } from './number-lookahead.js';

/** Identifiers of Asia and the Middle East, except India and Korea. */
export const asia = [
  ...identifier(
    'CN_RIC',
    [
      '身份证',
      '身份证号',
      '身份证号码',
      '身份證',
      '公民身份',
      'resident identity',
      'shenfenzheng',
      'id card',
      '居民身份',
      '证件号',
      'chinese id',
      'chinese identity',
      'chinese national',
      'resident id',
      '证件号码',
      'id number',
      '身份证件',
    ],
    [
      {
        pattern: '[1-9]\\d{5}(?:18|19|20)\\d{9}[\\dX]',
        alone: certain,
        check: isChinese,
        digits: isChinese,
        ignoreCase: true,
      },
    ],
  ),
  ...identifier('CN_PASSPORT', ['护照', 'passport'], [{ pattern: '[EGDSPH][A-Z\\d]\\d{7}', alone: weak }]),
  ...identifier(
    'HK_ID',
    ['hkid', '香港身份證', 'hong kong id', '身份證', 'hk id', 'hong kong identity', '香港身份', 'hkic'],
    [
      { pattern: '[A-Z]{1,2}\\d{6}\\([\\dA]\\)', alone: likely, check: isHongKong },
      { pattern: '[A-Z]{1,2}\\d{6}[\\dA]', alone: weak, check: isHongKong },
    ],
  ),
  ...identifier(
    'TW_ID',
    [
      'taiwanese identity',
      'taiwan identity',
      '身分證',
      '身分證字號',
      '身分證號碼',
      '身份證',
      'national id',
      'taiwan id',
      '統一編號',
      '身份證字號',
      'taiwanese',
      '國民身分',
      'taiwan national',
    ],
    [{ pattern: '[A-Z][1289]\\d{8}', alone: possible, check: isTaiwanese }],
  ),
  ...identifier(
    'JP_CN',
    ['法人番号', 'corporate number', 'houjin', 'japanese corporate', '会社法人', '法人番'],
    [{ pattern: '[1-9]\\d{12}', alone: possible, check: isJapaneseCompany }],
  ),
  ...identifier(
    'JP_MY_NUMBER',
    [
      'マイナンバー',
      '個人番号',
      'my number',
      'individual number',
      'mynumber',
      '個人番',
      'japanese my',
      'japan individual',
    ],
    [{ pattern: '\\d{4}[ -]?\\d{4}[ -]?\\d{4}', alone: weak, check: isJapanese }],
  ),
  ...identifier('JP_PASSPORT', ['旅券', 'パスポート', 'passport'], [{ pattern: '[A-Z]{2}\\d{7}', alone: weak }]),
  ...identifier(
    'SG_NRIC_FIN',
    [
      'nric',
      'fin',
      'identification',
      'singapore',
      'ic no',
      'ic number',
      'singapore id',
      'identity card',
      'nric no',
      'ic',
    ],
    [{ pattern: '[STFGM]\\d{7}[A-Z]', alone: likely, check: graded(possible, isSingaporean), ignoreCase: true }],
  ),
  ...identifier(
    'SG_UEN',
    ['uen', 'unique entity', 'acra', 'company registration', 'unique entity number', 'business registration'],
    [
      { pattern: '(?:19|20)\\d{7}[A-Z]', alone: possible },
      { pattern: '\\d{8}[A-Z]', alone: possible },
      { pattern: '[TSR]\\d{2}[A-Z]{2}\\d{4}[A-Z]', alone: likely },
    ],
  ),
  ...identifier(
    'TH_TNIN',
    [
      'thai identity',
      'thai personal',
      'เลขประจำตัวประชาชน',
      'บัตรประชาชน',
      'thai id',
      'tnin',
      'เลขบัตร',
      'thai national',
      'thai citizen',
      'thai identification',
      'ประจำตัวประชาชน',
      'เลขประจำตัว',
      'citizen id',
    ],
    [{ pattern: '[1-8]-?\\d{4}-?\\d{5}-?\\d{2}-?\\d', alone: possible, check: isThai }],
  ),
  ...identifier(
    'PH_TIN',
    ['tin', 'bir', 'taxpayer identification', 'tax identification number', 'philippine tin', 'tin no'],
    [
      { pattern: '[0-5]\\d{2}-\\d{3}-\\d{3}(?:-\\d{3,5})?', alone: possible },
      { pattern: '\\d{9}(?:\\d{3})?', alone: weak },
    ],
  ),
  ...identifier(
    'MY_KAD',
    [
      'malaysian national registration',
      'national registration identity card',
      'malaysian identity',
      'mykad',
      'my kad',
      'kad pengenalan',
      'nric',
      'no kp',
      'ic number',
      'my kad',
      'malaysian ic',
      'malaysian id',
      'ic no',
      'no ic',
      'no mykad',
    ],
    [
      { pattern: '\\d{6}-\\d{2}-\\d{4}', alone: likely, check: ({ compact }) => startsWithBirthDate(compact) },
      { pattern: '\\d{12}', alone: weak, check: ({ compact }) => startsWithBirthDate(compact) },
    ],
  ),
  ...identifier(
    'ID_NIK',
    [
      'nik',
      'ktp',
      'nomor induk',
      'e ktp',
      'nomor ktp',
      'no ktp',
      'indonesian id',
      'nomor kependudukan',
      'indonesian national',
    ],
    [{ pattern: '[1-9]\\d{15}', alone: weak, check: isIndonesian }],
  ),
  ...identifier(
    'VN_CCCD',
    [
      'cccd',
      'căn cước',
      'cmnd',
      'chứng minh',
      'số cccd',
      'vietnamese id',
      'citizen identity',
      'số cmnd',
      'vietnamese citizen',
    ],
    [{ pattern: '0\\d{11}', alone: weak }],
  ),
  ...identifier(
    'PK_CNIC',
    [
      'computerized national identity',
      'computerized national identification',
      'computerised national identity',
      'pakistani national',
      'cnic',
      'nadra',
      'nicop',
      'شناختی کارڈ',
      'شناختی',
      'pakistani id',
      'national identity card',
      'pakistan identity',
      'cnic no',
      'identity card pakistan',
    ],
    [
      { pattern: '[1-7]\\d{4}-\\d{7}-\\d', alone: likely },
      { pattern: '[1-7]\\d{12}', alone: weak },
    ],
  ),
  ...identifier(
    'LK_NIC',
    ['nic', 'national identity card', 'sri lanka', 'sri lankan', 'nic no'],
    [{ pattern: '\\d{9}[VX]', alone: possible, check: isSriLankan, ignoreCase: true }],
  ),
  ...identifier(
    'IL_ID',
    [
      'israeli identify',
      'israeli id number',
      'teudat zehut',
      'תעודת זהות',
      'ת ז',
      'מספר זהות',
      'israeli id',
      'tz',
      'ת.ז',
      'מספר ת ז',
      'תעודת הזהות',
      'israel id',
      'israeli identity',
      'israeli national',
      'teudat',
      'mispar zehut',
      't z',
    ],
    [{ pattern: '\\d{9}', alone: weak, check: isLuhnNumber }],
  ),
  ...identifier(
    'SA_NATIONAL_ID',
    [
      'saudi id',
      'iqama',
      'الهوية',
      'رقم الهوية',
      'national id',
      'saudi national',
      'saudi identity',
      'الهوية الوطنية',
      'رقم الإقامة',
      'الإقامة',
      'iqama number',
    ],
    [{ pattern: '[12]\\d{9}', alone: weak, check: isLuhnNumber }],
  ),
  ...identifier(
    'AE_EMIRATES_ID',
    ['emirates id', 'الهوية', 'eid', 'emirates identity', 'uae id', 'الهوية الإماراتية', 'رقم الهوية', 'emirate id'],
    [
      {
        pattern: '784-(?:19|20)\\d{2}-\\d{7}-\\d',
        alone: certain,
        check: graded(weak, (number) => isLuhnNumber(number) || weak),
      },
      {
        pattern: '784\\d{12}',
        alone: likely,
        check: isLuhnNumber,
        digits: isLuhnNumber,
      },
    ],
  ),
];

function isChinese({ compact }: NumberText): boolean {
  const [year, month, day] = [Number(compact.slice(6, 10)), twoDigits(compact, 10), twoDigits(compact, 12)];
  return isDay(year, month, day) && passesModulo11To2(compact);
}

function isHongKong({ compact }: Candidate): boolean {
  const padded = compact.padStart(9, ' ');
  const value = (character: string): number => (character === ' ' ? 36 : Number.parseInt(character, 36));
  const sum = Array.from(padded).reduce((total, character, index) => total + value(character) * (9 - index), 0);
  return sum % 11 === 0;
}

/** Letters stand for regions; their values follow the order of assignment. */
function isTaiwanese({ compact }: Candidate): boolean {
  const place = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'.indexOf(compact[0] as string) + 10;
  const sum = Math.floor(place / 10) + (place % 10) * 9;
  return (sum + weightedSum(compact.slice(1), [8, 7, 6, 5, 4, 3, 2, 1, 1])) % 10 === 0;
}

/** The first digit is the check digit. */
function isJapaneseCompany({ compact }: Candidate): boolean {
  return 9 - (weightedSum(compact.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9) === digitAt(compact, 0);
}

function isJapanese({ compact }: Candidate): boolean {
  const remainder = weightedSum(compact, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder < 2 ? 0 : 11 - remainder) === lastDigit(compact) && !isOneDigit(compact);
}

/** The alphabet of check letters and the offset depend on the first letter. */
const singaporeanLetters: Readonly<Record<string, readonly [added: number, letters: string]>> = {
  S: [0, 'JZIHGFEDCBA'],
  T: [4, 'JZIHGFEDCBA'],
  F: [0, 'XWUTRQPNMLK'],
  G: [4, 'XWUTRQPNMLK'],
  M: [3, 'XWUTRQPNJLK'],
};

function isSingaporean({ compact }: Candidate): boolean | number {
  const [added, letters] = singaporeanLetters[compact[0] as string] ?? [0, ''];
  const sum = weightedSum(compact.slice(1), [2, 7, 6, 5, 4, 3, 2]) + added;
  return letters[sum % 11] === compact[8] || possible;
}

function isThai({ compact }: Candidate): boolean {
  const check = (11 - (weightedSum(compact, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10;
  return check === lastDigit(compact);
}

/** For women 40 is added to the day. */
function isIndonesian({ compact }: Candidate): boolean {
  return isDay(twoDigits(compact, 10), twoDigits(compact, 8), twoDigits(compact, 6) % 40);
}

/** Day of the year; for women 500 is added. */
function isSriLankan({ compact }: Candidate): boolean {
  const day = Number(compact.slice(2, 5)) % 500;
  return day >= 1 && day <= 366;
}
