import type { XmlElement, XmlListener } from '../../archive/read-xml.js';
import type { SlideFooters } from './open-document-footers.js';
import { FormField } from '../paragraphs/form-field.js';
import { descriptionOf } from '../paragraphs/picture-description.js';
import { raisedNumber } from '../paragraphs/raised-number.js';
import { ParagraphCollector } from '../paragraphs/paragraph-collector.js';
import { SpannedCells } from '../tables/spanned-cells.js';
import { emptyStrike, struckOut } from '../paragraphs/strike-mark.js';
import { MathText } from '../web/math-text.js';
import { TableHeader, withComments } from '../tables/table-rows.js';
import { cellValue } from './cell-value.js';
import { type OpenDocumentLook, OpenDocumentStyles } from './open-document-styles.js';

/** Headers of notes are declared once, without a paragraph around them. */
const paragraphs: ReadonlySet<string> = new Set(['h', 'p', 'header-decl']);

/** Elements that are not read: deleted text, names of scripts, layout values; tables of contents, which repeat the titles; and the number of whatever page was the last one. */
const skipped = new Set([
  'tracked-changes',
  'scripts',
  'settings',
  'forms',
  'note-citation',
  'page-number',
  'table-of-content',
  'illustration-index',
  // How a word is read aloud, which would be in the middle of it.
  'ruby-text',
  'table-index',
]);

/** Elements whose look is that of what is in them. */
const looking = new Set(['section', 'table', 'table-row', 'table-cell', 'covered-table-cell', 'p', 'h', 'span', 'a']);
/** What stands beside the text around it, and does not look like it. */
const apart = new Set(['annotation', 'note-body']);
/** Shapes, in which text may be on a colour or a picture. */
const shapes = new Set(['text-box', 'custom-shape', 'rect', 'ellipse', 'circle', 'polygon', 'path', 'caption']);

/** Author and date of a comment. */
const aboutComment = new Set(['creator', 'date', 'creator-initials']);

/** Limits of repeated rows and cells: a row may represent a million empty ones, and a cell sixteen thousand. */
const maxRepeats = 1_000;
const maxCells = 16_384;

/** XML listener for the content of OpenDocument texts, spreadsheets and presentations. */
export class OpenDocumentListener implements XmlListener {
  readonly collector = new ParagraphCollector();
  slides = 0;
  sheets = 0;
  /** Those of texts that were left out because a reader does not see them. */
  hiddenCharacters = 0;
  /** Inside of an element that is not shown. */
  #isHidden = false;
  readonly #styles: OpenDocumentStyles;
  readonly #isSpreadsheet: boolean;
  /** Titles of charts are visible; titles of shapes are alternative texts. */
  readonly #isObject: boolean;
  readonly #footers: SlideFooters | undefined;
  /** How the elements that are open look. */
  readonly #open: OpenDocumentLook[] = [];
  #skipping = 0;
  #paragraphs = 0;
  #inComment = false;
  /** Inside of the title of a slide. */
  #isTitle = false;
  #form: FormField | undefined;
  /** The alternative text that is open. */
  #description: string | undefined;
  /** The formula that is open, in MathML. */
  #formula: MathText | undefined;
  #sheet: string | undefined;
  #header = new TableHeader();
  #row = 0;
  #rowRepeats = 1;
  /** The filled cells of the row, by column from 0. */
  readonly #cells = new Map<number, string>();
  #column = 0;
  #cell = '';
  /** What the cell shows if it has no text of its own, shown or hidden. */
  #cellValue: string | undefined;
  #cellRepeats = 1;
  #cellRows = 1;
  /** The comments on the cells of the row. */
  #comments: string[] = [];
  #spanned = new SpannedCells();

  /** @param named the styles of another part on which those of this one may be based */
  constructor(kind: 'text' | 'spreadsheet' | 'object', named?: OpenDocumentStyles, footers?: SlideFooters) {
    this.#isSpreadsheet = kind === 'spreadsheet';
    this.#isObject = kind === 'object';
    this.#styles = new OpenDocumentStyles(named);
    this.#footers = footers;
  }

  open({ name, attributes }: XmlElement): void {
    this.#footers?.open({ name, attributes });
    this.#styles.open({ name, attributes });
    if (this.#isObject && (this.#formula !== undefined || name === 'math')) this.#openFormula(name);
    else if (this.#skipping > 0 || this.#skips(name)) this.#skipping += 1;
    else if (!this.#openLook(name, attributes)) this.#openHidden();
    else if (name === 'annotation') this.#openComment();
    else if (name === 'note-body') this.collector.openNote();
    else if (paragraphs.has(name)) this.#openParagraph(name, attributes);
    else if (this.#paragraphs > 0 && this.#character(name, attributes)) return;
    else if (name === 'fieldmark') this.#form = new FormField();
    else if (name === 'param' && this.#form !== undefined) formParameter(this.#form, attributes);
    else if (name === 'desc') this.#description = '';
    else if (name === 'page') this.#openSlide();
    else if (name === 'frame') this.#isTitle = attributes['presentation:class'] === 'title';
    else if (name === 'image' && this.#sheet === undefined) this.collector.picture(attributes['href'] ?? '');
    else if (name === 'table') this.#openTable(attributes['name'] ?? '');
    else if (name === 'table-row') this.#rowRepeats = count(attributes['number-rows-repeated']);
    else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.#cellRepeats = count(attributes['number-columns-repeated']);
      this.#cellRows = count(attributes['number-rows-spanned']);
      this.#cellValue = this.#isUnseen(this.#open.at(-1) ?? {}) ? undefined : cellValue(attributes);
    }
  }

  #openHidden(): void {
    this.#cellValue = undefined;
    this.#skipping += 1;
    this.#isHidden = true;
  }

  #closeSkipped(): void {
    this.#skipping -= 1;
    if (this.#skipping === 0) this.#isHidden = false;
  }

  close(name: string): void {
    this.#footers?.close(name);
    this.#styles.close(name);
    if (this.#skipping > 0) this.#closeSkipped();
    else if (this.#formula !== undefined) this.#closeFormula(name, this.#formula);
    else this.#closeShown(name);
  }

  #closeShown(name: string): void {
    if (hasLook(name)) this.#open.pop();
    if (paragraphs.has(name)) this.#closeParagraph();
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#closeCell();
    else if (name === 'table-row') this.#closeRow();
    else if (name === 'table' && this.#sheet === undefined) this.collector.closeTable();
    else if (name === 'annotation') this.#closeComment();
    else if (name === 'note-body') this.collector.closeNote();
    else if (name === 'fieldmark') this.#closeForm();
    else if (name === 'desc') this.#describe();
    else if (name === 'page') this.#closeSlide();
    else if (name === 'frame') this.#isTitle = false;
  }

  #skips(name: string): boolean {
    if (name === 'title') return !this.#isObject;
    if (name === 'desc') return this.#isObject || this.#sheet !== undefined;
    return skipped.has(name) || (this.#inComment && aboutComment.has(name));
  }

  /** An element begins. @returns false if it is not shown, by its own attribute or by its style */
  #openLook(name: string, attributes: XmlElement['attributes']): boolean {
    const own = this.#styles.ofElement(name, attributes);
    if (own?.isHidden === true || (attributes['text:display'] === 'none' && attributes['text:name'] !== undefined))
      return false;
    if (shapes.has(name)) this.#open.push({ isColoured: true });
    else if (apart.has(name)) this.#open.push({});
    else if (looking.has(name)) this.#open.push({ ...this.#open.at(-1), ...own });
    return true;
  }

  /** Whether anything may be behind text: on slides and in charts. */
  get #isDrawn(): boolean {
    return this.#isObject || this.slides > 0;
  }

  /** Whether no reader sees text that looks like this. */
  #isUnseen({ isUnseen = false, isWhite = false, isColoured = false }: OpenDocumentLook): boolean {
    return isUnseen || (isWhite && !isColoured && !this.#isDrawn && !this.#styles.hasBackground);
  }

  #closeForm(): void {
    this.text(this.#form?.shown ?? '');
    this.#form = undefined;
  }

  /** The alternative text of a picture has ended. */
  #describe(): void {
    const description = descriptionOf(this.#description);
    this.#description = undefined;
    if (description === '') return;
    this.collector.openParagraph();
    this.collector.add(description);
    this.collector.closeParagraph();
  }

  text(text: string): void {
    if (this.#description !== undefined) this.#description += text;
    if (this.#isHidden) this.hiddenCharacters += text.trim().length;
    if (this.#footers?.text(text) || this.#skipping > 0 || this.#paragraphs === 0 || this.#description !== undefined)
      return;
    const look = this.#open.at(-1) ?? {};
    if (this.#isUnseen(look)) this.hiddenCharacters += text.trim().length;
    else if (this.#formula !== undefined) this.collector.add(text.trim());
    else if (this.#sheet === undefined) this.collector.add(text, look);
    else if (this.#inComment) this.#comment(text);
    else {
      const shown = look.isRaised === true ? raisedNumber(this.#cell, text) : text;
      this.#cell += look.isStruck === true ? struckOut(shown) : shown;
    }
  }

  #openFormula(name: string): void {
    if (this.#formula === undefined) {
      this.#formula = new MathText();
      this.#paragraphs += 1;
      this.collector.openParagraph();
    } else if (name === 'annotation' || this.#skipping > 0) this.#skipping += 1;
    else this.collector.add(this.#formula.open(name));
  }

  #closeFormula(name: string, formula: MathText): void {
    if (name !== 'math') {
      this.collector.add(formula.close(name));
      return;
    }
    this.#formula = undefined;
    this.#paragraphs -= 1;
    this.collector.closeParagraph();
  }

  #comment(text: string): void {
    this.#comments.push((this.#comments.pop() ?? '') + text);
  }

  #openComment(): void {
    this.#inComment = true;
    if (this.#sheet === undefined) this.collector.openNote();
    else this.#comments.push('');
  }

  #closeComment(): void {
    this.#inComment = false;
    this.collector.closeNote();
  }

  #openParagraph(name: string, attributes: XmlElement['attributes']): void {
    this.#paragraphs += 1;
    if (this.#sheet !== undefined) {
      if (this.#inComment) this.#comment(' ');
      else {
        this.#cellValue = undefined;
        if (this.#cell !== '') this.#cell += ' ';
      }
      return;
    }
    this.collector.openParagraph();
    if (name === 'h' || this.#isTitle) this.collector.heading(Math.min(9, count(attributes['outline-level'])));
  }

  #closeParagraph(): void {
    this.#paragraphs -= 1;
    if (this.#sheet === undefined) this.collector.closeParagraph();
  }

  #character(name: string, attributes: XmlElement['attributes']): boolean {
    const text = name === 's' ? ' '.repeat(Math.min(10, count(attributes['c']))) : characters[name];
    if (text !== undefined) this.text(text);
    return text !== undefined;
  }

  #openSlide(): void {
    this.slides += 1;
    this.collector.place = { slide: this.slides };
  }

  #closeSlide(): void {
    for (const block of this.#footers?.ofSlide(this.slides) ?? []) this.collector.block(block);
  }

  #openTable(name: string): void {
    if (!this.#isSpreadsheet) {
      this.collector.openTable();
      return;
    }
    this.sheets += 1;
    this.#sheet = name;
    this.#row = 0;
    this.#header = new TableHeader();
    this.#spanned = new SpannedCells();
  }

  #closeCell(): void {
    if (this.#sheet === undefined) {
      this.collector.closeCell();
      return;
    }
    const value = (this.#cellValue ?? this.#cell.replaceAll(emptyStrike, '')).trim();
    this.#cellValue = undefined;
    if (this.#cellRows > 1)
      this.#spanned.add({ column: this.#column, lastRow: this.#row + this.#cellRows - 1, text: value });
    const end =
      this.#column + Math.min(this.#cellRepeats, maxCells - this.#column, value === '' ? maxCells : maxRepeats);
    if (value === '') this.#column = end;
    for (; this.#column < end; this.#column += 1) this.#cells.set(this.#column, value);
    this.#cell = '';
  }

  #closeRow(): void {
    if (this.#sheet === undefined) {
      this.collector.closeRow();
      return;
    }
    this.collector.place = { sheet: this.#sheet, row: this.#row + 1 };
    const row = this.#header.rowText(this.#spanned.fill(this.#cells, this.#row), this.#row + 1);
    const text = withComments(row, this.#comments.splice(0));
    this.#row += this.#rowRepeats;
    this.#cells.clear();
    this.#column = 0;
    if (text === '') return;
    for (let index = 0; index < Math.min(this.#rowRepeats, maxRepeats); index += 1) {
      this.collector.block({ kind: 'row', text });
    }
  }
}

/** What LibreOffice keeps of the fields of a form of Word. */
function formParameter(form: FormField, { name, value = '' }: XmlElement['attributes']): void {
  if (name === 'Checkbox_Checked') form.tick(value === 'true');
  else if (name === 'Dropdown_ListEntry') form.choice(value);
  else if (name === 'Dropdown_Selected') form.choose(Number(value));
}

function hasLook(name: string): boolean {
  return looking.has(name) || shapes.has(name) || apart.has(name);
}

const characters: Readonly<Record<string, string>> = { tab: '\t', 'line-break': '\n' };

function count(attribute: string | undefined): number {
  const value = Number(attribute ?? 1);
  return Number.isInteger(value) && value > 0 ? value : 1;
}
