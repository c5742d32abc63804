import { isDigit } from '../../reading/ascii.js';
import { isIPv6 } from 'node:net';
import { normalize } from '../automaton/alphabet.js';
import { certain, likely, possible, weak } from '../certainty.js';
import { isLuhnNumber } from '../checksums/luhn.js';
import { type Detector, graded } from '../detector.js';
import { type Lookahead, unknownUnit } from '../engine/text/lookahead.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { identifier } from './identifier.js';
import { platePattern } from './plate-pattern.js';

/** Limits of an IPv6 address. */
const group = '(?:[\\dA-F]{0,4}:)';
const lastGroup = '(?:[\\dA-F]{1,4}|:|\\d{1,3}(?:\\.\\d{1,3}){3})';
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

/** Addresses and numbers of devices. */
export const devices: readonly Detector[] = [
  {
    category: 'IP_ADDRESS',
    pattern: `(?:${octet}\\.){3}${octet}(?:/(?:3[0-2]|[12]?\\d))?`,
    score: likely,
    contextScore: certain,
    context: ['ip', 'ip address', 'host', 'server', 'address', 'ipv4'],
    besideDigits: true,
    check: (candidate) => isFreeStanding(candidate) && !isSetting(candidate),
  },
  {
    category: 'IP_ADDRESS',
    // Without the words above: they stand beside most settings.
    pattern: '(?:(?:127|10)\\.\\d{1,3}|0\\.0|255\\.255|192\\.168|172\\.\\d\\d)\\.\\d{1,3}\\.\\d{1,3}(?:/\\d{1,2})?',
    score: possible,
    besideDigits: true,
    check: (candidate) => isFreeStanding(candidate) && isSetting(candidate),
  },
  {
    category: 'IP_ADDRESS',
    // A single leading colon never starts an address: this excludes half of the positions in a long row of letters and colons.
    pattern: `(?:[\\dA-F]{1,4}:${group}{0,6}${lastGroup}|::${group}{0,5}${lastGroup}|::)(?:%[\\w.-]{1,15})?(?:/\\d{1,3})?`,
    ignoreCase: true,
    score: likely,
    contextScore: certain,
    context: ['ip', 'ip address', 'host', 'server', 'address', 'ipv6'],
    besideDigits: true,
    longestOnly: true,
    check: graded(possible, isSixth),
    lookahead: { firstCharacters: ':0123456789abcdefABCDEF', passes: opensSixth },
  },
  {
    category: 'MAC_ADDRESS',
    pattern: '[\\dA-F]{2}(?:(?::[\\dA-F]{2}){5}|(?:-[\\dA-F]{2}){5})|[\\dA-F]{4}\\.[\\dA-F]{4}\\.[\\dA-F]{4}',
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    check: (candidate) => !/^[:-][\dA-F]/i.test(candidate.behind) && !/^(?:0+|F+)$/.test(candidate.compact),
  },
  ...identifier(
    'IMEI',
    ['imei', 'imei number', 'handset', 'device id', 'imei1', 'imei2', 'imei no', 'i m e i', 'serial imei'],
    [
      { pattern: '\\d{15}', alone: possible, check: isLuhnNumber },
      { pattern: '\\d{2}-\\d{6}-\\d{6}-\\d', alone: likely, check: isLuhnNumber },
      { pattern: '\\d{6}-\\d{2}-\\d{6}-\\d', alone: likely, check: isLuhnNumber },
    ],
  ),
  ...identifier(
    'VIN',
    [
      'vin',
      'vehicle identification',
      'chassis',
      'vehicle',
      'fahrgestellnummer',
      'chassis number',
      'chassis no',
      'fin',
      'vin number',
      'numéro de châssis',
      'número de chasis',
      'numero di telaio',
      'fahrzeug identifizierungsnummer',
      'fahrgestell nr',
      'bastidor',
    ],
    [
      { pattern: '[A-HJ-NPR-Z\\d]{17}', alone: possible, check: isVehicle },
      // Outside of North America there is no check digit.
      { pattern: '[A-HJ-NPR-Z][A-HJ-NPR-Z\\d]{12}\\d{4}', alone: weak, check: ({ text }) => /\d\D*\d{4}$/.test(text) },
    ],
  ),
  ...identifier(
    'LICENSE_PLATE',
    [
      'license plate|licence plate|number plate|plate number|registration plate|plate no|plates|plate|vehicle registration|tag number',
      'kennzeichen|immatriculation|plaque|matrícula|matricula|targa|kenteken|registreringsnummer|rejestracyjny|rendszám|spz|госномер|номерной знак|ทะเบียนรถ|รถทะเบียน|รถยนต์ทะเบียน|รถจักรยานยนต์ทะเบียน',
    ].flatMap((words) => words.split('|')),
    [
      {
        pattern: platePattern,
        alone: weak,
        // With a checksum, context words after it count.
        check: () => true,
      },
      // In Thailand: 1กข 1234.
      { pattern: '\\d?[\\u0e01-\\u0e2e]{2} ?\\d{3,4}', alone: weak },
      // AB-123-CD, 1234 BCD, 12-XYZ-3
      {
        pattern: '(?:[A-Z]{1,3}[ -]?\\d{2,4}[ -]?[A-Z]{1,3}|\\d{1,4}[ -]?[A-Z]{2,3}[ -]?\\d{0,3})',
        alone: weak,
        check: () => true,
      },
    ],
  ),
];

/** The own machine, every machine, and the mask of a network. */
const ofNobody = /^(?:127\.|0\.0\.0\.0|255\.255\.)/;
/** All addresses of a network that is not on the internet: `10.0.0.0/16`, not a host as in `192.168.1.57/24`. */
const privateNetwork = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){1,2}\.0\/(?:[89]|[12]\d?)$/;
/** Behind these, or before a port or a path, it is written for a machine: `http://127.0.0.1:8000`, `--host 0.0.0.0`, `"0.0.0.0/0"`. */
const beforeSetting = /(?:\/\/|[@="'`([]|(?:^|\s)-{1,2}[\w-]+ |mask:? )$/i;
/** The name of an address: `"ip_address": "127.0.0.1"`. */
const namedAddress = /(?:^|[^a-z])ip(?:v4)?(?:[ _-]?addr(?:ess)?)?["'`]?\s?[:=]\s?["'`]?$/i;

/** Whether it tells nothing of anybody: it is of the own machine or of every one, and is written as in settings and URLs. */
function isSetting(candidate: Candidate): boolean {
  const { text, behind } = candidate;
  if (privateNetwork.test(text.includes('/') ? text : text + behind.slice(0, 2))) return true;
  if (!ofNobody.test(text)) return false;
  const before = candidate.before(24);
  return (beforeSetting.test(before) || text.includes('/') || /^[:/"'`]/.test(behind)) && !namedAddress.test(before);
}

/** What stands before a version, or the number of a section: words, names of software, a field as in JSON and XML, or a browser as it names itself. */
const beforeVersion = new RegExp(
  [
    '(?:release|chapter|section|clause|paragraph|article|build|firmware|§|\\bv|\\bver)[. ]*$',
    '(?:kapitel|abschnitt|ziffer|punkt|artikel|chapitre|paragraphe|capítulo|sección|apartado|artículo|capitolo|sezione|articolo|capítulo|seção|hoofdstuk|paragraaf|rozdział|пункт|глава|раздел|第) ?$',
    '(?:versi(?:ons?|ón|one|e)|versão|wersja|verze|версия|версии|版本|バージョン|버전)(?: (?:is|was|number|no))?[. :=("\'：]{0,4}$',
    '\\b(?:chrome|chromium|crios|firefox|fxios|safari|opera)[/ ]$',
    '\\b(?:headlesschrome|edga?|edgios|opr|vivaldi|yabrowser|samsungbrowser|electron)/$',
    '(?:\\b(?:g?libc|lib[a-z]{2,12}|openssl|openssh|kernel|runtime|sdk|jdk|jre|java|python|php|gcc|clang|cmake|bios|driver|patch|hotfix)|\\.net(?: core| framework)?)[ /-]$',
    '\\b(?:upgrad|downgrad|bump)\\w{1,4}(?: [\\w.-]{1,20}){0,3} (?:from|to) $',
  ].join('|'),
  'i',
);
/** A package with its version: `numpy==1.26.4.0`; a filter is `ip.src==10.0.0.1`. */
const packageBefore = /(?:^|[\s"'`[,(])([a-z][\w.-]{0,30})==$/i;
const namesAddress = /(?:^|[^a-z])ip|[a-z]ip$|addr|host|src|dst|server|client|remote|peer/i;

/** Rejects parts of longer numbers, and version numbers. */
function isFreeStanding(candidate: Candidate): boolean {
  const before = candidate.before(40);
  if (/\d\.$/.test(before) || /^(?:\.\d|-[a-z])/i.test(candidate.behind) || beforeVersion.test(before)) return false;
  // A file, as in `tool-1.2.3.4.zip`, and the network 0.0.0.0/8 without any host.
  if ((/[a-z]-$/i.test(before) && /^\.[a-z]/i.test(candidate.behind)) || /^0\.(?!0\.0\.0)/.test(candidate.text))
    return false;
  const [, name] = packageBefore.exec(before) ?? [];
  return name === undefined || namesAddress.test(name);
}

/** Groups of an IPv6 address, and digits of a group. */
const [mostGroups, mostOfGroup] = [8, 4];

/**
 * False without a colon, where more groups follow than an address has, or a second `::`: {@link isSixth} would reject the longest match for what it
 * contains, or for what follows it.
 */
function opensSixth(ahead: Lookahead): boolean {
  let [groups, length, isDoubled] = [0, 0, false];
  for (let at = 0; groups < mostGroups; at += 1) {
    const unit = ahead.at(at);
    if (unit !== colon) {
      if (length === mostOfGroup || !isHexadecimal(unit)) return groups > 0 || unit === unknownUnit;
      length += 1;
      continue;
    }
    if (length === 0 && at > 0) {
      if (isDoubled) return false;
      // `1:2:3:4:5:6:7::` is an address, even in front of a digit.
      if (groups === mostGroups - 1) return true;
      isDoubled = true;
    }
    length = 0;
    groups += 1;
    if (groups < mostGroups) continue;
    if (ahead.isSplit(at)) return true;
    const behind = ahead.at(at + 1);
    return behind === unknownUnit || ahead.isSplit(at + 1) || !(behind === colon || isHexadecimal(behind));
  }
  return true;
}

const colon = 0x3a;

function isHexadecimal(unit: number): boolean {
  return isDigit(unit) || ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x66);
}

function isSixth(candidate: Candidate): boolean | number {
  // Tested first: in a long row of numbers and colons nothing else has to be examined.
  const behind = normalize(candidate.behind);
  if (behind.startsWith(':') && /^:[\dA-F:]/i.test(behind)) return false;
  const { text } = candidate;
  // A cast of a parameter in SQL: `$1::text`.
  if (text.endsWith('::') && (/^\p{L}/u.test(behind) || candidate.before(1) === '$')) return false;
  if (text.startsWith(':') && /[\p{L}\d:]$/u.test(candidate.before(1))) return false;
  const [address = '', prefix = '0'] = text.split('/');
  if (!isIPv6(address) || Number(prefix) > 128) return false;
  // `std::dec` and `a::b` are valid addresses, but rarely meant as such.
  return address === '::' ? false : /\d/.test(address) || address.split(':').length > 4 || possible;
}

const letterValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const vehicleWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** 49 CFR 565: the ninth character is the check digit. */
function isVehicle({ compact }: Candidate): boolean {
  if (!/[A-Z]/.test(compact) || !/\d/.test(compact)) return false;
  const sum = Array.from(compact).reduce(
    (total, character, index) =>
      total + (letterValues[character] ?? Number(character)) * (vehicleWeights[index] as number),
    0,
  );
  return 'X0123456789'.indexOf(compact[8] as string) === (sum % 11 === 10 ? 0 : (sum % 11) + 1);
}
