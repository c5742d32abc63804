import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { certain, likely, possible, weak } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/candidate.js';

const context = [
  'phone',
  'telephone',
  'tel',
  'mobile',
  'cell',
  'call',
  'fax',
  'whatsapp',
  'contact',
  'number is',
  'phone number',
  'reach',
  'text',
  'sms',
  'hotline',
  'dial',
  'ring',
  'telefon',
  'telefono',
  'teléfono',
  'telefone',
  'téléphone',
  'handy',
  'mobil',
  'celular',
  'móvil',
  'portable',
  'cellulare',
  'puhelin',
  'telefoon',
  'telepono',
  'numara',
  'numarası',
  'cep',
  'gsm',
  'téléphonez',
  'landline',
  'us number',
  'mobile number',
  'тел',
  'телефон',
  '电话',
  '手机',
  '電話',
  '携帯',
  '전화',
  'โทร',
  'هاتف',
  'טלפון',
];
const extension = '(?:,? ?(?:x|ext\\.?|extension|#) ?\\d{1,6})?';

/** Countries whose numbers are known without a country code when a policy names none. */
export const usualRegions: readonly string[] = [
  'US',
  'GB',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'AU',
  'IN',
  'BR',
  'MX',
  'JP',
  'IL',
];

/** Telephone numbers. */
export const telephone: readonly Detector[] = [
  { pattern: `(?:\\+|00)[1-9](?:[ .()/-]{0,3}\\d){6,14}${extension}`, score: certain, check: isInternational },
  { pattern: `\\(?\\d{1,5}\\)?(?:[ ./()-]{1,2}\\d{1,5}){1,6}${extension}`, score: likely, check: isNational },
  { pattern: `\\d{7,13}${extension}`, score: weak, check: isBare },
].map(({ pattern, score, check }) => ({
  category: 'PHONE_NUMBER',
  pattern,
  ignoreCase: true,
  score,
  contextScore: certain,
  context,
  check,
  besideDigits: false,
}));

function isInternational({ text }: Candidate): boolean | number {
  const number = parsePhoneNumberFromString(text.startsWith('00') ? `+${text.slice(2)}` : text);
  if (!number) return false;
  return number.isValid() || (number.isPossible() && text.startsWith('+') && likely);
}

function isNational({ text, regions, hasContext }: Candidate): boolean | number {
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  if (digits < 7 || digits > 15) return false;
  if (isValidIn(text, regions)) return likely;
  return hasContext && digits >= 8 && possible;
}

function isBare({ text, regions, hasContext }: Candidate): boolean | number {
  return hasContext && (isValidIn(text, regions) ? weak : false);
}

function isValidIn(text: string, regions: readonly string[]): boolean {
  return (regions.length > 0 ? regions : usualRegions).some(
    (region) => isSupportedCountry(region) && parsePhoneNumberFromString(text, region as CountryCode)?.isValid(),
  );
}
