import { type ColumnKind, isColumnName, kindOfColumn, nameInCell } from './column-names.js';
import { lineFeed, space, type Step, type TableLayout } from './table-reader.js';

/** Longer lines are no headers. */
const longestHeader = 240;

/** A column of secrets: offsets in a line. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly kind: ColumnKind;
}

/** Lines whose cells begin below the names of their columns, as commands print them. */
export class AlignedLines implements TableLayout {
  kind: ColumnKind = 'password';
  #spans: readonly Span[] = [];
  #header: string | undefined = '';
  /** The first line below the header, which may show where the columns are. */
  #below: string | undefined;
  /** Whether the names are not far enough from each other to be columns without a line below them. */
  #isNarrow = false;
  #offset = 0;
  /** Offset from which on the next cell may begin. */
  #open = 0;
  #isInCell = false;
  #wasSpace = true;
  #isBlank = true;

  read(unit: number): Step {
    if (unit === lineFeed) return this.#endLine();
    const offset = this.#offset;
    this.#offset += 1;
    if (this.#header !== undefined && this.#below === undefined) {
      this.#header += String.fromCharCode(unit);
      return offset < longestHeader ? 'goes on' : 'ends the table';
    }
    if (this.#below !== undefined && offset < longestHeader) this.#below += String.fromCharCode(unit);
    const isSpace = unit <= space;
    const step = isSpace ? this.#endCell() : this.#beginCell(offset);
    if (!isSpace) this.#isBlank = false;
    this.#wasSpace = isSpace;
    return step;
  }

  #beginCell(offset: number): Step {
    if (this.#isInCell || !this.#wasSpace || offset < this.#open) return 'goes on';
    const span = this.#spans.find(({ from, to }) => offset >= from && offset < to);
    if (span === undefined) return 'goes on';
    this.#isInCell = true;
    this.#open = span.to;
    this.kind = span.kind;
    return 'begins a secret cell';
  }

  #endCell(): Step {
    if (!this.#isInCell) return 'goes on';
    this.#isInCell = false;
    return 'ends a secret cell';
  }

  #endLine(): Step {
    const step = this.#endCell();
    const isTable = this.#endHeader() && !(this.#isBlank && this.#header === undefined);
    this.#offset = 0;
    this.#open = 0;
    this.#wasSpace = true;
    this.#isBlank = true;
    return isTable ? step : 'ends the table';
  }

  /** At the end of the header and of the line below it. */
  #endHeader(): boolean {
    if (this.#header === undefined) return true;
    if (this.#below === undefined) {
      this.#below = '';
      const columns = [...this.#header.matchAll(/\S+(?: \S+)*/g)];
      this.#isNarrow = columns.length === 1;
      if (!this.#isNarrow) this.#spans = spansOf(columns, this.#header);
      return this.#isNarrow || this.#spans.length > 0;
    }
    const isUnderlined = /^[\s=-]*[=-]{2}[\s=-]*$/.test(this.#below);
    if (isUnderlined) this.#spans = spansOf([...this.#below.matchAll(/\S+/g)], this.#header);
    this.#header = undefined;
    this.#below = undefined;
    return isUnderlined ? this.#spans.length > 0 : !this.#isNarrow && !this.#isBlank;
  }
}

/** @param columns where they begin in the header */
function spansOf(columns: readonly RegExpExecArray[], header: string): readonly Span[] {
  const all = columns.map(({ index }, place) => {
    const to = columns[place + 1]?.index ?? Number.POSITIVE_INFINITY;
    return { from: index, to, name: nameInCell(header.slice(index, to)) };
  });
  if (all.length < 2 || !all.every(({ name }) => isColumnName(name))) return [];
  return all.flatMap(({ name, ...span }) => {
    const kind = kindOfColumn(name);
    return kind ? [{ ...span, kind }] : [];
  });
}
