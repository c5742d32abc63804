/** Numbers of one country, or of one calling code that belongs to none, as the library of telephone numbers describes them. */
export class NumberingPlan {
  readonly callingCode: string;
  /** What stands before the calling code of another country. */
  readonly international: RegExp;
  /** What stands before a number of the country, and may be more than that: a carrier, a part of the number. */
  readonly prefix: RegExp | undefined;
  /** What a number becomes whose prefix has caught a part of it. */
  readonly transformed: string | undefined;
  /** How numbers begin, where countries share a calling code and that tells them apart. */
  readonly leading: RegExp | undefined;
  /** Ascending. */
  readonly lengths: readonly number[];
  readonly hasTypes: boolean;
  /** Bits of the numbers of digits that anything of it may have, without prefix. */
  readonly lengthBits: number;
  /** Sources of the expressions, for what reads all plans at once. */
  readonly sources: {
    readonly international: string;
    readonly prefix: string | undefined;
    readonly types: readonly string[];
  };
  readonly #pattern: RegExp;
  /** What its prefix is depends on where the number ends. */
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

  /** Whether it looks like a number of the country. */
  isLike(national: string): boolean {
    return this.#pattern.test(national);
  }

  /** Whether it is a number of some kind: of a landline, of a mobile telephone. */
  isOfSomeType(national: string): boolean {
    // Most digits are like no number there, and a country has a dozen kinds.
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

  /** How many digits in front of something that begins with digits may be its prefix; undefined where that depends on how it goes on. */
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

/** Empty where a row has 0 for what is not there. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
