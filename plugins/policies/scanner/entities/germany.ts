import { certain, likely, possible, weak } from '../certainty.js';
import { passesModulo11To10 } from '../checksums/iso-7064.js';
import { digitAt, isOneDigit, passesSevenThreeOne, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';

/** ICAO 9303: the letters and digits that passports and identity cards use. */
const documentLetters = 'CFGHJKLMNPRTVWXYZ';

/** Identifiers of Germany. */
export const germany = [
  ...identifier(
    'DE_TAX_ID',
    [
      'german personal tax',
      'german tax identification',
      'steuer id',
      'steuerid',
      'idnr',
      'steueridentifikationsnummer',
      'steuerliche identifikationsnummer',
      'identifikationsnummer',
      'steuernummer',
      'steuer identifikationsnummer',
      'tax id',
      'tin',
      'id nr',
      'steuer identnummer',
      'steuer ident',
      'german tax',
      'steuerliche id',
      'identnummer',
      'steuer idnr',
      'idno',
      'steuerident',
    ],
    [
      { pattern: '[1-9]\\d{10}', alone: possible, check: isTaxId },
      { pattern: '[1-9]\\d ?\\d{3} ?\\d{3} ?\\d{3}', alone: possible, check: isTaxId },
    ],
  ),
  ...identifier(
    'DE_TAX_NUMBER',
    [
      'steuernummer',
      'st nr',
      'stnr',
      'steuer nr',
      'finanzamt',
      'tax number',
      'steuernr',
      'german tax number',
      'st nummer',
    ],
    [
      { pattern: '\\d{2,3}/\\d{3,4}/\\d{4,5}', alone: possible },
      { pattern: '(?:1[01]|2[1-8]|3[0-2]|4[01]|5\\d|9\\d)\\d{2}0\\d{8}', alone: possible },
    ],
  ),
  ...identifier(
    'DE_SOCIAL_SECURITY',
    [
      'german pension',
      'pension insurance number',
      'svnr',
      'sv nr',
      'rvnr',
      'sozialversicherungsnummer',
      'rentenversicherungsnummer',
      'versicherungsnummer',
      'sozialversicherung',
      'sozialversicherungsausweis',
      'sv nummer',
      'sv nr',
      'sozialversicherungsnr',
      'rv nummer',
      'german social',
      'versicherungsnr',
      'rentenversicherung',
    ],
    [
      {
        pattern: '\\d{2} ?[0-3]\\d ?[01]\\d ?\\d{2} ?[A-Z] ?\\d{3}',
        alone: likely,
        check: isPension,
        ignoreCase: true,
      },
    ],
  ),
  ...identifier(
    'DE_VAT_ID',
    [
      'ust idnr',
      'ust id',
      'ustid',
      'umsatzsteuer',
      'vat',
      'umsatzsteuer identifikationsnummer',
      'mwst',
      'ust nr',
      'umsatzsteuer id',
      'german vat',
      'vat id',
    ],
    [{ pattern: 'DE ?[1-9]\\d{2}[ .-]?\\d{3}[ .-]?\\d{3}', alone: possible, check: graded(certain, isVat) }],
  ),
  ...identifier(
    'DE_HEALTH_INSURANCE',
    [
      'kvnr',
      'krankenversicherung',
      'krankenversichertennummer',
      'krankenkasse',
      'egk',
      'gesundheitskarte',
      'versichertennummer',
      'kv nummer',
      'versicherten nr',
      'krankenversicherungsnummer',
      'versichertennr',
      'versicherten id',
    ],
    [{ pattern: '[A-Z]\\d{9}', alone: likely, check: isHealthInsurance, ignoreCase: true }],
  ),
  ...identifier(
    'DE_ID_CARD',
    [
      'personalausweis',
      'ausweis',
      'ausweisnummer',
      'perso',
      'id card',
      'ausweisnr',
      'personalausweisnummer',
      'german id',
      'ausweis nr',
      'perso nr',
    ],
    [
      {
        pattern: '[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{7}\\d',
        alone: possible,
        check: graded(likely, isDocument),
        ignoreCase: true,
      },
      { pattern: '[T]\\d{8}', alone: possible, ignoreCase: true },
      // A serial number alone, and with its check digit after it.
      { pattern: '[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}\\d?', alone: weak, check: isSerial },
    ],
  ),
  ...identifier(
    'DE_PASSPORT',
    ['reisepass', 'pass', 'passnummer', 'passport', 'pass nr', 'passnr', 'reisepassnummer', 'german passport'],
    [
      {
        pattern: '[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{7}\\d',
        alone: possible,
        check: graded(likely, isDocument),
        ignoreCase: true,
      },
      // A serial number alone, and with its check digit after it.
      { pattern: '[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}\\d?', alone: weak, check: isSerial },
    ],
  ),
  ...identifier(
    'DE_FUEHRERSCHEIN',
    ['führerschein', 'fuehrerschein', 'führerscheinnummer', 'fahrerlaubnis'],
    [
      { pattern: '[A-Z]{2}\\d{8}[A-Z\\d]', alone: possible, ignoreCase: true },
      { pattern: '[A-Z]\\d{2}[A-Z\\d]{6}\\d[A-Z\\d]', alone: weak, ignoreCase: true },
    ],
  ),
  ...identifier(
    'DE_HANDELSREGISTER',
    ['handelsregister', 'amtsgericht', 'registergericht', 'eingetragen'],
    [{ pattern: 'HR[AB] ?(?:Nr\\.? ?)?\\d{1,6}(?: ?[A-Z]{1,2})?', alone: likely }],
  ),
  ...identifier(
    'DE_KFZ',
    ['kennzeichen', 'fahrzeug', 'auto', 'kfz', 'nummernschild', 'wagen'],
    [
      { pattern: '[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2}[ -]?[1-9]\\d{0,3}[EH]?', alone: possible },
      // Lower-case letters would match words: "it to 7".
      { pattern: '[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2}[ -]?[1-9]\\d{0,3}[EH]?', alone: weak, ignoreCase: true },
    ],
  ),
  ...identifier(
    'DE_PLZ',
    ['plz', 'postleitzahl', 'adresse', 'anschrift', 'wohnhaft', 'ort'],
    [{ pattern: '(?:0[1-9]|[1-9]\\d)\\d{3}', alone: weak, check: ({ compact }) => compact !== '99999' }],
  ),
  ...identifier(
    'DE_LANR',
    ['lanr', 'arztnummer', 'lebenslange arztnummer'],
    [{ pattern: '\\d{9}', alone: possible, check: isPhysician }],
  ),
  ...identifier(
    'DE_BSNR',
    ['bsnr', 'betriebsstättennummer', 'betriebsstätte'],
    [
      {
        pattern: '(?:0[1-3]|17|20|38|46|5[12]|6[1-9]|7[1-4]|78|8[138]|9[3-9])\\d{7}',
        alone: possible,
        check: ({ compact }) => !isOneDigit(compact),
      },
    ],
  ),
];

/** Of the first ten digits, exactly one occurs two or three times, and the others at most once. */
function isTaxId({ compact }: Candidate): boolean {
  const counts = [...new Set(compact.slice(0, 10))].map((digit) => compact.slice(0, 10).split(digit).length - 1);
  return passesModulo11To10(compact) && Math.max(...counts) <= 3;
}

/** Sums of the digits of the products; the letter counts as its position in the alphabet. */
function isPension({ compact }: Candidate): boolean {
  const day = Number(compact.slice(2, 4));
  const month = Number(compact.slice(4, 6));
  if (day < 1 || day > 31 || month < 1 || month > 12) return false;
  const letter = String(compact.charCodeAt(8) - 64).padStart(2, '0');
  const digits = compact.slice(0, 8) + letter + compact.slice(9, 11);
  return crossSum(digits, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10 === digitAt(compact, 11);
}

function isHealthInsurance({ compact }: Candidate): boolean {
  const letter = String(compact.charCodeAt(0) - 64).padStart(2, '0');
  const digits = letter + compact.slice(1, 9);
  return crossSum(digits, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) % 10 === digitAt(compact, 9);
}

function crossSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => {
    const product = digitAt(digits, index) * weight;
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
}

function isVat({ compact }: Candidate): boolean | number {
  return passesModulo11To10(compact.slice(2)) ? certain : true;
}

/** Without a digit it would be a word. */
function isDocument({ compact }: Candidate): boolean | number {
  if (!/\d/.test(compact.slice(0, 8)) || !documentLetters.includes(compact[0] as string)) return false;
  if (!passesSevenThreeOne(compact.slice(0, 9))) return false;
  return /[A-Z].*[A-Z]/.test(compact) ? likely : possible;
}

/** Words in capitals have fewer digits. */
function isSerial({ compact }: Candidate): boolean {
  return /\d.*\d/.test(compact);
}

/** KBV: alternating weights 4 and 9 over six digits. */
function isPhysician({ compact }: Candidate): boolean {
  return (10 - (weightedSum(compact, [4, 9, 4, 9, 4, 9]) % 10)) % 10 === digitAt(compact, 6);
}
