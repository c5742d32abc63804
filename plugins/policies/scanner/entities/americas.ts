import { certain, likely, possible, weak } from '../certainty.js';
import { startsWithBirthDate } from '../checksums/calendar.js';
import { passesLuhn } from '../checksums/luhn.js';
import { digitAt, elevenMinus, isOneDigit, lastDigit, weightedSum } from '../checksums/weighted-sum.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { graded } from '../detector.js';
import { identifier } from './identifier.js';

/** Identifiers of Canada and Latin America. */
export const americas = [
  ...identifier(
    'CA_SIN',
    [
      'sin',
      'social insurance',
      'nas',
      "numéro d'assurance sociale",
      'assurance sociale',
      'sin number',
      'canadian sin',
      'canadian social',
      's i n',
      'n a s',
    ],
    [
      { pattern: '[1-9]\\d{2}(?:-\\d{3}-| \\d{3} )\\d{3}', alone: possible, check: graded(weak, isCanadian) },
      { pattern: '[1-9]\\d{8}', alone: weak, check: graded(weak, isCanadian) },
    ],
  ),
  ...identifier(
    'CA_HEALTH_NUMBER',
    ['health card', 'ohip', 'health number', 'carte santé', 'ramq', 'phn', 'msp'],
    [
      { pattern: '\\d{4}[ -]?\\d{3}[ -]?\\d{3}(?:[ -]?[A-Z]{2})?', alone: weak },
      { pattern: '[A-Z]{4} ?\\d{4} ?\\d{4}', alone: weak },
    ],
  ),
  ...identifier('CA_PASSPORT', ['passport', 'passeport'], [{ pattern: '[A-Z]{2}\\d{6}', alone: weak }]),
  ...identifier(
    'CA_POSTAL_CODE',
    ['postal code', 'code postal', 'address', 'canada'],
    [{ pattern: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d', alone: possible }],
  ),
  ...identifier(
    'BR_CPF',
    [
      'cpf',
      'cadastro de pessoas',
      'pessoa física',
      'c p f',
      'cpf mf',
      'brazilian tax',
      'cadastro de pessoa',
      'brazilian cpf',
      'nº do cpf',
    ],
    [
      { pattern: '\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}', alone: certain, check: isCpf },
      { pattern: '\\d{11}', alone: possible, check: isCpf },
      { pattern: '\\d{9}-\\d{2}', alone: likely, check: isCpf },
    ],
  ),
  ...identifier(
    'BR_CNPJ',
    ['cnpj', 'cadastro nacional', 'pessoa jurídica', 'c n p j', 'brazilian company', 'cgc', 'cnpj mf'],
    [
      { pattern: '\\d{2}\\.\\d{3}\\.\\d{3}/\\d{4}-\\d{2}', alone: certain, check: isCnpj },
      { pattern: '\\d{14}', alone: possible, check: isCnpj },
      { pattern: '\\d{8}/\\d{4}-\\d{2}', alone: likely, check: isCnpj },
    ],
  ),
  ...identifier(
    'BR_RG',
    ['rg', 'registro geral', 'identidade'],
    [{ pattern: '\\d{1,2}\\.\\d{3}\\.\\d{3}-[\\dX]', alone: possible }],
  ),
  ...identifier(
    'MX_CURP',
    ['curp', 'clave única', 'registro de población', 'c u r p', 'clave unica', 'mexican id', 'mexican curp'],
    [
      {
        pattern: '[A-Z][AEIOUX][A-Z]{2}\\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\\d]\\d',
        alone: certain,
        check: isCurp,
        ignoreCase: true,
      },
    ],
  ),
  ...identifier(
    'MX_RFC',
    ['rfc', 'registro federal', 'r f c', 'mexican tax', 'contribuyentes', 'mexican rfc'],
    [{ pattern: '[A-ZÑ&]{3,4}\\d{6}[A-Z\\d]{2}[A\\d]', alone: possible, check: isRfc, ignoreCase: true }],
  ),
  ...identifier(
    'MX_CLABE',
    ['clabe', 'cuenta clabe', 'interbancaria', 'clave interbancaria', 'clabe interbancaria'],
    [{ pattern: '\\d{18}', alone: possible, check: isClabe }],
  ),
  ...identifier(
    'MX_NSS',
    ['nss', 'imss', 'seguro social'],
    [{ pattern: '\\d{11}', alone: weak, check: ({ compact }) => passesLuhn(compact) }],
  ),
  ...identifier(
    'CL_RUT',
    [
      'rol único tributario',
      'chilean national tax',
      'chilean identity',
      'rut',
      'run',
      'rol único',
      'cédula de identidad',
      'r u t',
      'rol unico',
      'chilean id',
      'chilean rut',
      'cédula chilena',
      'rol único nacional',
      'rut chileno',
      'chilean national',
    ],
    [
      { pattern: '\\d{1,2}\\.\\d{3}\\.\\d{3}-[\\dK]', alone: certain, check: isRut, ignoreCase: true },
      { pattern: '\\d{7,8}-[\\dK]', alone: possible, check: isRut, ignoreCase: true },
      { pattern: '\\d{7,8}[\\dK]', alone: weak, check: isRut, ignoreCase: true },
    ],
  ),
  ...identifier(
    'AR_CUIT',
    [
      'argentinian tax',
      'código único de identificación tributaria',
      'argentinian vat',
      'cuit',
      'cuil',
      'clave única de identificación tributaria',
      'c u i t',
      'c u i l',
      'argentine tax',
      'afip',
      'clave unica de identificacion',
      'argentine cuit',
    ],
    [
      { pattern: '(?:2[03-7]|3[034])-\\d{8}-\\d', alone: certain, check: isCuit },
      { pattern: '(?:2[03-7]|3[034])\\d{9}', alone: possible, check: isCuit },
    ],
  ),
  // Has the length of the Argentine number, so it needs context words.
  ...identifier(
    'PE_DNI',
    [
      'peruvian personal',
      'peruvian identity',
      'dni peruano',
      'dni perú',
      'dni peru',
      'peruvian dni',
      'peruvian id',
      'peruvian national',
      'reniec',
    ],
    [{ pattern: '\\d{8}', alone: weak }],
  ),
  ...identifier(
    'AR_DNI',
    [
      'dni',
      'documento nacional',
      'documento',
      'd n i',
      'argentine dni',
      'argentine id',
      'dni argentino',
      'argentine national',
    ],
    [
      { pattern: '\\d{2}\\.\\d{3}\\.\\d{3}', alone: weak },
      { pattern: '\\d{8}', alone: weak },
    ],
  ),
  // Formats with a check digit come first, because the first of equal matches wins.
  ...identifier(
    'EC_CEDULA',
    [
      'ecuadorian personal',
      'ecuadorian identity',
      'cédula',
      'cedula',
      'ci',
      'cédula de identidad',
      'cédula ecuatoriana',
      'ecuadorian id',
      'identidad ecuador',
      'cédula ecuador',
      'c i',
    ],
    [{ pattern: '(?:0[1-9]|1\\d|2[0-4]|30)[0-5]\\d{7}', alone: weak, check: ({ compact }) => passesLuhn(compact) }],
  ),
  ...identifier(
    'UY_CI',
    [
      'cédula',
      'cedula',
      'ci',
      'cédula de identidad',
      'cédula uruguaya',
      'uruguayan id',
      'identidad uruguaya',
      'identidad uruguay',
      'cédula uruguay',
      'c i',
    ],
    [{ pattern: '\\d\\.?\\d{3}\\.?\\d{3}-?\\d', alone: weak, check: isUruguayan }],
  ),
  ...identifier(
    'CO_CEDULA',
    [
      'cédula',
      'cedula',
      'cédula de ciudadanía',
      'cc',
      'c c',
      'colombian id',
      'cédula colombiana',
      'cédula de ciudadanía colombiana',
    ],
    [
      { pattern: '\\d{1,3}\\.\\d{3}\\.\\d{3}(?:\\.\\d{3})?', alone: weak },
      { pattern: '\\d{6,10}', alone: weak },
    ],
    isNoHexadecimal,
  ),
  ...identifier(
    'CO_NIT',
    ['nit', 'número de identificación tributaria', 'n i t', 'colombian tax', 'nit colombia'],
    [{ pattern: '\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d', alone: weak, check: isColombianTax }],
  ),
  ...identifier(
    'PE_RUC',
    ['ruc', 'registro único de contribuyentes', 'r u c', 'peruvian tax', 'ruc perú'],
    [{ pattern: '(?:1[05-7]|20)\\d{9}', alone: possible, check: isPeruvianTax }],
  ),
];

/** Numbers that start with 8 belong to businesses. */
function isCanadian({ compact }: Candidate): boolean | number {
  return passesLuhn(compact) && !isOneDigit(compact) && (!compact.startsWith('8') || weak);
}

function isCpf({ compact }: Candidate): boolean {
  if (isOneDigit(compact)) return false;
  const first = elevenMinus(weightedSum(compact, [10, 9, 8, 7, 6, 5, 4, 3, 2])) % 10;
  const second = elevenMinus(weightedSum(compact, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])) % 10;
  return first === digitAt(compact, 9) && second === digitAt(compact, 10);
}

function isCnpj({ compact }: Candidate): boolean {
  if (isOneDigit(compact)) return false;
  const first = elevenMinus(weightedSum(compact, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])) % 10;
  const second = elevenMinus(weightedSum(compact, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])) % 10;
  return first === digitAt(compact, 12) && second === digitAt(compact, 13);
}

/** RENAPO: the place of each character in an alphabet with Ñ, weighted from 18 down. */
function isCurp({ compact }: Candidate): boolean {
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const sum = Array.from(compact.slice(0, 17)).reduce(
    (total, character, index) => total + alphabet.indexOf(character) * (18 - index),
    0,
  );
  return startsWithBirthDate(compact.slice(4)) && (10 - (sum % 10)) % 10 === digitAt(compact, 17);
}

/** In real numbers the check digit is often wrong, but not the date. */
function isRfc({ text }: Candidate): boolean {
  return startsWithBirthDate(text.replace(/^\D+/, ''));
}

function isClabe({ compact }: Candidate): boolean {
  const sum = Array.from(compact.slice(0, 17)).reduce(
    (total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] as number)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === lastDigit(compact) && !isOneDigit(compact);
}

function isRut({ compact }: Candidate): boolean {
  const digits = compact.slice(0, -1).padStart(8, '0');
  const check = elevenMinus(weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]));
  return (check === 10 ? 'K' : String(check)) === compact.at(-1);
}

function isCuit({ compact }: Candidate): boolean {
  const check = elevenMinus(weightedSum(compact, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]));
  return (check === 10 ? 9 : check) === lastDigit(compact);
}

function isColombianTax({ compact }: Candidate): boolean {
  const remainder = weightedSum(compact, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
  return (remainder < 2 ? remainder : 11 - remainder) === lastDigit(compact);
}

function isPeruvianTax({ compact }: Candidate): boolean {
  return (11 - (weightedSum(compact, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === lastDigit(compact);
}

/** "CC" on its own, or another word for the document: `0x11b9cc60`, `#0000CC` and `table.cc` name none. */
function isNoHexadecimal(candidate: Candidate): boolean {
  return /c[ée]dula|ciudadan|colombia|(?<![\p{L}\d#+=.])c\.? ?c\.?(?![\p{L}\d])/iu.test(
    candidate.before(longestNaming),
  );
}

const longestNaming = 64;

function isUruguayan({ compact }: Candidate): boolean {
  return (10 - (weightedSum(compact, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10 === lastDigit(compact);
}
