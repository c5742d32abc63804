import { certain, likely, weak } from '../certainty.js';
import { passesLuhn } from '../checksums/luhn.js';
import type { Detector } from '../detector.js';

/** Everything that `pii_detection` knows. */
export const piiDetectors: readonly Detector[] = [
  {
    category: 'EMAIL_ADDRESS',
    pattern: "[\\p{L}\\d][\\p{L}\\d._%+'-]{0,63}@(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?\\.){1,8}[a-z]{2,24}",
    ignoreCase: true,
    score: certain,
    besideDigits: true,
  },
  {
    category: 'CREDIT_CARD',
    pattern: '\\d{4}[ -]?\\d{4}[ -]?\\d{4}[ -]?\\d{4}',
    score: certain,
    check: ({ compact }) => /^[2-6]/.test(compact) && passesLuhn(compact),
  },
  {
    category: 'US_SSN',
    pattern: '\\d{3}-\\d{2}-\\d{4}',
    score: likely,
    contextScore: certain,
    context: ['ssn', 'social security'],
    check: ({ compact }) => !/^(?:000|666|9)|^...00|0000$/.test(compact),
  },
  {
    category: 'US_SSN',
    pattern: '\\d{9}',
    score: weak,
    contextScore: certain,
    context: ['ssn', 'social security'],
    contextBehind: true,
    check: ({ compact }) => !/^(?:000|666|9)|^...00|0000$/.test(compact),
  },
];
