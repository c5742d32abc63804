import { likely, possible, weak } from '../certainty.js';
import { isDay, startsWithBirthDate, startsWithDayMonthYear, twoDigits } from '../checksums/calendar.js';
import { passesLuhn } from '../checksums/luhn.js';
import { digitAt, elevenMinus, lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';
import type { NumberText } from './number-lookahead.js';

/** Identifiers of the Nordic and Baltic countries. */
export const northernEurope = [
  ...identifier(
    'SE_PERSONNUMMER',
    [
      'personnummer',
      'pnr',
      'samordningsnummer',
      'personal identity number',
      'person nr',
      'personnr',
      'pers nr',
      'persnr',
      'swedish personal',
      'swedish id',
      'swedish identity',
      'swedish national',
      'personal number',
      'personnumret',
    ],
    [
      {
        pattern: '(?:19|20)\\d{6}[-+]?\\d{4}',
        alone: likely,
        check: isSwedish,
        digits: isSwedish,
      },
      { pattern: '\\d{6}[-+]\\d{4}', alone: likely, check: isSwedish },
      { pattern: '\\d{10}', alone: possible, check: isSwedish },
    ],
  ),
  ...identifier(
    'SE_ORGANISATIONSNUMMER',
    [
      'organisationsnummer',
      'orgnr',
      'org nr',
      'org nummer',
      'company identity code',
      'företag',
      'organisationsnr',
      'swedish company',
      'swedish organisation',
    ],
    [{ pattern: '[125-9]\\d[2-9]\\d{3}-?\\d{4}', alone: possible, check: ({ compact }) => passesLuhn(compact) }],
  ),
  ...identifier(
    'FI_PERSONAL_IDENTITY_CODE',
    [
      'henkilötunnus',
      'hetu',
      'hetun',
      'hetuni',
      'personbeteckning',
      'personal identity code',
      'finnish id',
      'sotu',
      'henkilötunnukseni',
      'finnish personal',
      'finnish identity',
      'finnish national',
      'henkilötunnuksen',
      'hlötunnus',
    ],
    [{ pattern: '[0-3]\\d[01]\\d{3}[-+A-FU-Y]\\d{3}[0-9A-FHJ-NPR-Y]', alone: likely, check: isFinnish }],
  ),
  ...identifier(
    'DK_CPR',
    [
      'cpr',
      'cpr nummer',
      'cpr nummeret',
      'personnummer',
      'cpr nr',
      'cprnr',
      'danish cpr',
      'danish id',
      'danish personal',
      'danish national',
      'personnr',
      'person nummer',
      'cpr number',
      'cpr no',
    ],
    [
      { pattern: '[0-3]\\d[01]\\d{3}[- ]\\d{4}', alone: possible, check: graded(possible, isDanish) },
      { pattern: '[0-3]\\d[01]\\d{7}', alone: weak, check: graded(possible, isDanish) },
    ],
  ),
  ...identifier(
    'NO_FODSELSNUMMER',
    [
      'fødselsnummer',
      'fødselsnummeret',
      'personnummeret',
      'fodselsnummer',
      'personnummer',
      'fnr',
      'd nummer',
      'fødselsnr',
      'norwegian national',
      'norwegian id',
      'norwegian identity',
      'norwegian birth',
      'birth number',
      'fødsels nr',
      'personnr',
      'f nr',
    ],
    [
      {
        pattern: '[0-7]\\d[01]\\d{3} ?\\d{5}',
        alone: possible,
        check: graded(likely, isNorwegian),
        digits: isNorwegian,
      },
    ],
  ),
  ...identifier(
    'NO_ORGANISASJONSNUMMER',
    [
      'organisasjonsnummer',
      'orgnr',
      'org nr',
      'org nummer',
      'norwegian company',
      'norwegian organisation',
      'organisasjonsnr',
      'foretaksnummer',
    ],
    [{ pattern: '[89]\\d{2} ?\\d{3} ?\\d{3}', alone: weak, check: isNorwegianOrganization }],
  ),
  ...identifier(
    'IS_KENNITALA',
    [
      'icelandic identity',
      'icelandic identification',
      'icelandic personal',
      'kennitala',
      'kt',
      'icelandic id',
      'kennitalan',
      'kennitölu',
      'icelandic national',
    ],
    [{ pattern: '[0-7]\\d[01]\\d{3}-?\\d{4}', alone: possible, check: isIcelandic }],
  ),
  ...identifier(
    'EE_IK',
    [
      'isikukood',
      'personal code',
      'ik',
      'estonian personal',
      'estonian personal code',
      'estonian id',
      'estonian national',
      'isiku kood',
      'isikukoodi',
      'estonian identification',
    ],
    [{ pattern: '[1-8]\\d{10}', alone: possible, check: isBaltic }],
  ),
  ...identifier(
    'LT_AK',
    [
      'asmens kodas',
      'asmens',
      'ak',
      'lithuanian personal',
      'lithuanian personal code',
      'lithuanian id',
      'lithuanian national',
      'a k',
      'asmens kodą',
      'asmens kodo',
    ],
    [{ pattern: '[1-8]\\d{10}', alone: possible - 0.01, check: isBaltic }],
  ),
  ...identifier(
    'LV_PK',
    [
      'personas kods',
      'personas',
      'pk',
      'latvian personal',
      'latvian personal code',
      'latvian id',
      'latvian identity',
      'latvian national',
      'p k',
      'personal code',
      'pers kods',
      'personas kodu',
    ],
    [
      { pattern: '[0-3]\\d[01]\\d{3}-?[0-2]\\d{4}', alone: possible, check: isLatvian },
      { pattern: '32\\d{4}-?\\d{5}', alone: weak },
    ],
  ),
];

/** In coordination numbers 60 is added to the day. */
function isSwedish({ compact }: NumberText): boolean {
  const short = compact.slice(-10);
  const day = twoDigits(short, 4) % 60;
  return isDay(twoDigits(short, 0), twoDigits(short, 2), day) && passesLuhn(short);
}

function isFinnish({ text }: Candidate): boolean {
  const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(text.slice(0, 6) + text.slice(7, 10)) % 31];
  return startsWithDayMonthYear(text) && check === text[10];
}

/** Since 2007 numbers with a wrong check digit are issued; a right one raises the score. */
function isDanish({ compact }: Candidate): boolean | number {
  if (!startsWithDayMonthYear(compact)) return false;
  return weightedSum(compact, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 || possible - 0.01;
}

/** A day with 40 added is that of a foreigner, a month with 40 or 80 added that of a test number. */
function isNorwegian({ compact }: NumberText): boolean | number {
  const month = twoDigits(compact, 2) % 40;
  if (!isDay(twoDigits(compact, 4), month, twoDigits(compact, 0) % 40)) return false;
  const first = elevenMinus(weightedSum(compact, [3, 7, 6, 1, 8, 9, 4, 5, 2]));
  const second = elevenMinus(weightedSum(compact, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]));
  return first === digitAt(compact, 9) && second === digitAt(compact, 10) && likely;
}

function isNorwegianOrganization({ compact }: Candidate): boolean {
  return elevenMinus(weightedSum(compact, [3, 2, 7, 6, 5, 4, 3, 2])) === lastDigit(compact);
}

function isIcelandic({ compact }: Candidate): boolean {
  const check = elevenMinus(weightedSum(compact, [3, 2, 7, 6, 5, 4, 3, 2]));
  const isBirth = isDay(twoDigits(compact, 4), twoDigits(compact, 2), twoDigits(compact, 0) % 40);
  return isBirth && check === digitAt(compact, 8) && /[089]/.test(compact[9] as string);
}

/** Estonia and Lithuania: a second row of weights applies if the first gives ten. */
function isBaltic({ compact }: Candidate): boolean {
  const first = weightedSum(compact, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const check = first < 10 ? first : (weightedSum(compact, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11) % 10;
  return check === lastDigit(compact) && startsWithBirthDate(compact, 1);
}

function isLatvian({ compact }: Candidate): boolean {
  const sum = weightedSum(compact, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return startsWithDayMonthYear(compact) && ((1101 - sum) % 11) % 10 === lastDigit(compact);
}
