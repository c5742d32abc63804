import { isColumnName, longestColumnName, nameInCell } from './header-names.js';
import { type CellFinder, type FinderOf, space, type Step, type TableLayout } from './table-reader.js';

const [comma, backslash, brace] = [0x2c, 0x5c, 0x7b];
const closingOf = new Map([
  [0x28, 0x29],
  [0x5b, 0x5d],
]);
const closing = new Set(closingOf.values());
const quotes = new Set([0x22, 0x27, 0x60]);
/** What may stand between the names and the first record, and between two records. */
const betweenNamesAndRecords = /[\s\w,:;"'`()[\].=?-]/;
const betweenRecords = /[\s\w,:"'`]/;
/** The greatest length of either, and of a value without quotes. */
const longestBetween = 80;

/** Records in brackets: `(user, password) values ('ana', '…'), ('leo', '…')`, `[["user", "password"], ["ana", "…"]]`. */
export class Tuples implements TableLayout {
  finder: CellFinder | undefined;
  readonly #finderOf: FinderOf;
  #phase: 'names' | 'gap' | 'record' | 'between' = 'names';
  readonly #finders: (CellFinder | undefined)[] = [];
  #closing: number;
  #column = 0;
  #name = '';
  /** Brackets within a value. */
  #depth = 0;
  /** The quotation mark that encloses what is being read; 0 without one. */
  #quote = 0;
  #isEscaped = false;
  /** Units other than spaces since the last bracket or quote. */
  #length = 0;
  /** Whether a value has begun, and whether it is read by a finder. */
  #hasValue = false;
  #isFound = false;

  /** @param opening the bracket before the names */
  constructor(opening: number, finderOf: FinderOf) {
    this.#finderOf = finderOf;
    this.#closing = closingOf.get(opening) ?? 0;
  }

  read(unit: number): Step {
    if (unit > space) this.#length += 1;
    switch (this.#phase) {
      case 'names':
        return this.#readName(unit);
      case 'record':
        return this.#readValue(unit);
      default:
        return this.#readBetween(unit);
    }
  }

  #readName(unit: number): Step {
    if (unit !== comma && unit !== this.#closing) {
      this.#name += String.fromCharCode(unit);
      return this.#name.length <= longestColumnName ? 'goes on' : 'ends the table';
    }
    const name = nameInCell(this.#name);
    if (!isColumnName(name) || this.#finders.length === mostColumns) return 'ends the table';
    this.#finders.push(this.#finderOf(name));
    this.#name = '';
    if (unit === this.#closing) this.#leave('gap');
    return 'goes on';
  }

  #readBetween(unit: number): Step {
    const end = closingOf.get(unit);
    if (end !== undefined) return this.#open(end);
    const allowed = this.#phase === 'gap' ? betweenNamesAndRecords : betweenRecords;
    return this.#length <= longestBetween && allowed.test(String.fromCharCode(unit)) ? 'goes on' : 'ends the table';
  }

  #open(end: number): Step {
    this.#closing = end;
    this.#column = 0;
    this.#leave('record');
    return 'goes on';
  }

  #leave(phase: 'gap' | 'record' | 'between'): void {
    this.#phase = phase;
    this.#length = 0;
    this.#hasValue = false;
    this.#isFound = false;
  }

  #readValue(unit: number): Step {
    if (this.#quote !== 0) return this.#readQuoted(unit);
    if (quotes.has(unit)) return this.#openQuote(unit);
    if (closing.has(unit)) return this.#close(unit);
    if (unit === comma && this.#depth === 0) return this.#endValue('record');
    if (unit <= space) return 'goes on';
    const isFirst = !this.#hasValue;
    this.#hasValue = true;
    const end = closingOf.get(unit);
    // Records in a list, or objects.
    if (isFirst && this.#column === 0 && end !== undefined) return this.#open(end);
    if ((isFirst && unit === brace) || this.#length > longestBetween) return 'ends the table';
    if (end !== undefined) this.#depth += 1;
    return 'goes on';
  }

  #readQuoted(unit: number): Step {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (unit === backslash) this.#isEscaped = true;
    else if (unit === this.#quote) {
      this.#quote = 0;
      this.#length = 0;
    }
    return 'goes on';
  }

  #openQuote(unit: number): Step {
    this.#quote = unit;
    const finder = this.#finders[this.#column];
    // A letter may precede the quote: `N'…'`.
    const isFound = finder !== undefined && this.#depth === 0 && !this.#isFound && this.#length <= longestLetters;
    this.#hasValue = true;
    if (!isFound) return 'goes on';
    this.finder = finder;
    this.#isFound = true;
    return 'begins a cell';
  }

  #close(unit: number): Step {
    if (this.#depth > 0) {
      this.#depth -= 1;
      return 'goes on';
    }
    return unit === this.#closing ? this.#endValue('between') : 'ends the table';
  }

  #endValue(next: 'record' | 'between'): Step {
    const step = this.#isFound ? 'ends a cell' : 'goes on';
    this.#column += 1;
    this.#leave(next);
    return step;
  }
}

/** A list of more names is not that of the columns of a table. */
const mostColumns = 64;
/** The quote and letters before it. */
const longestLetters = 3;
