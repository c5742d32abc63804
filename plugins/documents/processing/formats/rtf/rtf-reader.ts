import iconv from 'iconv-lite';
import type { DocumentBlock } from '../../document-block.js';
import { ProcessingError } from '../../processing-contract.js';
import { raisedNumber } from '../paragraphs/raised-number.js';
import { strikeMark } from '../paragraphs/strike-mark.js';
import { TableNames } from '../tables/table-names.js';
import { isSymbolFont, shownSymbols } from '../paragraphs/symbol-font.js';
import { encodingOfCharset, encodingOfCodePage } from './rtf-code-pages.js';
import { type ReadAtEnd, RtfField, RtfItemNumber } from './rtf-field.js';
import type { RtfToken } from './rtf-tokens.js';
import { characters, insertedGroups, readGroups, skippedGroups } from './rtf-words.js';
import { type RtfLook, RtfVisibility } from './rtf-visibility.js';

/** Maximum nesting depth of groups; real documents stay below a hundred. */
const maxDepth = 2_000;
const maxParagraphLength = 20_000;

/** A backslash at the end of a line is one too. */
const endsParagraph = new Set(['par', 'sect', 'page', 'column', '\n', '\r']);

/** The state of a group, restored at its end. */
interface Group {
  skipped: boolean;
  look: RtfLook;
  struck: boolean;
  raised: boolean;
  encoding: string;
  /** The font, if it is one of symbols. */
  symbolFont: string | undefined;
  /** The number of fallback characters after a Unicode character. */
  fallback: number;
  table: 'fonts' | 'styles' | 'colours' | undefined;
  /** What is read of the group, or one around it, when it has ended, and whether it is a text that can be chosen there. */
  field?: ReadAtEnd;
  isChoice?: boolean;
  /** Of a group that stands on its own: the paragraph in which it lies. */
  around?: OpenParagraph;
}

/** A paragraph that is not complete. */
interface OpenParagraph {
  readonly text: string;
  readonly inTable: boolean;
  readonly level: number | undefined;
  readonly isAside: boolean;
  readonly isNote: boolean;
}

const space = 0x20;

/** Converts tokens to text, with a stack of groups and a buffer of bytes that is decoded before the next token of another kind. */
export class RtfReader {
  /** Those of texts that were left out because a reader does not see them. */
  hiddenCharacters = 0;
  #stack: Group[] = [];
  #group: Group = {
    skipped: false,
    look: {},
    struck: false,
    raised: false,
    encoding: 'windows-1252',
    symbolFont: undefined,
    fallback: 1,
    table: undefined,
  };
  #starred = false;
  #opened = false;
  #toSkip = 0;
  #bytes: number[] = [];
  #text = '';
  /** Whether the text so far ends within a part that is crossed out. */
  #isStruck = false;
  #cells: string[] = [];
  /** Of the table that is open. */
  #names: TableNames | undefined;
  #inTable = false;
  #level: number | undefined;
  /** Inside of a header or footer. */
  #isAside = false;
  /** Inside of a note or comment, whose paragraphs follow the one in which it lies. */
  #isNote = false;
  #notes: DocumentBlock[] = [];
  #blocks: DocumentBlock[] = [];
  readonly #visibility = new RtfVisibility();
  readonly #fonts = new Map<number, string>();
  readonly #symbolFonts = new Map<number, string>();
  readonly #headings = new Map<number, number>();
  /** Styles of tables of contents, whose titles are read where they are. */
  readonly #contents = new Set<number>();
  #isContents = false;
  #defined = 0;
  #default = 'windows-1252';

  /** The blocks that are complete, once. */
  take(): DocumentBlock[] {
    const blocks = this.#blocks;
    this.#blocks = [];
    return blocks;
  }

  /** The file has ended. */
  end(): void {
    this.#isNote = false;
    this.#paragraph();
    this.#row();
    this.#blocks.push(...this.#notes.splice(0));
  }

  read(token: RtfToken): void {
    if (token.type === 'byte') this.#byte(token.byte);
    else if (token.type === 'word') this.#word(token.name, token.value);
    else if (token.type === 'open') this.#open();
    else this.#close();
  }

  #open(): void {
    this.#flush();
    if (this.#stack.length >= maxDepth)
      throw new ProcessingError(`The file is broken: more than ${maxDepth} groups deep.`);
    this.#stack.push({ ...this.#group });
    this.#opened = true;
    this.#starred = false;
    this.#toSkip = 0;
  }

  #close(): void {
    this.#flush();
    if (this.#group.table === 'styles') this.#defineStyle();
    const { around, field } = this.#group;
    this.#group = this.#stack.pop() ?? this.#group;
    if (field !== undefined && field !== this.#group.field && this.#isShown) this.#add(field.shown ?? '');
    if (around !== undefined && around !== this.#group.around) this.#endInserted(around);
    this.#toSkip = 0;
  }

  #byte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else if (this.#group.table === 'colours') this.#visibility.defineColour(String.fromCharCode(byte));
    else if (!this.#group.skipped) this.#shownByte(byte);
    this.#opened = false;
  }

  #shownByte(byte: number): void {
    if (this.#isShown) this.#bytes.push(byte);
    else if (this.#group.table === undefined && this.#group.field === undefined && byte > space)
      this.hiddenCharacters += 1;
  }

  #word(name: string, value: number | undefined): void {
    if (name === '*') {
      this.#starred = this.#opened;
      return;
    }
    if (this.#opened) this.#destination(name);
    this.#opened = false;
    this.#starred = false;
    if (this.#group.skipped) return;
    if (name === 'u' && value !== undefined) this.#unicode(value);
    else if (this.#toSkip > 0 && name in characters) this.#toSkip -= 1;
    else this.#property(name, value);
  }

  get #isShown(): boolean {
    return this.#visibility.isShown(this.#group.look, this.#inTable);
  }

  #destination(name: string): void {
    if (name === 'fonttbl') this.#group.table = 'fonts';
    else if (name === 'stylesheet') this.#group.table = 'styles';
    else if (name === 'colortbl') this.#group.table = 'colours';
    else if (name === 'fldinst') this.#group.field = new RtfField();
    else if (name === 'listtext' || name === 'pntext') this.#group.field = new RtfItemNumber();
    else if (name === 'ffl') this.#group.isChoice = true;
    else if (insertedGroups.has(name)) this.#beginInserted(name);
    else if (skippedGroups.has(name)) {
      this.#group.skipped = true;
      if (name === 'background') this.#visibility.background();
    } else if (this.#starred && this.#group.table === undefined && !readGroups.has(name)) this.#group.skipped = true;
  }

  /** A header or a note is no part of the paragraph in which it lies. */
  #beginInserted(name: string): void {
    this.#strike(false);
    this.#group.around = {
      text: this.#text,
      inTable: this.#inTable,
      level: this.#level,
      isAside: this.#isAside,
      isNote: this.#isNote,
    };
    this.#group.look = { boxed: name === 'shptxt' };
    this.#isAside = /^(?:head|foot)er/.test(name);
    this.#isNote ||= /^(?:footnote|annotation)$/.test(name);
    this.#text = '';
  }

  #endInserted({ text, inTable, level, isAside, isNote }: OpenParagraph): void {
    this.#strike(false);
    const inserted = this.#text.trim();
    if (inTable) this.#text = `${text} ${inserted} `;
    else {
      this.#resetParagraph();
      this.#paragraph();
      this.#text = text;
    }
    this.#inTable = inTable;
    this.#level = level;
    this.#isAside = isAside;
    this.#isNote = isNote;
  }

  #unicode(value: number): void {
    this.#flush();
    const code = value < 0 ? value + 0x10000 : value;
    if (this.#isShown && this.#group.table === undefined)
      this.#add(shownSymbols(code > 0xffff ? '\ufffd' : String.fromCharCode(code), this.#group.symbolFont));
    this.#toSkip = this.#group.fallback;
  }

  #property(name: string, value: number | undefined): void {
    if (this.#group.table === 'colours') return this.#visibility.defineColour(name, value);
    if (this.#group.field !== undefined) return this.#inField(this.#group.field, name, value);
    const look = this.#visibility.change(name, value);
    if (look !== undefined) this.#group.look = { ...this.#group.look, ...look };
    const character = characters[name];
    if (character !== undefined) {
      this.#flush();
      if (this.#isShown) this.#add(character);
    } else if (endsParagraph.has(name)) this.#paragraph();
    else if (name === 'cell' || name === 'nestcell') this.#cell(name === 'nestcell');
    else if (name === 'row') this.#row();
    else if (name === 'pard') this.#resetParagraph();
    else if (name === 'intbl') this.#inTable = true;
    else if (value !== undefined) this.#valued(name, value);
    else if (name === 'strike') this.#setStruck(true);
    else if (name === 'super' || name === 'sub' || name === 'nosupersub') this.#setRaised(name === 'super');
    else if (name === 'plain') {
      this.#group.raised = false;
      this.#setStruck(false);
    }
  }

  #inField(field: ReadAtEnd, name: string, value: number | undefined): void {
    if (value === undefined) return;
    if (name === 'f') this.#font(value);
    else field.property(name, value);
  }

  #valued(name: string, value: number): void {
    if (name === 'f') this.#font(value);
    else if (name === 'fcharset' && this.#group.table === 'fonts') this.#defineFont(encodingOfCharset(value));
    else if (name === 'cpg' && this.#group.table === 'fonts') this.#defineFont(encodingOfCodePage(value));
    else if (name === 'ansicpg') this.#group.encoding = this.#default = encodingOfCodePage(value);
    else if (name === 'uc') this.#group.fallback = Math.min(10, Math.max(0, value));
    else if (name === 'outlinelevel') this.#level = value < 9 ? value + 1 : undefined;
    else if (name === 's') this.#style(value);
    else if (name === 'strike' || name === 'striked') this.#setStruck(value !== 0);
  }

  #setStruck(struck: boolean): void {
    this.#flush();
    this.#group.struck = struck;
  }

  #setRaised(raised: boolean): void {
    this.#flush();
    this.#group.raised = raised;
  }

  #font(number: number): void {
    this.#flush();
    // A style names a font among its own properties.
    if (this.#group.table === 'fonts') this.#defined = number;
    else {
      this.#group.encoding = this.#fonts.get(number) ?? this.#default;
      this.#group.symbolFont = this.#symbolFonts.get(number);
    }
  }

  #defineFont(encoding: string | undefined): void {
    if (encoding !== undefined) this.#fonts.set(this.#defined, encoding);
  }

  #style(number: number): void {
    if (this.#group.table === 'styles') this.#defined = number;
    else {
      this.#level = this.#headings.get(number);
      this.#isContents = this.#contents.has(number);
    }
  }

  /** In the table of styles the text of a group is its name. */
  #defineStyle(): void {
    const [, level] = /^\s*heading ([1-9]);?$/i.exec(this.#text) ?? [];
    if (level !== undefined) this.#headings.set(this.#defined, Number(level));
    else if (/^\s*(?:toc|contents) [1-9];?$/i.test(this.#text)) this.#contents.add(this.#defined);
    this.#text = '';
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const { encoding, symbolFont, table } = this.#group;
    const text = iconv.decode(Buffer.from(this.#bytes), symbolFont === undefined ? encoding : 'latin1');
    this.#bytes = [];
    if (table === 'fonts') this.#nameFont(text);
    else this.#add(shownSymbols(text, symbolFont));
  }

  #nameFont(written: string): void {
    const name = written.replace(/;.*/s, '');
    if (isSymbolFont(name)) this.#symbolFonts.set(this.#defined, name);
  }

  #strike(isStruck: boolean): void {
    if (isStruck !== this.#isStruck) this.#text += strikeMark;
    this.#isStruck = isStruck;
  }

  #add(text: string): void {
    const { field, isChoice } = this.#group;
    if (field !== undefined) {
      if (isChoice === true) field.choice(text);
      else field.text(text);
      return;
    }
    if (text.trim() !== '' && this.#group.table === undefined) this.#strike(this.#group.struck);
    this.#text += this.#group.raised ? raisedNumber(this.#text, text) : text;
    if (this.#text.length > maxParagraphLength && !this.#inTable) this.#paragraph();
  }

  #resetParagraph(): void {
    this.#inTable = this.#isContents = false;
    this.#level = undefined;
  }

  #paragraph(): void {
    this.#flush();
    if (this.#inTable) {
      this.#text += ' ';
      return;
    }
    this.#strike(false);
    const text = this.#text;
    this.#text = '';
    if (text.trim() === '' || this.#isContents) return;
    this.#names = undefined;
    if (this.#level === undefined) this.#push({ kind: 'paragraph', text });
    else this.#push({ kind: 'heading', level: this.#level, text: text.replace(/\s+/g, ' ').trim() });
  }

  #cell(isNested: boolean): void {
    this.#flush();
    this.#strike(false);
    if (isNested) this.#text += ' ';
    else {
      this.#cells.push(this.#text.trim());
      this.#text = '';
    }
  }

  #row(): void {
    this.#names ??= new TableNames();
    for (const block of this.#names.add({ cells: this.#cells, covered: new Set() })) this.#push(block);
    this.#cells = [];
  }

  #push(block: DocumentBlock): void {
    if (this.#isNote) this.#notes.push(block);
    else this.#blocks.push(this.#isAside ? { ...block, isAside: true } : block, ...this.#notes.splice(0));
  }
}
