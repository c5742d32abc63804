/** The numbering plan of a country, or of a calling code without a country, from the metadata of libphonenumber-js. */
export class NumberingPlan {
  readonly callingCode: string;
  /** The international dialling prefix. */
  readonly international: RegExp;
  /** The national prefix. It may capture more: a carrier code, or a part of the number. */
  readonly prefix: RegExp | undefined;
  /** Replacement for a number of which the prefix has captured a part. */
  readonly transformed: string | undefined;
  /** Leading digits, where these distinguish countries that share a calling code. */
  readonly leading: RegExp | undefined;
  /** Ascending. */
  readonly lengths: readonly number[];
  readonly hasTypes: boolean;
  /** A bit for each possible number of digits, without prefix. */
  readonly lengthBits: number;
  /** Sources of the expressions, for automata that combine plans. */
  readonly sources: {
    readonly international: string;
    readonly prefix: string | undefined;
    readonly types: readonly string[];
  };
  readonly #pattern: RegExp;
  /** Whether the prefix depends on where the number ends. */
  readonly #hasEnd: boolean;
  readonly #isPrefixFixed: boolean;
  readonly #types: readonly NumberType[];

  /**
   * @param row format 4 of the library's metadata
   * @throws Error for another format
   */
  constructor(row: readonly unknown[]) {
    const [callingCode, international, pattern, lengths, , nationalPrefix, , prefix, rule, , leading, types] = row;
    if (!Array.isArray(lengths)) throw new Error('metadata of telephone numbers have another format');
    const [numbers, prefixes, begins] = [textOf(pattern), textOf(prefix) || textOf(nationalPrefix), textOf(leading)];
    this.callingCode = textOf(callingCode);
    this.international = beginning(textOf(international));
    this.#pattern = whole(numbers);
    this.lengths = lengths as readonly number[];
    this.prefix = prefixes === '' ? undefined : beginning(prefixes);
    this.#hasEnd = prefixes.includes('$');
    this.#isPrefixFixed = /^\d+$/.test(prefixes);
    this.transformed = textOf(rule) || undefined;
    this.leading = begins === '' ? undefined : beginning(begins);
    this.hasTypes = Array.isArray(types) && types.length > 0;
    const rows = this.hasTypes ? (types as readonly (TypeRow | 0)[]) : [];
    const patterns = rows.filter((type): type is TypeRow => type !== 0 && type[0] !== '');
    this.#types = patterns.map(([each, own]) => ({ pattern: whole(each), lengths: new Set(own ?? this.lengths) }));
    this.lengthBits = this.hasTypes
      ? bitsOf([this.lengths, ...this.#types.map((type) => [...type.lengths])].flat())
      : -1;
    this.sources = {
      international: textOf(international),
      prefix: prefixes === '' ? undefined : prefixes,
      types: patterns.length > 0 ? patterns.map(([each]) => each) : [numbers],
    };
  }

  /** Whether it has the general format of a number of the country. */
  isLike(national: string): boolean {
    return this.#pattern.test(national);
  }

  /** Whether it is a number of some type, such as landline or mobile. */
  isOfSomeType(national: string): boolean {
    // The general format is tested first: it rejects most digits, and a country has a dozen types.
    return (
      this.isLike(national) &&
      this.#types.some(({ pattern, lengths }) => lengths.has(national.length) && pattern.test(national))
    );
  }

  isValid(national: string): boolean {
    return this.hasTypes ? this.isOfSomeType(national) : this.isLike(national);
  }

  isPossible(national: string): boolean {
    return this.lengths.includes(national.length);
  }

  /** Number of leading digits that may be the prefix; undefined if that depends on the digits that follow. */
  lengthOfPrefix(digits: string): number | undefined {
    if (this.prefix === undefined) return 0;
    if (this.transformed !== undefined || this.#hasEnd) return undefined;
    if (!this.prefix.test(digits)) return 0;
    return this.#isPrefixFixed ? this.sources.prefix?.length : undefined;
  }

  isTooLong(national: string): boolean {
    return national.length > (this.lengths.at(-1) ?? 0);
  }
}

type TypeRow = readonly [pattern: string, lengths?: readonly number[]];

interface NumberType {
  readonly pattern: RegExp;
  readonly lengths: ReadonlySet<number>;
}

function bitsOf(lengths: readonly number[]): number {
  return lengths.reduce((bits, length) => bits | (1 << length), 0);
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

function beginning(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})`);
}

/** Rows have 0 in place of an absent value. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
