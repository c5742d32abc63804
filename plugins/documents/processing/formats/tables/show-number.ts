import { SSF } from '@e965/xlsx';

/** What a format may hold, with dots: quoted and escaped text, and conditions. */
const dots = /"[^"]*"|\\.|\[[^\]]*\]|[_*].|\.(?!0)/gs;

/** A number as a format of Excel shows it: its code, or its number among those that every Excel has. Dates count from 1904 in files of old Macs. */
export function showNumber(value: number, format: string | number, date1904: boolean): string {
  try {
    const shown = SSF.format(withDots(format), value, { date1904 }).trim();
    return shown === '' || /^#+$/.test(shown) ? String(value) : shown;
  } catch {
    return String(value);
  }
}

/** The library refuses the dots of `dd.mm.yyyy`, which Excel itself escapes and other programs do not. */
function withDots(format: string | number): string | number {
  if (typeof format === 'number' || !format.includes('.') || !SSF.is_date(format)) return format;
  return format.replace(dots, (part) => (part === '.' ? '\\.' : part));
}
