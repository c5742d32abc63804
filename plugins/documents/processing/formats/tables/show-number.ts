import { SSF } from '@e965/xlsx';

/** What of a format is text or a condition, and not replaced. */
const literal = String.raw`"[^"]*"|\\.|\[[^\]]*\]|[_*].`;
const dots = new RegExp(String.raw`${literal}|\.(?!0)`, 'gs');
const generals = new RegExp(`${literal}|general`, 'gis');
/** A space before the sign of a share, as German, French and LibreOffice's formats have it: `0.00\ %`. */
const spaceBeforePercent = /(?<text>"[^"]*[^\s"][^"]*")|(?:\\?\s|"\s+")+(?=%)/g;

/** A longer one is none of Excel's. */
const longestFormat = 255;

/** A format as the library knows it. */
interface KnownFormat {
  readonly code: string;
  readonly isGeneral: boolean;
  readonly hasGeneral: boolean;
}

/** All cells of a column have the same one. */
const known = new Map<string, KnownFormat>();
const maxKnown = 1_000;

/** A number as a format of Excel shows it: its code, or its number among those that every Excel has. Dates count from 1904 in files of old Macs. */
export function showNumber(value: number, format: string | number, date1904: boolean): string {
  try {
    if (format === 0) return generalNumber(value);
    const isUsual = typeof format === 'string' && format.length <= longestFormat;
    const shown = isUsual
      ? formatted(value, knownFormat(format), date1904)
      : SSF.format(format, value, { date1904 }).trim();
    return shown === '' || /^#+$/.test(shown) ? String(value) : shown;
  } catch {
    return String(value);
  }
}

function formatted(value: number, { code, isGeneral, hasGeneral }: KnownFormat, date1904: boolean): string {
  if (isGeneral) return generalNumber(value);
  return SSF.format(hasGeneral ? withoutGeneral(code, value) : code, value, { date1904 }).trim();
}

function knownFormat(format: string): KnownFormat {
  const before = known.get(format);
  if (before !== undefined) return before;
  if (known.size >= maxKnown) known.clear();
  const read = {
    code: withDots(format.replace(spaceBeforePercent, '$<text>')),
    isGeneral: /^\s*general\s*$/i.test(format),
    hasGeneral: /general/i.test(format),
  };
  known.set(format, read);
  return read;
}

/** The library refuses the dots of `dd.mm.yyyy`, which Excel itself escapes and other programs do not. */
function withDots(format: string): string {
  if (!format.includes('.') || !SSF.is_date(format)) return format;
  return format.replace(dots, (part) => (part === '.' ? '\\.' : part));
}

/** The library shows the number alone for `General" kg"`. */
function withoutGeneral(format: string, value: number): string {
  const number = `"${generalNumber(Math.abs(value))}"`;
  const shown = format.replace(generals, (part) => (/^general$/i.test(part) ? number : part));
  return value < 0 && !format.includes(';') ? `-${shown}` : shown;
}

/** Numbers of articles, of accounts and of devices have more than the eleven digits that Excel shows of them in this format, and are looked for with all of them. */
function generalNumber(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : SSF.format('General', value);
}
