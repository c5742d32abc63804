import { certain } from '../certainty.js';
import { passesSevenThreeOne } from '../checksums/weighted-sum.js';
import type { Detector } from '../detector.js';

const lineBreak = '[ \\t]{0,2}\\r?\\n[ \\t]{0,4}';

/** The machine-readable zone of a passport or an identity card (ICAO Doc 9303): number, name, date of birth, and their check digits. */
export const machineReadableZones: readonly Detector[] = [
  {
    category: 'PASSPORT',
    pattern: `P[A-Z<][A-Z<]{42}${lineBreak}[A-Z\\d<]{9}\\d[A-Z<]{3}\\d{7}[MFX<]\\d{7}[A-Z\\d<]{14}[\\d<]\\d`,
    score: certain,
    besideDigits: true,
    longestOnly: true,
    check: ({ text }) => passesZone(text.slice(text.indexOf('\n') + 1).trim()),
  },
  {
    category: 'NATIONAL_ID',
    pattern: `[ACI][A-Z\\d<][A-Z<]{3}[A-Z\\d<]{9}\\d[A-Z\\d<]{15}${lineBreak}\\d{7}[MFX<]\\d{7}[A-Z<]{3}[A-Z\\d<]{11}\\d${lineBreak}[A-Z<]{30}`,
    score: certain,
    besideDigits: true,
    longestOnly: true,
    check: ({ text }) => passesZone(text.slice(5)),
  },
];

/** Whether the first ten characters are a number and its check digit; fillers count as zeros. */
function passesZone(text: string): boolean {
  return passesSevenThreeOne(text.slice(0, 10).replaceAll('<', '0'));
}
