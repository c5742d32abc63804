import type { XmlElement, XmlListener } from '../../archive/read-xml.js';
import type { DocumentBlock } from '../../document-block.js';
import { type FilledCells, TableHeader, withComments } from '../tables/table-rows.js';
import { raisedNumber } from '../paragraphs/raised-number.js';
import { SpannedCells } from '../tables/spanned-cells.js';
import { struckOut } from '../paragraphs/strike-mark.js';
import { columnOf } from './cell-reference.js';
import { IndentedLabels } from './indented-labels.js';
import type { SheetLayout } from './xlsx-layout.js';
import type { RowComments } from './xlsx-comments.js';
import type { XlsxStyles } from './xlsx-styles.js';
import { cellText } from './cell-text.js';

const maxColumns = 16_384;

/** What the cells of a sheet refer to, and what lies elsewhere in the file. */
export interface SheetContext {
  readonly shared: readonly string[];
  readonly styles: XlsxStyles;
  readonly layout: SheetLayout;
  readonly comments: RowComments;
}

/** XML listener for an XLSX sheet: rows of cells, without empty ones. */
export class SheetListener implements XmlListener {
  readonly #sheet: string;
  readonly #shared: readonly string[];
  readonly #styles: XlsxStyles;
  readonly #layout: SheetLayout;
  /** Those of rows that have not come yet. */
  readonly #comments: RowComments;
  readonly #spanned = new SpannedCells();
  readonly #header = new TableHeader();
  readonly #labels = new IndentedLabels();
  /** How far the first cell of the row is indented. */
  #indent = 0;
  /** Those of cells that were left out because a reader does not see them. */
  hiddenCharacters = 0;
  #blocks: DocumentBlock[] = [];
  #row = 0;
  #column = 0;
  #type = 'n';
  #style = 0;
  /** The filled cells of the row, by column from 0. */
  readonly #cells = new Map<number, string>();
  #value = '';
  #reading = false;
  /** Inside of a part of a text that is above the line. */
  #isRaised = false;
  /** That of a cell whose value the program that wrote the file has not computed. */
  #formula = '';
  #inFormula = false;

  constructor(sheet: string, { shared, styles, layout, comments }: SheetContext) {
    this.#sheet = sheet;
    this.#shared = shared;
    this.#styles = styles;
    this.#layout = layout;
    this.#comments = comments;
  }

  /** Comments on rows that have nothing else. */
  *end(): Generator<DocumentBlock> {
    for (const [row, comments] of this.#comments)
      for (const text of comments) yield { kind: 'paragraph', text, place: { sheet: this.#sheet, row } };
  }

  /** The rows that are complete, once. */
  take(): DocumentBlock[] {
    const blocks = this.#blocks;
    this.#blocks = [];
    return blocks;
  }

  open({ name, attributes }: XmlElement): void {
    if (name === 'row') this.#row = Number(attributes['r'] ?? this.#row + 1);
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'v' || name === 't') this.#reading = true;
    else if (name === 'f') this.#inFormula = true;
    else if (name === 'r') this.#isRaised = false;
    else if (name === 'vertAlign') this.#isRaised = attributes['val'] === 'superscript';
    else if (name === 'rPh') this.#type = 'phonetic';
  }

  text(text: string): void {
    if (this.#inFormula) this.#formula += text;
    else if (this.#reading && this.#type !== 'phonetic')
      this.#value += this.#isRaised ? raisedNumber(this.#value, text) : text;
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
    else if (name === 'v' || name === 't') this.#reading = false;
    else if (name === 'f') this.#inFormula = false;
    else if (name === 'rPh') this.#type = 'inlineStr';
    // Headers and footers follow the cells.
    else if (/^(?:odd|even|first)(?:Header|Footer)$/.test(name)) this.#value = '';
  }

  #openCell({ r, t = 'n', s = '0' }: XmlElement['attributes']): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    this.#type = t;
    this.#style = Number(s);
    this.#value = '';
    this.#formula = '';
    this.#isRaised = false;
  }

  #closeCell(): void {
    const shown = this.#shown();
    const text = this.#styles.strikes(this.#style) ? struckOut(shown) : shown;
    this.#value = '';
    if (text === '' || this.#column === 0 || this.#column > maxColumns) return;
    if (this.#styles.hides(this.#style, this.#layout.mayBeColoured)) {
      this.hiddenCharacters += shown.trim().length;
      return;
    }
    if (this.#cells.size === 0) this.#indent = this.#styles.indentOf(this.#style);
    this.#cells.set(this.#column - 1, text);
    const lastRow = this.#layout.merged.get(`${this.#row}:${this.#column}`);
    if (lastRow !== undefined) this.#spanned.add({ column: this.#column - 1, lastRow, text });
  }

  #shown(): string {
    const value = this.#value;
    if (this.#formula !== '' && this.#type === 'n' && value === '') return cellText(`=${this.#formula}`);
    if (this.#type === 's') return this.#shared[Number(value)] ?? '';
    if (this.#type === 'b') return value === '1' ? 'TRUE' : value === '' ? '' : 'FALSE';
    if (this.#type !== 'n') return cellText(value);
    if (value.trim() === '') return value;
    const number = Number(value);
    return Number.isFinite(number) ? this.#styles.show(number, this.#style) : value;
  }

  /** The cells with the groups to which their label belongs. */
  #labelled(cells: FilledCells): FilledCells {
    if (!this.#header.isNamed) this.#labels.clear();
    if (!this.#header.isNamed || cells.size === 0) return cells;
    const first = Math.min(...cells.keys());
    const label = cells.get(first) ?? '';
    const grouped = this.#labels.add(label, this.#indent);
    return grouped === label ? cells : new Map(cells).set(first, grouped);
  }

  #closeRow(): void {
    const text = this.#header.rowText(this.#labelled(this.#spanned.fill(this.#cells, this.#row)), this.#row);
    this.#cells.clear();
    this.#column = 0;
    if (text === '') return;
    const comments = this.#comments.get(this.#row) ?? [];
    this.#comments.delete(this.#row);
    this.#blocks.push({
      kind: 'row',
      text: withComments(text, comments),
      place: { sheet: this.#sheet, row: this.#row },
    });
  }
}
