import { test } from 'tap';
import { pii, textsIn } from '../../fixtures/found-in.js';
import { scannerFor } from '../scanner-for.js';

/** Examples from registries, standards and textbooks. None was generated with the code under test. */
const examples: Readonly<Record<string, readonly string[]>> = {
  CREDIT_CARD: [
    '4111 1111 1111 1111',
    '5555555555554444',
    '378282246310005',
    '6011111111111117',
    '3530111333300000',
    '30569309025904',
  ],
  IBAN_CODE: [
    'GB82 WEST 1234 5698 7654 32',
    'DE89370400440532013000',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NO93 8601 1117 947',
    'MT84MALT011000012345MTLCAST001S',
  ],
  CRYPTO: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1SW50QGDZ25J',
  ],
  VIN: ['1M8GDM9AXKP042788', '1HGCM82633A004352'],
  IMEI: ['490154203237518'],
  UK_NHS: ['943 476 5919', '9434765870'],
  UK_UTR: ['1955839661'],
  IE_PPS: ['6433435F', '6433435OA'],
  US_NPI: ['1234567893'],
  ABA_ROUTING_NUMBER: ['021000021', '111000025'],
  CA_SIN: ['123-456-782'],
  AU_TFN: ['123 456 782'],
  AU_ABN: ['83 914 571 673', '51 824 753 556'],
  AU_ACN: ['004 085 616'],
  NZ_IRD: ['49-091-850'],
  BE_NRN: ['85.07.30-033.28'],
  BG_EGN: ['7523169263'],
  BR_CPF: ['390.533.447-05', '529.982.247-25'],
  BR_CNPJ: ['16.727.230/0001-97'],
  CH_AHV: ['756.9217.0769.85'],
  CL_RUT: ['12.531.909-2'],
  CN_RIC: ['11010519491231002X', '360426199101010071'],
  CZ_RC: ['710319/2745'],
  DE_TAX_ID: ['36574261809', '86095742719'],
  DE_SOCIAL_SECURITY: ['15070649C103'],
  DE_HEALTH_INSURANCE: ['A123456780'],
  DK_CPR: ['211062-5629'],
  EE_IK: ['36805280109'],
  LT_AK: ['33309240064'],
  LV_PK: ['161175-19997'],
  ES_NIF: ['54362315K', '12345678Z'],
  ES_NIE: ['X2482300W'],
  FI_PERSONAL_IDENTITY_CODE: ['131052-308T'],
  FR_NIR: ['2 95 10 99 126 111 93'],
  GR_AMKA: ['01013099997'],
  HR_OIB: ['33392005961'],
  HU_TAJ: ['123 456 788'],
  IL_ID: ['039337423'],
  IS_KENNITALA: ['450401-3150'],
  IT_FISCAL_CODE: ['RCCMNL83S18D969H'],
  IT_VAT_CODE: ['00743110157'],
  MX_CURP: ['BOXW310820HNERXN09'],
  MX_CLABE: ['032180000118359719'],
  NL_BSN: ['111222333'],
  NO_FODSELSNUMMER: ['15108695088'],
  PL_PESEL: ['44051401359'],
  PL_NIP: ['856-734-62-15'],
  PT_NIF: ['501964843'],
  RO_CNP: ['1630615123457'],
  BALKAN_JMBG: ['0101006500006'],
  SE_PERSONNUMMER: ['880320-0016'],
  TR_NATIONAL_ID: ['17291716060', '10000000146'],
  RU_SNILS: ['112-233-445 95'],
  RU_INN: ['7707083893', '500100732259'],
  ZA_ID_NUMBER: ['7503305044089'],
  KR_BRN: ['116-82-00276'],
  JP_CN: ['5835678256246'],
  IN_AADHAAR: ['2341 2341 2346'],
  IN_GSTIN: ['27AAPFU0939F1ZV'],
  TH_TNIN: ['1234545678781'],
  TW_ID: ['A123456789'],
  SG_NRIC_FIN: ['S1234567D'],
  HK_ID: ['G123456(A)'],
  AR_CUIT: ['20-05536168-2'],
  PE_RUC: ['20512333797'],
  CO_NIT: ['213.123.432-1'],
};

/** Certain with context words, so that only the checksum can reject a wrong digit. */
function isFound(category: string, text: string): boolean {
  const scanner = scannerFor([{ kind: 'pii', sensitivityLevel: 'high', entities: [category] }]);
  const contexts = [
    '',
    `${
      contextOf[category] ??
      category
        .toLowerCase()
        .replace(/^[a-z]{2}_/, '')
        .replaceAll('_', ' ')
    }: `,
  ];
  return contexts.some((before) => {
    const [finding] = textsIn(scanner, before + text);
    return finding === text;
  });
}

const contextOf: Readonly<Record<string, string>> = {
  UK_UTR: 'UTR',
  US_NPI: 'NPI',
  ABA_ROUTING_NUMBER: 'routing',
  AU_TFN: 'TFN',
  NZ_IRD: 'IRD',
  GR_AMKA: 'AMKA',
  HU_TAJ: 'TAJ',
  IL_ID: 'teudat zehut',
  IT_VAT_CODE: 'partita IVA',
  NL_BSN: 'BSN',
  PT_NIF: 'contribuinte',
  RU_INN: 'ИНН',
  CO_NIT: 'NIT',
  CA_SIN: 'SIN',
  PL_NIP: 'NIP',
};

await test('examples from registries and standards are found', async (t) => {
  for (const [category, numbers] of Object.entries(examples))
    for (const number of numbers) t.ok(isFound(category, number), `${category} ${number}`);
});

await test('an address of a wallet has a leading 1 for each zero byte, and none more', async (t) => {
  const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  t.notOk(isFound('CRYPTO', `1${address}`));
  const scanner = scannerFor([pii.low]);
  t.equal(textsIn(scanner, `x 1\u200b${address} x`)[0], address);
});

/** Authorities that no longer check, or allow two check characters, may accept another digit. */
const unchecked = new Set(['DK_CPR', 'SG_NRIC_FIN', 'IN_GSTIN', 'ES_NIF']);

await test('examples from registries and standards are not found with another last digit', async (t) => {
  for (const [category, numbers] of Object.entries(examples)) {
    if (unchecked.has(category)) continue;
    for (const number of numbers) {
      const place = number.search(/\d\D*$/);
      const others = [1, 5].map((added) => {
        const digit = (Number(number[place]) + added) % 10;
        return number.slice(0, place) + digit + number.slice(place + 1);
      });
      const wrong = others.filter((other) => isFound(category, other));
      t.ok(wrong.length < others.length, `${category} ${others.join(', ')}`);
    }
  }
});
