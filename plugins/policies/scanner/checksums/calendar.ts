/** Whether the date exists; with a two-digit year, 29 February is accepted if it exists in any century. */
export function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeap = year % 4 === 0 && (year < 100 || year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] as number);
}

/** `YYMMDD` from an offset on. */
export function startsWithBirthDate(digits: string, offset = 0): boolean {
  return isDay(twoDigits(digits, offset), twoDigits(digits, offset + 2), twoDigits(digits, offset + 4));
}

/** `DDMMYY` from the start. */
export function startsWithDayMonthYear(digits: string): boolean {
  return isDay(twoDigits(digits, 4), twoDigits(digits, 2), twoDigits(digits, 0));
}

/** The value of two digits. */
export function twoDigits(digits: string, offset: number): number {
  return Number(digits.slice(offset, offset + 2));
}
