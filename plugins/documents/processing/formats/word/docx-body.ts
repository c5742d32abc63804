import type { XmlElement, XmlListener } from '../../archive/read-xml.js';
import type { DocxNumbering, ListPlace } from './docx-numbering.js';
import { type DocxLook, type DocxStyles, isOn, isPaper, outlineLevel, tinySize } from './docx-styles.js';
import type { ParagraphCollector } from '../paragraphs/paragraph-collector.js';
import { fieldText } from '../paragraphs/field-text.js';
import { FormField } from '../paragraphs/form-field.js';
import { descriptionOf } from '../paragraphs/picture-description.js';
import { isSymbolFont, shownSymbols } from '../paragraphs/symbol-font.js';

/** Elements whose content is invisible or duplicated elsewhere, is how a word is read aloud, or was true before a change. */
const skipped = new Set(['Fallback', 'delText', 'del', 'moveFrom', 'binData', 'rt', 'pPrChange', 'rPrChange']);

/** Elements that represent a character. */
const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};

/** What formulas show by the places of their parts, and not by characters (ECMA-376 part 1, 22.1): `(Q)/(v)`, `t^(2)`. */
const formulaParts: Readonly<Record<string, readonly [before: string, after: string]>> = {
  num: ['(', ')'],
  den: ['/(', ')'],
  sup: ['^(', ')'],
  rad: ['√(', ')'],
};

/** XML listener for WordprocessingML: body, headers, footnotes and comments of DOCX, and Word 2003 XML. */
export class DocxListener implements XmlListener {
  readonly #collector: ParagraphCollector;
  readonly #styles: DocxStyles | undefined;
  /** The paragraphs and runs that are open: a text box is nested in a run. */
  readonly #open: OpenText[] = [];
  /** Those of texts that were left out because a reader does not see them. */
  hiddenCharacters = 0;
  #skipping = 0;
  /** The tables and text boxes that are open. */
  readonly #frames: Frame[] = [];
  /** The instruction of the field that is open, before its result. */
  #instruction = '';
  #isInstruction = false;
  #form: FormField | undefined;
  /** The document has a background, or a picture behind its text. */
  #hasBackground = false;
  #texts = 0;
  #inProperties = false;
  #inRowProperties = false;
  #inCellProperties = false;
  readonly #numbering: DocxNumbering | undefined;
  /** The list of the paragraph whose properties are open. */
  #item: Partial<ListPlace> = {};

  constructor(collector: ParagraphCollector, styles?: DocxStyles, numbering?: DocxNumbering) {
    this.#collector = collector;
    this.#styles = styles;
    this.#numbering = numbering;
  }

  open({ name, attributes }: XmlElement): void {
    if (this.#skipping > 0 || skipped.has(name)) {
      if (name === 'del' && this.#inRowProperties) this.#collector.dropRow();
      this.#skipping += 1;
      return;
    }
    if (name === 't') this.#texts += 1;
    else if (name === 'instrText') this.#isInstruction = true;
    else if (name === 'fldChar') this.#fieldMark(attributes['fldCharType']);
    else if (name === 'ffData') this.#form = new FormField();
    else if (this.#form !== undefined) this.#formProperty(this.#form, name, attributes['val'] ?? '');
    else if (name === 'p') this.#openParagraph();
    else if (name === 'r') this.#openText(true);
    else if (name === 'tbl') this.#openTable();
    else if (name === 'tblStyle') this.#styleTable(attributes['val'] ?? '');
    else if (name === 'tc') this.#openCell();
    else if (name === 'txbxContent') this.#frames.push({ isColoured: true, isCellColoured: true });
    else if (name === 'background' || attributes['behindDoc'] === '1') this.#hasBackground = true;
    else if (name === 'shd') this.#shade(attributes);
    else if (name === 'pPr' || name === 'rPr') this.#inProperties = true;
    else if (name === 'trPr') this.#inRowProperties = true;
    else if (name === 'tcPr') this.#inCellProperties = true;
    else if (name === 'gridSpan') this.#collector.spanColumns(Number(attributes['val']));
    else if (name === 'vMerge' && attributes['val'] !== 'restart') this.#collector.continueCell();
    else if (name === 'docPr') this.#describe(attributes['descr']);
    else if (name === 'blip') this.#picture(attributes['embed']);
    else if (name === 'imagedata') this.#picture(attributes['r:id'] ?? attributes['id']);
    else if (name === 'footnoteReference' || name === 'endnoteReference' || name === 'commentReference')
      this.#picture(`${name.replace('Reference', '')} ${attributes['id'] ?? ''}`);
    else if (name === 'sym') this.#add(symbol(attributes));
    else if (name === 'rFonts') this.#font(attributes['ascii'] ?? attributes['hAnsi'] ?? '');
    else if (this.#inProperties) this.#property(name, attributes['val'] ?? '');
    else if (name in characters) this.#add(characters[name] ?? '');
    else if (name in formulaParts) this.#add(formulaParts[name]?.[0] ?? '');
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    if (name === 't') this.#texts -= 1;
    else if (name === 'instrText') this.#isInstruction = false;
    else if (name === 'ffData') this.#closeForm();
    else if (name === 'p') this.#closeParagraph();
    else if (name === 'r') this.#open.pop();
    else if (name === 'tc') this.#collector.closeCell();
    else if (name === 'tr') this.#collector.closeRow();
    else if (name === 'tbl') this.#closeTable();
    else if (name === 'txbxContent') this.#frames.pop();
    else if (name === 'pPr' || name === 'rPr') this.#closeProperties(name);
    else if (name === 'trPr') this.#inRowProperties = false;
    else if (name === 'tcPr') this.#inCellProperties = false;
    else if (name in formulaParts) this.#add(formulaParts[name]?.[1] ?? '');
  }

  text(text: string): void {
    if (this.#skipping > 0) return;
    if (this.#isInstruction) this.#instruction += text;
    else if (this.#texts > 0) this.#add(text);
  }

  /** A field begins, or its result, which counts instead of the instruction; or it ends. */
  #fieldMark(kind: string | undefined): void {
    if (kind === 'end') this.#add(fieldText(this.#instruction) ?? '');
    this.#instruction = '';
  }

  /** What fields of old forms say about their state (ECMA-376 part 1, 17.16). */
  #formProperty(form: FormField, name: string, value: string): void {
    if (name === 'checkBox') form.tick(false);
    else if (name === 'checked' || (name === 'default' && form.isBox)) form.tick(isOn(value));
    else if (name === 'listEntry') form.choice(value);
    else if (name === 'result' || name === 'default') form.choose(Number(value));
  }

  #closeForm(): void {
    this.#add(this.#form?.shown ?? '');
    this.#form = undefined;
  }

  get #isHidden(): boolean {
    const { isHidden = false, isUnseen = false } = this.#open.at(-1) ?? {};
    return isHidden || isUnseen || this.#isWhiteOnWhite;
  }

  get #isWhiteOnWhite(): boolean {
    const { isWhite = false, isShaded = false } = this.#open.at(-1) ?? {};
    return isWhite && !isShaded && !(this.#frames.at(-1)?.isCellColoured ?? false) && !this.#hasBackground;
  }

  #add(text: string): void {
    const open = this.#open.at(-1);
    if (!this.#isHidden) this.#collector.add(text, open);
    else if (open?.isHidden !== true || open.isRun) this.hiddenCharacters += text.trim().length;
  }

  #openText(isRun: boolean): void {
    const { isHidden = false, isShaded = false, isWhite, isUnseen, isRaised } = this.#open.at(-1) ?? {};
    // A text box does not look like the run in which it is.
    this.#open.push({ isRun, isHidden, isShaded, ...(isRun && { isWhite, isUnseen, isRaised }) });
  }

  #openTable(): void {
    // Without styles, nothing tells what a table looks like.
    const isColoured = this.#styles === undefined || (this.#frames.at(-1)?.isCellColoured ?? false);
    this.#frames.push({ isColoured, isCellColoured: isColoured });
    this.#collector.openTable();
  }

  #closeTable(): void {
    this.#frames.pop();
    this.#collector.closeTable();
  }

  #styleTable(style: string): void {
    const frame = this.#frames.at(-1);
    if (frame !== undefined && this.#styles?.shades(style) === true) frame.isColoured = true;
  }

  #openCell(): void {
    const frame = this.#frames.at(-1);
    if (frame !== undefined) frame.isCellColoured = frame.isColoured;
  }

  /** The run or paragraph, or the table or cell, that is open lies on a colour. */
  #shade({ fill = 'auto', val = 'clear' }: XmlElement['attributes']): void {
    if (isPaper.test(fill) && /^(?:clear|nil)$/.test(val)) return;
    const [text, frame] = [this.#open.at(-1), this.#frames.at(-1)];
    if (this.#inProperties && text !== undefined) text.isShaded = true;
    else if (this.#inCellProperties && frame !== undefined) frame.isCellColoured = true;
    else if (frame !== undefined) frame.isColoured = true;
  }

  #picture(relationship: string | undefined): void {
    if (relationship !== undefined && !this.#isHidden) this.#collector.picture(relationship);
  }

  #describe(alternative: string | undefined): void {
    const description = descriptionOf(alternative);
    if (description !== '') this.#add(` ${description} `);
  }

  #openParagraph(): void {
    this.#openText(false);
    this.#collector.openParagraph();
  }

  #closeParagraph(): void {
    this.#open.pop();
    this.#collector.closeParagraph();
  }

  #closeProperties(name: string): void {
    this.#inProperties = false;
    if (name !== 'pPr') return;
    const { list, level = 0 } = this.#item;
    if (list !== undefined) this.#collector.number(this.#numbering?.next({ list, level }) ?? '');
    this.#item = {};
  }

  #font(font: string): void {
    const open = this.#open.at(-1);
    if (open?.isRun === true && isSymbolFont(font)) open.symbolFont = font;
  }

  #property(name: string, value: string): void {
    if (name === 'pStyle') this.#item = { ...this.#styles?.list(value), ...this.#item };
    else if (name === 'numId') this.#item = { ...this.#item, list: value };
    else if (name === 'ilvl') this.#item = { ...this.#item, level: Number(value) };
    const level =
      name === 'pStyle' ? this.#styles?.level(value) : name === 'outlineLvl' ? outlineLevel(value) : undefined;
    if (level !== undefined) this.#collector.heading(level);
    const open = this.#open.at(-1);
    if (open === undefined) return;
    // In the properties of a paragraph it is the mark at its end that is hidden.
    if (name === 'vanish' && open.isRun) open.isHidden = isOn(value);
    else if ((name === 'strike' || name === 'dstrike') && open.isRun) open.isStruck = isOn(value);
    else if (name === 'color' && open.isRun) open.isWhite = isPaper.test(value) && value !== 'auto';
    else if (name === 'sz' && open.isRun) open.isUnseen = Number(value) <= tinySize;
    else if (name === 'highlight' && open.isRun) open.isShaded = !/^(?:none|white)$/.test(value);
    else if (name === 'vertAlign' && open.isRun) open.isRaised = value === 'superscript';
    else if (name === 'pStyle' || name === 'rStyle') {
      if (this.#styles?.hides(value) === true) open.isHidden = true;
      if (this.#styles?.shades(value) === true) open.isShaded = true;
      const {
        isWhite = open.isWhite,
        isUnseen = open.isUnseen,
        isRaised = open.isRaised,
      } = this.#styles?.look(value) ?? {};
      Object.assign(open, { isWhite, isUnseen, isRaised });
    }
  }
}

/** A table or text box, and whether a colour or a picture may be behind its text, and behind that of the cell that is open. */
interface Frame {
  isColoured: boolean;
  isCellColoured: boolean;
}

/** A paragraph or run, and whether Word does not show its text, crosses it out, or raises it. */
interface OpenText extends DocxLook {
  readonly isRun: boolean;
  isHidden: boolean;
  /** On a colour. */
  isShaded: boolean;
  isStruck?: boolean;
  symbolFont?: string;
}

/** A character of a symbol font. Without its font, a code of the private area means nothing. */
function symbol({ char, font = '' }: XmlElement['attributes']): string {
  const point = Number.parseInt(char ?? '', 16);
  if (!(point > 0x20 && point <= 0xffff)) return ' ';
  const character = shownSymbols(String.fromCodePoint(point), font);
  return character < '\ud800' ? character : ' ';
}
