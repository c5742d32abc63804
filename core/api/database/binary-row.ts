/** Strings up to this length are copied character by character while they are ASCII: cheaper than a call of `Buffer.write`. */
const shortText = 40;
/** UTF-8 takes at most this many bytes for one UTF-16 unit. */
const bytesOfUnit = 3;
/** Upper bound of the bytes of a value that is not a text, including its length field. */
const mostOfOthers = 64;
const firstBytes = 4096;
/** A buffer that has grown beyond this, because of one long text, is not reused. */
const mostKept = 1024 * 1024;

/** Milliseconds from 1970 to 2000-01-01, PostgreSQL's epoch. */
const epoch = 946_684_800_000;
const dayMs = 86_400_000;
const dateLength = 10;
const [uuidBytes, timeBytes] = [16, 8];
const jsonVersion = 1;
/** The number of the type `text` in every database. */
const textType = 25;
const nothing = -1;
/** More zero bytes than any of these types accepts. */
const unfitBytes = 20;

/**
 * Writes rows in PostgreSQL's binary COPY format, one after the other. The database need not parse them for delimiters and escapes: a row
 * costs it two thirds of one made by {@link copyRow}. For each row, call `begin`, then one method for each column in the order of the
 * columns and with the column's type, then `end`.
 *
 * These methods never throw. A value that its type cannot hold is written with an invalid length, so that the database refuses the row.
 *
 * @see https://www.postgresql.org/docs/17/sql-copy.html#SQL-COPY-BINARY-FORMAT
 */
export class BinaryRow {
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  #end = 0;

  /**
   * Begins a row.
   *
   * @param columns the number of values that will follow
   * @param before an ASCII prefix to put in front of the row, for callers that keep both in one buffer
   */
  begin(columns: number, before = ''): void {
    if (this.#bytes.length > mostKept) this.#bytes = Buffer.allocUnsafeSlow(firstBytes);
    this.#end = 0;
    if (before !== '') {
      this.#need(before.length * bytesOfUnit);
      this.#end = this.#bytes.write(before);
    }
    this.#need(mostOfOthers);
    this.#bytes[this.#end] = columns >> 8;
    this.#bytes[this.#end + 1] = columns;
    this.#end += 2;
  }

  /** @returns a copy of the row, with its prefix */
  end(): Buffer {
    const row = Buffer.allocUnsafe(this.#end);
    this.#bytes.copy(row, 0, 0, this.#end);
    return row;
  }

  /** Bytes written so far. Pass it to {@link since} later. */
  get length(): number {
    return this.#end;
  }

  /** A copy of the values written since {@link length} had this value, to write again with {@link values}. */
  since(length: number): Buffer {
    return Buffer.copyBytesFrom(this.#bytes, length, this.#end - length);
  }

  /** Writes values that were encoded before, see {@link since}. Copying them is much cheaper than encoding them again. */
  values(known: Uint8Array): void {
    this.#need(known.length);
    this.#bytes.set(known, this.#end);
    this.#end += known.length;
  }

  /** For `text`. Lone surrogates become replacement characters. */
  text(value: string | null): void {
    if (value === null) return this.#length(nothing);
    const { length } = value;
    this.#need(length * bytesOfUnit + mostOfOthers);
    const begin = this.#end + 4;
    this.#finish(length <= shortText ? this.#short(value, begin) : begin + this.#bytes.write(value, begin));
  }

  /** For `text[]`. */
  texts(values: readonly string[] | null): void {
    if (values === null) return this.#length(nothing);
    const begin = this.#end;
    this.#length(0); // Filled in at the end.
    // An empty array has no dimension.
    this.#int32(values.length === 0 ? 0 : 1);
    this.#int32(0);
    this.#int32(textType);
    if (values.length > 0) {
      this.#int32(values.length);
      this.#int32(1);
    }
    for (const value of values) this.text(value);
    const end = this.#end;
    this.#end = begin;
    this.#finish(end);
  }

  /** For `jsonb`: the text of a JSON value. */
  json(value: string | null): void {
    if (value === null) return this.#length(nothing);
    this.#need(value.length * bytesOfUnit + mostOfOthers);
    const begin = this.#end + 5;
    this.#bytes[begin - 1] = jsonVersion;
    this.#finish(begin + this.#bytes.write(value, begin));
  }

  /** For `bytea`. */
  bytes(value: Uint8Array): void {
    this.#length(value.length);
    this.values(value);
  }

  /** For `integer`. */
  integer(value: number | null): void {
    if (value === null) return this.#length(nothing);
    if ((value | 0) !== value) return this.#unfit();
    this.#length(4);
    this.#int32(value);
  }

  /** For `boolean`. */
  boolean(value: boolean): void {
    this.#length(1);
    this.#bytes[this.#end] = value ? 1 : 0;
    this.#end += 1;
  }

  /** For `timestamptz`: milliseconds since 1970, between the years 1715 and 2284. */
  time(value: number): void {
    const microseconds = (value - epoch) * 1000;
    if (!Number.isSafeInteger(microseconds)) return this.#unfit();
    this.#length(timeBytes);
    this.#int32(Math.floor(microseconds / 2 ** 32));
    this.#int32(microseconds);
  }

  /** For `date`: `2026-11-21`. */
  date(value: string): void {
    const time = Date.parse(value);
    // `Date.parse` takes a day that the month does not have, such as 30 February, as one of the next month.
    const isDay =
      Number.isFinite(time) && new Date(time).toISOString().startsWith(value) && value.length === dateLength;
    if (!isDay) return this.#unfit();
    this.integer((time - epoch) / dayMs);
  }

  /** For `uuid`: 32 hex digits, with or without dashes. */
  uuid(value: string): void {
    this.#length(uuidBytes);
    const begin = this.#end;
    let at = begin * 2;
    const full = at + uuidBytes * 2;
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index);
      if (code === dash) continue;
      const digit = code < digitOf.length ? (digitOf[code] as number) : noDigit;
      if (digit === noDigit || at === full) {
        at = 0;
        break;
      }
      if ((at & 1) === 0) this.#bytes[at >> 1] = digit << 4;
      else this.#bytes[at >> 1] = (this.#bytes[at >> 1] as number) | digit;
      at += 1;
    }
    if (at === full) {
      this.#end = begin + uuidBytes;
      return;
    }
    this.#end = begin - 4;
    this.#unfit();
  }

  /** For `numeric`: a decimal number without an exponent. */
  numeric(value: string | null): void {
    if (value === null) return this.#length(nothing);
    const isNegative = value.charCodeAt(0) === minus;
    const point = value.indexOf('.');
    const end = point < 0 ? value.length : point;
    let begin = isNegative ? 1 : 0;
    while (begin < end - 1 && value.charCodeAt(begin) === zero) begin += 1;
    const fraction = point < 0 ? 0 : value.length - point - 1;
    const isDecimal = areDigits(value, begin, end) && (point < 0 || areDigits(value, point + 1, value.length));
    if (!isDecimal || end - begin + fraction > mostDigits) return this.#unfit();
    // The format has digits of base 10,000, grouped from the decimal point in both directions.
    const [front, behind] = [Math.ceil((end - begin) / 4), Math.ceil(fraction / 4)];
    this.#need(mostOfOthers + (front + behind) * 2);
    this.#length(8 + (front + behind) * 2);
    this.#int16(front + behind);
    this.#int16(front - 1);
    this.#int16(isNegative ? 0x40_00 : 0);
    this.#int16(fraction);
    for (let at = end - front * 4; at < end; at += 4) this.#int16(fourDigits(value, at, begin));
    for (let at = point + 1; at < point + 1 + behind * 4; at += 4) this.#int16(fourDigits(value, at, 0));
  }

  /** Grows the buffer if this many more bytes do not fit. */
  #need(more: number): void {
    const wanted = this.#end + more;
    if (wanted <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(wanted, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }

  /** @returns where the text ends */
  #short(value: string, begin: number): number {
    const bytes = this.#bytes;
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index);
      if (code > 0x7f) return begin + bytes.write(value, begin);
      bytes[begin + index] = code;
    }
    return begin + value.length;
  }

  /** Fills in the length of a value that has just been written, and ends it. */
  #finish(end: number): void {
    this.#int32(end - this.#end - 4);
    this.#end = end;
  }

  /** A value with too many bytes, not too few: with too few the database would take the connection for broken. */
  #unfit(): void {
    this.#length(unfitBytes);
    this.#bytes.fill(0, this.#end, this.#end + unfitBytes);
    this.#end += unfitBytes;
  }

  #length(bytes: number): void {
    this.#need(mostOfOthers);
    this.#int32(bytes);
  }

  #int32(value: number): void {
    const bytes = this.#bytes;
    const at = this.#end;
    bytes[at] = value >>> 24;
    bytes[at + 1] = value >>> 16;
    bytes[at + 2] = value >>> 8;
    bytes[at + 3] = value;
    this.#end = at + 4;
  }

  #int16(value: number): void {
    this.#bytes[this.#end] = value >>> 8;
    this.#bytes[this.#end + 1] = value;
    this.#end += 2;
  }
}

const [minus, zero, nine] = [0x2d, 0x30, 0x39];

/** Whether the range contains only digits, and at least one. */
function areDigits(text: string, begin: number, end: number): boolean {
  for (let index = begin; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code < zero || code > nine) return false;
  }
  return begin < end;
}

/** The number that four digits of a text make. Positions before `first`, and after the end, count as zeros. */
function fourDigits(text: string, at: number, first: number): number {
  let number = 0;
  for (let index = at; index < at + 4; index += 1) {
    const isInside = index >= first && index < text.length;
    number = number * 10 + (isInside ? text.charCodeAt(index) - zero : 0);
  }
  return number;
}

/** Any `numeric` column with a precision has fewer digits, and with this many every length field above still fits its 16 bits. */
const mostDigits = 1000;

const dash = 0x2d;
const noDigit = 16;
/** The value of each ASCII character as a hex digit. */
const digitOf = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? noDigit : digit;
});

/** The header in front of all rows: the signature, no flags, no extension. */
export const binaryHead: Uint8Array = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** The trailer after all rows: a column count of -1. */
export const binaryTail: Uint8Array = Buffer.from([0xff, 0xff]);
