import { weak } from '../certainty.js';
import { identifier } from './identifier.js';

/** Identifiers of Bangladesh, Nepal, Myanmar and, apart from the number for taxes, the Philippines. */
export const southernAsia = [
  ...identifier(
    'BD_NID',
    [
      'জাতীয় পরিচয়পত্র',
      'জাতীয় পরিচয়',
      'পরিচয়পত্র',
      'এনআইডি',
      'nid',
      'nid no',
      'nid number',
      'bangladeshi national',
      'bangladeshi id',
    ],
    [{ pattern: '\\d{10}|\\d{13}|(?:19|20)\\d{15}', alone: weak }],
  ),
  ...identifier(
    'NP_CITIZENSHIP',
    ['नागरिकता', 'नागरिकता नं', 'citizenship no', 'citizenship number', 'citizenship certificate', 'nepali citizenship'],
    [{ pattern: '\\d{2}-\\d{2}-\\d{2}-\\d{5}|\\d{2}-\\d{8,10}', alone: weak }],
  ),
  ...identifier(
    'MM_NRC',
    [
      'nrc',
      'မှတ်ပုံတင်',
      'မှတ်ပုံတင်အမှတ်',
      'မှတ်ပုံတင်အမှတ်',
      'နိုင်ငံသားစိစစ်ရေးကတ်',
      'နိုင်ငံသားစိစစ်ရေးကတ်ပြား',
      'နိုင်ငံသားစိစစ်ရေးကတ်ပြားအမှတ်',
      'myanmar id',
      'national registration',
    ],
    [
      // The number of the state, the township, the kind of citizen, and the number of the person.
      { pattern: '\\d{1,2}/[A-Z][A-Za-z]{4,10} ?\\([A-Z]{1,2}[a-z]{0,7}\\) ?\\d{6}', alone: weak },
      { pattern: '\\d{1,2}/[က-႟]{3,16} ?\\([က-႟]{2,8}\\) ?\\d{6}', alone: weak },
    ],
  ),
  ...identifier(
    'PH_NATIONAL_ID',
    ['philsys', 'phil sys', 'philid', 'phil id', 'pcn', 'psn', 'philippine id', 'philippine national', 'national id'],
    [{ pattern: '\\d{4}-\\d{4}-\\d{4}(?:-\\d{4})?', alone: weak }],
  ),
  ...identifier(
    'PH_SSS',
    ['sss', 'sss no', 'sss number', 'philhealth', 'gsis', 'pag ibig'],
    [
      { pattern: '\\d{2}-\\d{7}-\\d|\\d{4}-\\d{7}-\\d|\\d{2}-\\d{9}-\\d', alone: weak },
      { pattern: '\\d{10}|\\d{12}', alone: weak },
    ],
  ),
];
