import { isColumnName, longestColumnName, nameInCell } from './header-names.js';
import { type CellFinder, type FinderOf, space, type Step, type TableLayout } from './table-reader.js';

const [lessThan, greaterThan] = [0x3c, 0x3e];
/** Characters of a tag that tell what it is: `/table`. */
const longestTag = 6;
/** Names with spaces and line breaks around them. */
const longestHeader = 2 * longestColumnName;

/** Rows of a table in HTML. The header is in cells of its own kind, `<th>`; a row that begins with one may have its value beside it. */
export class HtmlRows implements TableLayout {
  finder: CellFinder | undefined;
  readonly #finderOf: FinderOf;
  readonly #finders: (CellFinder | undefined)[] = [];
  #isHeader = true;
  /** Whether the header has a value beside a name, so that no columns follow. */
  #hasValues = false;
  #column = -1;
  /** The beginning of the current tag; undefined outside of tags. */
  #tag: string | undefined;
  #name = '';
  #isName = false;
  /** Whether the next text is that of a cell with a finder. */
  #awaitsCell = false;
  #isFound = false;

  constructor(finderOf: FinderOf) {
    this.#finderOf = finderOf;
  }

  read(unit: number): Step {
    if (unit === lessThan) {
      this.#tag = '';
      return this.#endFound();
    }
    if (this.#tag !== undefined) {
      if (unit === greaterThan) return this.#endTag();
      if (this.#tag.length < longestTag) this.#tag += String.fromCharCode(unit);
      return 'goes on';
    }
    if (this.#isName) this.#name += String.fromCharCode(unit);
    if (this.#name.length > longestHeader) return 'ends the table';
    if (!this.#awaitsCell || unit <= space) return 'goes on';
    this.#awaitsCell = false;
    this.#isFound = true;
    return 'begins a cell';
  }

  #endFound(): Step {
    if (!this.#isFound) return 'goes on';
    this.#isFound = false;
    return 'ends a cell';
  }

  #endTag(): Step {
    const [name = ''] = /^\/?[a-z]*/i.exec(this.#tag ?? '') ?? [];
    this.#tag = undefined;
    switch (name.toLowerCase()) {
      case 'th':
      case 'td':
        return this.#beginCell(name.toLowerCase() === 'th');
      case '/th':
        return this.#endName();
      case '/td':
        this.#awaitsCell = false;
        return 'goes on';
      case '/tr':
        return this.#endRow();
      case '/table':
        return 'ends the table';
      default:
        return 'goes on';
    }
  }

  #beginCell(isName: boolean): Step {
    const beside = this.#finders[this.#column];
    this.#column += 1;
    this.#isName = this.#isHeader && isName;
    this.#name = '';
    this.finder = this.#isHeader ? beside : this.#finders[this.#column];
    this.#awaitsCell = !isName && this.finder !== undefined;
    if (this.#isHeader && !isName) this.#hasValues = true;
    return 'goes on';
  }

  #endName(): Step {
    if (!this.#isName) return 'goes on';
    this.#isName = false;
    const name = nameInCell(this.#name.trim()).replace(/:$/, '');
    this.#finders[this.#column] = this.#finderOf(name);
    return isColumnName(name) ? 'goes on' : 'ends the table';
  }

  #endRow(): Step {
    if (this.#hasValues || this.#finders.every((finder) => finder === undefined)) return 'ends the table';
    this.#isHeader = false;
    this.#column = -1;
    this.#awaitsCell = false;
    return 'goes on';
  }
}
