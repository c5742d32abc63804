const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** A text of a workbook as it is meant: Excel writes characters that XML does not allow, and carriage returns, as `_x000D_` (ST_Xstring, ECMA-376 part 1, 22.9.2.19). */
export function cellText(written: string): string {
  if (!written.includes('_x')) return written;
  return written.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
