import type { DocumentPlace } from '../../../../../core/api/index.js';
import type { DocumentBlock } from '../../document-block.js';
import { raisedNumber } from './raised-number.js';
import { strikeMark } from './strike-mark.js';
import { shownSymbols } from './symbol-font.js';
import { TableNames } from '../tables/table-names.js';

/** Maximum length of a cell or paragraph; a longer text is split. */
const maxParagraphLength = 20_000;
const maxColumns = 1_000;

/** How a part of a text looks, as far as that says something. */
export interface TextStyle {
  /** Crossed out. */
  readonly isStruck?: boolean;
  /** Above the line, such as an exponent. */
  readonly isRaised?: boolean;
  /** The font, if it is one of symbols. */
  readonly symbolFont?: string | undefined;
}

/**
 * Makes blocks of what office formats have in common while their XML comes by: paragraphs of runs, headings, and tables, whose rows
 * become one block each and whose inner tables become part of the cell.
 */
export class ParagraphCollector {
  place: DocumentPlace | undefined;
  #blocks: DocumentBlock[] = [];
  #text = '';
  /** Whether the text so far ends within a part that is crossed out. */
  #isStruck = false;
  #level: number | undefined;
  /** What is shown before the text of the paragraph, if it has any. */
  #number = '';
  /** Levels of the paragraphs around the one that is open. */
  readonly #outer: (number | undefined)[] = [];
  #tables = 0;
  #cells: string[] = [];
  #cell = '';
  /** The columns that the open cell spans, and whether it goes on from the row above. */
  #span = 1;
  #isContinued = false;
  /** The cells of the row above, with those that go on from further above. */
  #above: readonly string[] = [];
  #isRowDropped = false;
  #names = new TableNames();
  /** The columns of the open row that a cell on their left covers. */
  #covered = new Set<number>();
  /** Pictures of the paragraph or row that is open. */
  #pictures: string[] = [];
  /** The paragraph around the note that is open. */
  #around: { readonly text: string; readonly level: number | undefined; readonly number: string } | undefined;
  /** The paragraphs of notes, until the one that refers to them ends. */
  #notes: DocumentBlock[] = [];

  /** The blocks that are complete, once. */
  take(): DocumentBlock[] {
    const blocks = this.#blocks;
    this.#blocks = [];
    return blocks;
  }

  add(written: string, { isStruck = false, isRaised = false, symbolFont }: TextStyle = {}): void {
    const text = shownSymbols(written, symbolFont);
    if (isStruck !== this.#isStruck && text.trim() !== '') this.#strike(isStruck);
    this.#text += isRaised ? raisedNumber(this.#text, text) : text;
    if (this.#text.length > maxParagraphLength && this.#tables === 0) this.#flush();
  }

  /** The paragraph that is open is a heading. */
  heading(level: number): void {
    this.#level = level;
  }

  /** The number of the paragraph that is open, which is not part of its text. */
  number(number: string): void {
    this.#number = number;
  }

  openParagraph(): void {
    // A text box is nested in the paragraph to which it is anchored.
    this.#flush();
    this.#number = '';
    this.#outer.push(this.#level);
    this.#level = undefined;
  }

  closeParagraph(): void {
    this.#flush();
    this.#level = this.#outer.pop();
    if (this.#around === undefined) this.#blocks.push(...this.#notes.splice(0));
    if (this.#tables === 0) this.#placePictures();
  }

  /** A note or comment inside of a paragraph, which goes on after it. In a cell it remains where it is. */
  openNote(): void {
    if (this.#tables > 0 || this.#around !== undefined) return;
    if (this.#isStruck) this.#strike(false);
    this.#around = { text: this.#text, level: this.#level, number: this.#number };
    this.#text = '';
  }

  closeNote(): void {
    const around = this.#around;
    if (around === undefined) return;
    this.#flush();
    this.#around = undefined;
    this.#text = around.text;
    this.#level = around.level;
    this.#number = around.number;
  }

  /** A picture, as the document names it. It follows the paragraph or the row in which it stands. */
  picture(name: string): void {
    this.#pictures.push(name);
    if (this.#outer.length === 0 && this.#tables === 0) this.#placePictures();
  }

  openTable(): void {
    this.#flush();
    this.#tables += 1;
    if (this.#tables !== 1) return;
    this.#names = new TableNames();
    this.#above = [];
  }

  closeTable(): void {
    this.#tables = Math.max(0, this.#tables - 1);
    if (this.#tables === 0) for (const row of this.#names.end()) this.block(row);
  }

  closeCell(): void {
    this.#flush();
    if (this.#tables !== 1) return;
    const own = this.#cell.trim();
    this.#cells.push(own === '' && this.#isContinued ? (this.#above[this.#cells.length] ?? '') : own);
    for (let column = 1; column < this.#span; column += 1) {
      this.#covered.add(this.#cells.length);
      this.#cells.push('');
    }
    this.#cell = '';
    this.#span = 1;
    this.#isContinued = false;
  }

  /** The cell that is open spans several columns. */
  spanColumns(count: number): void {
    if (this.#tables === 1 && count > 1) this.#span = Math.min(count, maxColumns);
  }

  /** The cell that is open is merged with the one on its left. */
  coverCell(): void {
    if (this.#tables === 1) this.#covered.add(this.#cells.length);
  }

  /** The cell that is open is merged with the one above it. */
  continueCell(): void {
    if (this.#tables === 1) this.#isContinued = true;
  }

  /** The row that is open is not part of the document any more. */
  dropRow(): void {
    if (this.#tables === 1) this.#isRowDropped = true;
  }

  closeRow(): void {
    if (this.#tables !== 1) return;
    const cells = this.#isRowDropped ? [] : this.#cells;
    if (!this.#isRowDropped) this.#above = cells;
    for (const row of this.#names.add({ cells, covered: this.#covered })) this.block(row);
    this.#cells = [];
    this.#covered = new Set();
    this.#isRowDropped = false;
    this.#placePictures();
  }

  /** A block as it is. */
  block(block: DocumentBlock): void {
    const target = this.#around === undefined ? this.#blocks : this.#notes;
    target.push(this.place === undefined ? block : { ...block, place: this.place });
  }

  #placePictures(): void {
    for (const picture of this.#pictures.splice(0)) this.block({ kind: 'paragraph', text: '', picture });
  }

  #strike(isStruck: boolean): void {
    this.#text += strikeMark;
    this.#isStruck = isStruck;
  }

  #flush(): void {
    if (this.#isStruck) this.#strike(false);
    const written = this.#text;
    this.#text = '';
    if (written.trim() === '') return;
    const text = this.#number === '' ? written : `${this.#number} ${written}`;
    this.#number = '';
    if (this.#tables > 0) {
      this.#cell += this.#cell === '' ? text : ` ${text}`;
      return;
    }
    if (this.#level === undefined) this.block({ kind: 'paragraph', text });
    else this.block({ kind: 'heading', level: this.#level, text: text.replace(/\s+/g, ' ').trim() });
  }
}
