import { likely, possible, weak } from '../certainty.js';
import { startsWithBirthDate, startsWithDayMonthYear, twoDigits } from '../checksums/calendar.js';
import { passesLuhn } from '../checksums/luhn.js';
import { digitAt, elevenMinus, lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { identifier } from './identifier.js';

/** Identifiers of Venezuela, Central America and the Caribbean. */
export const centralAmericaAndVenezuela = [
  ...identifier(
    'VE_RIF',
    ['rif', 'registro único de información fiscal', 'registro de información fiscal', 'venezuelan tax'],
    [{ pattern: '[VEJPG]-?\\d{8}-?\\d', alone: possible, check: isVenezuelanTax }],
  ),
  ...identifier(
    'VE_CEDULA',
    ['cédula', 'cedula', 'ci', 'c i', 'venezuelan id', 'documento de identidad'],
    [
      { pattern: '[VE]-?\\d{1,2}\\.\\d{3}\\.\\d{3}', alone: likely },
      { pattern: '[VE]-?\\d{6,8}', alone: weak },
    ],
  ),
  ...identifier(
    'DO_CEDULA',
    ['cédula', 'cedula', 'cédula dominicana', 'cédula de identidad', 'dominican id'],
    [
      { pattern: '\\d{3}-\\d{7}-\\d', alone: weak, check: ({ compact }) => passesLuhn(compact) },
      { pattern: '\\d{11}', alone: weak, check: ({ compact }) => passesLuhn(compact) },
    ],
  ),
  ...identifier(
    'GT_CUI',
    ['cui', 'dpi', 'código único de identificación', 'documento personal de identificación', 'guatemalan id'],
    [{ pattern: '\\d{4} ?\\d{5} ?\\d{4}', alone: weak, check: isGuatemalan }],
  ),
  ...identifier(
    'CR_CEDULA',
    ['cédula', 'cedula', 'cédula de identidad', 'cédula física', 'costa rica', 'costa rican id'],
    [{ pattern: '[1-9]-\\d{4}-\\d{4}', alone: weak }],
  ),
  ...identifier(
    'SV_DUI',
    ['dui', 'documento único de identidad', 'documento unico de identidad', 'salvadoran id'],
    [{ pattern: '\\d{8}-?\\d', alone: weak, check: isSalvadoran }],
  ),
  ...identifier(
    'HN_DNI',
    ['dni', 'identidad', 'tarjeta de identidad', 'número de identidad', 'honduran id', 'honduras'],
    [{ pattern: '(?:0[1-9]|1[0-8])\\d{2}-(?:19|20)\\d{2}-\\d{5}', alone: weak }],
  ),
  ...identifier(
    'NI_CEDULA',
    ['cédula', 'cedula', 'cédula de identidad', 'nicaraguan id', 'nicaragua'],
    [
      {
        pattern: '\\d{3}-?\\d{6}-?\\d{4}[A-Y]',
        alone: weak,
        check: ({ compact }) => startsWithDayMonthYear(compact.slice(3)),
      },
    ],
  ),
  ...identifier(
    'PA_CEDULA',
    ['cédula', 'cedula', 'cédula panameña', 'panama', 'panamá'],
    [{ pattern: '(?:[1-9]|1[0-3]|PE|E|N)-\\d{1,4}-\\d{3,6}', alone: weak }],
  ),
  ...identifier(
    'CU_IDENTITY_CARD',
    ['carné de identidad', 'carnet de identidad', 'carné', 'cuban id'],
    [{ pattern: '\\d{11}', alone: weak, check: ({ compact }) => startsWithBirthDate(compact) }],
  ),
];

/** SENIAT: the letter counts as a digit of its own weight. */
function isVenezuelanTax({ compact }: Candidate): boolean {
  const letter = 'VEJPG'.indexOf(compact[0] as string) + 1;
  const sum = letter * 4 + weightedSum(compact.slice(1), [3, 2, 7, 6, 5, 4, 3, 2]);
  return elevenMinus(sum) % 10 === lastDigit(compact);
}

/** RENAP: eight digits and their check digit, one of 22 departments, and the municipality. */
function isGuatemalan({ compact }: Candidate): boolean {
  const department = twoDigits(compact, 9);
  const sum = weightedSum(compact, [2, 3, 4, 5, 6, 7, 8, 9]);
  return sum % 11 === digitAt(compact, 8) && department >= 1 && department <= 22 && twoDigits(compact, 11) >= 1;
}

function isSalvadoran({ compact }: Candidate): boolean {
  return (10 - (weightedSum(compact, [9, 8, 7, 6, 5, 4, 3, 2]) % 10)) % 10 === lastDigit(compact);
}
