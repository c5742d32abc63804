import { SSF } from '@e965/xlsx';

/** What of a format is text or a condition, and not replaced. */
const literal = String.raw`"[^"]*"|\\.|\[[^\]]*\]|[_*].`;
const dots = new RegExp(String.raw`${literal}|\.(?!0)`, 'gs');
const generals = new RegExp(`${literal}|general`, 'gis');
/** A space before the sign of a share, as German, French and LibreOffice's formats have it: `0.00\ %`. */
const spaceBeforePercent = /(?<text>"[^"]*[^\s"][^"]*")|(?:\\?\s|"\s+")+(?=%)/g;

/** A number as a format of Excel shows it: its code, or its number among those that every Excel has. Dates count from 1904 in files of old Macs. */
export function showNumber(value: number, format: string | number, date1904: boolean): string {
  try {
    const shown = SSF.format(knownToLibrary(format, value), value, { date1904 }).trim();
    return shown === '' || /^#+$/.test(shown) ? String(value) : shown;
  } catch {
    return String(value);
  }
}

function knownToLibrary(format: string | number, value: number): string | number {
  if (typeof format === 'number') return format;
  return withoutGeneral(withDots(format.replace(spaceBeforePercent, '$<text>')), value);
}

/** The library refuses the dots of `dd.mm.yyyy`, which Excel itself escapes and other programs do not. */
function withDots(format: string): string {
  if (!format.includes('.') || !SSF.is_date(format)) return format;
  return format.replace(dots, (part) => (part === '.' ? '\\.' : part));
}

/** The library shows the number alone for `General" kg"`. */
function withoutGeneral(format: string, value: number): string {
  if (!/general/i.test(format) || /^\s*general\s*$/i.test(format)) return format;
  const number = `"${SSF.format('General', Math.abs(value))}"`;
  const shown = format.replace(generals, (part) => (/^general$/i.test(part) ? number : part));
  return value < 0 && !format.includes(';') ? `-${shown}` : shown;
}
