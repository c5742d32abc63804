import { SSF } from '@e965/xlsx';

/** A number as a format of Excel shows it: its code, or its number among those that every Excel has. Dates count from 1904 in files of old Macs. */
export function showNumber(value: number, format: string | number, date1904: boolean): string {
  try {
    const shown = SSF.format(format, value, { date1904 }).trim();
    return shown === '' || /^#+$/.test(shown) ? String(value) : shown;
  } catch {
    return String(value);
  }
}
